import { useNavigate } from 'react-router'
import { useWish } from '#web/accounts/site/on-the-way-in.ts'
import { signOut } from '#web/accounts/site/sign-out.ts'
import { safeReturnPath, signInAndBack, signInPath } from '#web/platform/guard.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { routeAt } from '#web/platform/route-metadata.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { goldenGaiRain } from '#web/ui/prints/golden-gai-rain.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** The guard leads here when a role does not fit; it says who you are and what you asked for. */
export default function Forbidden() {
  const { session } = useSession()
  const navigate = useNavigate()
  const asked = safeReturnPath(useWish(), '')
  const isForGuests = routeAt(asked.split(/[?#]/)[0] ?? '')?.access.role === 'user'
  const signInAgain = asked ? signInAndBack(asked) : signInPath

  const signInAsSomeoneElse = async () => {
    await signOut()
    navigate(signInAgain)
  }

  return (
    <Story title={isForGuests ? 'This room is for guests' : 'This room is for the office'} print={goldenGaiRain}>
      <StoryLead>
        {session &&
          `You are signed in as ${session.user.full_name}, ${session.user.role === 'admin' ? 'at the desk' : 'a visitor'}. `}
        {isForGuests
          ? 'The page you asked for belongs to a guest’s own account.'
          : 'The page you asked for belongs to the people at the desk.'}
      </StoryLead>
      {asked && (
        <p className="mb-6 text-sm text-ink-2">
          You asked for <bdi className="break-all">{asked}</bdi>. If you should have access, ask the desk.
        </p>
      )}
      <StoryActions>
        <ButtonLink to={session ? homeOf(session.user.role) : '/'} variant="primary">
          {session && homeOf(session.user.role) !== '/' ? 'Go to my pages' : 'Go to the front page'}
        </ButtonLink>
        <TextButton onClick={signInAsSomeoneElse}>{session ? 'Sign in as someone else' : 'Sign in'}</TextButton>
      </StoryActions>
    </Story>
  )
}
