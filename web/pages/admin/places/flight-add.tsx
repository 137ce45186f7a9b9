import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { flightChoices } from '#contract/office-flights.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { AddFlight } from '#web/rides/office/flights/add-flight.tsx'
import { flightsTrail } from '#web/rides/office/flights/flight-edit.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

const load = () => readForPage(() => call(flightChoices))
export const clientLoader = Object.assign(load, { hydrate: true as const })

const trail = [...flightsTrail, { label: 'New flight' }]

export default function AddFlightPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OutputOf<typeof flightChoices>>>()}
      title="New flight"
      trail={trail}
      what="The form"
      list={{ label: 'All flights', to: '/admin/places/flights' }}
    >
      {({ terminals }) => (
        <>
          <OfficeHead title="New flight" trail={trail} />
          <AddFlight terminals={terminals} />
        </>
      )}
    </OfficeRead>
  )
}
