import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#contract/booking.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BankStep, waitsForBank } from './bank-step.tsx'
import { bookingAddress } from './booking-token.ts'
import { CardPart } from './card-part.tsx'
import { actionMoney } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
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
  /** Between the difference and the card: what else becomes another. */
  children?: ReactNode
}

/** The difference, the card where one is needed, and the one press that makes it so. */
export function AgreeToChange({ open, change, action, keep, done, onNearest, children }: AgreeProps) {
  const { booking, which } = open
  const { offered } = change
  const card = useCard()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<Booking | null>(null)
  const [isTaking, setTaking] = useState(false)
  const back = bookingAddress('/manage-booking', booking.reference)
  const owes = (offered?.differenceYen ?? 0) > 0
  const isOutOfReach = owes && card.gateway === 'stripe' && card.chosen === 'new'

  const finish = (saying: string) => navigate(back, { state: { said: saying } })
  const press = async () => {
    if (!offered || isTaking || change.isAgreeing) return
    setTaking(true)
    const chosen = owes ? await card.take() : undefined
    setTaking(false)
    if (chosen === null) return focusFirstFault()
    const answer = await change.agree(chosen)
    if (!answer) return
    if (waitsForBank(answer)) setWaiting(answer)
    else finish(done)
  }

  return (
    <div className="print:hidden">
      {offered && <TheDifference booking={booking} offered={offered} isDimmed={change.isAsking} />}
      {offered && children}
      {owes && <CardPart card={card} />}
      <Refused
        refusal={change.refusal}
        takesFocus={change.wasAgreed}
        {...(onNearest ? { onNearest } : {})}
        {...(offered ? { onRetry: press } : {})}
      />
      <div className="mt-9 flex flex-col-reverse items-stretch gap-3 border-t border-line pt-[18px] text-center md:flex-row md:items-center md:justify-between">
        <TextLink to={back}>{keep}</TextLink>
        {offered && !isOutOfReach && (
          <Button
            variant="primary"
            onPress={press}
            isPending={isTaking || change.isAgreeing}
            isDisabled={change.isAsking}
            pendingLabel={owes ? 'Paying…' : 'One moment…'}
            className="max-md:w-full"
          >
            {action}
            {actionMoney(offered.differenceYen)}
          </Button>
        )}
      </div>
      {waiting && (
        <BankStep
          which={which}
          booking={waiting}
          onAnswered={(_, approved) => {
            setWaiting(null)
            finish(approved ? done : 'Nothing was charged, and everything stays as it was.')
          }}
        />
      )}
    </div>
  )
}

const focusFirstFault = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
