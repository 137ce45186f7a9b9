import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CarDetail } from '#contract/cars.ts'
import { formatCount } from '#contract/money.ts'
import { FullPlate } from '#web/fleet/site/plate.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { carsTrail } from '../cars-trail.ts'
import { casesByGuests } from '../classes/loads.rules.ts'
import { LoadsTable } from '../classes/loads-table.tsx'
import { BeyondPapers } from '../papers/ahead.tsx'
import { StateTag } from './car-cells.tsx'
import { CarHeldBack } from './car-edit.tsx'
import { CarNow } from './car-side.tsx'
import { writeMonth } from './month-field.ts'
import { PapersPanel } from './papers-panel.tsx'
import { StopsPanel } from './stops-panel.tsx'

/** One car to look at: everything that is known of it, and who changed what. The class it belongs to stands below. */
export function CarDetails({ car, children }: { car: CarDetail; children: ReactNode }) {
  const { classes, garages, chauffeurs } = car.choices
  const labelIn = (choices: readonly { id: string; label: string }[], id: string | null) =>
    choices.find((choice) => choice.id === id)?.label
  return (
    <>
      <OfficeHead
        title={car.name}
        trail={[...carsTrail, { label: 'Details' }]}
        beside={<StateTag of={car.state} />}
        actions={
          <RoomLink to={`/admin/cab/Edit?id=${car.id}`} size="small" className="max-md:min-h-11">
            <Icon of={Pencil} dense />
            Edit this car
          </RoomLink>
        }
      />
      <CarHeldBack car={car} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          <Panel title="The car">
            <div className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
              <Facts
                of={[
                  ['Class', labelIn(classes, car.vehicleClass) ?? car.className],
                  ['Model', car.model],
                  ['Plate', <FullPlate key="plate" of={car.plate} />],
                  ['Colour', car.colour || 'Not known'],
                ]}
              />
              <Facts
                of={[
                  ['First registered', writeMonth(car.firstRegistered) || 'Not known'],
                  ['Odometer', car.odometerKm === null ? 'Not read' : `${formatCount(car.odometerKm)} km`],
                  ['Chauffeur', labelIn(chauffeurs, car.usualChauffeurId) ?? 'Nobody usually'],
                  ['Garage', labelIn(garages, car.garage) ?? car.garage],
                  ['ETC card', car.etcCard ? `ends ${car.etcCard}` : 'None'],
                ]}
              />
            </div>
          </Panel>
          <PapersPanel car={car} />
          <LoadsTable cases={casesByGuests(car.loads)} />
        </div>
        <div className="grid min-w-0 gap-5">
          <CarNow car={car} />
          <BeyondPapers of={car} other="another car" />
          <StopsPanel car={car} />
          <Panel title="History">
            <History of={car.history} />
          </Panel>
        </div>
      </div>
      <div className="mt-8">{children}</div>
    </>
  )
}
