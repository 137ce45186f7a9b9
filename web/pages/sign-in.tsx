import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { demoAccounts } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { DemoPanel } from '#web/accounts/site/demo-panel.tsx'
import { useLeaveWhenSignedIn, useNotice, useWish } from '#web/accounts/site/on-the-way-in.ts'
import { SignInForm, useSignIn } from '#web/accounts/site/sign-in-form.tsx'
import { call } from '#web/platform/api.ts'
import { keepingWish } from '#web/platform/guard.ts'
import { callContext } from '#web/platform/load-context.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { Alert } from '#web/ui/alert.tsx'
import { hotelWindow } from '#web/ui/prints/hotel-window.generated.ts'
import { SplitFoot, SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Without an answer the page does without its demo panel; signing in does not depend on it. */
const readDemoAccounts = (ask: Call) => ask(demoAccounts).catch(() => ({ password: null, accounts: [] }))

export const loader = ({ context }: LoaderFunctionArgs) => readDemoAccounts(context.get(callContext))
export const clientLoader = () => readDemoAccounts(call)

export default function SignIn() {
  const demo = useLoaderData<typeof loader>()
  const wanted = useWish()
  const notice = useNotice()
  const navigate = useNavigate()
  const form = useSignIn(() => navigate(keepingWish('/two-factor', wanted)))
  const [demoEmail, setDemoEmail] = useState('')
  useLeaveWhenSignedIn()
  return (
    <SplitPage title="Welcome back" lead="Sign in to see your days, your people and your receipts." print={hotelWindow}>
      {notice && (
        <div role="status" className="mb-6">
          <Alert tone={notice.tone}>{notice.words}</Alert>
        </div>
      )}
      <SignInForm
        form={form}
        aside={
          isBuilt('/forgot-password') && <TextLink to={keepingWish('/forgot-password', wanted)}>Forgotten?</TextLink>
        }
      />
      <OtherWays wanted={wanted} />
      <div className="mt-7">
        <DemoPanel
          demo={demo}
          signingIn={form.isPending ? demoEmail : null}
          onSignIn={(credentials) => {
            if (form.isPending) return
            setDemoEmail(credentials.email)
            form.change(credentials)
            form.submit()
          }}
        />
      </div>
    </SplitPage>
  )
}

function OtherWays({ wanted }: { wanted: string | null }) {
  const canJoin = isBuilt('/sign-up')
  const canFind = isBuilt('/find-booking')
  if (!canJoin && !canFind) return null
  return (
    <SplitFoot>
      {canJoin && (
        <>
          New here? <TextLink to={keepingWish('/sign-up', wanted)}>Make an account</TextLink>.{' '}
        </>
      )}
      {canFind && (
        <>
          You can also <TextLink to="/find-booking">find a booking</TextLink> without one.
        </>
      )}
    </SplitFoot>
  )
}
