import { type ReactNode, useId } from 'react'
import { ApiError } from '#contract/call.ts'
import { becomeOwner, type SetUpLink } from '#contract/first-owner.ts'
import { NewPasswordField } from '#web/accounts/site/new-password-field.tsx'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AppAndCode } from '../../member/security/two-factor/app-and-code.tsx'
import { isLinkOver } from './link-over.tsx'

type OwnerFormProps = {
  token: string
  link: SetUpLink
  /** Signed in; these codes are shown once. */
  onDone: (recoveryCodes: readonly string[]) => void
  onOver: () => void
}

export function OwnerForm({ token, link, onDone, onOver }: OwnerFormProps) {
  const form = useForm({
    endpoint: becomeOwner,
    initial: { full_name: '', name_in_japanese: '', email: link.email ?? '', password: '', code: '' },
    toInput: (values) => ({ token, ...values }),
    send: async (input) => {
      try {
        const { recoveryCodes, ...signedIn } = await call(becomeOwner, input)
        saveSession(signedIn)
        onDone(recoveryCodes)
      } catch (error) {
        if (error instanceof ApiError && isLinkOver(error)) return onOver()
        throw error
      }
    },
  })
  const { full_name, email } = form.values
  return (
    <form {...form.props} className="max-w-[47.5rem] border-t border-line">
      <Part title="Who you are" words="Shown to colleagues and in the history.">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...form.field('full_name')} />
          <TextField
            label="In Japanese"
            hint="First character becomes your seal."
            optional
            lang="ja"
            {...form.field('name_in_japanese')}
          />
          <div className="sm:col-span-2">
            <TextField
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="username"
              hint="You sign in with it. We send one message to see that it arrives."
              {...form.field('email')}
            />
          </div>
        </div>
      </Part>
      <Part title="Password" words="A sentence is fine.">
        <NewPasswordField owner={{ fullName: full_name, email }} {...form.field('password')} />
      </Part>
      <Part title="Second factor" words="An owner cannot be without one.">
        <AppAndCode of={link} hint="Ten paper codes follow on the next page, shown once." {...form.field('code')} />
      </Part>
      <div className="grid gap-4 border-t border-ink pt-5">
        <FormRefusal of={form.refusal}>Nothing was made. What you typed is kept.</FormRefusal>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="One moment…">
            Become the owner
          </Button>
          <p className="text-sm text-ink-2">Then the office opens. You invite others there, under Settings.</p>
        </div>
      </div>
    </form>
  )
}

function Part({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-4 border-line py-5 not-first:border-t md:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-serif text-[1.1875rem]">
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{words}</p>
      </div>
      {children}
    </section>
  )
}
