import type { Dashboard } from '#contract/dashboard.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingPath, statusOf } from './status-words.ts'

/** What was booked last, on the site and by telephone. */
export function LatestBookings({ latest, now }: Pick<Dashboard, 'latest' | 'now'>) {
  return (
    <Panel
      title="Latest bookings"
      aside={<TextLink to="/admin/bookings/list?kind=all&sort=-made">All bookings</TextLink>}
      flush
    >
      {latest.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">Nobody has booked yet.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums md:min-w-[880px]">
            <caption className="sr-only">Latest bookings</caption>
            <thead>
              <tr className="border-b border-ink text-[0.78125rem] whitespace-nowrap text-ink-3 *:px-3 *:py-2 *:text-start *:font-[550]">
                <th scope="col" className="ps-4.5!">
                  No.
                </th>
                <th scope="col" className="max-md:hidden">
                  Guest
                </th>
                <th scope="col" className="max-md:hidden">
                  Booking
                </th>
                <th scope="col" className="max-md:hidden">
                  Starts
                </th>
                <th scope="col" className="text-end! max-md:hidden">
                  Party
                </th>
                <th scope="col" className="max-md:hidden">
                  Crew
                </th>
                <th scope="col" className="text-end! max-md:pe-4.5!">
                  Total
                </th>
                <th scope="col" className="max-md:hidden">
                  Status
                </th>
                <th scope="col" className="pe-4.5! max-md:hidden">
                  Made
                </th>
              </tr>
            </thead>
            <tbody>
              {latest.map((row) => {
                const { tone, word } = statusOf(row, now)
                return (
                  <tr key={row.reference} className="border-b border-line last:border-b-0 *:px-3 *:py-2">
                    <th scope="row" className="ps-4.5! text-start font-normal whitespace-nowrap">
                      <TextLink
                        to={bookingPath(row.reference)}
                        className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
                      >
                        <bdi>{row.reference}</bdi>
                      </TextLink>
                      {/* On a phone the other columns stand below each other. */}
                      <span className="grid whitespace-normal md:hidden">
                        <bdi>{row.leadName}</bdi>
                        <bdi>{row.tour}</bdi>
                        <bdi className="text-[0.8125rem] text-ink-2">
                          {shortDay(row.startsAt.slice(0, 10))} {row.startsAt.slice(11, 16)},{' '}
                          {counted(row.guests, 'guest')}
                        </bdi>
                      </span>
                    </th>
                    <td className="whitespace-nowrap max-md:hidden">
                      <bdi>{row.leadName}</bdi>
                    </td>
                    <td className="max-md:hidden">
                      <bdi>{row.tour}</bdi>
                    </td>
                    <td className="whitespace-nowrap max-md:hidden">
                      <bdi>
                        {shortDay(row.startsAt.slice(0, 10))} {row.startsAt.slice(11, 16)}
                      </bdi>
                    </td>
                    <td className="text-end max-md:hidden">{row.guests}</td>
                    <td className="max-md:hidden">
                      <bdi>{row.crew.join(', ') || '–'}</bdi>
                    </td>
                    <td className="text-end max-md:pe-4.5! max-md:align-top">
                      <span className="max-md:mb-1 max-md:block max-md:pt-3">{formatYen(row.totalYen)}</span>
                      <span className="md:hidden">
                        <Tag tone={tone}>{word}</Tag>
                      </span>
                    </td>
                    <td className="max-md:hidden">
                      <Tag tone={tone}>{word}</Tag>
                    </td>
                    <td className="pe-4.5! whitespace-nowrap text-ink-2 max-md:hidden">
                      <bdi>
                        {shortDay(row.createdAt.slice(0, 10))} {row.createdAt.slice(11, 16)}
                      </bdi>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
