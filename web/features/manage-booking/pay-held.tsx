import type { FormEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { begunBefore, heldDay } from '#web/platform/paying/pay-flow.ts'
import { noticeOf } from '#web/platform/paying/pay-words.ts'
import { usePaying } from '#web/platform/paying/use-paying.ts'
import { Button } from '#web/ui/button.tsx'
import { PayNotice } from '#web/ui/card/pay-notice.tsx'
import { bookingAddress } from './booking-token.ts'
import { heldUntilWords } from './booking-words.ts'
import { CardPart } from './card-part.tsx'
import type { OpenBooking } from './load-booking.ts'
import { useCard } from './use-card.ts'

/** For who held a day, left, and came back by the link in the mail: it can be paid here, from any device. */
export function PayHeld({ open: { booking, which, now } }: { open: OpenBooking }) {
  const until = heldUntilWords(booking.heldUntil ?? '', now)
  const chosen = useCard(which, `The day stays held until ${until}.`)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { outcome, isPaying, pay, lookAgain } = usePaying({
    deal: heldDay(which),
    card: chosen.card,
    askBank: chosen.bank.askBank,
    before: begunBefore(booking),
    onEnd: ({ is }) => {
      // Paid here, it ends as in checkout: with what happens next.
      if (is === 'paid') return navigate(bookingAddress('/booking-confirmed', booking.reference), { replace: true })
      return is === 'over' || is === 'gone' ? revalidate() : undefined
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-[560px] *:first:mt-0">
      <CardPart of={chosen} />
      <div className="mt-6 empty:hidden">
        <PayNotice
          notice={outcome && noticeOf(outcome, { kept: `The day is still held for you until ${until}` })}
          of={outcome}
          isPaying={isPaying}
          onPay={pay}
          onLook={lookAgain}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        isPending={isPaying}
        isDisabled={!chosen.setup}
        pendingLabel="Paying…"
        className="mt-6 max-md:w-full"
      >
        Pay {formatYen(booking.totalYen)} and confirm
      </Button>
      {chosen.bank.dialog}
    </form>
  )
}
