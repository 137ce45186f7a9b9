import { UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { signInPath } from '#web/platform/guard.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyOnPress } from './lazy-on-press.tsx'

const load = () => import('./account-menu.tsx').then((module) => module.AccountMenu)

/** "Sign in", or the name of who did, with what they can do from anywhere. */
export function AccountButton({ look = buttonLook({ size: 'small' }) }: { look?: string }) {
  const { session } = useSession()
  const { pathname } = useLocation()
  if (!session) {
    if (pathname === signInPath) return null
    return (
      <ButtonLink to={signInPath} size="small" className="signed-out-only">
        Sign in
      </ButtonLink>
    )
  }
  return (
    <LazyOnPress load={load} look={look}>
      <Icon of={UserRound} dense />
      <span className="max-w-40 truncate">{session.user.full_name}</span>
    </LazyOnPress>
  )
}
