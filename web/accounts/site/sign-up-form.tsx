import { type ReactNode, useState } from 'react'
import { signUp } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { NewPasswordField } from './new-password-field.tsx'

/** Makes an account. Whether the address had one is said by the mail alone; `afterwards` stands below that word. */
export function SignUpForm({ afterwards }: { afterwards: ReactNode }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    endpoint: signUp,
    initial: { full_name: '', email: '', password: '' },
    send: async (input) => {
      await call(signUp, input)
      setSentTo(input.email)
    },
  })
  const { full_name, email } = form.values
  return (
    <>
      <div role="status">
        {sentTo && (
          <Alert tone="ok" title="Look in your mail.">
            We have written to <bdi className="break-words">{sentTo}</bdi>. The link in the mail opens your account; it
            works for 24 hours. If you have an account already, the mail says so.
          </Alert>
        )}
      </div>
      {sentTo ? (
        <p className="mt-[1.125rem] text-sm text-ink-2">{afterwards}</p>
      ) : (
        <form {...form.props} className="grid gap-[1.125rem]">
          <FormRefusal of={form.refusal} />
          <TextField
            label="Your name"
            hint="As you would like to be greeted."
            autoComplete="name"
            {...form.field('full_name')}
          />
          <TextField
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="We send a link that opens your account. It works for 24 hours."
            {...form.field('email')}
          />
          <NewPasswordField owner={{ fullName: full_name, email }} {...form.field('password')} />
          <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Making the account…">
            Make the account
          </Button>
        </form>
      )}
    </>
  )
}
