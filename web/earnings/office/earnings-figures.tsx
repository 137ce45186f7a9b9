import type { readEarnings } from '#contract/earnings.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { taxYenOf } from '#core/tax-shares.ts'
import { counted } from '#core/words.ts'
import { Figure, FigureRow, type FigureTone } from '#web/ui/office/figure-row.tsx'
import { shareInPercent } from '#web/ui/office/share-in-percent.ts'
import { addressWith, type EarningsAddress } from './earnings-address.ts'
import { taxInWords } from './tax-in-words.ts'

export type Earnings = OutputOf<typeof readEarnings>

/** What the ledger below adds up to. */
export function EarningsFigures({ of: { head, isRunning }, address }: { of: Earnings; address: EarningsAddress }) {
  const { paidYen, givenBackYen, keptYen, taxes, payments, refunds, yearBeforePaidYen } = head
  const share = paidYen > 0 ? `${shareInPercent(givenBackYen, paidYen)}, ` : ''
  // The sums are those of all tours, whatever is filtered below.
  const ledgerOf = (kind: EarningsAddress['kind']) => `${addressWith(address, { kind, tour: null })}#ledger`
  return (
    <FigureRow label="Sums">
      <Figure
        label="Received"
        value={formatYen(paidYen)}
        // Not so many payments: a correction of one is an entry of its own.
        {...comparedTo(paidYen, yearBeforePaidYen, isRunning, counted(payments, 'entry', 'entries'))}
        to={ledgerOf('payment')}
      />
      <Figure
        label="Refunded"
        value={formatYen(givenBackYen)}
        note={`${share}${counted(refunds, 'refund')}`}
        to={ledgerOf('refund')}
      />
      <Figure label="Net" value={formatYen(keptYen)} note="Received less refunded" to={ledgerOf(null)} />
      <Figure label="Tax inside" value={formatYen(taxYenOf(taxes))} note={taxInWords(taxes)} to={ledgerOf(null)} />
    </FigureRow>
  )
}

function comparedTo(paidYen: number, before: number | null, isRunning: boolean, otherwise: string) {
  if (!before) return { note: otherwise, tone: 'plain' as FigureTone }
  const change = Math.round(((paidYen - before) / before) * 100)
  const sign = change > 0 ? '+ ' : change < 0 ? '− ' : '± '
  const tone: FigureTone = change > 0 ? 'good' : change < 0 ? 'bad' : 'plain'
  return { note: `${sign}${Math.abs(change)}% on a year before${isRunning ? ' by now' : ''}`, tone }
}
