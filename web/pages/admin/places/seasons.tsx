import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { readTrafficSeasons } from '#contract/traffic-seasons.ts'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { SeasonsView } from '#web/fleet/office/ground/seasons-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readTrafficSeasons))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function SeasonsPage() {
  return (
    <GroundGate of={useLoaderData<Reading<OutputOf<typeof readTrafficSeasons>>>()} what="The seasons">
      {(read) => <SeasonsView read={read} />}
    </GroundGate>
  )
}
