import { ApiError } from '#contract/call.ts'
import { keepAccount } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isLinkOver } from './link-over.ts'

type KeepAccountFormProps = { token: string; onKept: (kept: { email: string }) => void; onLinkOver: () => void }

/** A person presses: whoever only opens the address changes nothing. */
export function KeepAccountForm({ token, onKept, onLinkOver }: KeepAccountFormProps) {
  const form = useForm({
    endpoint: keepAccount,
    initial: {},
    toInput: () => ({ token }),
    send: async (input) => {
      try {
        onKept(await call(keepAccount, input))
      } catch (error) {
        if (error instanceof ApiError && isLinkOver(error)) return onLinkOver()
        throw error
      }
    },
  })
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal}>Nothing has changed yet; please press again.</FormRefusal>
      <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Opening it again…">
        Keep my account
      </Button>
    </form>
  )
}
