import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import type { PricedItem } from '#contract/trips.ts'
import { addTaxes, type TaxShare } from '#core/tax-shares.ts'
import { cx } from '#web/ui/cx.ts'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'

type TripTotalProps = {
  items: readonly PricedItem[]
  /** The sum is of a moment ago. */
  isOld: boolean
  /** How it goes on from here. */
  children: ReactNode
}

export const totalYenOf = (items: readonly PricedItem[]) =>
  items.reduce((sum, { offer }) => sum + (offer?.totalYen ?? 0), 0)

/** Of what is not paid for yet, nothing is kept. */
const inWords = ({ part, percent, amountYen }: TaxShare) =>
  percent > 0 || part === 'kept' ? `Tax in the total, ${percent}% of ${formatYen(amountYen)}` : taxClassWords[part]

/** What all of it costs, what of that is tax, and the way on. */
export function TripTotal({ items, isOld, children }: TripTotalProps) {
  const had = items.filter(({ offer }) => offer)
  const taxes = addTaxes(had.flatMap(({ offer }) => (offer ? [offer.taxes] : [])))
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
          {taxes.map((share) => (
            <div key={`${share.part} ${share.percent}`} className="flex justify-between gap-3">
              <dt>
                <bdi>{inWords(share)}</bdi>
              </dt>
              <dd>
                <bdi>{formatYen(share.percent > 0 ? share.taxYen : share.amountYen)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-3.5 border-t border-line px-5 py-5.5 md:px-7 print:hidden">{children}</div>
      </Ticket>
    </aside>
  )
}
