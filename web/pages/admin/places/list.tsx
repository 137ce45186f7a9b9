import { Plus } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { PlaceRow } from '#contract/office-places.ts'
import { GroundHead } from '#web/fleet/office/ground/ground-head.tsx'
import { BringIn } from '#web/fleet/office/ground/imports/list-files.tsx'
import { placesList } from '#web/fleet/office/ground/places-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'

export const clientLoader = loadList(placesList)

export default function PlacesPage() {
  return (
    <>
      <GroundHead
        actions={
          <>
            <BringIn list="places" />
            <RoomLink to="/admin/places/add" size="small" variant="primary" className="max-md:min-h-11">
              <Icon of={Plus} dense />
              Add a place
            </RoomLink>
          </>
        }
      />
      <OfficeTable list={placesList} answer={useLoaderData<ListRead<PlaceRow>>()} />
    </>
  )
}
