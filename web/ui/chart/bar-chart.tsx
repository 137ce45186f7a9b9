import { cx } from '../cx.ts'
import { stepsUpTo } from './scale.ts'

export interface Bar {
  key: string
  /** Below the bar. */
  label: string
  value: number
  /** Stands as a point of the dotted line; null: there is none. */
  before?: number | null
  /** Not over yet: lighter. */
  isRunning?: boolean
  isStrong?: boolean
}

type BarChartProps = {
  label: string
  bars: readonly Bar[]
  /** A value in a few letters, for the axis and the tops of bars. */
  short: (value: number) => string
  /** What the dotted line is. */
  beforeLabel?: string
  /** Every so many bars have a label. */
  labelEvery?: number
  withTops?: boolean
}

const [width, height, left, right, top, bottom] = [830, 300, 48, 806, 24, 264] as const

/** Bars over time, drawn by us: a library would weigh more than the page. Time runs from the left in every script. */
export function BarChart({ label, bars, short, beforeLabel, labelEvery = 1, withTops }: BarChartProps) {
  const steps = stepsUpTo(Math.max(...bars.flatMap(({ value, before }) => [value, before ?? 0])))
  const highest = steps.at(-1) ?? 1
  const room = (right - left) / Math.max(1, bars.length)
  const thick = Math.min(46, room * 0.62)
  const xOf = (index: number) => left + room * (index + 0.5)
  const yOf = (value: number) => bottom - (Math.max(0, value) / highest) * (bottom - top)
  const points = bars.flatMap(({ before }, index) =>
    before === null || before === undefined ? [] : [{ x: xOf(index), y: yOf(before) }],
  )
  const last = points.at(-1)
  return (
    // On a phone it is wider than the screen: the arrows move it as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer must reach what scrolls
    <section dir="ltr" aria-label={label} tabIndex={0} className="overflow-x-auto px-2 -outline-offset-2">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="w-full min-w-[640px] text-[11.5px] text-ink-3">
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${left} ${yOf(step)}H${right}`} className="stroke-line" />
            <text x={left - 7} y={yOf(step) + 4} textAnchor="end" fill="currentColor">
              {short(step)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label: below, value, isRunning, isStrong }, index) => (
          <g key={key}>
            <rect
              x={xOf(index) - thick / 2}
              y={yOf(value)}
              width={thick}
              height={bottom - yOf(value)}
              className={cx('fill-dv1', isRunning && 'opacity-55')}
            />
            {withTops && value > 0 && (
              <text x={xOf(index)} y={yOf(value) - 6} textAnchor="middle" className="fill-ink-2 font-semibold">
                {short(value)}
                {isRunning ? ' so far' : ''}
              </text>
            )}
            {index % labelEvery === 0 && (
              <text
                x={xOf(index)}
                y={bottom + 20}
                textAnchor="middle"
                fill="currentColor"
                className={isStrong ? 'fill-ink font-bold' : undefined}
              >
                {below}
              </text>
            )}
          </g>
        ))}
        {points.length > 1 && (
          <path
            d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
            fill="none"
            strokeWidth="1.9"
            strokeDasharray="1 5"
            strokeLinecap="round"
            className="stroke-ink"
          />
        )}
        {points.length > 1 && last && beforeLabel && (
          <text x={Math.min(last.x, right)} y={last.y - 9} textAnchor="end" className="fill-ink font-semibold">
            {beforeLabel}
          </text>
        )}
      </svg>
    </section>
  )
}
