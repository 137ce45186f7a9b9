import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { placeChoices } from '#contract/office-places.ts'
import { AddPlace } from '#web/fleet/office/ground/add-place.tsx'
import { groundTrail } from '#web/fleet/office/ground/ground-head.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(placeChoices))
export const clientLoader = Object.assign(load, { hydrate: true as const })

const trail = [...groundTrail, { label: 'New place' }]

export default function AddPlacePage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OutputOf<typeof placeChoices>>>()}
      title="New place"
      trail={trail}
      what="The form"
      list={{ label: 'All places', to: '/admin/places' }}
    >
      {({ areas }) => (
        <>
          <OfficeHead title="New place" trail={trail} />
          <AddPlace areas={areas} />
        </>
      )}
    </OfficeRead>
  )
}
