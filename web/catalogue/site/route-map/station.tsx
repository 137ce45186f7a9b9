import { cx } from '#web/ui/cx.ts'
import { MARK_SIZE, type Mark, stationNumber, TERMINUS_SIZE } from './marks.ts'
import type { Label } from './place-labels.ts'

type MarkProps = { mark: Pick<Mark, 'at' | 'terminus'>; number?: number; chosen?: boolean }

/** A ring where the day begins and ends, a numbered square for a stop. */
export function StationMark({ mark: { at, terminus }, number = 0, chosen = false }: MarkProps) {
  const [x, y] = at
  const sheet = cx('stroke-current transition-colors', chosen ? 'fill-ink' : 'fill-surface')
  if (terminus) return <circle cx={x} cy={y} r={TERMINUS_SIZE / 2 - 3} strokeWidth="7" className={sheet} />
  const side = MARK_SIZE - 5
  return (
    <>
      <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx="8" strokeWidth="5" className={sheet} />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        fontSize="15.5"
        className={cx('font-bold tabular-nums', chosen ? 'fill-surface' : 'fill-ink')}
      >
        {stationNumber(number)}
      </text>
    </>
  )
}

/** Words that lie over the line or the mountain stand out from it by a rim of paper. */
export function StationLabel({ label: { lines, note, anchor, at, covers } }: { label: Label }) {
  return (
    <text
      y={at[1]}
      textAnchor={anchor}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={cx('fill-ink font-semibold group-hover:underline', covers && 'stroke-paper-2')}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={at[0]} dy={index ? '1.16em' : undefined}>
          {line}
        </tspan>
      ))}
      {note && (
        <tspan x={at[0]} dy="1.2em" className="fill-ink-3 text-[0.84em] font-[450]">
          {note}
        </tspan>
      )}
    </text>
  )
}
