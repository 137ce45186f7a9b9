import { useEffect, useState } from 'react'
import { type ChangeCar, changeCars } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { tellsOwnSeats } from '#contract/child-seats.ts'
import { areAgesKnown, missingAgeSentence } from '#contract/party.ts'
import { wishLimits } from '#contract/wish.ts'
import { uncapitalized } from '#core/words.ts'
import type { PartyWish } from '#web/fleet/site/index.ts'
import { PartyRows } from '#web/fleet/site/index.ts'
import { call } from '#web/platform/api.ts'
import { useOfferedExtras } from '#web/pricing/site/index.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { differenceSpoken } from './difference-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { newGuests } from './party-names.ts'
import type { Change } from './use-change.ts'

export const missingName = 'Give each new guest a name, or leave all of these names empty.'

/** Long enough to press twice, short enough to feel at once. */
const patienceMs = 400

type PartyChangeProps = {
  open: OpenBooking
  change: Change
  party: PartyWish
  onParty: (party: PartyWish) => void
  names: readonly string[]
  onNames: (names: string[]) => void
  /** Some of the new guests were named, and others must be, too. */
  isNameMissing: boolean
}

interface Cars {
  cars: readonly ChangeCar[]
  why: string | null
}

export const partyOf = ({ guests, childAges, largeCases, extras }: OpenBooking['booking']): PartyWish => ({
  ...{ guests, childAges, largeCases, extras },
})

/** Who comes, with which seats and luggage, and in which car: only cars that can be had, and none without a word. */
export function PartyChange({ open, change, party, onParty, ...naming }: PartyChangeProps) {
  const { names, onNames, isNameMissing } = naming
  const { booking, which } = open
  const [chosen, setChosen] = useState<ChosenCar>({ vehicleClass: booking.vehicleClass, name: booking.className })
  const car = chosen.vehicleClass
  const [found, setFound] = useState<Cars | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [round, setRound] = useState(0)
  const offered = useOfferedExtras(true, null, booking.ride ? 'rides' : 'tours')
  const { ask, drop } = change
  const key = JSON.stringify(party)
  const isSame = key === JSON.stringify(partyOf(booking)) && car === booking.vehicleClass

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when party or car change, and only then
  useEffect(() => {
    drop()
    const { guests, childAges, largeCases, extras } = party
    if (!areAgesKnown(childAges)) return
    let isOver = false
    const wanted = { guests, childAges: [...childAges], largeCases, extras: [...extras] }
    const timer = setTimeout(async () => {
      try {
        const answer = await call(changeCars, { ...which, ...wanted })
        if (isOver) return
        setFound(answer)
        setProblem(null)
        if (!isSame && answer.cars.some(({ vehicleClass }) => vehicleClass === car))
          await ask({ ...wanted, vehicleClass: car })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setProblem(error)
      }
    }, patienceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, car, round])

  const added = newGuests(booking.travellers, booking, party)
  return (
    <>
      <Part title="Who comes">
        <div className="max-w-[520px]">
          <PartyRows
            party={party}
            classes={[]}
            car={undefined}
            extras={offered.extras}
            most={wishLimits}
            onChange={({ vehicleClass: _, ...part }) => onParty({ ...party, ...part })}
            priceOf={async () => null}
            isSeatsTold={tellsOwnSeats(booking.note, party.childAges, party.extras)}
            ownSeatsElsewhere="If you bring your own, write it into the note of this booking."
            instead={
              offered.hasFailed && (
                <p role="alert" className="border-t border-line py-2.5 text-sm">
                  Child seats, strollers and wheelchairs did not load.{' '}
                  <TextButton onClick={offered.retry}>Try again</TextButton>
                </p>
              )
            }
          />
        </div>
      </Part>
      {added.length > 0 && (
        <Part title="Their names">
          <div className="grid max-w-[520px] gap-4">
            {added.map(({ called }, index) => (
              <TextField
                key={called}
                label={`Full name, ${uncapitalized(called)}`}
                hint="So that the chauffeur can greet them."
                optional
                autoComplete="off"
                maxLength={120}
                {...(isNameMissing && !names[index]?.trim() ? { error: missingName } : {})}
                value={names[index] ?? ''}
                onChange={(name) => onNames(added.map((_, place) => (place === index ? name : (names[place] ?? ''))))}
              />
            ))}
          </div>
        </Part>
      )}
      <Part title="Car">
        {problem ? (
          <p role="alert" className="text-sm">
            {Object.values(problem.fields)[0] ?? problem.message}{' '}
            {problem.isOutage && <TextButton onClick={() => setRound(round + 1)}>Try again</TextButton>}
          </p>
        ) : (
          <CarRows party={party} found={found} car={chosen} present={booking.vehicleClass} onCar={setChosen} />
        )}
      </Part>
    </>
  )
}

/** With its name, since a car that was chosen may be gone from the next list. */
type ChosenCar = { vehicleClass: VehicleClass; name: string }

type CarRowsProps = {
  party: PartyWish
  found: Cars | null
  car: ChosenCar
  present: VehicleClass
  onCar: (car: ChosenCar) => void
}

function CarRows({ party, found, car, present, onCar }: CarRowsProps) {
  if (!areAgesKnown(party.childAges))
    return (
      <p role="status" className="text-sm text-ink-2">
        <bdi>{missingAgeSentence(party.childAges).slice(0, -1)}, and the cars stand here with their prices.</bdi>
      </p>
    )
  if (!found) return <p className="text-sm text-ink-2">We are looking which cars you can have…</p>
  if (found.why)
    return (
      <p role="status" className="text-sm font-[550] text-beni">
        <bdi>{found.why}</bdi>
      </p>
    )
  const isThere = found.cars.some(({ vehicleClass }) => vehicleClass === car.vehicleClass)
  return (
    <div className="grid max-w-[520px] gap-3">
      <p role="status" className="text-sm empty:hidden">
        {!isThere && (
          <bdi>
            <strong className="font-semibold">The {car.name} is too small for this party, or not free.</strong> Choose
            one of these. Nothing changes before you say so.
          </bdi>
        )}
      </p>
      <RadioGroup
        label="Which car"
        boxed
        value={isThere ? car.vehicleClass : ''}
        onChange={(id) => {
          const next = found.cars.find(({ vehicleClass }) => vehicleClass === id)
          if (next) onCar({ vehicleClass: next.vehicleClass, name: next.name })
        }}
        choices={found.cars.map(({ vehicleClass, name, why, differenceYen }) => ({
          id: vehicleClass,
          label: name,
          detail: why,
          aside: vehicleClass === present && differenceYen === 0 ? 'as it is now' : differenceSpoken(differenceYen),
        }))}
      />
    </div>
  )
}
