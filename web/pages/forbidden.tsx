import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type OfficeRight, rightInWords } from '#core/office-rights.ts'
import { listed } from '#core/words.ts'
import { useWish } from '#web/accounts/site/on-the-way-in.ts'
import { signOut } from '#web/accounts/site/sign-out.ts'
import { safeReturnPath, signInAndBack, signInPath } from '#web/platform/guard.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { routeAt } from '#web/platform/route-metadata.ts'
import { type Session, useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { goldenGaiRain } from '#web/ui/prints/golden-gai-rain.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** The guard leads here when a role does not fit; it says who you are, what you asked for, and what is missing. */
export default function Forbidden() {
  const { session } = useSession()
  const navigate = useNavigate()
  const asked = safeReturnPath(useWish(), '')
  const path = asked.split(/[?#]/)[0] ?? ''
  const isForGuests = routeAt(path)?.access.role === 'user'
  const missing = useMissingRight(session, path)
  const signInAgain = asked ? signInAndBack(asked) : signInPath

  const signInAsSomeoneElse = async () => {
    await signOut()
    navigate(signInAgain)
  }

  return (
    <Story title={titleOf(isForGuests, missing)} print={goldenGaiRain}>
      <StoryLead>
        {session && `You are signed in as ${session.user.full_name}, ${standingOf(session)}. `}
        {missing
          ? `The page you asked for needs the right ${rightInWords(missing)}.`
          : isForGuests
            ? 'The page you asked for belongs to a guest’s own account.'
            : 'The page you asked for belongs to the people at the desk.'}
      </StoryLead>
      {asked && (
        <p className="mb-6 text-sm text-ink-2">
          You asked for <bdi className="break-all">{asked}</bdi>.{' '}
          {missing
            ? 'If you should have this right, ask an owner of the office: they give roles in Settings, under Users and roles.'
            : 'If you should have access, ask the desk.'}
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

const titleOf = (isForGuests: boolean, missing: OfficeRight | undefined) => {
  if (missing) return 'This room needs another right'
  return isForGuests ? 'This room is for guests' : 'This room is for the office'
}

const standingOf = ({ user: { role, office } }: Session) => {
  if (role !== 'admin') return 'a visitor'
  return office && !office.roles.includes('owner') ? `in the office as ${listed(office.roles)}` : 'at the desk'
}

/** Which right a room of the office needs and this person lacks; the rooms are known only to those who come in. */
function useMissingRight(session: Session | null, path: string): OfficeRight | undefined {
  const [missing, setMissing] = useState<OfficeRight>()
  useEffect(() => {
    if (!session?.user.office || !path.startsWith('/admin/')) return
    let isWanted = true
    Promise.all([import('#web/platform/office-places.ts'), import('#web/platform/rights.ts')]).then(
      ([{ officeRouteAt }, { holds }]) => {
        const right = officeRouteAt(path)?.right
        if (isWanted) setMissing(right && !holds(session, right) ? right : undefined)
      },
    )
    return () => {
      isWanted = false
    }
  }, [session, path])
  return missing
}
