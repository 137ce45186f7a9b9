import { useId } from 'react'
import type { OfferableTour } from '#contract/offer-editing.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { rideNames } from './ride-names.ts'

type ToursPanelProps = {
  tours: readonly OfferableTour[]
  /** Their ids. */
  value: readonly string[]
  onChange: (tours: string[]) => void
  rides: readonly RideWay[]
  onRides: (rides: RideWay[]) => void
  error?: string | undefined
}

interface Line {
  letter: string
  name: string
  tours: OfferableTour[]
}

function byLine(tours: readonly OfferableTour[]): Line[] {
  const lines = new Map<string, Line>()
  for (const tour of tours) {
    const line = lines.get(tour.line.name) ?? { ...tour.line, tours: [] }
    lines.set(tour.line.name, { ...line, tours: [...line.tours, tour] })
  }
  return [...lines.values()]
}

/** The tours that it is for, category by category, and the kinds of ride. */
export function ToursPanel({ tours, value, onChange, rides, onRides, error }: ToursPanelProps) {
  const chosen = new Set(value)
  const put = (ids: readonly string[], isIn: boolean) =>
    onChange(isIn ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  const known = tours.filter(({ id }) => chosen.has(id)).length
  const hidden = value.length - known
  return (
    <Panel
      title="For what"
      aside={`Fits ${known} of ${tours.length} tours, ${rides.length} of ${kinds.length} kinds of ride`}
    >
      <div data-invalid={error ? '' : undefined} className="grid gap-4">
        {error && <ErrorWords>{error}</ErrorWords>}
        {byLine(tours).map((line) => (
          <LineTours key={line.name} line={line} chosen={chosen} onChange={put} />
        ))}
        {hidden > 0 && (
          <p className="text-sm text-ink-3">
            {hidden === 1 ? 'One tour more is' : `${hidden} tours more are`} in it and not public now.
          </p>
        )}
        <RideKinds value={rides} onChange={onRides} />
      </div>
    </Panel>
  )
}

const kinds = Object.keys(rideNames) as RideWay[]

/** In their own order, whichever was ticked first. */
function RideKinds({ value, onChange }: { value: readonly RideWay[]; onChange: (rides: RideWay[]) => void }) {
  return (
    <fieldset className="border-t border-line pt-2">
      <legend className="contents text-sm font-semibold">Rides</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 2xl:grid-cols-3">
        {kinds.map((way) => (
          <Checkbox
            key={way}
            dense
            isSelected={value.includes(way)}
            onChange={(isIn) => onChange(kinds.filter((one) => (one === way ? isIn : value.includes(one))))}
          >
            {rideNames[way]}
          </Checkbox>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-3">
        Of a ride it takes its share off the ride itself; both ways are one use.
      </p>
    </fieldset>
  )
}

type LineToursProps = {
  line: Line
  chosen: ReadonlySet<string>
  onChange: (ids: readonly string[], isIn: boolean) => void
}

function LineTours({ line, chosen, onChange }: LineToursProps) {
  const id = useId()
  const ids = line.tours.map((tour) => tour.id)
  const isWhole = ids.every((tour) => chosen.has(tour))
  return (
    <div className="border-t border-line pt-2 first:border-t-0 first:pt-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row with its box */}
      <div role="group" aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={id} className="flex items-center gap-2 text-sm font-semibold">
            <LineMark line={line.letter} size="small" />
            <bdi>{line.name}</bdi>
          </h3>
          <Checkbox
            dense
            isSelected={isWhole}
            onChange={(isIn) => onChange(ids, isIn)}
            aria-label={`All of ${line.name}`}
          >
            All of them
          </Checkbox>
        </div>
        <div className="grid gap-x-6 sm:grid-cols-2 2xl:grid-cols-3">
          {line.tours.map((tour) => (
            <Checkbox
              key={tour.id}
              dense
              isSelected={chosen.has(tour.id)}
              onChange={(isIn) => onChange([tour.id], isIn)}
            >
              <bdi>{tour.title}</bdi>
            </Checkbox>
          ))}
        </div>
      </div>
    </div>
  )
}
