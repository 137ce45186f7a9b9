import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { backFor, backInWords } from '#contract/money-back.ts'
import { refundWorkingDays } from '#contract/refund-time.ts'
import { useSite } from '#web/platform/site.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { Part } from './booking-frame.tsx'
import { dayOf } from './booking-words.ts'
import { changedLines, countedLines, isPaidAsBooked } from './difference-words.ts'
import type { Offered } from './use-change.ts'

/** What was booked, what changes, what was paid, and what is left to pay or to give back: rows that add up. */
export function TheDifference({
  booking,
  offered,
  isDimmed,
}: {
  booking: Booking
  offered: Offered
  isDimmed: boolean
}) {
  const { paidOnTheDay } = useSite()
  const bookedAs = isPaidAsBooked(booking, offered) ? 'as paid' : 'as booked'
  const { quote, differenceYen, codeLapses } = offered
  return (
    <Part title="The difference">
      <dl
        aria-busy={isDimmed || undefined}
        className={cx('grid gap-2.5 text-[0.9375rem] leading-normal tabular-nums', isDimmed && 'dimmed')}
      >
        <Line label={`${longDay(dayOf(booking.startsAt))}, ${bookedAs}`} amount={formatYen(booking.totalYen)} />
        {changedLines(booking.lines, quote.lines, codeLapses).map((line) => (
          <Line
            key={line.label}
            label={line.label}
            why={line.explanation}
            amount={`${line.differenceYen > 0 ? '+' : ''}${formatYen(line.differenceYen)}`}
          />
        ))}
        <Line label="Fee for the change" amount={formatYen(0)} />
        <Line label="New total" amount={formatYen(quote.totalYen)} />
        {countedLines(booking, offered, paidOnTheDay).map(({ label, yen }) => (
          <Line key={label} label={label} amount={formatYen(-yen)} />
        ))}
      </dl>
      {/* Outside of the list, whose rows may have no role of their own. */}
      <p
        role="status"
        className={cx(
          'mt-2.5 flex justify-between gap-4 border-t border-ink pt-[0.6875rem] text-[1.125rem] leading-normal font-[650] tabular-nums',
          isDimmed && 'dimmed',
        )}
      >
        <span>{dueLabel(differenceYen, paidOnTheDay)}</span>
        <bdi>{formatYen(Math.abs(differenceYen))}</bdi>
      </p>
      <p className="mt-3 text-sm text-ink-2 empty:hidden">{dueNote(offered, booking)}</p>
    </Part>
  )
}

function dueLabel(differenceYen: number, paidOnTheDay: boolean): string {
  if (differenceYen === 0) return paidOnTheDay ? 'Nothing to pay now' : 'Nothing to pay'
  return differenceYen > 0 ? 'To pay now' : 'Comes back to you'
}

function dueNote({ differenceYen, quote }: Offered, { payments, totalYen }: Booking): string {
  if (differenceYen === 0) return quote.totalYen === totalYen ? 'It costs the same as before.' : ''
  if (differenceYen > 0) return 'Only the difference is charged. Until it is paid, everything stays as it is.'
  const back = backFor(payments, -differenceYen)
  return backInWords(
    back,
    (yen) =>
      `${back.length > 1 ? `${yen} goes to` : 'To'} the card it was paid with; the bank shows it within ${refundWorkingDays} working days.`,
  )
}

function Line({ label, amount, why }: { label: string; amount: string; why?: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
      {why && (
        <dd className="col-span-2 text-xs text-ink-3">
          <bdi>{why}</bdi>
        </dd>
      )}
    </div>
  )
}
