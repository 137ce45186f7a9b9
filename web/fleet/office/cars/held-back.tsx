import { FileWarning } from 'lucide-react'
import type { officeCars } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { heldBackWords } from './car-words.ts'

type HeldBackCar = OutputOf<typeof officeCars>['heldBack'][number]

/** Cars that a paper holds back today, each with the way to mend it. */
export function HeldBack({ cars }: { cars: readonly HeldBackCar[] }) {
  if (cars.length === 0) return null
  return (
    <ul aria-label="Held back by a paper" className="mb-4 grid gap-2">
      {cars.map((car) => (
        <li key={car.id} className="flex items-start gap-3.5 border-s-4 border-beni bg-beni-soft px-4.5 py-2.5 text-sm">
          <Icon of={FileWarning} className="mt-0.5 text-beni" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
            <p className="min-w-0 flex-1 basis-72">
              <bdi>
                <b className="font-semibold">
                  {car.name}: {heldBackWords(car)}.
                </b>{' '}
                It takes no job until the paper is here. Nothing booked is touched.
              </bdi>
            </p>
            <TextLink
              to={`/admin/cab/Edit?id=${car.id}`}
              className="inline-flex items-center !text-beni max-md:min-h-11"
            >
              Open car<span className="sr-only"> {car.name}</span>
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
