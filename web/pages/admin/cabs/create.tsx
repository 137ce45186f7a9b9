import { useLoaderData } from 'react-router'
import { carChoices } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { AddCar } from '#web/fleet/office/cars/add-car.tsx'
import { carsTrail } from '#web/fleet/office/cars-trail.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'

type Choices = OutputOf<typeof carChoices>

const load = (): Promise<Reading<Choices>> => readForPage(() => call(carChoices))

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddCarPage() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Choices>>()}
      title="New car"
      trail={carsTrail}
      what="The form"
      list={{ label: 'All cars', to: '/admin/cabs/list' }}
    >
      {(choices) => (
        <>
          <OfficeHead title="New car" trail={carsTrail} />
          <AddCar choices={choices} />
        </>
      )}
    </OfficeRead>
  )
}
