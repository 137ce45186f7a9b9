import type { OutputOf } from '#contract/endpoint.ts'
import { formatYen } from '#contract/money.ts'
import { classUses, type OfficeClass, retireClass } from '#contract/office-classes.ts'
import { listed } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { shortDay } from '#web/ui/day.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RetireDialog, type Use } from '../ground/retire-dialog.tsx'
import { useUses } from '../ground/use-uses.ts'

type RetireClassProps = {
  of: OfficeClass
  onDone: (now: readonly OfficeClass[], said: string) => void
  onClose: () => void
}

/** Nobody is offered it any more; what is booked and written in it stays. */
export function RetireClass({ of: { vehicleClass, version, name }, onDone, onClose }: RetireClassProps) {
  const deed = useDeed()
  const { uses, failure } = useUses(() => call(classUses, { vehicleClass }))
  const submit = async (reason: string) => {
    const input = { vehicleClass, version, reason }
    const now = await deed.run(input, () => call(retireClass, input))
    if (now) onDone(now.classes, `The ${name} is retired.`)
  }
  return (
    <RetireDialog
      title={`Retire the ${name}?`}
      lead="Guests are not offered it any more. Nothing is deleted: bookings, papers and prices keep it."
      uses={uses && inLines(uses)}
      failure={failure}
      hindrance={uses ? hindranceOf(uses) : undefined}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the class"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}

type Uses = OutputOf<typeof classUses>

function hindranceOf({ cars, toursWithNoOther }: Uses): string | undefined {
  if (cars.length > 0)
    return 'Cars of this class are in service. Give them another class, or take them out of service first.'
  if (toursWithNoOther.length > 0)
    return `Give these tours a price in another class first: ${listed(toursWithNoOther)}.`
  return undefined
}

function inLines(uses: Uses): Use[] {
  const { cars, outOfService, tours, bookings, fares, halfHourYen, standsInFor } = uses
  const lines: Use[] = [
    {
      count: cars.length,
      what: `${cars.length === 1 ? 'car in service' : 'cars in service'}: ${cars.map((car) => car.name).join(', ')}`,
      becomes: 'must have another class first.',
    },
    { count: outOfService, what: 'out of service', becomes: 'come back only once the class is in use again.' },
    {
      count: bookings.count,
      what: `${bookings.count === 1 ? 'booking ahead' : 'bookings ahead'}${bookings.lastDay ? `, the last on ${shortDay(bookings.lastDay)}` : ''}`,
      becomes: 'stay as they are, in their class.',
    },
    {
      count: tours.length,
      what: `${tours.length === 1 ? 'tour' : 'tours'}: ${tours.join(', ')}`,
      becomes: 'are sold in their other classes.',
    },
    {
      count: fares.length,
      what: `${fares.length === 1 ? 'fare table' : 'fare tables'}: ${fares.join(', ')}`,
      becomes: 'keep their prices; rides in it are not sold.',
    },
    {
      count: halfHourYen === null ? 0 : 1,
      what: `rate: ${formatYen(halfHourYen ?? 0)} for half an hour more`,
      becomes: 'is kept.',
    },
    {
      count: standsInFor.length,
      what: `comes in place of: ${standsInFor.join(', ')}`,
      becomes: 'has no car to come with.',
    },
  ]
  return lines.filter(({ count }) => count > 0)
}
