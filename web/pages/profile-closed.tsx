import { useLocation } from 'react-router'
import { useHydrated } from '#web/platform/hydrated.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Where deleting a profile leads: signed out, with the way back in one's mail. */
export default function ProfileClosed() {
  const day = useEraseDay()
  return (
    <SplitPage
      title={day ? 'Your profile is closed' : 'When a profile is closed'}
      lead={
        <bdi>
          {day
            ? `You are signed out everywhere. After ${day} everything is erased but what the law makes us keep.`
            : 'Whoever closes it is signed out everywhere. After 14 days everything is erased but what the law makes us keep.'}
        </bdi>
      }
      print={templeSnow}
    >
      <p className="mb-6 text-ink-2">
        Until then the link in our mail brings it all back, as it was. Trips that are booked stay booked, and their
        vouchers are in the mail.
      </p>
      <ButtonLink to="/" wide>
        Go to the front page
      </ButtonLink>
      <SplitFoot>
        You can <TextLink to="/find-booking">find a booking</TextLink> without an account.
      </SplitFoot>
    </SplitPage>
  )
}

/** Known to who comes from deleting; whoever opens the page otherwise reads the rule. */
function useEraseDay(): string | null {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  if (!isHydrated || typeof state !== 'object' || state === null || !('eraseAfter' in state)) return null
  const at = new Date(String(state.eraseAfter))
  return Number.isNaN(at.getTime()) ? null : longDay(todayInTokyo(at), { withYear: true })
}
