import { useEffect, useRef, useState } from 'react'
import type { TripItem } from '#contract/trip-wish.ts'
import { type PricedTrip, priceTrip } from '#contract/trips.ts'
import { call } from '#web/platform/api.ts'
import { type Asked, useAsked } from '#web/platform/use-asked.ts'
import { changeTrip, startTrip, useTrip } from '../trip.ts'

/** What something cost when its owner looked at it before. */
export interface SeenBefore {
  yen: number
  at: string
}

export interface TripPage {
  /** Null until the device or the account told. */
  items: readonly TripItem[] | null
  keptUntil: number | null
  isCutOff: boolean
  changedElsewhere: readonly string[]
  priced: Asked<PricedTrip>
  seenBefore: ReadonlyMap<string, SeenBefore>
}

const wishKey = ({ id, wish }: TripItem) => `${id} ${JSON.stringify(wish)}`

/** The trip as it is here, at the prices of this moment. */
export function useTripPage(): TripPage {
  const { items, ...rest } = useTrip()
  useEffect(startTrip, [])
  const key = items && items.length > 0 ? JSON.stringify(items.map(wishKey)) : null
  const priced = useAsked<PricedTrip>(
    items && key ? { key, ask: () => call(priceTrip, { items: [...items] }) } : null,
    0,
  )
  const seenBefore = useSeenBefore(items)
  useNoteSeen(items, priced)
  return { items, ...rest, priced, seenBefore }
}

/** As it was when this page first saw it: what is noted here meanwhile tells of no change. */
function useSeenBefore(items: readonly TripItem[] | null): ReadonlyMap<string, SeenBefore> {
  const [first, setFirst] = useState<ReadonlyMap<string, SeenBefore | null>>(new Map())
  const unseen = (items ?? []).filter((item) => !first.has(wishKey(item)))
  if (unseen.length > 0) {
    const seen = unseen.map(
      (item) =>
        [
          wishKey(item),
          item.seenYen !== null && item.seenAt !== null ? { yen: item.seenYen, at: item.seenAt } : null,
        ] as const,
    )
    setFirst(new Map([...first, ...seen]))
  }
  return new Map(
    (items ?? []).flatMap((item) => {
      const seen = first.get(wishKey(item))
      return seen ? [[item.id, seen]] : []
    }),
  )
}

/** Remembers what each cost, so that the next look can say what changed. */
function useNoteSeen(items: readonly TripItem[] | null, priced: Asked<PricedTrip>) {
  const noted = useRef<PricedTrip | null>(null)
  useEffect(() => {
    const { answer, isCurrent } = priced
    if (!answer || !isCurrent || noted.current === answer) return
    noted.current = answer
    for (const { id, offer } of answer.items) {
      const item = items?.find((one) => one.id === id)
      if (!item || !offer || item.seenYen === offer.totalYen) continue
      // Nobody waits for it, and nothing is lost where it does not arrive.
      changeTrip({ see: { id, seenYen: offer.totalYen, seenAt: answer.pricedAt } }).catch(() => undefined)
    }
  }, [items, priced])
}
