import { HandCoins, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeskMoney } from '#contract/booking-desk.ts'
import { refundByOffice } from '#contract/booking-desk-moves.ts'
import { formatYen } from '#contract/money.ts'
import { correctTaken, noteHandedBack, takeOnTheDay } from '#contract/money-on-the-day.ts'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { type RecordColumn, RecordTable } from '#web/ui/office/record-table.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { howInWords, moment } from './desk-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { CorrectDialog, TakeDialog } from './take-dialog.tsx'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

const states: Record<DeskMoney['state'], { tone: TagTone; word: string }> = {
  started: { tone: 'waiting', word: 'Begun' },
  needs_step_up: { tone: 'waiting', word: 'At the bank' },
  succeeded: { tone: 'ok', word: 'Paid' },
  declined: { tone: 'error', word: 'Declined' },
  abandoned: { tone: 'neutral', word: 'Given up' },
  asked: { tone: 'waiting', word: 'At the bank' },
  done: { tone: 'ok', word: 'Refunded' },
  failed: { tone: 'error', word: 'Failed' },
}

const kinds: Record<DeskMoney['kind'], string> = { payment: 'Payment', refund: 'Refund', correction: 'Correction' }

/** Of a correction no money moves, and by hand it moves only when somebody hands it over, whatever the state says. */
function stateOf({ kind, state, takenHow, toHand, handedAt }: DeskMoney): { tone: TagTone; word: string } {
  if (kind === 'correction') return { tone: 'neutral', word: 'Taken back' }
  if (toHand) return handedAt ? { tone: 'ok', word: 'Given back' } : { tone: 'waiting', word: 'To give back' }
  return kind === 'refund' && takenHow ? { tone: 'neutral', word: 'Written down' } : states[state]
}

interface Deeds {
  onCorrect: (money: DeskMoney) => void
  onHand: (money: DeskMoney) => void
  may: ReturnType<typeof useMay>
}

const columnsFor = ({ onCorrect, onHand, may }: Deeds): RecordColumn<DeskMoney>[] => [
  {
    header: 'When',
    cell: ({ at }) => <bdi>{moment(at)}</bdi>,
    className: 'whitespace-nowrap',
    narrow: 'max-sm:col-start-1 max-sm:row-start-2 max-sm:text-ink-2',
  },
  {
    header: 'What',
    cell: ({ kind, reason }) => (
      <>
        {kinds[kind]}
        {reason && (
          <span className="block text-xs text-ink-3">
            <bdi>{reason}</bdi>
          </span>
        )}
      </>
    ),
    narrow: 'max-sm:col-start-1 max-sm:row-start-1 max-sm:font-semibold max-sm:[&_span]:font-normal',
  },
  {
    header: 'How',
    cell: (money) => <bdi>{howInWords(money)}</bdi>,
    narrow: 'max-sm:col-start-1 max-sm:row-start-3 max-sm:text-ink-2 max-sm:empty:hidden',
  },
  {
    header: 'Amount',
    cell: ({ kind, amountYen }) => (
      <bdi>
        {kind === 'payment' ? '' : '−'}
        {formatYen(amountYen)}
      </bdi>
    ),
    numeric: true,
    narrow: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:font-semibold',
  },
  {
    header: 'State',
    cell: (money) => (
      <>
        <Tag tone={stateOf(money).tone}>{stateOf(money).word}</Tag>
        {money.correctableYen > 0 && may(correctTaken) && (
          <TextButton
            className="ms-3 min-h-8 text-[0.84375rem] max-md:min-h-11"
            aria-label={`Correct ${formatYen(money.correctableYen)}`}
            onClick={() => onCorrect(money)}
          >
            Correct
          </TextButton>
        )}
        {money.toHand && may(noteHandedBack) && (
          <TextButton
            className="ms-3 min-h-8 text-[0.84375rem] max-md:min-h-11"
            aria-label={`${money.handedAt ? 'Not given' : 'It was given'}: ${formatYen(money.amountYen)}`}
            onClick={() => onHand(money)}
          >
            {money.handedAt ? 'Not given' : 'It was given'}
          </TextButton>
        )}
      </>
    ),
    narrow: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-end',
  },
]

/** Every payment and refund, and what is left. */
export function MoneyPanel({ desk }: { desk: Desk }) {
  const { booking } = desk
  const may = useMay()
  const [open, setOpen] = useState<'refund' | 'take' | DeskMoney | null>(null)
  const heldYen = booking.paidYen - booking.refundedYen
  const handing = useDeed(desk, () => undefined)
  const hand = ({ id: refundId, amountYen, handedAt }: DeskMoney) => {
    const input = { reference: booking.reference, refundId, isHanded: handedAt === null }
    const done = handedAt === null ? 'was given back.' : 'is to be given back again.'
    return handing.run(input, (options) => call(noteHandedBack, input, options), `${formatYen(amountYen)} ${done}`)
  }
  return (
    <Panel
      id="money"
      title="Payments and refunds"
      flush
      aside={
        booking.erased ? undefined : (
          <div className="flex flex-wrap gap-2">
            {booking.dueYen > 0 && may(takeOnTheDay) && (
              <Button size="small" className="max-md:min-h-11" onPress={() => setOpen('take')}>
                <Icon of={HandCoins} dense /> Take money on the day
              </Button>
            )}
            {heldYen > 0 && may(refundByOffice) && (
              <Button size="small" className="max-md:min-h-11" onPress={() => setOpen('refund')}>
                <Icon of={Undo2} dense points /> Refund
              </Button>
            )}
          </div>
        )
      }
    >
      {booking.money.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-3">Nothing was paid yet.</p>
      ) : (
        <RecordTable
          label="Payments and refunds"
          columns={columnsFor({ onCorrect: setOpen, onHand: hand, may })}
          rows={booking.money}
          idOf={({ id }) => id}
          sum={{ label: 'Paid, less refunds', value: formatYen(heldYen), aside: dueInWords(booking.dueYen) }}
        />
      )}
      {handing.refusal && (
        <div className="p-4.5">
          <Alert tone="error" title={handing.refusal.message} />
        </div>
      )}
      {open === 'refund' && <RefundDialog desk={desk} onClose={() => setOpen(null)} />}
      {open === 'take' && <TakeDialog desk={desk} onClose={() => setOpen(null)} />}
      {open !== null && typeof open === 'object' && (
        <CorrectDialog desk={desk} money={open} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

export function dueInWords(dueYen: number): string {
  if (dueYen === 0) return 'Nothing due'
  return dueYen > 0 ? `${formatYen(dueYen)} due` : `${formatYen(-dueYen)} paid above the price`
}
