import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import type { PricedItem } from '#contract/trips.ts'
import { cx } from '#web/ui/cx.ts'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'

type TripTotalProps = {
  items: readonly PricedItem[]
  /** The sum is of a moment ago. */
  isOld: boolean
  /** How it goes on from here. */
  children: ReactNode
}

const sumOf = (items: readonly PricedItem[], of: (offer: NonNullable<PricedItem['offer']>) => number) =>
  items.reduce((sum, { offer }) => sum + (offer ? of(offer) : 0), 0)

export const totalYenOf = (items: readonly PricedItem[]) => sumOf(items, ({ totalYen }) => totalYen)

/** What all of it costs, what of that is tax, and the way on. */
export function TripTotal({ items, isOld, children }: TripTotalProps) {
  const had = items.filter(({ offer }) => offer)
  const rates = [...new Set(had.map(({ offer }) => offer?.taxPercent ?? 0))].toSorted((one, other) => other - one)
  return (
    <aside aria-label="What the trip costs" className="md:sticky md:top-6 md:self-start">
      <Ticket lift>
        <div className={cx('px-5 py-6 md:px-7', isOld && 'dimmed')} aria-busy={isOld || undefined}>
          <p className="flex items-end justify-between gap-4">
            <bdi role="status" className="font-serif text-[2.75rem] leading-none tracking-[-0.02em] tabular-nums">
              {formatYen(totalYenOf(had))}
            </bdi>
            <span className="text-end text-sm text-ink-2">
              all of it,
              <br />
              tax included
            </span>
          </p>
          <dl className="mt-5.5 grid gap-2 text-[0.9375rem] tabular-nums">
            {had.map(({ id, title, offer }, index) => (
              <div key={id} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-2">
                <dt className="contents">
                  <b className="font-[650]">{index + 1}</b>
                  <bdi>{title}</bdi>
                </dt>
                <dd>
                  <bdi>{formatYen(offer?.totalYen ?? 0)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <TicketTear />
        <dl className={cx('grid gap-1 px-5 py-4.5 text-sm text-ink-2 tabular-nums md:px-7', isOld && 'dimmed')}>
          {rates.map((percent) => {
            const own = had.filter(({ offer }) => offer?.taxPercent === percent)
            return (
              <div key={percent} className="flex justify-between gap-3">
                <dt>
                  <bdi>
                    Tax in the total, {percent}% of {formatYen(totalYenOf(own))}
                  </bdi>
                </dt>
                <dd>
                  <bdi>{formatYen(sumOf(own, ({ taxIncludedYen }) => taxIncludedYen))}</bdi>
                </dd>
              </div>
            )
          })}
        </dl>
        <div className="grid gap-3.5 border-t border-line px-5 py-5.5 md:px-7 print:hidden">{children}</div>
      </Ticket>
    </aside>
  )
}
