import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type ComingThing, wishToHear } from '#contract/coming.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Trap } from '#web/ui/trap.tsx'

/** An address for one thing. Whether it was known is never said. */
export function TellMeForm({ thing: { id, title } }: { thing: Pick<ComingThing, 'id' | 'title'> }) {
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    endpoint: wishToHear,
    initial: { email: '', website: '' },
    toInput: ({ email, website }: { email: string; website: string }) => ({ id, email, website }),
    send: async (input) => {
      await call(wishToHear, input)
      setSentTo(input.email.trim())
    },
  })
  return (
    <div className="max-w-[460px]">
      <form {...form.props} aria-label={`Tell me when it is here: ${title}`} className="grid gap-3">
        <FormRefusal of={form.refusal} />
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
          <Button
            type="submit"
            variant="outline"
            isPending={form.isPending}
            pendingLabel="Sending…"
            className="sm:mt-7"
          >
            Tell me
          </Button>
        </div>
        <Trap value={form.values.website} onChange={(website) => form.change({ website })} />
        <p className="text-sm text-ink-2">One link to confirm, one mail when it is here, and nothing else.</p>
      </form>
      {/* It stands there from the start, so that its words are heard when they come. */}
      <div role="status" className={sentTo ? 'mt-4' : undefined}>
        {sentTo && !form.isPending && (
          <Alert tone="ok" icon={Mail} title="Look in your mail.">
            A link is on its way to <bdi className="break-words">{sentTo}</bdi>. Press it, and you are on the list.
            Whoever is on it already gets no second one.
          </Alert>
        )}
      </div>
    </div>
  )
}
