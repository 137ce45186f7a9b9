import { Fragment } from 'react'
import type { demoAccounts } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button } from '#web/ui/button.tsx'

type DemoAccounts = OutputOf<typeof demoAccounts>

interface DemoPanelProps {
  demo: DemoAccounts
  /** The address of whoever is being signed in. */
  signingIn: string | null
  onSignIn: (credentials: { email: string; password: string }) => void
}

/** While demo accounts exist, anyone may try them with one press. */
export function DemoPanel({ demo, signingIn, onSignIn }: DemoPanelProps) {
  const { password, accounts } = demo
  if (password === null || accounts.length === 0) return null
  return (
    <section
      aria-label="Demo accounts"
      className="grid gap-2.5 rounded-field border-[1.5px] border-dashed border-edge px-4.5 py-4 text-sm"
    >
      <p>
        <strong className="font-semibold">This is a demonstration.</strong>{' '}
        <span className="text-ink-2">
          Two accounts, one password: <span className="whitespace-nowrap text-ink">{password}</span>
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5">
        {accounts.map((account) => (
          <Fragment key={account.email}>
            <p>
              <strong className="block font-semibold">{account.description}</strong>
              <span className="text-ink-2">
                <bdi>{account.email}</bdi>
                {account.role === 'admin' && ', admin'}
              </span>
            </p>
            <Button
              size="small"
              className="max-md:min-h-11"
              isPending={signingIn === account.email}
              pendingLabel="Signing in…"
              onPress={() => onSignIn({ email: account.email, password })}
            >
              Sign in as {givenName(account.name)}
            </Button>
          </Fragment>
        ))}
      </div>
    </section>
  )
}

const givenName = (name: string) => name.split(' ', 1)[0]
