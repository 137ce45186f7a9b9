import type { RideMeeting, Terminal } from '#contract/rides.ts'
import { cx } from '#web/ui/cx.ts'

type HallDrawingProps = { terminal: Terminal; meeting: RideMeeting; name: string }
type SizedProps = HallDrawingProps & { /** Where it has half a page to itself. */ isLarge?: boolean }

/**
 * The arrivals hall as a sketch: out of the doors, and on to the board or to the kerb. The figures are those of the
 * sentences beside it. Phones get a sketch of their own, in which the words stay readable.
 */
export function HallDrawing({ isLarge, ...props }: SizedProps) {
  return (
    <>
      <Hall {...props} {...(isLarge ? large : wide)} className="text-[0.90625rem] max-sm:hidden" />
      <Hall {...props} {...narrow} className="text-[0.90625rem] sm:hidden" />
    </>
  )
}

interface HallPlan {
  width: number
  height: number
  /** The doors in the wall, from and until. */
  doors: readonly [number, number]
  wall: number
  information: { x: number; y: number; width: number }
  hall: { x: number; y: number; width: number }
  board: { x: number; y: number }
  kerb: number
}

const wide: HallPlan = {
  width: 460,
  height: 232,
  doors: [150, 216],
  wall: 62,
  hall: { x: 18, y: 100, width: 104 },
  information: { x: 330, y: 92, width: 112 },
  board: { x: 284, y: 136 },
  kerb: 200,
}

const large: HallPlan = {
  width: 660,
  height: 272,
  doors: [170, 236],
  wall: 62,
  hall: { x: 18, y: 116, width: 112 },
  information: { x: 496, y: 100, width: 140 },
  board: { x: 420, y: 156 },
  kerb: 236,
}

const narrow: HallPlan = {
  width: 330,
  height: 262,
  doors: [46, 102],
  wall: 56,
  hall: { x: 206, y: 84, width: 112 },
  information: { x: 206, y: 140, width: 112 },
  board: { x: 150, y: 164 },
  kerb: 232,
}

const BOX = 'fill-surface stroke-edge'
const QUIET = 'fill-ink-2 font-normal'

function Hall({ terminal, meeting, name, className, ...plan }: HallDrawingProps & HallPlan & { className: string }) {
  const { width, height, doors, wall, information, hall, board, kerb } = plan
  const isBoard = meeting === 'board'
  const where = isBoard ? terminal.boardPoint : terminal.kerbPoint
  const middle = (doors[0] + doors[1]) / 2
  const end = isBoard ? board : { x: middle, y: kerb }
  const turn = board.y - 24
  // A figure is drawn only where there is a sentence for it.
  const steps = isBoard ? terminal.directions.length : 3
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Sketch of the arrivals hall of ${terminal.airportName}, ${terminal.name}: leave customs by the doors, ${isBoard ? 'walk ahead and turn to your board' : 'walk ahead and out to the kerb'}. ${where}.`}
      className={cx('block h-auto w-full fill-ink [direction:ltr] font-[550]', className)}
    >
      <rect width={width} height={height} className="fill-paper-2" />
      <path d={`M0 ${wall}H${doors[0]}M${doors[1]} ${wall}H${width}`} className="stroke-ink stroke-4" />
      <text x={doors[1] > 150 ? 18 : doors[1] + 12} y={wall - 18} className={QUIET}>
        Bags and customs
      </text>
      <text x={doors[1] > 150 ? doors[1] + 12 : 0} y={wall - 18}>
        Doors
      </text>
      <Counter box={information} words="Information" />
      <Counter box={hall} words="Arrivals hall" />
      <path
        d={
          isBoard
            ? `M${middle} ${wall + 22}V${turn}Q${middle} ${board.y} ${middle + 24} ${board.y}H${board.x - 24}`
            : `M${middle} ${wall + 22}V${kerb - 24}`
        }
        className="fill-none stroke-dv1 stroke-6 [stroke-dasharray:1_12] [stroke-linecap:round]"
      />
      <circle cx={end.x} cy={end.y} r="15" className="fill-surface stroke-dv1 stroke-6" />
      {isBoard && <path d={`M0 ${kerb}H${width}`} className="stroke-line stroke-2" />}
      {isBoard ? (
        <text x={board.x} y={board.y + 40} textAnchor="middle">
          {boardWords(name)}
        </text>
      ) : (
        <text x={end.x + 25} y={kerb + 5}>
          Your car, at the kerb
        </text>
      )}
      {steps === 3 && (
        <>
          <Step at={{ x: middle, y: wall }} figure="1" />
          <Step
            at={isBoard ? { x: (middle + board.x) / 2, y: board.y } : { x: middle, y: (wall + kerb) / 2 + 6 }}
            figure="2"
          />
          <text x={end.x} y={end.y + 5} textAnchor="middle" className="font-[650]">
            3
          </text>
        </>
      )}
      <text x={doors[1] > 150 ? 18 : 0} y={kerb + 21} className={cx(QUIET, 'text-[0.84375rem]')}>
        {isBoard ? 'Doors to the kerb' : ''}
      </text>
      <text
        x={width - (doors[1] > 150 ? 18 : 0)}
        y={kerb + 21}
        textAnchor="end"
        className={cx(QUIET, 'text-[0.84375rem]')}
      >
        Not to scale
      </text>
    </svg>
  )
}

const boardWords = (name: string) => {
  if (!name) return 'Your board'
  return `Your board: ${name.length > 18 ? `${name.slice(0, 17)}…` : name}`
}

function Counter({ box: { x, y, width }, words }: { box: HallPlan['hall']; words: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="40" rx="4" className={BOX} />
      <text x={x + width / 2} y={y + 25} textAnchor="middle" className={QUIET}>
        {words}
      </text>
    </>
  )
}

function Step({ at: { x, y }, figure }: { at: { x: number; y: number }; figure: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" className="fill-ink" />
      <text x={x} y={y + 5} textAnchor="middle" className="fill-paper font-[650]">
        {figure}
      </text>
    </>
  )
}
