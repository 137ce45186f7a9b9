import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { DraftPlace, TourDraft } from '#contract/tour-draft.ts'
import { drivingTimes } from '#contract/tour-places.ts'
import { call } from '#web/platform/api.ts'
import { isPlaced, startOf } from './day-plan.ts'
import { minutesAfter } from './day-words.ts'
import { type Drive, followDrives, type Leg, type MinutesByHour, type SeenDrives } from './drives.rules.ts'
import type { TourEditing } from './use-tour-draft.ts'

/** A point is often typed figure by figure. */
const pauseMs = 300
const mostLegs = 40
/** The drive home; stops have numbers above it. */
const homeKey = 0

/** The drives of the day: proposed from the driving times by hour, and written into the draft where no hand did it. */
export function useDrives({ draft, change }: TourEditing, keys: readonly number[]): readonly Drive[] {
  const ways = waysOf(draft)
  const known = useDrivingTimes(ways)
  const seen = useRef<SeenDrives>(new Map())
  const legs = ways.map((way, index): Leg => {
    const stop = draft.stops[index]
    return {
      key: stop ? (keys[index] ?? index) : homeKey,
      minutes: stop ? stop.driveMinutes : draft.returnDriveMinutes,
      stayMinutes: stop?.stayMinutes ?? null,
      byHour: (way && known.get(wayKey(way))) ?? null,
    }
  })
  const now = followDrives(minutesAfter('00:00', startOf(draft)) ?? 0, legs, seen.current)
  useEffect(() => {
    seen.current = now.seen
    const isFollowed = legs.every(({ minutes }, index) => minutes === now.drives[index]?.minutes)
    if (!isFollowed) change((latest) => withDrives(latest, now.drives))
  })
  return now.drives
}

function withDrives(draft: TourDraft, drives: readonly Drive[]): TourDraft {
  if (drives.length !== draft.stops.length + 1) return draft
  return {
    ...draft,
    stops: draft.stops.map((stop, index) => ({ ...stop, driveMinutes: drives[index]?.minutes ?? null })),
    returnDriveMinutes: drives.at(-1)?.minutes ?? null,
  }
}

interface Point {
  latitude: number
  longitude: number
}
type Way = { from: Point; to: Point }

/** From door to door, the drive home last; null: an end has no place yet. A day without stops has no drives. */
function waysOf({ pickUp, stops, dropOff }: TourDraft): (Way | null)[] {
  if (stops.length === 0) return [null]
  const places: DraftPlace[] = [pickUp, ...stops, dropOff]
  return places.slice(1).map((to, index) => {
    const from = places[index]
    return from && isPlaced(from) && isPlaced(to) ? { from: pointOf(from), to: pointOf(to) } : null
  })
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
const wayKey = ({ from, to }: Way) => `${from.latitude},${from.longitude}>${to.latitude},${to.longitude}`

/** What is known of some ways; asked for once each. Without an answer, drives are typed as ever. */
function useDrivingTimes(ways: readonly (Way | null)[]): ReadonlyMap<string, MinutesByHour> {
  const [known, setKnown] = useState<ReadonlyMap<string, MinutesByHour>>(new Map())
  const missing = [...new Map(ways.flatMap((way) => (way ? [[wayKey(way), way] as const] : []))).values()]
    .filter((way) => !known.has(wayKey(way)))
    .slice(0, mostLegs)
  const asked = JSON.stringify(missing)
  useEffect(() => {
    const legs = JSON.parse(asked) as Way[]
    if (legs.length === 0) return
    const timer = setTimeout(() => {
      void call(drivingTimes, { legs }).then(
        (answer) =>
          setKnown((before) => {
            const after = new Map(before)
            for (const [index, leg] of legs.entries()) after.set(wayKey(leg), answer.legs[index]?.minutesByHour ?? [])
            return after
          }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        },
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [asked])
  return known
}
