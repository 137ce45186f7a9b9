import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { newRecoveryCodes, turnOffTwoFactor } from '#contract/security.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { ProofFields } from '../../proof-fields.tsx'
import { OpenedForm } from '../opened-form.tsx'

type Proven = typeof turnOffTwoFactor | typeof newRecoveryCodes

type ProveAndProps<E extends Proven & Endpoint> = {
  endpoint: E
  lead: string
  action: string
  isDanger?: boolean
  onDone: (answer: OutputOf<E>) => void
  onCancel: () => void
}

/** What password and a code together allow: turning two-factor off, and new recovery codes. */
export function ProveAnd<E extends Proven & Endpoint>(props: ProveAndProps<E>) {
  const { endpoint, lead, action, isDanger, onDone, onCancel } = props
  const email = useSession().session?.user.email ?? ''
  const form = useForm({
    endpoint: endpoint as Proven,
    initial: { password: '', code: '' },
    send: async (input) => onDone((await call(endpoint as Proven, input)) as OutputOf<E>),
  })
  return (
    <form {...form.props}>
      <AccountName email={email} />
      <OpenedForm
        actions={
          <>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'outline'}
              isPending={form.isPending}
              pendingLabel="One moment…"
            >
              {action}
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        }
      >
        <p className="text-ink-2">{lead}</p>
        <FormRefusal of={form.refusal} />
        <ProofFields password={form.field('password')} code={form.field('code')} needsCode />
      </OpenedForm>
    </form>
  )
}
