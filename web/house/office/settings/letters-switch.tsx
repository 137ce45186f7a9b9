import { chooseLetters, useLetters } from '#web/platform/keys.ts'
import { SettingSection } from '#web/ui/setting-rows.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Some people's tools type letters for them; then keys of one letter are in the way. */
export function LettersSwitch() {
  const letters = useLetters()
  return (
    <SettingSection title="Keys">
      <Switch
        isSelected={letters}
        onChange={chooseLetters}
        detail="J and K move in lists, / finds, ? lists all keys. On this device."
        className="border-b border-line"
      >
        Keys of one letter
      </Switch>
    </SettingSection>
  )
}
