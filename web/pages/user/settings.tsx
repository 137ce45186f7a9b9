import { HowItLooks } from '#web/accounts/member/preferences/how-it-looks.tsx'
import { SecurityPanel } from '#web/accounts/member/security/security-panel.tsx'
import { MailChoices } from '#web/notifications/member/mail-choices.tsx'
import { AreaHead } from '#web/ui/area-head.tsx'

export default function SettingsPage() {
  return (
    <>
      <AreaHead title="Settings" />
      <SecurityPanel beside={<MailChoices />} above={<HowItLooks />} />
    </>
  )
}
