import type { RideMeeting, Terminal } from '#contract/rides.ts'

type HallDrawingProps = { terminal: Terminal; meeting: RideMeeting; name: string }

const BOX = 'fill-surface stroke-edge'

/** The arrivals hall as a sketch: out of the doors, and on to the board or to the kerb. */
export function HallDrawing({ terminal, meeting, name }: HallDrawingProps) {
  const isBoard = meeting === 'board'
  const where = isBoard ? terminal.boardPoint : terminal.kerbPoint
  const board = name.length > 18 ? `${name.slice(0, 17)}…` : name
  return (
    <svg
      viewBox="0 0 460 232"
      role="img"
      aria-label={`Sketch of the arrivals hall of ${terminal.airportName}, ${terminal.name}: leave customs by the doors, ${isBoard ? 'walk ahead and turn to your board' : 'walk ahead and out to the kerb'}. ${where}.`}
      className="block h-auto w-full fill-ink [direction:ltr] text-[14.5px] font-[550]"
    >
      <rect width="460" height="232" className="fill-paper-2" />
      <path d="M0 62H150M216 62H460" className="stroke-ink stroke-4" />
      <text x="18" y="44" className="fill-ink-2 font-normal">
        Bags and customs
      </text>
      <text x="228" y="44">
        Doors
      </text>
      <rect x="330" y="100" width="112" height="44" rx="4" className={BOX} />
      <text x="386" y="127" textAnchor="middle" className="fill-ink-2 font-normal">
        Information
      </text>
      <rect x="18" y="100" width="104" height="44" rx="4" className={BOX} />
      <text x="70" y="127" textAnchor="middle" className="fill-ink-2 font-normal">
        Arrivals hall
      </text>
      <path
        d={isBoard ? 'M183 72V112Q183 136 207 136H238' : 'M183 72V176'}
        className="fill-none stroke-dv1 stroke-6 [stroke-dasharray:1_12] [stroke-linecap:round]"
      />
      <circle cx={isBoard ? 262 : 183} cy={isBoard ? 136 : 200} r="14" className="fill-surface stroke-dv1 stroke-6" />
      <path d="M0 200H460" className={isBoard ? 'stroke-line stroke-2' : 'hidden'} />
      {isBoard ? (
        <text x="262" y="176" textAnchor="middle">
          {board ? `Your board: ${board}` : 'Your board'}
        </text>
      ) : (
        <text x="208" y="205">
          Your car, at the kerb
        </text>
      )}
      <text x="18" y="221" className="fill-ink-2 text-[13.5px] font-normal">
        {isBoard ? 'Doors to the kerb' : 'Kerb'}
      </text>
      <text x="442" y="221" textAnchor="end" className="fill-ink-2 text-[13.5px] font-normal">
        Not to scale
      </text>
    </svg>
  )
}
