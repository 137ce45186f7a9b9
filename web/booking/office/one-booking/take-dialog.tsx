import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { formatYen } from '#contract/money.ts'
import { correctTaken, takeOnTheDay } from '#contract/money-on-the-day.ts'
import { call } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast-queue.ts'
import { CorrectTakenDialog } from '../correct-taken-dialog.tsx'
import { TakeMoneyDialog } from '../take-money-dialog.tsx'
import type { Desk } from './use-desk.ts'

/** Money that the guest gave by hand: all that is due, or a part of it. */
export function TakeDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { reference, dueYen, leadName, crew } = desk.booking
  return (
    <TakeMoneyDialog
      leadName={leadName}
      dueYen={dueYen}
      crew={crew.filter(({ kind }) => kind !== 'vehicle')}
      send={async (input, options) => {
        await call(takeOnTheDay, { reference, ...input }, options)
        return read(reference)
      }}
      onDone={(booking, { amountYen }) => {
        desk.adopt(booking)
        toast({ tone: 'ok', title: `${formatYen(amountYen)} is written down.` })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

type CorrectDialogProps = {
  desk: Desk
  money: { id: string; amountYen: number; correctableYen: number }
  onClose: () => void
}

/** An entry of money by hand that was wrong. */
export function CorrectDialog({
  desk,
  money: { id, amountYen: entryYen, correctableYen: amountYen },
  onClose,
}: CorrectDialogProps) {
  const { reference } = desk.booking
  return (
    <CorrectTakenDialog
      amountYen={amountYen}
      backYen={entryYen - amountYen}
      send={async (reason, options) => {
        await call(correctTaken, { reference, paymentId: id, reason }, options)
        return read(reference)
      }}
      onDone={(booking) => {
        desk.adopt(booking)
        toast({ tone: 'ok', title: `${formatYen(amountYen)} is due again.` })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

const read = (reference: string): Promise<DeskBooking> => call(readDeskBooking, { reference })
