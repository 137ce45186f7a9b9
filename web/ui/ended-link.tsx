import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from './button-link.tsx'
import { ErrorState } from './error-state.tsx'
import { templeSnow } from './prints/temple-snow.generated.ts'
import { Story, StoryActions, StoryLead } from './story.tsx'

type EndedLinkProps = {
  /** Whether nobody answered, or what it led to is not there. */
  kind: 'unreached' | 'unknown'
  /** What it would have led to. */
  heading: string
  unreached: string
  ended: string
  /** Why it may have ended. */
  children: ReactNode
}

/** Where a link that was shared leads to nothing: it can be tried again, or has ended and there is a way on. */
export function EndedLink({ kind, heading, unreached, ended, children }: EndedLinkProps) {
  const { revalidate, state } = useRevalidator()
  if (kind === 'unreached')
    return (
      <div className="wrap pt-8 md:pt-12">
        <h1 className="mb-6 font-serif text-d2">{heading}</h1>
        <ErrorState title={unreached} onRetry={revalidate} isRetrying={state === 'loading'}>
          There is no connection at this moment.
        </ErrorState>
      </div>
    )
  return (
    <Story title={ended} print={templeSnow}>
      <StoryLead>{children}</StoryLead>
      <StoryActions>
        <ButtonLink to="/tour/grid" variant="primary">
          See all tours
        </ButtonLink>
      </StoryActions>
    </Story>
  )
}
