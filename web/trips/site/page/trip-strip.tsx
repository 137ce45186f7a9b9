import { addDays, daysBetween, longDay, shortDay } from '#core/days.ts'
import { groundLook } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'

/** One thing at its true hours. */
export interface StripItem {
  number: number
  line: string | null
  /** Moments on Tokyo's clock. */
  startsAt: string
  endsAt: string
  /** It cannot be as it stands. */
  isWrong?: boolean
}

const mostDays = 14
const dayMinutes = 24 * 60
const minutesOf = (moment: string) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16))

/** Every day 24 hours wide. Days between far ones are left out, so that none becomes too narrow. */
export function daysOfStrip(items: readonly Pick<StripItem, 'startsAt' | 'endsAt'>[]): string[] {
  const named = items.flatMap(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]).toSorted()
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return []
  const span = daysBetween(first, last) + 1
  return span <= mostDays ? Array.from({ length: span }, (_, day) => addDays(first, day)) : [...new Set(named)]
}

/** Where a thing lies on one day, in percent; null where it does not. */
export function partOfDay(
  { startsAt, endsAt }: Pick<StripItem, 'startsAt' | 'endsAt'>,
  day: string,
): { from: number; width: number } | null {
  if (day < startsAt.slice(0, 10) || day > endsAt.slice(0, 10)) return null
  const from = startsAt.slice(0, 10) === day ? minutesOf(startsAt) : 0
  const until = endsAt.slice(0, 10) === day ? minutesOf(endsAt) : dayMinutes
  return { from: (from / dayMinutes) * 100, width: ((until - from) / dayMinutes) * 100 }
}

/** The whole trip to scale. The list below says the same in words. */
export function TripStrip({ items }: { items: readonly StripItem[] }) {
  const days = daysOfStrip(items)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const span = first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`
  return (
    <>
      <div
        role="img"
        aria-label={`${span}, each day 24 hours wide, with what is in the trip at its hours`}
        className="grid auto-cols-fr grid-flow-col border-y border-ink tabular-nums"
      >
        {days.map((day) => (
          <div key={day} className="relative h-24 min-w-0 border-line pt-2 not-first:border-s md:h-28 md:pt-2.5">
            <div className="grid ps-1 text-xs leading-tight font-[550] text-ink-2 md:flex md:items-baseline md:gap-1.5 md:ps-2.5">
              <span className="font-serif text-[1.1875rem] leading-none font-normal text-ink md:text-[1.375rem]">
                {Number(day.slice(8))}
              </span>
              {days.length <= 10 && shortDay(day).slice(0, 3)}
            </div>
            <span className="absolute inset-x-0 top-14 h-6 bg-paper-2 md:top-[3.75rem]" />
            {items.map((item) => (
              <Bar key={item.number} item={item} day={day} />
            ))}
          </div>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3 max-md:hidden">Each column is 24 hours, Tokyo time.</p>
    </>
  )
}

function Bar({ item, day }: { item: StripItem; day: string }) {
  const part = partOfDay(item, day)
  if (!part) return null
  const isFirst = item.startsAt.slice(0, 10) === day
  return (
    <span
      className={cx(
        'absolute top-14 h-6 min-w-[5px] md:top-[3.75rem]',
        item.line === null ? 'bg-ink' : groundLook(item.line),
        item.isWrong && 'outline-2 outline-offset-1 outline-beni',
      )}
      style={{ insetInlineStart: `${part.from}%`, inlineSize: `${part.width}%` }}
    >
      {isFirst && (
        <b className="absolute start-0 -top-[1.125rem] text-xs leading-none font-bold text-ink max-md:hidden">
          {item.number}
        </b>
      )}
    </span>
  )
}
