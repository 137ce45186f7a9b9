import type { FormEvent, ReactNode } from 'react'
import { noticeOf, PayNotice, type usePaying } from '#web/payments/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A bank is asked about cards alone, and here is none. */
export const noBank = async () => 'closed' as const

type AgreeOnTheDayProps = {
  paying: ReturnType<typeof usePaying>
  /** What is not lost by a try that failed, as the beginning of a sentence. */
  kept: string
  /** The cancellation terms, as they are named here. */
  terms: ReactNode
  back: { to: string; label: string }
  /** "¥92,000". */
  total: string
}

/** The last press of a checkout where nobody takes cards: the booking is sure by the guest's word. */
export function AgreeOnTheDay({ paying, kept, terms, back, total }: AgreeOnTheDayProps) {
  const { outcome, isPaying, pay, lookAgain } = paying
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-7">
      <div className="mb-6 empty:hidden">
        <PayNotice
          notice={outcome && noticeOf(outcome, { kept, what: 'change' })}
          of={outcome}
          isPaying={isPaying}
          onPay={pay}
          onLook={lookAgain}
        />
      </div>
      <p className="max-w-[60ch] text-sm text-ink-2">By confirming you accept {terms}.</p>
      <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
        <TextLink to={back.to} className="inline-flex min-h-11 items-center justify-center">
          {back.label}
        </TextLink>
        <Button type="submit" variant="primary" isPending={isPaying} pendingLabel="Confirming…">
          <span>
            Confirm, pay <bdi>{total}</bdi> on the day
          </span>
        </Button>
      </div>
    </form>
  )
}
