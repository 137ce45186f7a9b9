import { HowItLooks } from '#web/features/preferences/how-it-looks.tsx'
import { SecurityPanel } from '#web/features/security/security-panel.tsx'

/** The office's settings, as far as they are built: what belongs to the one who is signed in. */
export default function AdminSettingsPage() {
  return (
    <div className="max-w-[1040px]">
      <h1 className="font-serif text-d3">Settings</h1>
      <p className="mt-1 mb-6 text-ink-2">My security, and how it looks to me</p>
      <SecurityPanel beside={<HowItLooks />} />
    </div>
  )
}
