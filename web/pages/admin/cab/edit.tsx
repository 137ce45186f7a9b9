import { useLoaderData } from 'react-router'
import type { CarDetail } from '#contract/cars.ts'
import { CarEdit } from '#web/fleet/office/cars/car-edit.tsx'
import { ChooseCar } from '#web/fleet/office/cars/choose-car.tsx'
import { carsTrail } from '#web/fleet/office/cars-trail.ts'
import type { Reading } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { loadCar } from './load-car.ts'

export const clientLoader = loadCar

export default function EditCarPage() {
  const { reading } = useLoaderData<{ reading: Reading<CarDetail> | null }>()
  if (!reading)
    return (
      <>
        <OfficeHead title="Edit a car" trail={carsTrail} />
        <ChooseCar page="/admin/cab/Edit" />
      </>
    )
  return (
    <OfficeRead
      of={reading}
      title="Edit a car"
      trail={carsTrail}
      what="The car"
      list={{ label: 'All cars', to: '/admin/cabs/list' }}
    >
      {(car) => (
        <>
          <TabTitle of={`Edit ${car.name}`} />
          <CarEdit key={`${car.id} ${car.version}`} car={car} />
        </>
      )}
    </OfficeRead>
  )
}
