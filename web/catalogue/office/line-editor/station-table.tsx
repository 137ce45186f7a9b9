import { Link } from 'react-router'
import type { EditedCategory } from '#contract/category-editing.ts'
import { formatYen } from '#contract/money.ts'
import { orderTours } from '#contract/tour-editing.ts'
import { call } from '#web/platform/api.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useOrdered } from '#web/ui/office/use-ordered.ts'
import { Tag } from '#web/ui/tag.tsx'

type Tours = readonly EditedCategory['tours'][number][]

const states = {
  published: { tone: 'ok', words: 'Public' },
  draft: { tone: 'waiting', words: 'Draft' },
  archived: { tone: 'neutral', words: 'Archived' },
} as const

const length = (minutes: number | null) =>
  minutes === null ? '–' : minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`

const published = (tours: Tours) => tours.filter(({ state }) => state === 'published').map(({ id }) => id)

/** The tours of a line in the order of their stations. A new order counts at once. */
export function StationTable({ slug, tours: given }: { slug: string; tours: Tours }) {
  const stationed = published(given).length
  const {
    items: tours,
    said,
    row,
    handle,
  } = useOrdered({
    given,
    count: stationed,
    word: 'station',
    nameOf: ({ title }) => title,
    save: (before, after) => call(orderTours, { slug, before: published(before), after: published(after) }),
  })
  if (tours.length === 0) return <p className="px-4.5 pb-4.5 text-sm text-ink-3">No tour is in this category yet.</p>
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-sm md:min-w-[560px]">
        <thead>
          <tr className="border-b border-ink text-[0.78125rem] text-ink-3 whitespace-nowrap *:px-2 *:py-2 *:text-start *:font-semibold *:first:ps-4.5 *:last:pe-4.5 max-md:*:first:ps-2">
            <th scope="col" className="w-12">
              <span className="sr-only">Move</span>
            </th>
            <th scope="col">Tour</th>
            <th scope="col" className="!text-end max-md:hidden">
              Length
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Price per car
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Rating
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {tours.map((tour, index) => {
            const { tone, words } = states[tour.state]
            const canMove = tour.state === 'published' && stationed > 1
            return (
              <tr
                key={tour.id}
                {...(canMove ? row(index) : {})}
                className="border-b border-line last:border-b-0 data-dragged:bg-ai-soft *:px-2 *:py-2 *:first:ps-4.5 *:last:pe-4.5 max-md:*:first:ps-2"
              >
                <td>{canMove && <ReorderHandle {...handle(index)} />}</td>
                <td className="max-w-0 md:w-1/2">
                  <Link
                    to={`/admin/tour/detail/${tour.slug ?? tour.id}`}
                    className="link inline-block font-semibold max-md:py-2"
                  >
                    <bdi>{tour.title || 'A tour without a name'}</bdi>
                  </Link>
                  <span className="block truncate text-[0.78125rem] text-ink-3" title={tour.stops}>
                    <bdi>{tour.stops}</bdi>
                  </span>
                </td>
                <td className="text-end whitespace-nowrap tabular-nums max-md:hidden">
                  {length(tour.durationMinutes)}
                </td>
                <td className="text-end tabular-nums max-md:hidden">
                  <bdi>{tour.fromYen === null ? '–' : formatYen(tour.fromYen)}</bdi>
                </td>
                <td className="text-end tabular-nums max-md:hidden">{tour.rating?.toFixed(1) ?? '–'}</td>
                <td className="w-px">
                  <Tag tone={tone}>{words}</Tag>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
