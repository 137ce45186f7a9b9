import { SunMoon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LazyOnPress } from './lazy-on-press.tsx'

const load = () => import('./display-menu.tsx').then((module) => module.DisplayMenu)

/** Theme and direction, in the header of every page. */
export function DisplayButton() {
  return (
    <LazyOnPress
      load={load}
      trigger={(props) => (
        <Button size="small" {...props}>
          <Icon of={SunMoon} dense />
          Display
        </Button>
      )}
    />
  )
}
