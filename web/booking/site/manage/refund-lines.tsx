import type { refundQuote } from '#contract/booking-changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { backFor, backLabel, wayBack, weKeep } from '#contract/money-back.ts'
import { Part } from './booking-frame.tsx'
import { dayOf } from './booking-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { refundSteps } from './next-steps.ts'
import { paidRows } from './paid-words.ts'
import { StepsLine } from './steps-line.tsx'

/** What was paid, what is kept, what comes back, and when. */
export function RefundLines({ open, refund }: { open: OpenBooking; refund: OutputOf<typeof refundQuote> }) {
  const { booking, now } = open
  const back = backFor(booking.payments, refund.refundYen)
  const paid = booking.payments.find(({ state }) => state === 'succeeded')
  const rows = back.length > 0 ? back : [{ way: paid ? wayBack(paid) : ('card' as const), amountYen: refund.refundYen }]
  return (
    <Part title="Your refund">
      <dl className="grid gap-2.5 text-[0.9375rem] leading-normal tabular-nums">
        {paidRows(booking).map(({ key, label, yen }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <bdi>{formatYen(yen)}</bdi>
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <dt>{weKeep}</dt>
          <dd>
            <bdi>{formatYen(refund.keptYen)}</bdi>
          </dd>
          <dd className="col-span-2 text-xs text-ink-3">
            <bdi>{refund.sentence}</bdi>
          </dd>
        </div>
        {rows.map(({ way, amountYen }) => (
          <div
            key={way}
            className="flex justify-between gap-4 border-t border-ink pt-[0.6875rem] text-[1.125rem] font-[650]"
          >
            <dt>{backLabel(way)}</dt>
            <dd>
              <bdi>{formatYen(amountYen)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-7">
        <StepsLine label="When the money arrives" steps={refundSteps(back, dayOf(now))} />
      </div>
    </Part>
  )
}
