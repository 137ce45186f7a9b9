import { Mail } from 'lucide-react'
import { useState } from 'react'
import { forgotPassword } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

/** Asks for a link to choose a new password. Whether there is such an account is never said. */
export function ForgotPasswordForm() {
  const [sent, setSent] = useState(0)
  const form = useForm({
    endpoint: forgotPassword,
    initial: { email: '' },
    send: async (input) => {
      await call(forgotPassword, input)
      setSent((count) => count + 1)
    },
  })
  return (
    <>
      <form {...form.props} className="grid gap-[1.125rem]">
        <FormRefusal of={form.refusal} />
        <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Sending…">
          {sent > 0 ? 'Send it again' : 'Send the link'}
        </Button>
      </form>
      {/* It stands there from the start, so that its words are heard when they come. */}
      <div role="status" className={sent > 0 ? 'mt-6' : undefined}>
        {sent > 0 && !form.isPending && (
          <Alert tone="ok" icon={Mail} title={sent > 1 ? 'Look in your mail once more.' : 'Look in your mail.'}>
            If there is an account for this address, the link is on its way. Nothing after five minutes? Check the spam
            folder, then <span className="whitespace-nowrap">try again.</span>
          </Alert>
        )}
      </div>
    </>
  )
}
