import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { forgetChallenge, readChallenge } from '#web/accounts/site/challenge.ts'
import { type Notice, useLeaveWhenSignedIn, useWish, withNotice } from '#web/accounts/site/on-the-way-in.ts'
import { TwoFactorForm } from '#web/accounts/site/two-factor-form.tsx'
import { keepingWish, signInPath } from '#web/platform/guard.ts'
import { hotelWindow } from '#web/ui/prints/hotel-window.generated.ts'
import { SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function TwoFactor() {
  const [challenge] = useState(readChallenge)
  const [isRecovery, setRecovery] = useState(false)
  const wayToSignIn = keepingWish(signInPath, useWish())
  const beginAgain = useBeginAgain()
  useLeaveWhenSignedIn()
  useEffect(() => {
    if (!challenge) beginAgain('challenge-lost')
  }, [challenge, beginAgain])

  if (!challenge)
    return (
      <SplitPage
        title="One more check"
        lead={
          <>
            The second question comes after the first. Please <TextLink to={wayToSignIn}>sign in</TextLink> again.
          </>
        }
        print={hotelWindow}
      />
    )
  return (
    <SplitPage
      title="One more check"
      lead={
        isRecovery
          ? 'Type one of the recovery codes that you kept when you turned two-factor on. Each works once.'
          : 'Type the six figures from your authenticator app for Annai. They change every 30 seconds; the one before still counts.'
      }
      print={hotelWindow}
    >
      <TwoFactorForm
        challenge={challenge}
        isRecovery={isRecovery}
        onSwitch={() => setRecovery(!isRecovery)}
        onEnded={() => {
          forgetChallenge()
          beginAgain('challenge-ended')
        }}
        wayBack={<TextLink to={wayToSignIn}>go back to sign-in</TextLink>}
      />
    </SplitPage>
  )
}

/** To sign-in, which says why; where the visitor wanted to be is kept. */
function useBeginAgain() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wanted = query.get('redirectedFrom')
  return useCallback(
    (notice: Notice) => {
      navigate(keepingWish(signInPath, wanted), withNotice(notice))
    },
    [navigate, wanted],
  )
}
