import { choose, type Direction, type Preferences, type Theme } from '#web/platform/preferences.ts'
import type { MenuGroup } from '#web/ui/menu.tsx'

/** The two choices a visitor has about how we look. */
export function displayGroups({ theme, direction }: Preferences): MenuGroup[] {
  return [
    {
      id: 'theme',
      title: 'Theme',
      chosen: theme,
      onChoose: (id) => choose({ theme: id as Theme }),
      entries: [
        { id: 'light', label: 'Light' },
        { id: 'dark', label: 'Dark' },
        { id: 'auto', label: 'As my device' },
      ],
    },
    {
      id: 'direction',
      title: 'Reading direction',
      chosen: direction,
      onChoose: (id) => choose({ direction: id as Direction }),
      entries: [
        { id: 'ltr', label: 'Left to right' },
        { id: 'rtl', label: 'Right to left' },
      ],
    },
  ]
}
