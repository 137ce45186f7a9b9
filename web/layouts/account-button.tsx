import { UserRound } from 'lucide-react'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import { signInPath } from '#web/platform/guard.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImageBase } from '#web/ui/picture-addresses.ts'
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
      <AccountPicture image={session.user.image} />
      <span className="max-w-40 truncate">{session.user.full_name}</span>
    </LazyOnPress>
  )
}

/** The person's own picture, or the sign for one. */
export function AccountPicture({ image }: { image: string | null }) {
  const imageBase = useContext(ImageBase)
  if (!image) return <Icon of={UserRound} className="size-4 max-md:size-5" />
  return (
    <img
      src={imageBase + image}
      alt=""
      width={24}
      height={24}
      className="size-6 rounded-ring object-cover max-md:size-7"
    />
  )
}
