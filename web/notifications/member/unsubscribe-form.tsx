import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type LinkKind, unsubscribe } from '#contract/mail-choices.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

const kindWords: Record<LinkKind, string> = {
  reminder: 'reminders before a day with us',
  review: 'invitations to review a day with us',
  coming: 'word of what is coming',
}

type UnsubscribeFormProps = { token: string; onUnknown: () => void }

/** A person presses; a link that is only opened changes nothing. Afterwards the same press goes the other way. */
export function UnsubscribeForm({ token, onUnknown }: UnsubscribeFormProps) {
  const [answer, setAnswer] = useState<{ kind: LinkKind; wanted: boolean } | null>(null)
  const again = answer?.wanted === false
  const form = useForm({
    endpoint: unsubscribe,
    initial: {},
    toInput: () => ({ token, again }),
    send: async (input) => {
      try {
        setAnswer(await call(unsubscribe, input))
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'notifications.unknown-link' || 'token' in error.fields))
          return onUnknown()
        throw error
      }
    },
  })
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal}>Nothing has changed yet; please press again.</FormRefusal>
      <div role="status" className={answer ? undefined : '-mt-[1.125rem]'}>
        {answer && (
          <Alert tone="ok" title={answer.wanted ? 'They come again.' : 'No more of these.'}>
            {answer.wanted ? 'We send' : 'We send no more'} {kindWords[answer.kind]}
            {answer.wanted ? '.' : '. Mails about a booking itself, such as a confirmation or a refund, still come.'}
          </Alert>
        )}
      </div>
      <Button
        type="submit"
        variant={again ? 'outline' : 'primary'}
        wide
        isPending={form.isPending}
        pendingLabel="One moment…"
      >
        {again ? 'Send them again' : 'No more of these'}
      </Button>
    </form>
  )
}
