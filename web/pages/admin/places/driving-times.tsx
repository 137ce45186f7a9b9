import { useLoaderData } from 'react-router'
import { readDrivingTimes } from '#contract/driving.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { DrivingView } from '#web/fleet/office/ground/driving-view.tsx'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readDrivingTimes))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function DrivingTimesPage() {
  return (
    <GroundGate of={useLoaderData<Reading<OutputOf<typeof readDrivingTimes>>>()} what="The driving times">
      {(read) => <DrivingView read={read} />}
    </GroundGate>
  )
}
