import type { VehicleClass } from '#contract/catalogue.ts'
import type { ClassBody } from '#contract/ride-classes.ts'
import { isDrawnByHand } from '#core/car/measures.ts'
import { cx } from '#web/ui/cx.ts'
import { drawingOf, LIT } from '../car-elevation.tsx'
import { CarSide } from './car-side.tsx'
import { Figure } from './scale-figures.tsx'
import { type Figures, figuresOf, partyToScaleInWords, type ScaleParty, widthOf } from './scale-party.ts'

type ScaleDrawingProps = { vehicleClass: VehicleClass; carName: string; body: ClassBody; party: ScaleParty }

/** Room above the tallest, and below the ground for the measures. */
const above = 20
const below = 66
/** Of the files of the cars: the ground lies so far below their upper edge, the nose so far from their start. */
const file = { x: -12, width: 544, height: 240, ground: 226 }

/** The car beside the party and its luggage, in centimetres. Phones get two rows of the same scale. */
export function ScaleDrawing(props: ScaleDrawingProps) {
  return (
    <>
      <Beside {...props} />
      <Below {...props} />
    </>
  )
}

const WORDS = 'block h-auto w-full fill-ink font-[550] [direction:ltr]'

function Beside({ vehicleClass, carName, body, party }: ScaleDrawingProps) {
  const figures = figuresOf(party)
  const ground = Math.max(body.heightCm, 190) + above
  const from = body.lengthCm + 60
  const width = Math.max(from + widthOf(figures) + 20, 940)
  return (
    <svg
      viewBox={`-14 0 ${width + 14} ${ground + below}`}
      role="img"
      aria-label={partyToScaleInWords({ carName, body, party })}
      className={cx(WORDS, 'text-[1rem] max-md:hidden')}
    >
      <Car vehicleClass={vehicleClass} body={body} ground={ground} />
      <Row figures={figures} from={from} ground={ground} />
      <Ground width={width} ground={ground} />
      <Measure from={0} length={body.lengthCm} ground={ground} words={`${(body.lengthCm / 100).toFixed(2)} m`} />
      <Measure from={from + Math.max(0, widthOf(figures) - 100)} length={100} ground={ground} words="1 m" />
    </svg>
  )
}

function Below({ vehicleClass, carName, body, party }: ScaleDrawingProps) {
  const width = body.lengthCm + 50
  const rows = inRows(figuresOf(party), width - 30)
  const first = body.heightCm + above
  const rowHeight = 200
  const grounds = rows.map((_, index) => first + 60 + rowHeight * (index + 1))
  const last = grounds.at(-1) ?? first
  return (
    <svg
      viewBox={`-14 0 ${width + 14} ${last + 46}`}
      role="img"
      aria-label={partyToScaleInWords({ carName, body, party })}
      className={cx(WORDS, 'text-[1.375rem] md:hidden')}
    >
      <Car vehicleClass={vehicleClass} body={body} ground={first} />
      <Ground width={width} ground={first} />
      <Measure from={0} length={body.lengthCm} ground={first} words={`${(body.lengthCm / 100).toFixed(2)} m`} />
      {rows.map((figures, index) => (
        <g key={figures.map(({ id }) => id).join(' ')}>
          <Row figures={figures} from={4} ground={grounds[index] ?? last} />
          <Ground width={width} ground={grounds[index] ?? last} />
        </g>
      ))}
      <Measure from={4} length={100} ground={last - 14} words="1 m" isShort />
    </svg>
  )
}

/** As many side by side as there is room for. */
function inRows(figures: Figures, width: number): Figures[] {
  const rows: Figures[] = []
  for (const figure of figures) {
    const row = rows.at(-1)
    if (row && widthOf([...row, figure]) <= width) row.push(figure)
    else rows.push([figure])
  }
  return rows
}

function Row({ figures, from, ground }: { figures: Figures; from: number; ground: number }) {
  return figures.map((figure, index) => (
    <Figure key={figure.id} figure={figure} x={from + widthOf(figures.slice(0, index))} ground={ground} />
  ))
}

/** Our drawings are to scale already; all others are drawn from their measures. */
function Car({ vehicleClass, body, ground }: Pick<ScaleDrawingProps, 'vehicleClass' | 'body'> & { ground: number }) {
  if (isDrawnByHand(vehicleClass)) {
    return (
      <image
        href={drawingOf(vehicleClass)}
        x={file.x}
        y={ground - file.ground}
        width={file.width}
        height={file.height}
        className={LIT}
      />
    )
  }
  return <CarSide measures={body} y={ground} />
}

const Ground = ({ width, ground }: { width: number; ground: number }) => (
  <path d={`M-14 ${ground + 0.5}H${width}`} className="stroke-line" />
)

type MeasureProps = { from: number; length: number; ground: number; words: string; isShort?: boolean }

function Measure({ from, length, ground, words, isShort }: MeasureProps) {
  const y = ground + 26
  return (
    <>
      <path
        d={`M${from} ${y}h${length}M${from} ${y - 6}v12M${from + length} ${y - 6}v12`}
        className="fill-none stroke-ink stroke-[1.5]"
      />
      {isShort ? (
        <text x={from + length + 12} y={y} dy="0.35em">
          {words}
        </text>
      ) : (
        <text x={from + length / 2} y={y + 10} dy="0.9em" textAnchor="middle">
          {words}
        </text>
      )}
    </>
  )
}
