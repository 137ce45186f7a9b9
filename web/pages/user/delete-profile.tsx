import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leavingOverview } from '#contract/profile.ts'
import { DeleteForm } from '#web/accounts/member/profile/leaving/delete-form.tsx'
import { WhatHappens } from '#web/accounts/member/profile/leaving/what-happens.tsx'
import { clearSession, useSession } from '#web/platform/session.ts'
import { tellTabsSignedOut } from '#web/platform/session-between-tabs.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function DeleteProfilePage() {
  const { value: leaving, hasFailed, isAsking, ask } = useAnswer(leavingOverview)
  const { session } = useSession()
  // The page is still drawn for a moment when the session is over.
  const [email] = useState(session?.user.email ?? '')
  const navigate = useNavigate()

  const leave = (eraseAfter: string) => {
    const token = session?.token
    navigate('/profile-closed', { replace: true, state: { eraseAfter } })
    clearSession()
    if (token) tellTabsSignedOut(token)
  }
  return (
    <div className="max-w-[860px]">
      <header className="mb-6">
        <p className="mb-1 text-sm">
          <TextLink to="/user/profile" className="inline-flex min-h-6 items-center">
            Profile
          </TextLink>
        </p>
        <h1 className="font-serif text-d2">Delete your profile</h1>
        <p className="mt-3 max-w-[58ch] font-serif text-lead text-ink-2">
          You are welcome back any time. This is what happens, and when.
        </p>
      </header>
      {leaving ? (
        <>
          <WhatHappens leaving={leaving} />
          <DeleteForm email={email} onClosed={leave} />
        </>
      ) : hasFailed ? (
        <ErrorState title="We cannot say yet what would happen" onRetry={ask} isRetrying={isAsking}>
          Nothing is deleted. Only the connection is missing.
        </ErrorState>
      ) : (
        <Loading label="We look up what there is" className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Skeleton className="h-[4.625rem] md:col-span-2" />
          <Skeleton className="h-[20rem]" />
          <Skeleton className="h-[20rem]" />
          <Skeleton className="h-[6.875rem] md:col-span-2" />
        </Loading>
      )}
    </div>
  )
}
