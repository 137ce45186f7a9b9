import type { ReactNode } from 'react'
import type { Picture } from '#contract/media.ts'
import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { taxNote } from '#contract/tax-words.ts'
import type { TaxShare } from '#core/tax-shares.ts'
import { cx } from '#web/ui/cx.ts'
import { Print } from '#web/ui/print.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'

export interface TripFact {
  term: string
  detail: ReactNode
}

type TripTicketProps = {
  picture: Picture | null
  /** In place of a print, such as the car of a ride. */
  drawing?: ReactNode
  title: string
  facts: readonly TripFact[]
  /** A state beside the name. */
  tag?: ReactNode
  lines?: readonly QuoteLine[]
  total?: { label: 'Total' | 'Paid' | 'Left with us' | 'We keep'; yen: number; taxes?: readonly TaxShare[] }
  /** Below a hairline: until when one may cancel. */
  note?: ReactNode
  foot?: ReactNode
  /** The figures are of a moment ago; new ones are on their way. */
  isDimmed?: boolean
  className?: string
}

/** A day as a ticket: what it is above the tear, what it costs below. */
export function TripTicket({
  picture,
  drawing,
  title,
  facts,
  tag,
  lines = [],
  total,
  note,
  foot,
  ...rest
}: TripTicketProps) {
  const hasCosts = lines.length > 0 || total !== undefined
  return (
    <Ticket className={rest.className}>
      {picture && <Print of={picture} alt="" sizes="420px" className="h-[10.5rem] rounded-t-[3px] max-md:hidden" />}
      {drawing && <div className="px-4.5 pt-5 max-md:hidden md:px-[1.625rem]">{drawing}</div>}
      <div className="px-4.5 py-5 md:px-[1.625rem] md:py-[1.375rem]">
        <div className="mb-3.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h2 className="font-serif text-d4">{title}</h2>
          {tag}
        </div>
        <Facts facts={facts} />
      </div>
      {hasCosts && <TicketTear />}
      {hasCosts && (
        <div
          aria-busy={rest.isDimmed || undefined}
          className={cx('px-4.5 py-5 md:px-[1.625rem] md:py-[1.375rem]', rest.isDimmed && 'dimmed')}
        >
          <CostLines lines={lines} total={total} />
        </div>
      )}
      {note && <div className="border-t border-line px-4.5 py-5 text-sm md:px-[1.625rem]">{note}</div>}
      {foot && <div className="border-t border-line px-4.5 py-5 md:px-[1.625rem]">{foot}</div>}
    </Ticket>
  )
}

/** Terms and what they are, in two columns. */
export function Facts({ facts }: { facts: readonly TripFact[] }) {
  return (
    <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-[0.5625rem] text-[0.9375rem] leading-normal tabular-nums md:grid-cols-[96px_minmax(0,1fr)]">
      {facts.map(({ term, detail }) => (
        <div key={term} className="contents">
          <dt className="text-ink-3">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines that add up to their total, each with its reason. */
export function CostLines({ lines, total }: Pick<TripTicketProps, 'total'> & { lines: readonly QuoteLine[] }) {
  return (
    <>
      <dl className="grid gap-2.5 text-[0.9375rem] leading-normal tabular-nums">
        {lines.map((line) => (
          <div
            key={`${line.kind} ${line.label}`}
            className={cx('grid grid-cols-[minmax(0,1fr)_auto] gap-x-4', line.amountYen < 0 && 'font-[550] text-matsu')}
          >
            <dt>
              <bdi>{line.label}</bdi>
            </dt>
            <dd>
              <bdi>{line.amountYen === 0 ? 'Included' : formatYen(line.amountYen)}</bdi>
            </dd>
            {line.explanation && (
              <dd className="col-span-2 max-w-[42ch] text-xs font-normal text-ink-3">
                <bdi>{line.explanation}</bdi>
              </dd>
            )}
          </div>
        ))}
        {total && (
          <div
            className={cx(
              'flex justify-between gap-4 text-[1.125rem] font-[650]',
              lines.length > 0 && 'border-t border-ink pt-[0.6875rem]',
            )}
          >
            <dt>{total.label}</dt>
            <dd>
              <bdi>{formatYen(total.yen)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {total?.taxes && (
        <p className="mt-2 text-xs text-ink-3 tabular-nums">
          <bdi>{taxNote(total.taxes)}</bdi>
        </p>
      )}
    </>
  )
}
