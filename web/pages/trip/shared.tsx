import { useLoaderData, useRevalidator } from 'react-router'
import type { Call } from '#contract/call.ts'
import { readSharedTrip } from '#contract/trips.ts'
import { readByCode, readByCodeInBrowser } from '#web/platform/read-by-code.ts'
import { SharedTrip } from '#web/trips/site/shared/shared-trip.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'

/** Asked each time it is opened: a trip that is no longer shared must not be kept anywhere. */
const ask = (call: Call, code: string) => call(readSharedTrip, { code })
export const loader = readByCode(ask)
export const clientLoader = readByCodeInBrowser(ask)

export default function Shared() {
  const shared = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  if (shared.kind === 'known') return <SharedTrip trip={shared.what} />
  if (shared.kind === 'unreached')
    return (
      <div className="wrap pt-8 md:pt-12">
        <h1 className="mb-6 font-serif text-d2">A trip to look at</h1>
        <ErrorState title="The trip did not load" onRetry={revalidate} isRetrying={state === 'loading'}>
          There is no connection at this moment.
        </ErrorState>
      </div>
    )
  return (
    <Story title="This trip is no longer shared" print={templeSnow}>
      <StoryLead>Its link has ended, or a letter of it is missing.</StoryLead>
      <StoryActions>
        <ButtonLink to="/tour/grid" variant="primary">
          See all tours
        </ButtonLink>
      </StoryActions>
    </Story>
  )
}
