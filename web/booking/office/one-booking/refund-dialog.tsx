import { HandCoins } from 'lucide-react'
import { useRef, useState } from 'react'
import { refundByOffice } from '#contract/booking-desk-moves.ts'
import { formatYen } from '#contract/money.ts'
import { refundWorkingDays } from '#contract/refund-time.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Facts } from '#web/ui/office/panel.tsx'
import { backOf, byHandInWords, whereToInWords } from '../back-words.ts'
import { readYen } from './desk-form.ts'
import { keptInWords, withUsInWords } from './money-words.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

/** Money back outside the terms while the day stays: never more than paid less given back, and never without a reason. */
export function RefundDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { booking } = desk
  const { reference, version, paidYen, refundedYen, leadName } = booking
  const mostYen = paidYen - refundedYen
  const [amount, setAmount] = useState(booking.dueYen < 0 ? formatYen(-booking.dueYen) : '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const amountField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const reasonField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed(desk, onClose)
  const yen = readYen(amount)
  const amountFault =
    yen === null || yen < 1
      ? 'How much, in whole yen?'
      : yen > mostYen
        ? `At most ${formatYen(mostYen)} can be refunded.`
        : null
  const reasonFault = reason.trim() === '' ? 'Say why: it is kept, and the guest reads it.' : null
  const back = backOf(booking.refundable, amountFault ? 0 : (yen ?? 0))
  const byHand = byHandInWords(back)
  const first = leadName.split(' ')[0]
  const submit = () => {
    setTried(true)
    if (amountFault || yen === null) return amountField.current?.focus()
    if (reasonFault) return reasonField.current?.focus()
    const input = { reference, version, amountYen: yen, reason: reason.trim() }
    return deed.run(
      input,
      (options) => call(refundByOffice, input, options),
      `Refund: ${formatYen(yen)}. ${first} is written to. ${byHand}`.trim(),
    )
  }
  return (
    <DeedDialog
      title={`Refund to ${leadName}`}
      lead={`${withUsInWords(booking)} The booking costs ${formatYen(booking.totalYen)}. At most ${formatYen(mostYen)} can be refunded; the day stays as it is.`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label={yen && !amountFault ? `Refund ${formatYen(yen)}` : 'Refund'}
      pendingLabel="Sending…"
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-[160px_1fr]">
        <TextField
          label="Amount"
          name="amountYen"
          size="small"
          inputMode="numeric"
          autoFocus
          placeholder="¥5,000"
          value={amount}
          onChange={setAmount}
          inputRef={amountField}
          {...(isTried && amountFault ? { error: amountFault } : {})}
        />
        <TextField
          label="Reason, kept and shown to the guest"
          name="reason"
          size="small"
          maxLength={300}
          value={reason}
          onChange={setReason}
          inputRef={reasonField}
          {...(isTried && reasonFault ? { error: reasonFault } : {})}
        />
      </div>
      {byHand && (
        <Alert tone="waiting" icon={HandCoins}>
          <bdi>{byHand}</bdi>
        </Alert>
      )}
      <Facts
        className="border-t border-line pt-3.5"
        of={[
          ['To', <bdi key="to">{capital(whereToInWords(booking.refundable, amountFault ? mostYen : (yen ?? 0)))}</bdi>],
          ...(back.some(({ way }) => way === 'card')
            ? ([['Arrives', `Within ${refundWorkingDays} working days; the bank says when`]] as const)
            : []),
          ['We keep', keptInWords(booking, amountFault ? 0 : (yen ?? 0))],
          ['Mail', `${first} is told the amount and the reason`],
        ]}
      />
    </DeedDialog>
  )
}

/** "to Visa ending 4242" as it stands alone. */
const capital = (words: string) => words.replace(/^to /, '').replace(/^./, (first) => first.toUpperCase())
