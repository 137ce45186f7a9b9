import { cx } from '../cx.ts'
import { stepsUpTo } from './scale.ts'
import { useWidth } from './use-width.ts'

export interface Bar {
  key: string
  /** Below the bar. */
  label: string
  value: number
  /** In full, for who points at it. */
  words?: string
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
}

const [height, left, top, bottom] = [300, 46, 24, 264] as const
const letterWidth = 6.6
/** Thinner bars could not be told from each other: then the chart is wider than its place and scrolls. */
const leastRoom = 8
const widestScroll = 640

/**
 * Bars over time, drawn by us: a library would weigh more than the page. Drawn as wide as its place, so that letters
 * keep their size. Time runs from the left in every script.
 */
export function BarChart({ label, bars, short }: BarChartProps) {
  const [place, placeWidth] = useWidth<HTMLElement>(830)
  const width = Math.max(placeWidth, Math.min(widestScroll, left + bars.length * leastRoom))
  const right = width - 14
  const steps = stepsUpTo(Math.max(...bars.flatMap(({ value, before }) => [value, before ?? 0])))
  const highest = steps.at(-1) ?? 1
  const room = (right - left) / Math.max(1, bars.length)
  const thick = Math.min(46, room * 0.62)
  const xOf = (index: number) => left + room * (index + 0.5)
  const yOf = (value: number) => bottom - (Math.max(0, value) / highest) * (bottom - top)
  const points = bars.flatMap(({ before }, index) =>
    before === null || before === undefined ? [] : [{ x: xOf(index), y: yOf(before) }],
  )
  const fits = (letters: number) => room >= letters * letterWidth + 4
  const longest = Math.max(1, ...bars.map(({ label: below }) => below.length))
  const labelEvery = Math.ceil((longest * letterWidth + 6) / room)
  return (
    // Where it is wider than its place, the arrows move it as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer must reach what scrolls
    <section ref={place} dir="ltr" aria-label={label} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <svg width={width} height={height} aria-hidden className="max-w-none text-[0.71875rem] text-ink-3">
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${left} ${yOf(step)}H${right}`} className="stroke-line" />
            <text x={left - 7} y={yOf(step) + 4} textAnchor="end" fill="currentColor">
              {short(step)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label: below, value, words, isRunning, isStrong }, index) => (
          <g key={key}>
            {words && <title>{words}</title>}
            <rect x={xOf(index) - room / 2} y={top} width={room} height={bottom - top} className="fill-transparent" />
            <rect
              x={xOf(index) - thick / 2}
              y={yOf(value)}
              width={thick}
              height={bottom - yOf(value)}
              className={cx('fill-dv1', isRunning && 'opacity-55')}
            />
            {/* Counted from the end: what runs now always has its label. */}
            {(bars.length - 1 - index) % labelEvery === 0 && (
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
        {/* Above the dotted line, with the ground around each letter, so that the line never crosses a figure. */}
        {bars.map(
          ({ key, value, isRunning }, index) =>
            value > 0 &&
            fits(short(value).length) && (
              <text
                key={key}
                x={xOf(index)}
                y={yOf(value) - 6}
                textAnchor="middle"
                strokeWidth="4"
                strokeLinejoin="round"
                paintOrder="stroke"
                className="pointer-events-none fill-ink-2 stroke-surface font-semibold"
              >
                {short(value)}
                {/* It may reach into the place of its neighbours, which are lower or have ended. */}
                {isRunning && fits(short(value).length + 4) ? ' so far' : ''}
              </text>
            ),
        )}
      </svg>
    </section>
  )
}
