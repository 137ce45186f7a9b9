import { useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { openHolds } from './open-holds.ts'
import { StepHead } from './step-head.tsx'

/** Too much is held and not paid from this network or for this address: what to do about it, and who else can help. */
export function TooManyHeld({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const desk = useDeskContact()
  const [open] = useState(() => openHolds(Date.now()))
  return (
    <>
      <StepHead title="Nothing is held yet" />
      <Alert tone="error" title="Other holds are still open." className="mt-[1.125rem]">
        {sentence} Everything that you chose and typed is kept.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3">
        {open.map(({ title, address }) => (
          <ButtonLink key={address} variant="outline" to={address}>
            Go to the hold of {title}
          </ButtonLink>
        ))}
        <Button variant="outline" onPress={onRetry}>
          Try again
        </Button>
        <ButtonLink variant="outline" href={desk.phoneHref}>
          Ring {desk.phone}
        </ButtonLink>
        <ButtonLink variant="outline" href={`mailto:${desk.email}`}>
          Write to us
        </ButtonLink>
      </div>
    </>
  )
}
