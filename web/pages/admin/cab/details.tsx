import { useLoaderData } from 'react-router'
import type { CarDetail } from '#contract/cars.ts'
import { officeClasses } from '#contract/office-classes.ts'
import { CarDetails } from '#web/fleet/office/cars/car-details.tsx'
import { ChooseCar } from '#web/fleet/office/cars/choose-car.tsx'
import { carsTrail } from '#web/fleet/office/cars-trail.ts'
import { ClassEditor } from '#web/fleet/office/classes/class-editor.tsx'
import type { Reading } from '#web/platform/read-for-page.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { loadCar } from './load-car.ts'

export const clientLoader = loadCar

export default function CarDetailsPage() {
  const { reading } = useLoaderData<{ reading: Reading<CarDetail> | null }>()
  if (!reading)
    return (
      <>
        <OfficeHead title="One car" trail={carsTrail} />
        <ChooseCar page="/admin/cab/Details" />
      </>
    )
  return (
    <OfficeRead
      of={reading}
      title="One car"
      trail={carsTrail}
      what="The car"
      list={{ label: 'All cars', to: '/admin/cabs/list' }}
    >
      {(car) => (
        <>
          <TabTitle of={car.name} />
          <CarDetails car={car}>
            <TheClass key={car.vehicleClass} vehicleClass={car.vehicleClass} />
          </CarDetails>
        </>
      )}
    </OfficeRead>
  )
}

/** Asked for by itself: a car is worth looking at without it. */
function TheClass({ vehicleClass }: Pick<CarDetail, 'vehicleClass'>) {
  const { value, hasFailed, isAsking, ask } = useAnswer(officeClasses)
  const known = value?.classes.find((one) => one.vehicleClass === vehicleClass)
  if (known && value) return <ClassEditor of={known} all={value.classes} />
  if (hasFailed)
    return (
      <ErrorState title="The class did not load" onRetry={() => void ask()} isRetrying={isAsking}>
        Nothing is lost; only the connection is missing.
      </ErrorState>
    )
  return (
    <Loading label="The class is loading" className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </Loading>
  )
}
