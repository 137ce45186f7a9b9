import { PrefetchPageLinks, useNavigate } from 'react-router'
import { signOut } from '#web/accounts/site/sign-out.ts'
import { signInPath } from '#web/platform/guard.ts'
import { agentPlaces, homeOf, type Place, userPlaces } from '#web/platform/navigation.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { useSession } from '#web/platform/session.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Menu, type MenuGroup } from '#web/ui/menu.tsx'
import { Trigger } from '#web/ui/open-button.tsx'
import type { OpenedProps } from './lazy-on-press.tsx'

export function AccountMenu({ button, ...opened }: OpenedProps) {
  const { direction } = usePreferences()
  const { session } = useSession()
  const navigate = useNavigate()
  if (!session) return null
  const leave = {
    id: 'leave',
    entries: [
      {
        id: 'sign-out',
        label: 'Sign out',
        detail: session.user.email,
        onAction: async () => {
          await signOut()
          navigate(signInPath)
        },
      },
    ],
  }
  const groups: MenuGroup[] = [
    toGroup('area', session.user.role === 'admin' ? [{ label: 'The office', to: homeOf('admin') }] : userPlaces),
    toGroup('agent', agentPlaces.slice(0, 1)),
    leave,
  ].filter((group) => group.entries.length > 0)
  return (
    <LocaleProvider direction={direction}>
      {/* Signing out must lead away from here even if the connection is lost by then. */}
      <PrefetchPageLinks page={signInPath} />
      <Menu {...opened} label="Your account" trigger={<Trigger {...button} />} groups={groups} />
    </LocaleProvider>
  )
}

const toGroup = (id: string, places: readonly Place[]): MenuGroup => ({
  id,
  entries: places.map(({ label, to }) => ({ id: to, label, to })),
})
