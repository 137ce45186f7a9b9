import { SunMoon } from 'lucide-react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LazyOnPress } from './lazy-on-press.tsx'

const load = () => import('./display-menu.tsx').then((module) => module.DisplayMenu)

/** Theme and direction, in the header of every page. */
export function DisplayButton({ look = buttonLook({ size: 'small' }) }: { look?: string }) {
  return (
    <LazyOnPress load={load} look={look}>
      <Icon of={SunMoon} dense />
      Display
    </LazyOnPress>
  )
}
