import { Link } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { ChartPanel, ColourKey } from '#web/ui/chart/chart-panel.tsx'
import { stepsUpTo } from '#web/ui/chart/scale.ts'
import { useWidth } from '#web/ui/chart/use-width.ts'

const [left, top, bottom] = [30, 12, 150] as const

/** How many cars and people are out, now and in each hour of today. */
export function DaySummary({ summary, now }: Pick<Dashboard, 'summary' | 'now'>) {
  const { cars, chauffeurs, guides, hours } = summary
  return (
    <ChartPanel
      title="Cars and people today"
      columns={['Hour', 'Cars out', 'People out']}
      rows={hours.map((one) => [`${String(one.hour).padStart(2, '0')}:00`, one.cars, one.people])}
    >
      <dl className="grid grid-cols-3 px-4.5 text-sm">
        {(
          [
            ['Cars out', cars],
            ['Chauffeurs out', chauffeurs],
            ['Guides out', guides],
          ] as const
        ).map(([name, { out, all }]) => (
          <div key={name}>
            <dt className="text-[0.8125rem] text-ink-2">{name}</dt>
            <dd className="font-serif text-[1.375rem] tabular-nums">
              <Link
                to={`/admin/dispatch?day=${now.slice(0, 10)}`}
                aria-label={`${name}: ${out} of ${all}`}
                className="rounded-tag decoration-1 underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
              >
                <bdi>
                  {out} of {all}
                </bdi>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <HourChart hours={hours} nowHour={Number(now.slice(11, 13)) + Number(now.slice(14, 16)) / 60} />
      <p className="flex gap-4 px-4.5 pb-3.5 text-ink-2">
        <ColourKey of="bg-dv1">Cars</ColourKey>
        <ColourKey of="bg-dv3">People</ColourKey>
      </p>
    </ChartPanel>
  )
}

function HourChart({ hours, nowHour }: { hours: Dashboard['summary']['hours']; nowHour: number }) {
  const [place, width] = useWidth<HTMLDivElement>(380)
  const right = width - 10
  const steps = stepsUpTo(Math.max(...hours.flatMap(({ cars, people }) => [cars, people])))
  const highest = steps.at(-1) ?? 1
  const xOf = (hour: number) => left + (hour / 24) * (right - left)
  const yOf = (count: number) => bottom - (count / highest) * (bottom - top)
  const stairs = (count: (hour: (typeof hours)[number]) => number) =>
    `M${left} ${bottom}${hours.map((one) => `V${yOf(count(one)).toFixed(1)}H${xOf(one.hour + 1).toFixed(1)}`).join('')}V${bottom}`
  return (
    <div ref={place} dir="ltr" className="overflow-hidden pt-2">
      <svg width={width} height="174" aria-hidden className="max-w-none text-[0.6875rem] text-ink-3">
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${left} ${yOf(step)}H${right}`} className="stroke-line" />
            <text x={left - 6} y={yOf(step) + 4} textAnchor="end" fill="currentColor">
              {step}
            </text>
          </g>
        ))}
        <path d={stairs(({ people }) => people)} className="fill-dv3/25 stroke-dv3" strokeWidth="1.5" />
        <path d={stairs(({ cars }) => cars)} className="fill-dv1/30 stroke-dv1" strokeWidth="1.5" />
        <path d={`M${xOf(nowHour)} ${top}V${bottom}`} className="stroke-shu" strokeWidth="1.5" />
        {[0, 6, 12, 18, 24].map((hour) => (
          <text key={hour} x={xOf(hour)} y={bottom + 17} textAnchor="middle" fill="currentColor">
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
    </div>
  )
}
