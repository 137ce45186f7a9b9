import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withNotice } from '#web/accounts/site/on-the-way-in.ts'
import { ResetPasswordForm } from '#web/accounts/site/reset-password-form.tsx'
import { signInPath } from '#web/platform/guard.ts'
import { useLinkToken } from '#web/platform/link-token.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function ResetPassword() {
  const token = useLinkToken()
  const [isOver, setOver] = useState(false)
  const navigate = useNavigate()
  if (token === null || isOver) return <LinkOver isMissing={!isOver} />
  return (
    <SplitPage
      title="Choose a new password"
      lead="When it is set, every device that was signed in is signed out."
      print={templeSnow}
    >
      {token !== undefined && (
        <ResetPasswordForm
          token={token}
          onDone={() => navigate(signInPath, withNotice('new-password'))}
          onLinkOver={() => setOver(true)}
        />
      )}
    </SplitPage>
  )
}

function LinkOver({ isMissing }: { isMissing: boolean }) {
  return (
    <SplitPage
      title={isMissing ? 'Open the link once more' : 'This link has ended'}
      lead={
        isMissing
          ? 'To choose a new password, open the link in our mail once more, or let us send another.'
          : 'It works for 30 minutes and once. Your password is as it was, unless you have set a new one with it.'
      }
      print={templeSnow}
    >
      <ButtonLink to="/forgot-password" variant="primary" wide>
        Send a new link
      </ButtonLink>
      <SplitFoot>
        <TextLink to={signInPath}>Back to sign-in</TextLink>
      </SplitFoot>
    </SplitPage>
  )
}
