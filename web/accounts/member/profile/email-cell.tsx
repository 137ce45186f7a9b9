import { Check, Hourglass } from 'lucide-react'
import type { Profile } from '#contract/profile.ts'
import { plainDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** The address as it is now. It changes by a way of its own, and only once the new one has confirmed. */
export function EmailCell({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const { email, email_verified_at, pending_email } = profile
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="text-sm font-semibold">Mail</div>
      <div className="flex min-h-12 items-center justify-between gap-3 rounded-field border border-line ps-3.5 pe-1.5">
        <bdi className="min-w-0 wrap-anywhere">{email}</bdi>
        <TextButton onClick={onChange} aria-label="Change the mail address" className="min-h-11 px-2 text-sm">
          Change
        </TextButton>
      </div>
      {pending_email ? (
        <p className="flex items-start gap-1.5 text-xs font-[550] text-kohaku">
          <Icon of={Hourglass} dense className="mt-px" />
          <span>
            Waiting for you to confirm <bdi className="wrap-anywhere">{pending_email}</bdi>
          </span>
        </p>
      ) : email_verified_at ? (
        <p className="flex items-start gap-1.5 text-xs font-[550] text-matsu">
          <Icon of={Check} dense className="mt-px" />
          <bdi>Confirmed on {plainDay(todayInTokyo(new Date(email_verified_at)))}</bdi>
        </p>
      ) : (
        <p className="text-xs text-ink-3">Not confirmed yet</p>
      )}
    </div>
  )
}
