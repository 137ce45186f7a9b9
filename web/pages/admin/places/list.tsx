import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { PlaceRow } from '#contract/office-places.ts'
import { GroundHead } from '#web/fleet/office/ground/ground-head.tsx'
import { BringIn } from '#web/fleet/office/ground/imports/list-files.tsx'
import { PlacesMap } from '#web/fleet/office/ground/map/places-map.tsx'
import { placesList } from '#web/fleet/office/ground/places-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useReadAgain } from '#web/ui/office/use-read-again.ts'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'

export const clientLoader = loadList(placesList)

/** List and map are one: the same filters, and whatever is pointed at in one of them is lit in the other. */
export default function PlacesPage() {
  const read = useLoaderData<ListRead<PlaceRow>>()
  const [lit, setLit] = useState<string | null>(null)
  const { readAgain } = useReadAgain(false)
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
      <OfficeTable
        list={placesList}
        answer={read}
        beside={{
          ...{ lit, onPoint: setLit },
          draw: (rows) => <PlacesMap asked={read.asked} rows={rows} lit={lit} onPoint={setLit} onChanged={readAgain} />,
        }}
      />
    </>
  )
}
