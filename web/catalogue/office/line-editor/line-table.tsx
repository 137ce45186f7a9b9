import { Link } from 'react-router'
import { type OfficeCategoryRow, orderCategories } from '#contract/category-editing.ts'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { call } from '#web/platform/api.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useOrdered } from '#web/ui/office/use-ordered.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'

type LineTableProps = {
  lines: readonly OfficeCategoryRow[]
  /** The whole list in its own order; a part of it cannot be ordered. */
  canOrder: boolean
}

const idsOf = (lines: readonly OfficeCategoryRow[]) => lines.map(({ id }) => id)

/** The lines in the order of the home page. A new order counts at once. */
export function LineTable({ lines: given, canOrder }: LineTableProps) {
  const {
    items: lines,
    said,
    row,
    handle,
  } = useOrdered({
    given,
    count: given.length,
    word: 'category',
    nameOf: ({ name }) => name,
    save: (before, after) => call(orderCategories, { before: idsOf(before), after: idsOf(after) }),
  })
  // Of none it is told to whoever must not read it.
  const showsRevenue = lines.some(({ revenueYen }) => revenueYen !== null)
  return (
    <section aria-label="Categories" className="relative overflow-x-auto border border-line bg-surface">
      <table className="w-full text-sm md:min-w-[1080px]">
        <thead>
          <tr className="border-b border-ink text-[0.78125rem] whitespace-nowrap text-ink-3 *:px-2.5 *:py-2.5 *:text-start *:font-semibold *:last:pe-4">
            <th scope="col" className="w-9">
              <span className="sr-only">Move</span>
            </th>
            <th scope="col">Category</th>
            <th scope="col" className="max-md:hidden">
              Print
            </th>
            <th scope="col">Name</th>
            <th scope="col" className="max-md:hidden">
              Address
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Tours
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Bookings, 12 months
            </th>
            <th scope="col" className="!text-end max-md:hidden">
              Rating
            </th>
            {showsRevenue && (
              <th scope="col" className="!text-end max-md:hidden">
                Revenue, 12 months
              </th>
            )}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr
              key={line.id}
              {...(canOrder ? row(index) : {})}
              className="h-15 border-b border-line last:border-b-0 focus-within:bg-paper-2 data-dragged:bg-ai-soft *:px-2.5 *:py-1.5 *:last:pe-4 max-md:*:px-1.5"
            >
              <td>{canOrder && <ReorderHandle {...handle(index)} />}</td>
              <td>
                <LineMark line={line.letter} className="!size-9 !border-4 !text-[0.9375rem]" />
                <span className="sr-only">{line.letter}</span>
              </td>
              <td className="max-md:hidden">
                <Print of={line.picture} alt="" sizes="66px" className="h-11 w-[66px]" />
              </td>
              <td className="max-w-0 min-w-32 md:w-[24%]">
                <Link
                  to={`/admin/categories/detail/${line.slug}`}
                  className="link inline-block font-semibold max-md:py-2"
                >
                  <bdi>{line.name}</bdi>
                </Link>
                <span className="block truncate text-[0.78125rem] text-ink-3 max-md:hidden" title={line.summary}>
                  <bdi>{line.summary}</bdi>
                </span>
                <span className="-mt-1.5 mb-1 block text-[0.78125rem] text-ink-3 md:hidden">{toursInWords(line)}</span>
              </td>
              <td className="whitespace-nowrap text-ink-2 max-md:hidden">
                <bdi dir="ltr">/{line.slug}</bdi>
              </td>
              <td className="text-end tabular-nums max-md:hidden">
                {line.publishedTours}
                {line.tours > line.publishedTours && (
                  <span className="text-ink-3"> + {line.tours - line.publishedTours}</span>
                )}
              </td>
              <td className="text-end tabular-nums max-md:hidden">{line.bookings || '–'}</td>
              <td className="text-end tabular-nums max-md:hidden">{line.rating?.toFixed(1) ?? '–'}</td>
              {showsRevenue && (
                <td className="text-end tabular-nums max-md:hidden">
                  <bdi>{line.revenueYen ? formatYen(line.revenueYen) : '–'}</bdi>
                </td>
              )}
              <td className="w-px">
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

/** On a phone, where the columns have no room. */
const toursInWords = ({ tours, bookings }: OfficeCategoryRow) =>
  `${counted(tours, 'tour')} · ${counted(bookings, 'booking')}`
