import { useLoaderData } from 'react-router'
import type { Call } from '#contract/call.ts'
import { readSharedTrip } from '#contract/trips.ts'
import { readByCode, readByCodeInBrowser } from '#web/platform/read-by-code.ts'
import { SharedTrip } from '#web/trips/site/shared/shared-trip.tsx'
import { EndedLink } from '#web/ui/ended-link.tsx'

/** Asked each time it is opened: a trip that is no longer shared must not be kept anywhere. */
const ask = (call: Call, code: string) => call(readSharedTrip, { code })
export const loader = readByCode(ask)
export const clientLoader = readByCodeInBrowser(ask)

export default function Shared() {
  const shared = useLoaderData<typeof loader>()
  if (shared.kind === 'known') return <SharedTrip trip={shared.what} />
  return (
    <EndedLink
      kind={shared.kind}
      heading="A trip to look at"
      unreached="The trip did not load"
      ended="This trip is no longer shared"
    >
      Its link has ended, or a letter of it is missing.
    </EndedLink>
  )
}
