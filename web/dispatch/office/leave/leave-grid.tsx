import type { LeavePlan } from '#contract/leave.ts'
import { weekdayNames, weekdayOf } from '#core/days.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { cellWords } from './leave-words.ts'

type Cell = LeavePlan['people'][number]['cells'][number]

const hatch = 'bg-[repeating-linear-gradient(135deg,var(--kohaku-soft)_0_4px,transparent_4px_8px)]'
const looks: Record<Cell['is'], string> = {
  'at-work': '',
  off: 'bg-paper-2',
  planned: 'bg-ink',
  ill: 'bg-beni-soft',
  asked: `${hatch} border-y-2 border-y-kohaku`,
}

/** People and days: who is away, who asks to be, who has a job; and how many stay free. */
export function LeaveGrid({ plan, highlighted }: { plan: LeavePlan; highlighted: string | null }) {
  const { days, people, fewStayFree } = plan
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section aria-label="Days" tabIndex={0} className="relative overflow-x-auto outline-offset-3">
      <table className="w-full border-collapse text-[0.8125rem] tabular-nums">
        <caption className="sr-only">Each day of four weeks, by person</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-1 min-w-32 bg-surface px-4.5 text-start font-normal">
              <span className="sr-only">Name</span>
            </th>
            {days.map(({ day }) => (
              <th
                key={day}
                scope="col"
                className={cx(
                  'min-w-6 px-0.5 py-1 text-center font-semibold',
                  weekdayOf(day) > 5 && 'bg-paper-2',
                  day === plan.today && 'text-shu-press',
                )}
              >
                <span aria-hidden className="block text-xs font-normal text-ink-2">
                  {(weekdayNames[weekdayOf(day) - 1] ?? '').slice(0, 1)}
                </span>
                <span aria-hidden>{Number(day.slice(8))}</span>
                <span className="sr-only">{longDay(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="border-t border-line">
              <th
                scope="row"
                className={cx(
                  'sticky start-0 z-1 px-4.5 py-1.5 text-start font-normal whitespace-nowrap',
                  person.id === highlighted ? 'bg-ai-soft font-semibold' : 'bg-surface',
                )}
              >
                <TextLink to={`/admin/people/${person.id}`} className="!text-ink no-underline hover:underline">
                  <bdi>{person.shortName}</bdi>
                </TextLink>
              </th>
              {person.cells.map((cell, at) => (
                <DayCell key={days[at]?.day} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="sticky start-0 z-1 bg-surface px-4.5 py-2 text-start">
              Stay free
            </th>
            {days.map(({ day, free }) => (
              <td
                key={day}
                className={cx(
                  'text-center',
                  free === 0 ? 'bg-beni-soft text-beni' : free < fewStayFree && 'bg-kohaku-soft text-kohaku',
                )}
              >
                {free}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const DayCell = ({ cell: { is, hasJob } }: { cell: Cell }) => (
  <td className={cx('border-s border-line p-0 text-center', looks[is])}>
    {hasJob && <span aria-hidden className="mx-auto block h-2 w-3 bg-dv1 opacity-60" />}
    <span className="sr-only">{[cellWords[is], hasJob && 'a job'].filter(Boolean).join(', ')}</span>
  </td>
)

const legend: readonly { label: string; look: string }[] = [
  { label: 'on leave', look: looks.planned },
  { label: 'asked', look: `${hatch} border border-kohaku` },
  { label: 'job', look: 'bg-dv1 opacity-60' },
  { label: 'off', look: 'border border-line bg-paper-2' },
  { label: 'ill', look: 'border border-beni bg-beni-soft' },
]

export const LeaveLegend = () => (
  <ul aria-label="What the days show" className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
    {legend.map(({ label, look }) => (
      <li key={label} className="flex items-center gap-2">
        <span aria-hidden className={`inline-block h-3 w-5 ${look}`} />
        {label}
      </li>
    ))}
  </ul>
)
