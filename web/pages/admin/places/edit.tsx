import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type OfficePlace, readPlace } from '#contract/office-places.ts'
import { groundTrail } from '#web/fleet/office/ground/ground-head.tsx'
import { PlaceEdit } from '#web/fleet/office/ground/place-edit.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

const load = ({ params }: ClientLoaderFunctionArgs) => readForPage(() => call(readPlace, { id: params.slug ?? '' }))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function EditPlacePage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OfficePlace>>()}
      title="A place"
      trail={groundTrail}
      what="The place"
      list={{ label: 'All places', to: '/admin/places' }}
    >
      {(place) => (
        <>
          <TabTitle of={place.name} />
          <PlaceEdit key={place.id} place={place} />
        </>
      )}
    </OfficeRead>
  )
}
