import { useId } from 'react'
import { choose, usePreferences } from '#web/platform/preferences.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { SettingRow, SettingSection } from '#web/ui/setting-rows.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'auto', label: 'Auto' },
] as const
const directions = [
  { id: 'ltr', label: 'Left to right' },
  { id: 'rtl', label: 'Right to left' },
] as const

/** Theme and reading direction. They belong to the device, and change at once. */
export function HowItLooks({ className }: { className?: string }) {
  const { theme, direction } = usePreferences()
  const [themeId, directionId] = [useId(), useId()]
  return (
    <SettingSection title="How it looks" className={className}>
      <SettingRow
        end={
          <Segmented
            labelledBy={themeId}
            choices={themes}
            value={theme}
            onChange={(chosen) => choose({ theme: chosen })}
          />
        }
      >
        <span id={themeId}>Light or dark</span>
      </SettingRow>
      <SettingRow
        end={
          <Segmented
            labelledBy={directionId}
            choices={directions}
            value={direction}
            onChange={(chosen) => choose({ direction: chosen })}
          />
        }
      >
        <span id={directionId}>Reading direction</span>
      </SettingRow>
    </SettingSection>
  )
}
