import { usePreferences } from '#web/platform/preferences.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Trigger } from '#web/ui/open-button.tsx'
import { displayGroups } from './display-groups.ts'
import type { OpenedProps } from './lazy-on-press.tsx'

export function DisplayMenu({ button, ...opened }: OpenedProps) {
  const preferences = usePreferences()
  return (
    <LocaleProvider direction={preferences.direction}>
      <Menu {...opened} label="Display" trigger={<Trigger {...button} />} groups={displayGroups(preferences)} />
    </LocaleProvider>
  )
}
