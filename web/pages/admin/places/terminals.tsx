import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { readOfficeTerminals } from '#contract/office-terminals.ts'
import { GroundGate } from '#web/fleet/office/ground/ground-gate.tsx'
import { TerminalsView } from '#web/fleet/office/ground/terminals-view.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const load = () => readForPage(() => call(readOfficeTerminals))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function TerminalsPage() {
  return (
    <GroundGate of={useLoaderData<Reading<OutputOf<typeof readOfficeTerminals>>>()} what="The terminals">
      {(read) => <TerminalsView read={read} />}
    </GroundGate>
  )
}
