import type { FormEvent, ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { begunBefore, type Deal, noticeOf, PayNotice, usePaying } from '#web/payments/site/index.ts'
import { useSite } from '#web/platform/site.ts'
import { Button } from '#web/ui/button.tsx'
import { CardPart } from './card-part.tsx'
import type { OpenBooking } from './load-booking.ts'
import { useCard } from './use-card.ts'

type PayFormProps = {
  open: OpenBooking
  deal: Deal
  /** What stays as it is while the bank is asked, as a sentence; and however it ends, without a full stop. */
  meanwhile: string
  kept: string
  onPaid: () => void | Promise<void>
  /** What the button says. */
  children: ReactNode
}

/** Pays something of a booking as in checkout, from any device. */
export function PayForm({ open: { booking, which }, deal, meanwhile, kept, onPaid, children }: PayFormProps) {
  const { paidOnTheDay } = useSite()
  const chosen = useCard(which, meanwhile)
  const { revalidate } = useRevalidator()
  const { outcome, isPaying, pay, lookAgain } = usePaying({
    deal,
    card: paidOnTheDay ? null : chosen.card,
    askBank: chosen.bank.askBank,
    before: begunBefore(booking),
    onEnd: ({ is }) => {
      if (is === 'paid') return onPaid()
      return is === 'over' || is === 'gone' ? revalidate() : undefined
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-[560px] *:first:mt-0">
      {paidOnTheDay ? (
        <p className="text-ink-2">You pay your chauffeur on the day. Nothing is charged now.</p>
      ) : (
        <CardPart of={chosen} />
      )}
      <div className="mt-6 empty:hidden">
        <PayNotice
          notice={outcome && noticeOf(outcome, { kept, what: paidOnTheDay ? 'change' : 'payment' })}
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
        isDisabled={!paidOnTheDay && !chosen.setup}
        pendingLabel={paidOnTheDay ? 'Confirming…' : 'Paying…'}
        className="mt-6 max-md:w-full"
      >
        {children}
      </Button>
      {chosen.bank.dialog}
    </form>
  )
}
