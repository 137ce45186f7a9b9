import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { type OfficeFlight, readFlight } from '#contract/office-flights.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { FlightEdit, flightsTrail } from '#web/rides/office/flights/flight-edit.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'

const load = ({ params }: ClientLoaderFunctionArgs) => readForPage(() => call(readFlight, { id: params.number ?? '' }))
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function FlightPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<OfficeFlight>>()}
      title="A flight"
      trail={flightsTrail}
      what="The flight"
      list={{ label: 'All flights', to: '/admin/places/flights' }}
    >
      {(flight) => (
        <>
          <TabTitle of={flight.number} />
          <FlightEdit key={flight.id} flight={flight} />
        </>
      )}
    </OfficeRead>
  )
}
