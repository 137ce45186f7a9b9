import { ApiError } from '#contract/call.ts'
import { resetPassword } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { clearSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isLinkOver } from './link-over.ts'
import { NewPasswordField } from './new-password-field.tsx'

type ResetPasswordFormProps = { token: string; onDone: () => void; onLinkOver: () => void }

export function ResetPasswordForm({ token, onDone, onLinkOver }: ResetPasswordFormProps) {
  const form = useForm({
    endpoint: resetPassword,
    initial: { password: '' },
    toInput: ({ password }) => ({ token, password }),
    send: async (input) => {
      try {
        await call(resetPassword, input)
      } catch (error) {
        if (error instanceof ApiError && isLinkOver(error)) return onLinkOver()
        throw error
      }
      // Every session of the account has ended, and so has one that this tab may have held.
      clearSession()
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal} />
      <NewPasswordField label="New password" {...form.field('password')} />
      <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Setting it…">
        Set the new password
      </Button>
    </form>
  )
}
