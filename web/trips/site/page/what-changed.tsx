import { formatYen } from '#contract/money.ts'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import type { PricedItem, PricedTrip } from '#contract/trips.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { clockOf, dayOf } from '#web/rides/site/index.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { longDay } from '#web/ui/day.ts'
import { slotInWords, startOfWish } from './item-words.ts'
import type { SeenBefore } from './use-trip-page.ts'

type WhatChangedProps = {
  priced: PricedTrip
  items: readonly TripItem[]
  seenBefore: ReadonlyMap<string, SeenBefore>
  onPut: (id: string, wish: TripWish) => void
  onTakeOut: (id: string) => void
}

/** What costs otherwise than at the last look, and what is gone; nothing where nothing did. */
export function WhatChanged({ priced, items, seenBefore, onPut, onTakeOut }: WhatChangedProps) {
  const dearer = priced.items.filter(({ id, offer }) => {
    const seen = seenBefore.get(id)
    return offer && seen && seen.yen !== offer.totalYen
  })
  const gone = priced.items.filter((item) => item.gone)
  const count = dearer.length + gone.length
  if (count === 0) return null
  const since = [...seenBefore.values()].map(({ at }) => at).toSorted()[0]
  return (
    <section
      aria-label="What changed"
      className="mt-9 grid gap-x-8 gap-y-3 border-y border-kohaku bg-kohaku-soft px-5 py-4.5 max-md:-mx-(--gut) md:grid-cols-[200px_minmax(0,1fr)] md:px-6"
    >
      <div>
        <h2 className="font-serif text-d4">{capitalized(countedInWords(count, 'thing'))} changed</h2>
        <p className="mt-1 text-sm text-ink-2 tabular-nums">
          <bdi>
            {since && dearer.length > 0 && `Since ${longDay(tokyoDay(since))}. `}Priced again today at{' '}
            {clockOf(priced.pricedAt)}.
          </bdi>
        </p>
      </div>
      <ul className="text-[0.9375rem] tabular-nums">
        {dearer.map((item) => (
          <li key={item.id} className={ROW}>
            <bdi>
              <strong className="font-semibold">{item.title}</strong> costs{' '}
              <del className="text-ink-2">{formatYen(seenBefore.get(item.id)?.yen ?? 0)}</del>{' '}
              <strong className="font-semibold">{formatYen(item.offer?.totalYen ?? 0)}</strong>.
            </bdi>
          </li>
        ))}
        {gone.map((item) => (
          <Gone
            key={item.id}
            item={item}
            wish={items.find(({ id }) => id === item.id)?.wish}
            onPut={onPut}
            onTakeOut={onTakeOut}
          />
        ))}
      </ul>
    </section>
  )
}

const ROW =
  'grid items-center gap-x-6 gap-y-2 border-kohaku/35 py-2.5 not-first:border-t first:pt-0.5 md:grid-cols-[minmax(0,1fr)_auto]'
const tokyoDay = (moment: string) => dayOf(moment)

type GoneProps = Pick<WhatChangedProps, 'onPut' | 'onTakeOut'> & { item: PricedItem; wish: TripWish | undefined }

function Gone({ item: { id, title, gone }, wish, onPut, onTakeOut }: GoneProps) {
  if (!gone || !wish) return null
  return (
    <li className={ROW}>
      <bdi>
        <strong className="font-semibold">{title}</strong>, {longDay(wish.day)}, {startOfWish(wish)}: {gone.sentence} It
        is not in the sum.
      </bdi>
      <span className="flex flex-wrap gap-2">
        {gone.nearest.map(({ wish: other, day, start, totalYen }) => (
          <button key={`${day} ${start}`} type="button" onClick={() => onPut(id, other)} className={SMALL}>
            <bdi>
              {slotInWords(day, start)}, {formatYen(totalYen)}
            </bdi>
            <span className="sr-only">: {title}</span>
          </button>
        ))}
        <button type="button" onClick={() => onTakeOut(id)} className={SMALL}>
          Leave it out
          <span className="sr-only">: {title}</span>
        </button>
      </span>
    </li>
  )
}

const SMALL = buttonLook({ size: 'small', className: 'min-h-11 md:min-h-10' })
