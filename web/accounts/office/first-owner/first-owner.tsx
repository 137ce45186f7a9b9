import { useState } from 'react'
import { readSetUpLink } from '#contract/first-owner.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CodesOnPaper } from './codes-on-paper.tsx'
import { DoorPage } from './door-page.tsx'
import { LinkAside } from './link-aside.tsx'
import { isLinkOver, LinkOver } from './link-over.tsx'
import { OwnerForm } from './owner-form.tsx'

/** Behind the printed link: the first person enters themselves, puts the paper codes away, and goes in. */
export function FirstOwner({ token }: { token: string | null | undefined }) {
  const { answer: link, failure, isAsking, askAgain } = useAsked(token ? questionOf(readSetUpLink, { token }) : null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodesOnPaper codes={codes} />
  if (token === null) return <LinkOver code="missing" />
  if (failure && isLinkOver(failure)) return <LinkOver code={failure.code} sentence={failure.message} />
  if (failure)
    return (
      <DoorPage title="You hold the first key.">
        <ErrorState title="The link could not be looked at" onRetry={askAgain} isRetrying={isAsking}>
          It stays as it is, and its hour goes on.
        </ErrorState>
      </DoorPage>
    )
  if (!token || !link)
    return (
      <DoorPage title="You hold the first key.">
        <div role="status" aria-label="Looking at the link" className="grid max-w-[47.5rem] gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      </DoorPage>
    )
  return (
    <DoorPage
      title="You hold the first key."
      lead="Nobody has access yet. The person entered here becomes the owner and may invite all others."
      aside={<LinkAside link={link} onOver={askAgain} />}
    >
      <OwnerForm token={token} link={link} onDone={setCodes} onOver={askAgain} />
    </DoorPage>
  )
}
