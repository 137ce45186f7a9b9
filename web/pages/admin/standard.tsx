import { useLoaderData } from 'react-router'
import { readStandard } from '#contract/standard.ts'
import { StandardPage } from '#web/house/office/opening/standard-page.tsx'
import { call } from '#web/platform/api.ts'
import { readForPage } from '#web/platform/read-for-page.ts'
import { OfficeGate } from '#web/ui/office/office-gate.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export const clientLoader = Object.assign(() => readForPage(() => call(readStandard)), { hydrate: true as const })

/** What is the same for everybody who drives in Tokyo, to be taken over list by list. */
export default function StandardForTokyo() {
  const read = useLoaderData<typeof clientLoader>()
  return (
    <OfficeGate of={read} title="The standard for Tokyo" loading={<Waiting />} failure="The standard did not load">
      {(standard) => <StandardPage read={standard} />}
    </OfficeGate>
  )
}

const Waiting = () => (
  <Loading label="The standard is loading" className="grid gap-5">
    <Skeleton className="h-10" />
    <Skeleton className="h-96" />
  </Loading>
)
