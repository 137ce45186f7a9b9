import type { Offer } from '#contract/offers.ts'
import { MONTHS, shortDay } from '#web/ui/day.ts'
import { layOutYear } from './lay-out-year.ts'

const size = { width: 1296, start: 150, top: 34, row: 46 }

/** When the offers run, side by side: a bar for the days of travel, a mark for the last day to book. */
export function OfferYear({ offers, today }: { offers: readonly Offer[]; today: string }) {
  const { months, bars } = layOutYear(offers, today)
  const height = size.top + bars.length * size.row + 8
  const x = (share: number) => size.start + share * (size.width - size.start)
  return (
    <section aria-labelledby="when" className="mt-16 max-md:hidden print:hidden">
      <div className="mb-4 flex items-baseline justify-between gap-6 border-b border-ink pb-2.5">
        <h2 id="when" className="font-serif text-d3">
          When they run
        </h2>
        <span className="text-sm text-ink-2">Bar: days you can travel. Mark: last day to book.</span>
      </div>
      {/* The rows above say the same in words. */}
      <svg
        viewBox={`0 0 ${size.width} ${height}`}
        aria-hidden
        className="block h-auto w-full fill-ink-2 text-[0.875rem] [direction:ltr]"
      >
        {months.map(({ month, year, at }) => (
          <g key={`${year} ${month}`}>
            <path d={`M${x(at)} 4V${height}`} className="stroke-line" />
            <text x={x(at) + 5} y={16}>
              {MONTHS[month - 1]?.slice(0, 3)}
              {month === 1 ? ` ${year}` : ''}
            </text>
          </g>
        ))}
        {bars.map(({ code, from, to, bookBy, bookUntil }, index) => {
          const y = size.top + index * size.row
          const isLate = bookBy > 0.86
          return (
            <g key={code}>
              <text x={0} y={y + 14} className="fill-ink font-[650]">
                {code}
              </text>
              <rect
                x={x(from)}
                y={y}
                width={Math.max(2, x(to) - x(from))}
                height={18}
                className={BARS[index % BARS.length]}
              />
              <path d={`M${x(bookBy)} ${y - 6}V${y + 25}`} className="stroke-ink stroke-3" />
              <text
                x={x(bookBy) + (isLate ? -8 : 8)}
                y={y + 34}
                textAnchor={isLate ? 'end' : 'start'}
                className="fill-ink font-semibold"
              >
                book by {shortDay(bookUntil)}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}

const BARS = ['fill-dv1', 'fill-dv5', 'fill-dv3'] as const
