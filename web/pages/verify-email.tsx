import { SendVerification } from '#web/accounts/site/send-verification.tsx'
import { useVerifyEmail } from '#web/accounts/site/verify-email.ts'
import { signInPath } from '#web/platform/guard.ts'
import { useLinkToken } from '#web/platform/link-token.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { ginkgoAvenue } from '#web/ui/prints/ginkgo-avenue.generated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function VerifyEmail() {
  const desk = useDeskContact()
  const { verification, again } = useVerifyEmail(useLinkToken())
  if (verification.kind === 'confirmed') return <Confirmed {...verification} />
  if (verification.kind === 'missing' || verification.kind === 'over')
    return <Over isMissing={verification.kind === 'missing'} />
  if (verification.kind === 'refused')
    return (
      <SplitPage title="Not confirmed yet" lead={verification.error.message} print={ginkgoAvenue}>
        {verification.error.isOutage && (
          <Button variant="primary" wide onPress={again}>
            Try again
          </Button>
        )}
        <SplitFoot>
          Or ring the desk{desk.hours && `, ${desk.hours}`}:{' '}
          <TextLink href={desk.phoneHref}>
            <bdi className="whitespace-nowrap">{desk.phone}</bdi>
          </TextLink>
        </SplitFoot>
      </SplitPage>
    )
  return (
    <SplitPage title="Confirming your address" lead="This takes a moment." print={ginkgoAvenue}>
      <Loading label="Confirming your address">
        <Skeleton className="h-12" />
      </Loading>
    </SplitPage>
  )
}

function Confirmed({ email, changed }: { email: string; changed: boolean }) {
  const { session } = useSession()
  return (
    <SplitPage
      title={changed ? 'Your new address' : 'Thank you'}
      lead={
        <span role="status">
          <bdi className="break-words text-ink">{email}</bdi> is confirmed.{' '}
          {changed
            ? 'From now on you sign in with it, and our mail goes there.'
            : 'We will write to you at this address.'}
        </span>
      }
      print={ginkgoAvenue}
    >
      {session ? (
        <ButtonLink to={homeOf(session.user.role)} variant="primary" wide>
          Go to your account
        </ButtonLink>
      ) : (
        <ButtonLink to={signInPath} variant="primary" wide>
          Sign in
        </ButtonLink>
      )}
    </SplitPage>
  )
}

function Over({ isMissing }: { isMissing: boolean }) {
  const { session } = useSession()
  return (
    <SplitPage
      title={isMissing ? 'Open the link once more' : 'This link has ended'}
      lead={
        isMissing
          ? 'To confirm your address, open the link in our mail once more, just as it stands there.'
          : 'It works for 24 hours and once. If you have opened it before, your address is confirmed already.'
      }
      print={ginkgoAvenue}
    >
      {session ? (
        <SendVerification />
      ) : (
        <SplitFoot>
          <TextLink to={signInPath}>Sign in</TextLink> to see whether it is, and to let us send a new link.
        </SplitFoot>
      )}
    </SplitPage>
  )
}
