import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type MailKind, readMailChoices, saveMailChoices } from '#contract/mail-choices.ts'
import { reminderTime } from '#contract/meeting-times.ts'
import { call } from '#web/platform/api.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { SettingRow, SettingSection } from '#web/ui/setting-rows.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'

const offered: readonly { kind: MailKind; label: string; detail: string }[] = [
  { kind: 'reminder', label: 'The evening before a trip', detail: `From ${reminderTime} in Tokyo` },
  { kind: 'review', label: 'How was it', detail: 'The day after, once' },
]

/** Which mails somebody wants. Each press is saved at once; pressing again takes it back. */
export function MailChoices({ className }: { className?: string }) {
  const { value: choices, hasFailed, isAsking, ask, set } = useAnswer(readMailChoices)
  const [said, setSaid] = useState({ text: '', isFault: false })

  const press = async (kind: MailKind, label: string, isWanted: boolean) => {
    if (!choices) return
    set({ ...choices, [kind]: isWanted })
    setSaid({ text: '', isFault: false })
    try {
      set(await call(saveMailChoices, { ...choices, [kind]: isWanted }))
      setSaid({ text: `${label}: ${isWanted ? 'on' : 'off'}. Saved.`, isFault: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(choices)
      setSaid({ text: `Not saved, so it is as it was. ${error.message}`, isFault: true })
    }
  }

  return (
    <SettingSection title="Messages from us" className={className}>
      <SettingRow end={<span className="text-sm text-ink-3">Always on</span>}>About my bookings</SettingRow>
      {choices ? (
        offered.map(({ kind, label, detail }) => (
          <Switch
            key={kind}
            isSelected={choices[kind]}
            onChange={(isWanted) => press(kind, label, isWanted)}
            detail={detail}
            className="border-b border-line"
          >
            {label}
          </Switch>
        ))
      ) : hasFailed ? (
        <div className="pt-3">
          <ErrorState title="Your choices did not load" onRetry={ask} isRetrying={isAsking}>
            They are as they were; only the connection is missing.
          </ErrorState>
        </div>
      ) : (
        <Loading label="Your choices are loading" className="grid gap-px">
          <Skeleton className="h-[4.375rem]" />
          <Skeleton className="h-[4.375rem]" />
        </Loading>
      )}
      <p role={said.isFault ? 'alert' : 'status'} className="min-h-6 pt-2 text-sm text-matsu">
        {said.isFault ? <ErrorWords>{said.text}</ErrorWords> : said.text}
      </p>
    </SettingSection>
  )
}
