import { useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { takeOnTheDay } from '#contract/phone-booking.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { readYen } from './desk-form.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

/** Money that the guest gave by hand: all that is due, or a part of it. */
export function TakeDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { reference, dueYen, leadName } = desk.booking
  const [amount, setAmount] = useState(String(dueYen))
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
    <Dialog
      title={`Money taken from ${leadName}`}
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Leave
          </Button>
          <Button variant="primary" onPress={submit} isPending={deed.isPending} pendingLabel="Writing it down…">
            {yen && !fault ? `Take ${formatYen(yen)}` : 'Take'}
          </Button>
        </>
      }
    >
      <p>
        {formatYen(dueYen)} is due. Write down what the guest gave you by hand; it gets a receipt, and stands in the
        ledger under your name. It can only go back by hand.
      </p>
      <FormRefusal of={deed.refusal} />
      <TextField
        label="Amount"
        name="amountYen"
        inputMode="numeric"
        autoFocus
        value={amount}
        onChange={setAmount}
        inputRef={field}
        className="max-w-48"
        {...(isTried && fault ? { error: fault } : {})}
      />
    </Dialog>
  )
}

function faultOf(yen: number | null, dueYen: number): string | null {
  if (yen === null || yen < 1) return 'How much, in whole yen?'
  return yen > dueYen ? `Only ${formatYen(dueYen)} is due.` : null
}
