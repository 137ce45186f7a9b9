import { Menu } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { LazyOnPress } from './lazy-on-press.tsx'

const load = () => import('./mobile-drawer.tsx').then((module) => module.MobileDrawer)

export function MobileMenuButton() {
  return (
    <LazyOnPress
      load={load}
      trigger={(props) => <IconButton label="Menu" icon={Menu} className="-me-3" {...props} />}
    />
  )
}
