import { useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { takeOnTheDay } from '#contract/phone-booking.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { readYen } from './desk-form.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

/** Money that the guest gave by hand: all that is due, or a part of it. */
export function TakeDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { reference, dueYen, leadName } = desk.booking
  const [amount, setAmount] = useState(formatYen(dueYen))
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed(desk, onClose)
  const yen = readYen(amount)
  const fault = faultOf(yen, dueYen)
  const submit = () => {
    setTried(true)
    if (fault || yen === null) return field.current?.focus()
    const input = { reference, amountYen: yen }
    return deed.run(input, (options) => call(takeOnTheDay, input, options), `${formatYen(yen)} is written down.`)
  }
  return (
    <DeedDialog
      title={`Money taken from ${leadName}`}
      lead={`${formatYen(dueYen)} is due. Write down what the guest gave you by hand: it gets a receipt, and stands in the ledger under your name. It can only go back by hand.`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label={yen && !fault ? `Take ${formatYen(yen)}` : 'Take'}
      pendingLabel="Writing it down…"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        name="amountYen"
        size="small"
        inputMode="numeric"
        autoFocus
        value={amount}
        onChange={setAmount}
        inputRef={field}
        className="sm:max-w-48"
        {...(isTried && fault ? { error: fault } : {})}
      />
    </DeedDialog>
  )
}

function faultOf(yen: number | null, dueYen: number): string | null {
  if (yen === null || yen < 1) return 'How much, in whole yen?'
  return yen > dueYen ? `Only ${formatYen(dueYen)} is due.` : null
}
