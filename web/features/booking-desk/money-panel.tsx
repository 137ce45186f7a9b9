import { HandCoins, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeskMoney } from '#contract/booking-desk.ts'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { cardInWords, moment } from './desk-words.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { TakeDialog } from './take-dialog.tsx'
import type { Desk } from './use-desk.ts'

const states: Record<DeskMoney['state'], { tone: TagTone; word: string }> = {
  started: { tone: 'waiting', word: 'Begun' },
  needs_step_up: { tone: 'waiting', word: 'At the bank' },
  succeeded: { tone: 'ok', word: 'Paid' },
  declined: { tone: 'error', word: 'Declined' },
  abandoned: { tone: 'neutral', word: 'Given up' },
  asked: { tone: 'waiting', word: 'At the bank' },
  done: { tone: 'ok', word: 'Given back' },
  failed: { tone: 'error', word: 'Failed' },
}

/** Every payment and refund, and what is left. */
export function MoneyPanel({ desk }: { desk: Desk }) {
  const { booking } = desk
  const [open, setOpen] = useState<'refund' | 'take' | null>(null)
  const heldYen = booking.paidYen - booking.refundedYen
  return (
    <Panel
      title="Payments and refunds"
      flush
      aside={
        booking.erased ? undefined : (
          <div className="flex flex-wrap gap-2">
            {booking.dueYen > 0 && (
              <Button size="small" onPress={() => setOpen('take')}>
                <Icon of={HandCoins} dense /> Take money on the day
              </Button>
            )}
            {heldYen > 0 && (
              <Button size="small" onPress={() => setOpen('refund')}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section tabIndex={0} aria-label="Payments" className="overflow-x-auto">
          <table className="w-full min-w-[560px] text-sm tabular-nums">
            <thead>
              <tr className="border-b border-ink text-[12.5px] text-ink-3 *:px-4.5 *:pb-2 *:text-start *:font-semibold">
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">How</th>
                <th scope="col" className="!text-end">
                  Amount
                </th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {booking.money.map((one) => (
                <tr key={one.id} className="border-b border-line *:px-4.5 *:py-2">
                  <td className="whitespace-nowrap">{moment(one.at)}</td>
                  <td>
                    {one.kind === 'payment' ? 'Payment' : 'Refund'}
                    {one.reason && (
                      <span className="block text-xs text-ink-3">
                        <bdi>{one.reason}</bdi>
                      </span>
                    )}
                  </td>
                  <td className="whitespace-nowrap">
                    <bdi>{cardInWords(one.card)}</bdi>
                  </td>
                  <td className="text-end">
                    {one.kind === 'refund' ? '−' : ''}
                    {formatYen(one.amountYen)}
                  </td>
                  <td>
                    <Tag tone={states[one.state].tone}>{states[one.state].word}</Tag>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-ink *:px-4.5 *:py-2.5">
                <th scope="row" colSpan={3} className="text-start font-semibold">
                  Paid, less refunds
                </th>
                <td className="text-end font-semibold">{formatYen(heldYen)}</td>
                <td className="text-ink-2">{dueInWords(booking.dueYen)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {open === 'refund' && <RefundDialog desk={desk} onClose={() => setOpen(null)} />}
      {open === 'take' && <TakeDialog desk={desk} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

export function dueInWords(dueYen: number): string {
  if (dueYen === 0) return 'Nothing due'
  return dueYen > 0 ? `${formatYen(dueYen)} due` : `${formatYen(-dueYen)} paid too much`
}
