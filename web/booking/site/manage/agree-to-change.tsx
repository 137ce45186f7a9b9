import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { noticeOf, PayNotice, usePaying } from '#web/payments/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingAddress } from './booking-token.ts'
import { CardPart } from './card-part.tsx'
import { changeDeal, isStale } from './change-deal.ts'
import { actionMoney } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
import type { SavedFirst } from './save-first.ts'
import { TheDifference } from './the-difference.tsx'
import { useCard } from './use-card.ts'
import type { Change } from './use-change.ts'

type AgreeProps = {
  open: OpenBooking
  change: Change
  /** Verb and object: "Move to Sunday 29 November". The amount follows by itself. */
  action: string
  /** "Keep Tuesday 24 November". */
  keep: string
  /** What the booking's own page says when it is done. */
  done: string
  onNearest?: (slot: { day: string; start: string }) => void
  /** What else is typed on the page: saved with the same press, before the change, which waits where that is refused. */
  first?: { save: () => Promise<SavedFirst>; done: string }
  /** What is told once it is done, such as a name; it costs nothing, and without it the change is done all the same. */
  after?: { tell: () => Promise<unknown>; done?: string; failed: string }
  /** Between the difference and the card: what else becomes another. */
  children?: ReactNode
}

/** Where the page shows what was asked for: who asks from further down is led there. */
const theChange = 'the-change'
export const leadToChange = () => document.getElementById(theChange)?.focus()

/** The difference, the card where one is needed, and the one press that makes it so. */
export function AgreeToChange(props: AgreeProps) {
  const { open, change, action, keep, done, first, after, onNearest, children } = props
  const { booking, which } = open
  const { offered } = change
  const owes = (offered?.differenceYen ?? 0) > 0
  const isCardShown = useOnce(owes)
  const chosen = useCard(which, 'Until it agrees, your booking stays as it is.')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const back = bookingAddress('/manage-booking', booking.reference)
  // Two presses within one drawing of the page would both see a page that saves nothing yet.
  const isSaving = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const isSavedToo = useRef(false)
  const [unsaved, setUnsaved] = useState<string | null>(null)
  const paying = usePaying({
    deal: changeDeal(which, offered),
    card: owes ? chosen.card : null,
    askBank: chosen.bank.askBank,
    onEnd: async ({ is }) => {
      if (is === 'paid') {
        const told = await toldAfter(after)
        const saved = isSavedToo.current ? first?.done : ''
        return navigate(back, { state: { said: [done, saved, told].filter(Boolean).join(' ') } })
      }
      return is === 'over' || is === 'gone' ? revalidate() : undefined
    },
  })
  const press = async (go: () => Promise<void>) => {
    if (isSaving.current) return
    isSaving.current = true
    setBusy(true)
    setUnsaved(null)
    const saved = await (first?.save() ?? Promise.resolve('nothing-typed' as const)).finally(() => {
      isSaving.current = false
      setBusy(false)
    })
    if (typeof saved === 'object') return setUnsaved(saved.refused)
    if (saved === 'saved') isSavedToo.current = true
    await go()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offered && !change.isAsking) press(paying.pay)
  }
  return (
    <form id={theChange} tabIndex={-1} noValidate onSubmit={submit} className="outline-none print:hidden">
      {offered && <TheDifference booking={booking} offered={offered} isDimmed={change.isAsking} />}
      {offered && offered.crewChanges.length > 0 && (
        <Alert tone="info" title={offered.crewChanges.join(' ')} className="mt-6" />
      )}
      {offered && children}
      {/* Hidden, not gone: what was typed is kept while one looks at other days. */}
      <div hidden={!owes}>{isCardShown && <CardPart of={chosen} />}</div>
      <Refused refusal={change.refusal} takesFocus={false} {...(onNearest ? { onNearest } : {})} />
      <Ended
        change={change}
        paying={{ ...paying, pay: () => press(paying.pay), lookAgain: () => press(paying.lookAgain) }}
        owes={owes}
        onNearest={onNearest}
      />
      {unsaved && (
        <Alert tone="error" title="One thing first." className="mt-6">
          {unsaved}
        </Alert>
      )}
      <div className="mt-9 flex flex-col-reverse items-stretch gap-3 border-t border-line pt-[1.125rem] text-center md:flex-row md:items-center md:justify-between">
        <TextLink to={back}>{keep}</TextLink>
        {offered && (
          <Button
            type="submit"
            variant="primary"
            isPending={isBusy || paying.isPaying}
            isDisabled={change.isAsking || (owes && !chosen.setup)}
            pendingLabel={owes && !isBusy ? 'Paying…' : 'One moment…'}
            className="max-md:w-full"
          >
            {action}
            {actionMoney(offered.differenceYen)}
          </Button>
        )}
      </div>
      {chosen.bank.dialog}
    </form>
  )
}

/** What the booking's own page says of it. */
const toldAfter = (after: AgreeProps['after']) =>
  after?.tell().then(
    () => after.done,
    () => after.failed,
  )

type EndedProps = {
  change: Change
  paying: ReturnType<typeof usePaying>
  owes: boolean
  onNearest: AgreeProps['onNearest']
}

/** Why it did not come to the change, and what can be done. */
function Ended({ change: { offered, ask }, paying, owes, onNearest }: EndedProps) {
  const { outcome, isPaying, pay, lookAgain } = paying
  if (outcome?.is === 'later') {
    const isBusy = outcome.error.status === 429
    return (
      <Refused
        refusal={outcome.error}
        {...(onNearest ? { onNearest } : {})}
        {...(offered &&
          isStale(outcome.error) && { onRetry: { label: 'Show the price of now', go: () => ask(offered.wanted) } })}
        {...(isBusy && { onRetry: { label: 'Try again', go: pay } })}
      />
    )
  }
  const told = { kept: 'Your booking stays as it is', what: owes ? 'payment' : 'change' } as const
  return (
    <div className="mt-6 empty:hidden">
      <PayNotice
        notice={outcome && noticeOf(outcome, told)}
        of={outcome}
        isPaying={isPaying}
        onPay={pay}
        onLook={lookAgain}
      />
    </div>
  )
}

/** True from the first time on. */
function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(false)
  useEffect(() => {
    if (isNow) setWas(true)
  }, [isNow])
  return was || isNow
}
