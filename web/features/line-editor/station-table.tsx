import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#contract/call.ts'
import type { EditedCategory } from '#contract/category-editing.ts'
import { formatYen } from '#contract/money.ts'
import { orderTours } from '#contract/tour-editing.ts'
import { call } from '#web/platform/api.ts'
import { moveItem } from '#web/ui/office/move-item.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast-queue.ts'

type Tours = EditedCategory['tours']

const states = {
  published: { tone: 'ok', words: 'Public' },
  draft: { tone: 'waiting', words: 'Draft' },
  archived: { tone: 'neutral', words: 'Archived' },
} as const

const length = (minutes: number | null) =>
  minutes === null ? '–' : minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`

/** The tours of a line in the order of their stations. A new order counts at once. */
export function StationTable({ slug, tours: given }: { slug: string; tours: Tours }) {
  const [tours, setTours] = useState(given)
  const [said, setSaid] = useState('')
  const stationed = tours.filter(({ state }) => state === 'published').length

  const save = async (before: Tours, after: Tours) => {
    const ids = (some: Tours) => some.filter(({ state }) => state === 'published').map(({ id }) => id)
    try {
      await call(orderTours, { slug, before: ids(before), after: ids(after) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTours(before)
      toast({ title: error.message, tone: 'error' })
    }
  }
  const { row, handle, move } = useReorder({
    count: stationed,
    onMove: (from, to) => {
      const after = moveItem(tours, from, to)
      setTours(after)
      setSaid(`${tours[from]?.title} is now station ${to + 1} of ${stationed}.`)
      void save(tours, after)
    },
  })
  if (tours.length === 0) return <p className="px-4.5 pb-4.5 text-sm text-ink-3">No tour runs on this line yet.</p>
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[560px] text-sm">
        <thead>
          <tr className="border-b border-ink text-[12.5px] text-ink-3 *:px-2 *:py-2 *:text-start *:font-semibold *:first:ps-4.5">
            <th scope="col" className="w-12">
              <span className="sr-only">Move</span>
            </th>
            <th scope="col">Tour</th>
            <th scope="col" className="!text-end">
              Length
            </th>
            <th scope="col" className="!text-end">
              Price per car
            </th>
            <th scope="col" className="!text-end">
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
                className="border-b border-line last:border-b-0 data-dragged:bg-ai-soft *:px-2 *:py-2 *:first:ps-4.5"
              >
                <td>
                  {canMove && (
                    <ReorderHandle
                      {...handle(index)}
                      label={`${tour.title}, station ${index + 1} of ${stationed}`}
                      onStep={(step) => move(index, index + step)}
                    />
                  )}
                </td>
                <td>
                  <Link
                    to={`/admin/tour/detail/${tour.slug ?? tour.id}`}
                    className="link inline-block font-semibold max-md:py-2"
                  >
                    <bdi>{tour.title || 'A tour without a name'}</bdi>
                  </Link>
                  <span className="block max-w-80 truncate text-[12.5px] text-ink-3">
                    <bdi>{tour.stops}</bdi>
                  </span>
                </td>
                <td className="text-end whitespace-nowrap tabular-nums">{length(tour.durationMinutes)}</td>
                <td className="text-end tabular-nums">
                  <bdi>{tour.fromYen === null ? '–' : formatYen(tour.fromYen)}</bdi>
                </td>
                <td className="text-end tabular-nums">{tour.rating?.toFixed(1) ?? '–'}</td>
                <td>
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
