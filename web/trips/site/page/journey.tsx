import { TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { TripItem } from '#contract/trip-wish.ts'
import type { Finding, PricedItem } from '#contract/trips.ts'
import { addDays, daysBetween, longDay, shortDay } from '#core/days.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayOfItem } from './item-words.ts'

interface Placed {
  item: TripItem
  priced: PricedItem
  day: string
}

type JourneyProps = {
  placed: readonly Placed[]
  findings: readonly Finding[]
  thing: (placed: Placed) => ReactNode
  panel: (finding: Finding) => ReactNode
}

export function placeItems(items: readonly TripItem[], priced: readonly PricedItem[]): Placed[] {
  const placed = priced.flatMap((one) => {
    const item = items.find(({ id }) => id === one.id)
    return item ? [{ item, priced: one, day: dayOfItem(one, item.wish) }] : []
  })
  return placed.toSorted((one, other) => one.day.localeCompare(other.day))
}

/** The trip day by day along a line; what does not fit stands before what it concerns. */
export function Journey({ placed, findings, thing, panel }: JourneyProps) {
  return (
    <ol aria-label="Your trip, day by day">
      {placed.map((one, index) => {
        const next = placed[index + 1]
        const isNewDay = placed[index - 1]?.day !== one.day
        const own = findings.filter(({ items: [first] }) => first === one.item.id)
        return (
          <Fragment key={one.item.id}>
            {own.map((finding) => (
              <Row key={finding.title} day={null} mark={<WrongMark isImpossible={finding.isImpossible} />}>
                {panel(finding)}
              </Row>
            ))}
            <Row
              day={isNewDay ? one.day : null}
              mark={<LineMark line={one.priced.line} className="shadow-[0_0_0_5px_var(--paper)]" />}
              isLast={!next}
            >
              {thing(one)}
            </Row>
            {next && daysBetween(one.day, next.day) > 1 && <OpenDays after={one.day} until={next.day} />}
          </Fragment>
        )
      })}
    </ol>
  )
}

type RowProps = { day: string | null; until?: string; mark: ReactNode; isLast?: boolean; children: ReactNode }

/** A stop on the line, with its day where that is a new one. */
export function Row({ day, until, mark, isLast = false, children }: RowProps) {
  return (
    <li
      className={cx(
        'relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 md:grid-cols-[66px_44px_minmax(0,1fr)] md:gap-x-5',
        !isLast && 'pb-9',
        // The line goes on to the next stop, dashed: between two of them guests are on their own.
        !isLast &&
          'before:absolute before:inset-y-6 before:start-[19px] before:-bottom-6 before:w-1.5 before:bg-[repeating-linear-gradient(var(--edge)_0_3px,transparent_3px_12px)] md:before:start-[105px]',
      )}
    >
      <p className="flex items-baseline gap-2 leading-none max-md:order-2 max-md:self-center md:block md:text-end">
        {day && (
          <>
            <span className="sr-only">
              {longDay(day)}
              {until && ` to ${longDay(until)}`}
            </span>
            <span
              aria-hidden
              className="font-serif text-[1.875rem] leading-none tabular-nums md:block md:text-[2.5rem]"
            >
              {Number(day.slice(8))}
            </span>
            <span aria-hidden className="text-sm font-[550] text-ink-2">
              {until ? `to ${Number(until.slice(8))}` : shortDay(day).slice(0, 3)}
            </span>
          </>
        )}
      </p>
      <span className="relative z-1 justify-self-center max-md:order-1">{mark}</span>
      <div className="min-w-0 max-md:order-3 max-md:col-start-2">{children}</div>
    </li>
  )
}

function WrongMark({ isImpossible }: { isImpossible: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-11 place-items-center rounded-[9px] text-paper shadow-[0_0_0_5px_var(--paper)]',
        isImpossible ? 'bg-beni' : 'bg-kohaku',
      )}
    >
      <Icon of={TriangleAlert} />
    </span>
  )
}

/** What they are is not ours to say; what can be had on them is one press away. */
function OpenDays({ after, until }: { after: string; until: string }) {
  const [first, last] = [addDays(after, 1), addDays(until, -1)]
  const count = daysBetween(after, until) - 1
  return (
    <Row
      day={first}
      {...(count > 1 && { until: last })}
      mark={
        <span
          aria-hidden
          className="mx-auto mt-0.5 block size-5 rounded-ring border-4 border-edge bg-paper shadow-[0_0_0_5px_var(--paper)]"
        />
      }
    >
      <p className="text-[0.9375rem] text-ink-2">
        <strong className="font-semibold text-ink">
          {count === 1 ? 'Nothing planned.' : `${capitalized(countedInWords(count, 'open day'))}.`}
        </strong>{' '}
        <TextLink to={`/tour/grid?day=${first}`} className="inline-flex min-h-8 items-center print:hidden">
          {count === 1 ? `What is free on ${longDay(first).split(' ')[0]}?` : 'Add a day out'}
        </TextLink>
      </p>
    </Row>
  )
}
