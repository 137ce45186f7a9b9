import { useLoaderData } from 'react-router'
import { readAreas } from '#contract/areas.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { AreasView } from '#web/fleet/office/ground/areas.tsx'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readAreas))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AreasPage() {
  return (
    <GroundGate of={useLoaderData<Reading<OutputOf<typeof readAreas>>>()} what="The areas">
      {(read) => <AreasView read={read} />}
    </GroundGate>
  )
}
