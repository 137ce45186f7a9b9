import { useEffect, useRef, useState } from 'react'
import type { FittingClass } from '#contract/availability.ts'
import { VehicleClass } from '#contract/catalogue.ts'
import { type SeatWay, seatsMissing } from '#contract/child-seats.ts'
import { formatYen } from '#contract/money.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { languagesFor } from '../guide-languages.ts'
import { CallCodes } from './call-codes.tsx'
import { carChoices } from './car-choices.ts'
import type { Choices } from './choices.ts'
import { CountField } from './count-field.tsx'
import type { OpenCall } from './use-call.ts'

type MoreWishesProps = { of: OpenCall; choices: Choices; faults: Partial<Record<string, string>> }

const suggested = 'suggested'
const lengths = Array.from({ length: 9 }, (_, halves) => ({
  id: String(halves),
  label: halves === 0 ? 'As the tour' : `${halves / 2} h longer`,
}))

/** What costs more or less: another car, a longer day, a guide, seats for children, codes of offers. */
export function MoreWishes({ of: call, choices, faults }: MoreWishesProps) {
  const { draft, change, refused, days } = call
  const tour = choices.tours.find(({ slug }) => slug === draft.tour)
  const classes = days.answer?.classes ?? []
  const usual = classes.find(({ vehicleClass }) => vehicleClass === days.answer?.vehicleClass)
  const carSaid = useCarSaid(draft.tour, usual)
  const pieces = (code: string) => draft.extras.find((extra) => extra.code === code)?.pieces ?? 0
  const setPieces = (code: string, count: number) =>
    change({
      extras: [...draft.extras.filter((extra) => extra.code !== code), ...(count > 0 ? [{ code, pieces: count }] : [])],
    })
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-12">
      <div className="col-span-2 md:col-span-6">
        <Select
          size="small"
          label="Car"
          choices={[
            {
              id: suggested,
              label: usual && !draft.vehicleClass ? `The cheapest that fits: ${usual.name}` : 'The cheapest that fits',
            },
            ...carChoices(classes),
          ]}
          value={draft.vehicleClass ?? suggested}
          isDisabled={!days.answer && !draft.vehicleClass}
          onChange={(id) => change({ vehicleClass: id === suggested ? null : VehicleClass.parse(id) })}
          {...(refused.car || faults.vehicleClass ? { error: refused.car ?? faults.vehicleClass ?? '' } : {})}
        />
        <p role="status" className="mt-1 text-sm font-semibold text-kohaku empty:hidden">
          {carSaid && <bdi>{carSaid}</bdi>}
        </p>
      </div>
      <div className="md:col-span-3">
        <Select
          size="small"
          label="Length"
          choices={lengths}
          value={String(draft.extraHalfHours)}
          onChange={(halves) => change({ extraHalfHours: Number(halves) })}
          {...(faults.extraHalfHours ? { error: faults.extraHalfHours } : {})}
        />
      </div>
      <div className="flex items-end md:col-span-3">
        {tour && !tour.guideIncluded && (
          <Checkbox dense isSelected={draft.guide} onChange={(guide) => change({ guide })}>
            With a guide
          </Checkbox>
        )}
      </div>
      {/* Often the first that is heard of a call: before there is a tour, it narrows the search for one. */}
      {(!tour || tour.guideIncluded || draft.guide) && (
        <div className="col-span-2 md:col-span-6">
          <Select
            size="small"
            label="Language of the guide"
            choices={languagesFor(choices.languages, draft.guideLanguage)}
            value={draft.guideLanguage}
            onChange={(guideLanguage) => change({ guideLanguage })}
            {...(faults.guideLanguage ? { error: faults.guideLanguage } : {})}
          />
        </div>
      )}
      {choices.extras.map((extra) => (
        <div key={extra.code} className="md:col-span-3">
          <CountField
            label={extra.name}
            hint={extra.priceYen > 0 ? `${formatYen(extra.priceYen)} each` : 'No charge'}
            value={pieces(extra.code)}
            most={extra.mostPieces}
            onChange={(count) => setPieces(extra.code, count)}
          />
        </div>
      ))}
      {seatsMissing(draft) > 0 && (
        <div className="col-span-full">
          <RadioGroup
            label="A child under six has no seat. Add one above, or:"
            across
            value={draft.seats}
            onChange={(id) => change({ seats: id as SeatWay })}
            choices={[
              { id: 'own', label: 'They bring their own' },
              { id: 'none', label: 'They do without' },
            ]}
            {...(faults.seats ? { error: faults.seats } : {})}
          />
        </div>
      )}
      <CallCodes of={call} />
      {faults.extras && <p className="col-span-full text-sm text-beni">{faults.extras}</p>}
    </div>
  )
}

/** The caller is told before they agree: another party, suitcase or seat may need another car. */
function useCarSaid(tour: string, car: FittingClass | undefined): string | null {
  const before = useRef<{ tour: string; car: FittingClass } | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (!car) return setSaid(null)
    const last = before.current
    before.current = { tour, car }
    if (last?.tour !== tour) return setSaid(null)
    if (last.car.vehicleClass === car.vehicleClass) return
    const yen = car.priceYen - last.car.priceYen
    setSaid(
      `The car is now the ${car.name}, ${formatYen(Math.abs(yen))} ${yen < 0 ? 'less' : 'more'} than the ${last.car.name}.`,
    )
  }, [tour, car])
  return said
}
