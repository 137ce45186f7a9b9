import type { OutputOf } from '#contract/endpoint.ts'
import { beginTwoFactor } from '#contract/security.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { OpenedForm } from '../opened-form.tsx'

export type Begun = OutputOf<typeof beginTwoFactor>

/** The first of two steps: whoever sits here shows that it is their account. */
export function BeginTwoFactor({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const email = useSession().session?.user.email ?? ''
  const form = useForm({
    endpoint: beginTwoFactor,
    initial: { password: '' },
    send: async (input) => onBegun(await call(beginTwoFactor, input)),
  })
  return (
    <form {...form.props}>
      <AccountName email={email} />
      <OpenedForm
        actions={
          <>
            <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="One moment…">
              Continue
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        }
      >
        <p className="text-ink-2">Step 1 of 2. Your password first, so that nobody else turns it on for you.</p>
        <FormRefusal of={form.refusal} />
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          autoFocus
          {...form.field('password')}
        />
      </OpenedForm>
    </form>
  )
}
