import { useLoaderData } from 'react-router'
import { readDistances } from '#contract/driving.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { DistancesView } from '#web/fleet/office/ground/distances-view.tsx'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readDistances))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function DistancesPage() {
  return (
    <GroundGate of={useLoaderData<Reading<OutputOf<typeof readDistances>>>()} what="The distances">
      {(read) => <DistancesView read={read} />}
    </GroundGate>
  )
}
