import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type OfficeCategoryRow, orderCategories } from '#contract/category-editing.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { LineMark } from '#web/ui/mark.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast-queue.ts'

type LineTableProps = {
  lines: readonly OfficeCategoryRow[]
  /** The whole list in its own order; a part of it cannot be ordered. */
  canOrder: boolean
}

/** The lines in the order of the home page. A new order counts at once. */
export function LineTable({ lines: given, canOrder }: LineTableProps) {
  const [lines, setLines] = useState(given)
  const [said, setSaid] = useState('')
  const save = async (before: readonly OfficeCategoryRow[], after: readonly OfficeCategoryRow[]) => {
    try {
      await call(orderCategories, { before: before.map(({ id }) => id), after: after.map(({ id }) => id) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLines(before)
      toast({ title: error.message, tone: 'error' })
    }
  }
  const { row, handle, move } = useReorder({
    count: lines.length,
    onMove: (from, to) => {
      const after = moveItem(lines, from, to)
      setLines(after)
      setSaid(`${lines[from]?.name} is now line ${to + 1} of ${lines.length}.`)
      void save(lines, after)
    },
  })
  return (
    <section aria-label="Lines" className="relative overflow-x-auto border border-line bg-surface">
      <table className="w-full min-w-[900px] text-sm">
        <thead>
          <tr className="border-b border-ink text-[12.5px] text-ink-3 *:px-3 *:py-2.5 *:text-start *:font-semibold">
            <th scope="col" className="w-9">
              <span className="sr-only">Move</span>
            </th>
            <th scope="col">Line</th>
            <th scope="col">Print</th>
            <th scope="col">Name</th>
            <th scope="col">Address</th>
            <th scope="col" className="!text-end">
              Tours
            </th>
            <th scope="col" className="!text-end">
              Bookings, 12 months
            </th>
            <th scope="col" className="!text-end">
              Rating
            </th>
            <th scope="col" className="!text-end">
              Revenue, 12 months
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr
              key={line.id}
              {...(canOrder ? row(index) : {})}
              className="h-15 border-b border-line last:border-b-0 focus-within:bg-paper-2 data-dragged:bg-ai-soft *:px-3 *:py-1.5"
            >
              <td>
                {canOrder && (
                  <ReorderHandle
                    {...handle(index)}
                    label={`${line.name}, line ${index + 1} of ${lines.length}`}
                    onStep={(step) => move(index, index + step)}
                  />
                )}
              </td>
              <td>
                <LineMark line={line.letter} className="!size-9 !border-4 !text-[15px]" />
                <span className="sr-only">{line.letter}</span>
              </td>
              <td>
                <Print of={line.picture} alt="" sizes="66px" className="h-11 w-[66px]" />
              </td>
              <td>
                <Link
                  to={`/admin/categories/detail/${line.slug}`}
                  className="link inline-block font-semibold max-md:py-2"
                >
                  <bdi>{line.name}</bdi>
                </Link>
                <span className="block max-w-64 truncate text-[12.5px] text-ink-3">
                  <bdi>{line.summary}</bdi>
                </span>
              </td>
              <td className="text-ink-2">
                <bdi dir="ltr">/{line.slug}</bdi>
              </td>
              <td className="text-end tabular-nums">
                {line.publishedTours}
                {line.tours > line.publishedTours && (
                  <span className="text-ink-3"> + {line.tours - line.publishedTours}</span>
                )}
              </td>
              <td className="text-end tabular-nums">{line.bookings || '–'}</td>
              <td className="text-end tabular-nums">{line.rating?.toFixed(1) ?? '–'}</td>
              <td className="text-end tabular-nums">
                <bdi>{line.revenueYen ? formatYen(line.revenueYen) : '–'}</bdi>
              </td>
              <td>
                <Tag tone={line.state === 'shown' ? 'ok' : 'neutral'}>
                  {line.state === 'shown' ? 'Shown' : 'Hidden'}
                </Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
