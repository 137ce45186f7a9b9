import { useLoaderData } from 'react-router'
import { savedTravellers } from '#contract/travellers.ts'
import { TravellerList } from '#web/accounts/member/travellers/traveller-list.tsx'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { useSession } from '#web/platform/session.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { ReadGate } from '#web/ui/read-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

async function load() {
  return { saved: await readForPage(() => call(savedTravellers)) }
}

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function Travelers() {
  const { saved } = useLoaderData<typeof clientLoader>()
  const { session } = useSession()
  return (
    <>
      <AreaHead
        title="Travellers"
        lead="People you book for. Saved travellers can be added with one tick at checkout."
      />
      <ReadGate of={saved} loading={<RowsLoading />} failure="Your travellers did not load">
        {({ travellers }) => <TravellerList saved={travellers} ownName={session?.user.full_name ?? ''} />}
      </ReadGate>
    </>
  )
}

function RowsLoading() {
  return (
    <Loading label="Your travellers are loading" className="border-t border-ink">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line py-4.5">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </Loading>
  )
}
