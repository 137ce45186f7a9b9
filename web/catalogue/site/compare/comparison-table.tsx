import { Link } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Print } from '#web/ui/print.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LineMark } from '../mark.tsx'
import { type Comparison, comparisonAddress, tourAddress } from './compare-address.ts'
import type { Cell, Row } from './compare-rows.ts'
import type { ComparedTour } from './compared-tour.ts'

interface ComparisonTableProps {
  tours: readonly ComparedTour[]
  rows: readonly Row[]
  comparison: Comparison
}

const HEAD_COLUMN = 'w-[104px] md:w-[150px]'
const ROW_HEAD =
  'sticky start-0 z-10 bg-paper py-3.5 pe-3 text-start align-top text-[0.8125rem] font-medium md:static md:text-sm print:static'

/** A real table; on phones it scrolls sideways inside its own region while the row heads stay. */
export function ComparisonTable({ tours, rows, comparison }: ComparisonTableProps) {
  return (
    <section
      aria-label="Comparison, scrolls sideways"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative -mx-(--gut) overflow-x-auto px-(--gut) pt-1 [scrollbar-width:thin] print:overflow-visible"
    >
      <table className={cx('w-full table-fixed border-collapse print:min-w-0', widthFor(tours.length))}>
        <caption className="sr-only">The days side by side</caption>
        <thead>
          <tr className="border-b border-ink">
            <td className={cx(HEAD_COLUMN, 'sticky start-0 z-10 bg-paper md:static print:static')} />
            {tours.map((tour) => (
              <TourHead key={tour.slug} tour={tour} comparison={comparison} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.name} row={row} tours={tours} />
          ))}
        </tbody>
        <tfoot className="print:hidden">
          <tr>
            <td className="sticky start-0 z-10 bg-paper md:static" />
            {tours.map(({ slug, title }) => (
              <td key={slug} className="pt-5 pe-[1.125rem] align-top">
                <ButtonLink
                  to={tourAddress(slug, comparison)}
                  variant="outline"
                  size="small"
                  className="max-md:min-h-11"
                >
                  Choose this day<span className="sr-only">: {title}</span>
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const widthFor = (columns: number) =>
  ({ 2: 'min-w-[460px] md:max-w-[760px]', 3: 'min-w-[620px] md:min-w-[740px]', 4: 'min-w-[780px] md:min-w-[980px]' })[
    columns
  ]

function TourHead({ tour, comparison }: { tour: ComparedTour; comparison: Comparison }) {
  const without = { ...comparison, slugs: comparison.slugs.filter((slug) => slug !== tour.slug) }
  return (
    <th scope="col" className="pe-[1.125rem] pb-3.5 text-start align-top font-normal">
      <Print
        of={tour.cover}
        alt=""
        priority
        sizes="(width < 900px) 170px, 270px"
        className="mb-3 aspect-3/2 print:hidden"
      />
      <div className="flex items-start gap-[0.5625rem]">
        <LineMark line={tour.category.letter} size="small" className="mt-px" />
        <Link
          to={tourAddress(tour.slug, comparison)}
          className="min-w-0 font-serif text-d4 decoration-1 underline-offset-4 hover:underline"
        >
          {tour.title}
        </Link>
      </div>
      <TextLink
        to={comparisonAddress(without)}
        preventScrollReset
        state={{ removed: true }}
        className="mt-1.5 inline-flex min-h-8 items-center text-sm max-md:min-h-11 print:hidden"
      >
        Remove<span className="sr-only"> {tour.title}</span>
      </TextLink>
    </th>
  )
}

/** What differs stands out: equal rows step back in grey. */
function TableRow({ row, tours }: { row: Row; tours: readonly ComparedTour[] }) {
  return (
    <tr className={cx('border-b border-line', row.isSame && 'text-ink-2')}>
      <th scope="row" className={cx(ROW_HEAD, row.isSame ? 'text-ink-3' : 'text-ink')}>
        {row.name}
        {row.isSame && <span className="sr-only">, the same for all</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={tours[index]?.slug} className="py-3.5 pe-[1.125rem] align-top text-[0.9375rem] tabular-nums">
          <CellWords cell={cell} isLarge={row.isLarge ?? false} />
        </td>
      ))}
    </tr>
  )
}

function CellWords({ cell, isLarge }: { cell: Cell; isLarge: boolean }) {
  return (
    <>
      <bdi
        className={cx(
          isLarge && !cell.isAgainst && 'font-serif text-[1.5625rem] leading-tight font-[430]',
          cell.best && !isLarge && 'font-[650] text-matsu',
          cell.isAgainst && 'font-[550] text-beni',
        )}
      >
        {cell.text}
      </bdi>
      {cell.detail && <bdi className="block text-sm text-ink-2 wrap-anywhere">{cell.detail}</bdi>}
      {cell.best && <span className="block text-[0.8125rem] font-[650] text-matsu">{cell.best}</span>}
    </>
  )
}
