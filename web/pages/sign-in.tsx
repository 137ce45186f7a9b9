import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { demoAccounts } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { DemoPanel } from '#web/features/accounts/demo-panel.tsx'
import { type Credentials, SignInForm } from '#web/features/accounts/sign-in-form.tsx'
import { call } from '#web/platform/api.ts'
import { safeReturnPath } from '#web/platform/guard.ts'
import { callContext } from '#web/platform/load-context.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { useSession } from '#web/platform/session.ts'
import { Print } from '#web/ui/print.tsx'
import { hotelWindow } from '#web/ui/prints/hotel-window.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Without an answer the page does without its demo panel; signing in does not depend on it. */
const readDemoAccounts = (ask: Call) => ask(demoAccounts).catch(() => ({ password: null, accounts: [] }))

export const loader = ({ context }: LoaderFunctionArgs) => readDemoAccounts(context.get(callContext))
export const clientLoader = () => readDemoAccounts(call)

export default function SignIn() {
  const demo = useLoaderData<typeof loader>()
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  useLeaveWhenSignedIn()

  const change = (part: Partial<Credentials>) => setCredentials((now) => ({ ...now, ...part }))
  return (
    <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-center px-(--gut) pt-7 pb-10 md:py-14 md:ps-[max(var(--gut),calc((100vw-var(--wrap))/2))]">
        <div className="w-full md:max-w-[440px]">
          <h1 className="font-serif text-d2">Welcome back</h1>
          <p className="mt-2 mb-6 text-ink-2">Sign in to see your days, your people and your receipts.</p>
          <SignInForm
            credentials={credentials}
            onChange={change}
            aside={isBuilt('/forgot-password') && <TextLink to="/forgot-password">Forgotten?</TextLink>}
          />
          <OtherWays />
          <div className="mt-7">
            <DemoPanel demo={demo} onFill={change} />
          </div>
        </div>
      </div>
      <Print
        of={hotelWindow}
        alt=""
        sizes="(width < 900px) 100vw, max(55vw, 1280px)"
        priority
        slip
        className="-order-1 h-[190px] md:order-none md:h-auto md:min-h-[760px]"
      />
    </div>
  )
}

/** Whoever is signed in, by this form or in another tab, goes on to where they wanted to be. */
function useLeaveWhenSignedIn() {
  const { session } = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('redirectedFrom')
  useEffect(() => {
    if (session) navigate(safeReturnPath(wanted, homeOf(session.user.role)), { replace: true })
  }, [session, wanted, navigate])
}

function OtherWays() {
  const canJoin = isBuilt('/sign-up')
  const canFind = isBuilt('/find-booking')
  if (!canJoin && !canFind) return null
  return (
    <p className="mt-[18px] text-sm text-ink-2">
      {canJoin && (
        <>
          New here? <TextLink to="/sign-up">Make an account</TextLink>.{' '}
        </>
      )}
      {canFind && (
        <>
          You can also <TextLink to="/find-booking">find a booking</TextLink> without one.
        </>
      )}
    </p>
  )
}
