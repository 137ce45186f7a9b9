import { Menu } from 'lucide-react'
import { iconButtonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyOnPress } from './lazy-on-press.tsx'

const load = () => import('./mobile-drawer.tsx').then((module) => module.MobileDrawer)

export function MobileMenuButton({ onNight }: { onNight?: boolean }) {
  return (
    <LazyOnPress load={load} label="Menu" look={iconButtonLook({ onNight, className: '-me-3' })}>
      <Icon of={Menu} />
    </LazyOnPress>
  )
}
