import { Layers, Plus, Table2 } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { CarRow, officeCars } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { carsList } from '#web/fleet/office/cars/cars-list.tsx'
import { HeldBack } from '#web/fleet/office/cars/held-back.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { useRead } from '#web/ui/read-gate.tsx'

export const clientLoader = loadList(carsList)

export default function CarsPage() {
  const answer = useLoaderData<ListRead<CarRow>>()
  const read = useRead(answer.reading)
  // The list's answer carries them beside its rows.
  const heldBack = read && 'here' in read ? (read.here as OutputOf<typeof officeCars>).heldBack : []
  return (
    <>
      <OfficeHead
        title="Cars"
        actions={
          <>
            <RoomLink to="/admin/cabs/classes" size="small" className="max-md:min-h-11">
              <Icon of={Layers} dense />
              Classes
            </RoomLink>
            <RoomLink to="/admin/fares" size="small" className="max-md:min-h-11">
              <Icon of={Table2} dense />
              Fare tables
            </RoomLink>
            <RoomLink to="/admin/cabs/create" size="small" variant="primary" className="max-md:min-h-11">
              <Icon of={Plus} dense />
              Add a car
            </RoomLink>
          </>
        }
      />
      <HeldBack cars={heldBack} />
      <OfficeTable list={carsList} answer={answer} />
    </>
  )
}
