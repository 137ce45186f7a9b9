import { Link } from 'react-router'
import { type OfficeComingRow, orderComing } from '#contract/coming-editing.ts'
import { monthInWords } from '#web/house/site/coming/coming-words.ts'
import { call } from '#web/platform/api.ts'
import { longDay } from '#web/ui/day.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useOrdered } from '#web/ui/office/use-ordered.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { stateTags, waitingInWords } from './coming-values.ts'

const idsOf = (things: readonly OfficeComingRow[]) => things.map(({ id }) => id)

/** What the house plans in the order of the page; a new order counts at once. */
export function ComingRows({ things: given, base }: { things: readonly OfficeComingRow[]; base: string }) {
  const {
    items: things,
    said,
    row,
    handle,
  } = useOrdered({
    given,
    count: given.length,
    word: 'thing',
    nameOf: ({ title }) => title,
    save: (before, after) => call(orderComing, { before: idsOf(before), after: idsOf(after) }),
  })
  const canOrder = things.length > 1
  return (
    <section aria-label="What is coming" className="relative border border-line bg-surface">
      <ul>
        {things.map((thing, index) => (
          <li
            key={thing.id}
            {...(canOrder ? row(index) : {})}
            className="flex min-h-17 items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0 focus-within:bg-paper-2 data-dragged:bg-ai-soft max-md:px-1.5"
          >
            {canOrder && <ReorderHandle {...handle(index)} />}
            <Print of={thing.picture} alt="" sizes="66px" className="h-11 w-[66px] shrink-0 max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <Link to={`${base}/${thing.id}`} className="link inline-block font-semibold max-md:py-2">
                <bdi>{thing.title}</bdi>
              </Link>
              <span className="block text-[0.78125rem] text-ink-3">
                <bdi>
                  {thing.hereAt
                    ? `Since ${longDay(thing.hereAt.slice(0, 10))}`
                    : thing.month
                      ? `From ${monthInWords(thing.month)}`
                      : 'No month is named'}
                  . {waitingInWords(thing.counts)}.
                </bdi>
              </span>
            </div>
            <Tag tone={stateTags[thing.state].tone}>{stateTags[thing.state].words}</Tag>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
