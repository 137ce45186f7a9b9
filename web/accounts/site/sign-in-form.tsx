import type { ReactNode } from 'react'
import { login } from '#contract/accounts.ts'
import type { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { keepChallenge } from './challenge.ts'

/** Signs in, or keeps the second question and leads to where it is asked. */
export function useSignIn(onSecondQuestion: () => void) {
  return useForm({
    endpoint: login,
    initial: { email: '', password: '' },
    send: async (credentials) => {
      const answer = await call(login, credentials)
      if ('token' in answer) return saveSession(answer)
      keepChallenge(answer.challenge)
      onSecondQuestion()
    },
  })
}

interface SignInFormProps {
  form: ReturnType<typeof useSignIn>
  /** Stands across from the password's label, such as a link for those who forgot it. */
  aside?: ReactNode
}

/** The form is in the page's hands, since a demo account may fill and send it. */
export function SignInForm({ form, aside }: SignInFormProps) {
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal}>{form.refusal && advice(form.refusal)}</FormRefusal>
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" {...form.field('email')} />
      <div className="relative">
        <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
        {aside && <span className="absolute end-0 top-0 text-sm">{aside}</span>}
      </div>
      <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Signing in…">
        Sign in
      </Button>
    </form>
  )
}

function advice(refusal: ApiError): string {
  if (refusal.code === 'accounts.invalid-credentials')
    return 'Look at both once more. After a few tries we pause for a minute.'
  if (refusal.isOutage) return 'What you typed is kept.'
  return 'What you typed is kept. Nothing is locked.'
}
