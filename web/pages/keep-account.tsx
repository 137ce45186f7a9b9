import { useState } from 'react'
import { KeepAccountForm } from '#web/accounts/site/keep-account-form.tsx'
import { signInPath } from '#web/platform/guard.ts'
import { useLinkToken } from '#web/platform/link-token.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { ryokanRoom } from '#web/ui/prints/ryokan-room.generated.ts'
import { SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function KeepAccount() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<{ email: string } | 'over' | null>(null)
  if (token === null || outcome === 'over') return <Over />
  if (outcome) return <Kept email={outcome.email} />
  return (
    <SplitPage
      title="Keep your account"
      lead="You asked us to close it. Press once, and nothing is erased: your days, your people and your receipts are there as before."
      print={ryokanRoom}
    >
      {token !== undefined && (
        <KeepAccountForm token={token} onKept={setOutcome} onLinkOver={() => setOutcome('over')} />
      )}
    </SplitPage>
  )
}

function Kept({ email }: { email: string }) {
  return (
    <SplitPage
      title="Your account is open again"
      lead={
        <span role="status">
          The account of <bdi className="break-words text-ink">{email}</bdi> is open again. Sign in as before.
        </span>
      }
      print={ryokanRoom}
    >
      <ButtonLink to={signInPath} variant="primary" wide>
        Sign in
      </ButtonLink>
    </SplitPage>
  )
}

function Over() {
  const desk = useDeskContact()
  return (
    <SplitPage
      title="This link has ended"
      lead={
        <>
          It works once, and until the account is erased. If you have used it already, your account is open. For
          anything else ring the desk{desk.hours && `, ${desk.hours}`}:{' '}
          <TextLink href={desk.phoneHref}>
            <bdi className="whitespace-nowrap">{desk.phone}</bdi>
          </TextLink>
        </>
      }
      print={ryokanRoom}
    >
      <ButtonLink to={signInPath} variant="primary" wide>
        Sign in
      </ButtonLink>
    </SplitPage>
  )
}
