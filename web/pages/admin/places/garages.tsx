import { useLoaderData } from 'react-router'
import { type Garages, readGarages } from '#contract/garages.ts'
import { GaragesView } from '#web/fleet/office/ground/garages.tsx'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readGarages))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function GaragesPage() {
  return (
    <GroundGate of={useLoaderData<Reading<Garages>>()} what="The garages">
      {(read) => <GaragesView read={read} />}
    </GroundGate>
  )
}
