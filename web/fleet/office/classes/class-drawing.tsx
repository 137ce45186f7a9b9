import type { OfficeClass } from '#contract/office-classes.ts'
import type { ClassBody } from '#contract/ride-classes.ts'
import { faultOfWheelbase, isDrawnByHand, mostPlaces } from '#core/car/measures.ts'
import { planOf } from '#core/car/plan.ts'
import { isBusWith, licenceFor } from '#core/vehicle-classes.ts'
import { counted } from '#core/words.ts'
import { CarElevation } from '#web/fleet/site/car-elevation.tsx'
import { CarSide } from '#web/fleet/site/to-scale/car-side.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { faultOfMeasure } from './body-faults.ts'
import { builtOf, type TypedBody } from './class-values.ts'

type ClassDrawingProps = {
  built: TypedBody
  /** Null: a new one. */
  of: Pick<OfficeClass, 'vehicleClass' | 'body'> | null
  name: string
}

/** The car from the side and from above, as its measures are typed; with a metre beside it. */
export function ClassDrawing({ built: typed, of, name }: ClassDrawingProps) {
  const { places, ...measures } = builtOf(typed)
  const isWhole =
    (['lengthCm', 'widthCm', 'heightCm', 'wheelbaseCm'] as const).every((part) => !faultOfMeasure(part, typed[part])) &&
    !faultOfWheelbase(measures)
  const kept = of?.body && isSameBody(of.body, typed) ? of.body : null
  const plan = isWhole && places >= 1 && places <= mostPlaces ? (kept ?? planOf(measures, places)) : null
  const called = name.trim() || 'The new class'
  return (
    <Panel title="To scale" aside={isWhole ? `${metres(measures.lengthCm)} long` : undefined}>
      {isWhole ? (
        <div className="grid gap-5">
          {of && isDrawnByHand(of.vehicleClass) ? (
            <CarElevation
              vehicleClass={of.vehicleClass}
              title={`${called}, from the side`}
              className="mx-auto h-auto w-full max-w-[420px]"
            />
          ) : (
            <svg
              viewBox={`-20 ${-measures.heightCm - 16} ${measures.lengthCm + 40} ${measures.heightCm + 72}`}
              role="img"
              aria-label={`${called}, from the side: ${metres(measures.lengthCm)} long, ${metres(measures.heightCm)} high`}
              className="mx-auto block h-auto w-full max-w-[460px] [direction:ltr]"
            >
              <CarSide measures={measures} y={0} />
              <path d="M0 30h100M0 24v12M100 24v12" className="fill-none stroke-ink stroke-2" />
              <text x={112} y={37} className="fill-ink text-[1.25rem]">
                1 m
              </text>
            </svg>
          )}
          {plan && (
            <Plan body={{ ...measures, ...plan }} label={`${called}, from above: ${counted(places, 'place')}`} />
          )}
          <p className="text-sm text-ink-2">
            <bdi>
              {plan
                ? `${counted(places + 1, 'seat')} with the chauffeur’s: ${
                    isBusWith(places) ? `a bus by law, for a ${licenceFor(places)} licence` : 'no bus'
                  }.`
                : 'So many places do not fit into these measures.'}
            </bdi>
          </p>
        </div>
      ) : (
        <p className="text-sm text-ink-2">The drawing comes with the measures.</p>
      )}
    </Panel>
  )
}

const metres = (cm: number) => `${(cm / 100).toFixed(2)} m`

const isSameBody = (body: ClassBody, typed: TypedBody) => {
  const { places, ...measures } = builtOf(typed)
  const names = ['kind', 'lengthCm', 'widthCm', 'heightCm', 'wheelbaseCm'] as const
  return (
    names.every((name) => body[name] === measures[name]) &&
    body.seats.filter(({ who }) => who !== 'driver').length === places
  )
}

/** Its front at the start; the chauffeur sits on the right, which is the upper side. */
function Plan({ body, label }: { body: ClassBody; label: string }) {
  const { lengthCm, widthCm, seats, boot } = body
  const top = ({ y, width }: { y: number; width: number }) => widthCm - y - width
  return (
    <svg
      viewBox={`-4 -4 ${lengthCm + 8} ${widthCm + 8}`}
      role="img"
      aria-label={label}
      className="mx-auto block h-auto w-full max-w-[460px] [direction:ltr]"
    >
      <rect width={lengthCm} height={widthCm} rx={38} className="fill-surface stroke-ink stroke-2" />
      {boot.depth > 0 && (
        <rect
          x={boot.x}
          y={top(boot)}
          width={boot.depth}
          height={boot.width}
          rx={6}
          className="fill-kohaku-soft stroke-kohaku stroke-[1.5] [stroke-dasharray:6_5]"
        />
      )}
      {seats.map((seat) => (
        <rect
          key={`${seat.x} ${seat.y}`}
          x={seat.x}
          y={top(seat)}
          width={seat.depth}
          height={seat.width}
          rx={9}
          className={
            seat.who === 'driver' ? 'fill-paper-2 stroke-edge stroke-[1.5]' : 'fill-ai-soft stroke-ai stroke-[1.5]'
          }
        />
      ))}
    </svg>
  )
}
