import type { demoAccounts } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'
import type { Credentials } from './sign-in-form.tsx'

type DemoAccounts = OutputOf<typeof demoAccounts>

/** While demo accounts exist, anyone may try them. "Fill in" fills; it does not sign in. */
export function DemoPanel({ demo, onFill }: { demo: DemoAccounts; onFill: (credentials: Credentials) => void }) {
  const { password, accounts } = demo
  if (password === null || accounts.length === 0) return null
  return (
    <section
      aria-label="Demo accounts"
      className="grid gap-2.5 rounded-field border-[1.5px] border-dashed border-edge px-[18px] py-4 text-sm"
    >
      <p>
        <strong className="font-semibold">This is a demonstration.</strong>{' '}
        <span className="text-ink-2">
          Two accounts, one password: <span className="whitespace-nowrap text-ink">{password}</span>
        </span>
      </p>
      {accounts.map((account) => (
        <div key={account.email} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <p>
            <strong className="block font-semibold">{account.description}</strong>
            <span className="text-ink-2">
              <bdi>{account.email}</bdi>
              {account.role === 'admin' && ', admin'}
            </span>
          </p>
          <Button
            size="small"
            aria-label={`Fill in ${account.description}`}
            onPress={() => onFill({ email: account.email, password })}
          >
            Fill in
          </Button>
        </div>
      ))}
    </section>
  )
}
