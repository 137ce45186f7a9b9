import { ForgotPasswordForm } from '#web/accounts/site/forgot-password-form.tsx'
import { useWish } from '#web/accounts/site/on-the-way-in.ts'
import { keepingWish } from '#web/platform/guard.ts'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function ForgotPassword() {
  return (
    <SplitPage
      title="Forgotten password"
      lead="We send a link to choose a new one. It works for 30 minutes and once."
      print={templeSnow}
    >
      <ForgotPasswordForm />
      <SplitFoot>
        <TextLink to={keepingWish('/sign-in', useWish())}>Back to sign-in</TextLink>
      </SplitFoot>
    </SplitPage>
  )
}
