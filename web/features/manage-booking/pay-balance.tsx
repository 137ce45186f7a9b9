import type { FormEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { begunBefore } from '#web/platform/paying/pay-flow.ts'
import { noticeOf } from '#web/platform/paying/pay-words.ts'
import { usePaying } from '#web/platform/paying/use-paying.ts'
import { Button } from '#web/ui/button.tsx'
import { PayNotice } from '#web/ui/card/pay-notice.tsx'
import { balanceDeal } from './balance-deal.ts'
import { bookingAddress } from './booking-token.ts'
import { CardPart } from './card-part.tsx'
import type { OpenBooking } from './load-booking.ts'
import { useCard } from './use-card.ts'

/** Pays what is due by card, as in checkout. */
export function PayBalance({ open: { booking, which } }: { open: OpenBooking }) {
  const chosen = useCard(which, 'Your day is arranged either way.')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const home = bookingAddress('/manage-booking', booking.reference)
  const { outcome, isPaying, pay, lookAgain } = usePaying({
    deal: balanceDeal(which),
    card: chosen.card,
    askBank: chosen.bank.askBank,
    before: begunBefore(booking),
    onEnd: ({ is }) => {
      if (is === 'paid') return navigate(home, { replace: true, state: { said: 'Paid. Thank you.' } })
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
          notice={outcome && noticeOf(outcome, { kept: 'Your day is arranged either way' })}
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
        Pay {formatYen(booking.dueYen)}
      </Button>
      {chosen.bank.dialog}
    </form>
  )
}
