import type { ReactNode } from 'react'
import { usePreferences } from '#web/platform/preferences.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { displayGroups } from './display-groups.ts'

export function DisplayMenu({ trigger }: { trigger: ReactNode }) {
  const preferences = usePreferences()
  return (
    <LocaleProvider direction={preferences.direction}>
      <Menu defaultOpen label="Display" trigger={trigger} groups={displayGroups(preferences)} />
    </LocaleProvider>
  )
}
