import { FileWarning } from 'lucide-react'
import type { officeCars } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { HeldBackList } from '../papers/held-back.tsx'
import { heldBackWords } from './car-words.ts'

type HeldBackCar = OutputOf<typeof officeCars>['heldBack'][number]

/** Cars that a paper holds back today. */
export const HeldBack = ({ cars }: { cars: readonly HeldBackCar[] }) => (
  <HeldBackList
    of={cars}
    icon={FileWarning}
    reasonOf={(car) => `${car.name}: ${heldBackWords(car)}`}
    means="It takes no job until the paper is here. Nothing booked is touched."
    mend={({ id, name }) => ({ to: `/admin/cab/Edit?id=${id}`, label: 'Open car', of: name })}
  />
)
