import { useLeaveWhenSignedIn, useWish } from '#web/accounts/site/on-the-way-in.ts'
import { SignUpForm } from '#web/accounts/site/sign-up-form.tsx'
import { keepingWish } from '#web/platform/guard.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function SignUp() {
  const wanted = useWish()
  useLeaveWhenSignedIn()
  const signIn = keepingWish('/sign-in', wanted)
  return (
    <SplitPage
      title="Make an account"
      lead="It keeps your travellers, cards and past days. Booking works without one."
      print={sakuraMoat}
    >
      <SignUpForm
        afterwards={
          <>
            Confirmed? <TextLink to={signIn}>Sign in</TextLink>. Nothing came, or the password is lost?{' '}
            <TextLink to={keepingWish('/forgot-password', wanted)}>Choose a new password</TextLink>; its link confirms
            the address, too.
          </>
        }
      />
      <SplitFoot>
        <SmallPrint /> Already have one? <TextLink to={signIn}>Sign in</TextLink>.
      </SplitFoot>
    </SplitPage>
  )
}

/** What one accepts is named only where one can read it. */
function SmallPrint() {
  if (!isBuilt('/help/service') || !isBuilt('/help/privacy-policy')) return null
  return (
    <>
      By continuing you accept the <TextLink to="/help/service">terms of service</TextLink>. We explain in the{' '}
      <TextLink to="/help/privacy-policy">privacy notes</TextLink> what we keep.
    </>
  )
}
