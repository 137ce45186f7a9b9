import type { ServiceRow } from '#contract/dashboard.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingPath, missingWords, statusOf } from './status-words.ts'

type ServicePanelProps = { title: string; day: string; rows: readonly ServiceRow[]; now: string; to: string }

/** The service of a day in order of departure. */
export function ServicePanel({ title, day, rows, now, to }: ServicePanelProps) {
  return (
    <Panel
      flush
      title={
        <>
          {title} <span className="font-normal text-ink-3">{shortDay(day)}</span>
        </>
      }
      aside={
        <TextLink to={to} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
          {counted(rows.length, 'departure')}
        </TextLink>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">Nothing departs. A quiet day.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums md:min-w-[640px] md:table-fixed">
            <caption className="sr-only">
              {title}, {shortDay(day)}
            </caption>
            <thead>
              <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-2.5 *:py-2 *:text-start *:font-[550]">
                <th scope="col" className="w-19 ps-4.5!">
                  Departs
                </th>
                <th scope="col">Tour or ride, and guest</th>
                <th scope="col" className="w-14 max-md:hidden">
                  Party
                </th>
                <th scope="col" className="w-34 max-md:hidden">
                  Pick-up
                </th>
                <th scope="col" className="w-37 max-md:hidden">
                  Crew
                </th>
                <th scope="col" className="w-34 pe-4.5! max-md:hidden">
                  Status
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ServiceLine key={row.reference} of={row} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

function ServiceLine({ of: row, now }: { of: ServiceRow; now: string }) {
  const { tone, word } = statusOf(row, now)
  const pickUp = row.isHotelUntold ? 'Hotel not told yet' : (row.pickUp ?? 'At the start of the tour')
  const crew = row.crew.join(', ') || (row.state === 'on_hold' ? 'Kept aside' : row.needsCrew ? '' : 'Nobody')
  const missing = row.needsCrew && <b className="block font-semibold text-beni">{missingWords(row)}</b>
  return (
    <tr className="border-b border-line align-top last:border-b-0 *:px-2.5 *:py-2.5">
      <th scope="row" className="ps-4.5! text-start font-semibold">
        <bdi>{row.startsAt.slice(11, 16)}</bdi>
      </th>
      <td>
        <TextLink to={bookingPath(row.reference)} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
          <bdi>{row.tour}</bdi>
        </TextLink>
        <span className="block text-[0.8125rem] text-ink-2">
          <bdi>{row.leadName}</bdi>
        </span>
        {/* On a phone the other columns stand below each other. */}
        <span className="block text-[0.8125rem] text-ink-2 md:hidden">
          <bdi>
            {counted(row.guests, 'guest')}, {pickUp}
          </bdi>
        </span>
        <span className="block text-[0.8125rem] md:hidden">
          {missing}
          <bdi>{crew}</bdi>
          {row.plate && (
            <bdi lang="ja" className="ps-2 whitespace-nowrap text-ink-3">
              {row.plate}
            </bdi>
          )}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 md:hidden">
          <Tag tone={tone}>{word}</Tag>
          {row.dueYen > 0 && <span className="text-[0.8125rem] text-kohaku">{formatYen(row.dueYen)} due</span>}
        </span>
      </td>
      <td className="max-md:hidden">{row.guests}</td>
      <td className="max-w-44 text-ink-2 max-md:hidden">
        <bdi>{pickUp}</bdi>
      </td>
      <td className="max-md:hidden">
        {missing}
        <bdi>{crew}</bdi>
        {row.plate && (
          <span className="block text-[0.8125rem] whitespace-nowrap text-ink-3">
            <bdi lang="ja">{row.plate}</bdi>
          </span>
        )}
      </td>
      <td className="pe-4.5! max-md:hidden">
        <Tag tone={tone}>{word}</Tag>
        {row.dueYen > 0 && <span className="mt-1 block text-[0.8125rem] text-kohaku">{formatYen(row.dueYen)} due</span>}
      </td>
    </tr>
  )
}
