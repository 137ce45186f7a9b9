import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { FlightRow } from '#contract/office-flights.ts'
import { GroundHead } from '#web/fleet/office/ground/ground-head.tsx'
import { flightsList } from '#web/rides/office/flights/flights-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'

export const clientLoader = loadList(flightsList)

export default function FlightsPage() {
  return (
    <>
      <GroundHead
        actions={
          <RoomLink to="/admin/places/flights/add" size="small" variant="primary" className="max-md:min-h-11">
            <Icon of={Plus} dense />
            Add a flight
          </RoomLink>
        }
      />
      <OfficeTable list={flightsList} answer={useLoaderData<ListRead<FlightRow>>()} />
    </>
  )
}
