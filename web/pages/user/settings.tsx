import { MailChoices } from '#web/features/mail-choices/mail-choices.tsx'
import { HowItLooks } from '#web/features/preferences/how-it-looks.tsx'
import { SecurityPanel } from '#web/features/security/security-panel.tsx'
import { AreaHead } from '#web/ui/area-head.tsx'

export default function SettingsPage() {
  return (
    <>
      <AreaHead title="Settings" />
      <SecurityPanel beside={<MailChoices />} above={<HowItLooks />} />
    </>
  )
}
