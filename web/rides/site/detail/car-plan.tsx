import type { ClassBody } from '#contract/ride-classes.ts'
import { cx } from '#web/ui/cx.ts'
import type { PackedPiece, PackedSeat, Packing, Spot } from './packing.ts'
import { packingInWords, pieceLabel, seatLabels } from './packing-words.ts'

/** The drawing is always so wide in its own units, so that its words have one size whatever the car's length is. */
const wide = 520
const edge = 8

type CarPlanProps = { body: ClassBody; packing: Packing; carName: string }

/** The car from above, its front at the start, drawn in centimetres: who sits where, and where the luggage lies. */
export function CarPlan({ body, packing, carName }: CarPlanProps) {
  const scale = (wide - 2 * edge) / body.lengthCm
  const high = body.widthCm * scale + 2 * edge
  const place = ({ x, y, depth, width }: Spot) => ({
    x: edge + x * scale,
    // Cars keep to the left here and their drivers sit on the right, which is the upper side of the drawing.
    y: edge + (body.widthCm - y - width) * scale,
    width: depth * scale,
    height: width * scale,
  })
  return (
    <svg
      viewBox={`0 0 ${wide} ${Math.round(high)}`}
      role="img"
      aria-label={packingInWords(packing, carName)}
      className="block h-auto w-full fill-ink [direction:ltr] text-[0.75rem] font-[550] max-md:text-[1.0625rem]"
    >
      <Outline width={wide - 2 * edge} height={body.widthCm * scale} />
      {packing.seats.map((seat) => (
        <Seat key={`${seat.x} ${seat.y}`} seat={seat} box={place(seat)} />
      ))}
      <BootLine box={place(packing.boot)} high={high} />
      {packing.pieces.map((piece) => (
        <Piece key={`${piece.kind} ${piece.y}`} piece={piece} box={place(piece)} />
      ))}
    </svg>
  )
}

type Box = { x: number; y: number; width: number; height: number }

/** A round nose at the start, a square tail at the end, and the lines of the windscreen. */
function Outline({ width, height }: { width: number; height: number }) {
  const [left, right, top, bottom] = [edge, edge + width, edge, edge + height]
  const middle = edge + height / 2
  const screen = left + width * 0.17
  return (
    <>
      <path
        d={`M${left + 62} ${top}H${right - 32}Q${right - 2} ${top} ${right} ${top + 30}V${bottom - 30}Q${right - 2} ${bottom} ${right - 32} ${bottom}H${left + 62}Q${left + 14} ${bottom} ${left + 6} ${bottom - 36}Q${left} ${bottom - 66} ${left} ${middle}T${left + 6} ${top + 36}Q${left + 14} ${top} ${left + 62} ${top}Z`}
        className="fill-surface stroke-ink stroke-2"
      />
      <path
        d={`M${screen} ${top + 10}Q${screen - 26} ${middle} ${screen} ${bottom - 10}M${screen + 26} ${top + 14}Q${screen + 8} ${middle} ${screen + 26} ${bottom - 14}`}
        className="fill-none stroke-line stroke-2"
      />
    </>
  )
}

const grounds = {
  taken: 'fill-ai-soft stroke-ai stroke-[1.5]',
  other: 'fill-paper-2 stroke-edge stroke-[1.5]',
  folded: 'fill-none stroke-edge stroke-[1.5] [stroke-dasharray:4_4]',
}

const groundOf = ({ use }: PackedSeat) =>
  use === 'folded' ? grounds.folded : use === 'driver' || use === 'free' ? grounds.other : grounds.taken

function Seat({ seat, box }: { seat: PackedSeat; box: Box }) {
  const isFolded = seat.use === 'folded'
  const back = Math.min(8, box.width * 0.14)
  // Two lines need some room; the words of the drawing say the rest.
  const lines = seatLabels[seat.use].filter((line) => line !== undefined).slice(0, box.height < 44 ? 1 : 2)
  return (
    <>
      <rect {...box} rx={Math.min(9, box.width * 0.14)} className={groundOf(seat)} />
      {!isFolded && (
        <rect
          x={box.x + box.width - back - 3}
          y={box.y + 4}
          width={back}
          height={Math.max(0, box.height - 8)}
          rx={back / 2}
          className="opacity-[0.22]"
        />
      )}
      <Words
        lines={lines}
        x={box.x + (box.width - (isFolded ? 0 : back + 3)) / 2}
        y={box.y + box.height / 2}
        quiet={isFolded}
      />
    </>
  )
}

function Words({ lines, x, y, quiet }: { lines: readonly string[]; x: number; y: number; quiet?: boolean }) {
  return (
    <text x={x} y={y} textAnchor="middle" className={cx(quiet && 'fill-ink-2 font-normal')}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={`${index === 0 ? 0.35 - (lines.length - 1) * 0.6 : 1.2}em`}
          className={cx(index > 0 && 'fill-ink-2 font-normal')}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Where the seats end and the luggage begins. */
function BootLine({ box, high }: { box: Box; high: number }) {
  const x = box.x - 6
  return <path d={`M${x} ${edge + 10}V${high - edge - 10}`} className="fill-none stroke-line stroke-2" />
}

/** The letters of a phone need so much for "Suitcase"; what is narrower, or tells a number too, has the drawn one instead. */
const leastForName = 70

/** The longest of the names is broken where it has the height for it. */
function linesOf(piece: PackedPiece, high: number): string[] {
  const label = pieceLabel(piece).filter(Boolean).join(' ')
  return piece.kind === 'wheelchair' && high >= 44 ? ['Wheel-', label.slice('Wheel'.length)] : [label]
}

function Piece({ piece, box }: { piece: PackedPiece; box: Box }) {
  const isBags = piece.kind === 'bags'
  const [, times] = pieceLabel(piece)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isShort = piece.kind === 'case' && (times !== undefined || box.width < leastForName)
  return (
    <>
      <rect {...box} rx={4} className={isBags ? grounds.folded : 'fill-kohaku-soft stroke-kohaku stroke-[1.5]'} />
      <g className={cx(isShort && 'max-md:hidden')}>
        <Words lines={linesOf(piece, box.height)} x={x} y={y} quiet={isBags} />
      </g>
      {isShort && (
        <g className="md:hidden">
          <path
            d={`M${x - (times ? 22 : 8)} ${y - 5}h16v12h-16zm5 0v-4h6v4`}
            className="fill-none stroke-ink stroke-[1.5]"
          />
          {times && <Words lines={[times]} x={x + 10} y={y} />}
        </g>
      )}
    </>
  )
}
