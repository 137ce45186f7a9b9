import { type ReactNode, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { signUp } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'

/** Makes an account and signs in. `whenTaken` stands below an address that has one already. */
export function SignUpForm({ whenTaken }: { whenTaken: ReactNode }) {
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const form = useForm({
    endpoint: signUp,
    initial: { full_name: '', email: '', password: '' },
    send: async (input) => {
      try {
        saveSession(await call(signUp, input))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'accounts.email-taken') throw error
        setTakenEmail(input.email)
        // What to do about it is said by the links below.
        const { status, code, message } = error
        throw new ApiError(status, { error: message, code, fields: { email: message } })
      }
    },
  })
  const { full_name, email } = form.values
  const isTaken = Boolean(form.faults.email) && email === takenEmail
  return (
    <form {...form.props} className="grid gap-[18px]">
      <FormRefusal of={form.refusal} />
      <TextField
        label="Your name"
        hint="As you would like to be greeted."
        autoComplete="name"
        {...form.field('full_name')}
      />
      <div className="grid gap-1.5">
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={isTaken ? undefined : 'We send a link to confirm it. It works for 24 hours.'}
          {...form.field('email')}
        />
        {isTaken && <p className="text-sm text-ink-2">{whenTaken}</p>}
      </div>
      <NewPasswordField owner={{ fullName: full_name, email }} {...form.field('password')} />
      <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Making the account…">
        Make the account
      </Button>
    </form>
  )
}
