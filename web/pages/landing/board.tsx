import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import type { BoardRow } from './board-rows.ts'

const ROW =
  'group relative grid grid-cols-[84px_minmax(0,1fr)_20px] items-center gap-x-3.5 gap-y-1 border-b border-line py-4 hover:bg-paper-2 md:grid-cols-[168px_minmax(0,5fr)_minmax(0,4fr)_210px_24px] md:gap-x-8'

/** What can be arranged, as a board of departures. */
export function Board({ rows }: { rows: readonly BoardRow[] }) {
  return (
    <ul className="border-t border-ink">
      {rows.map((row) => (
        <li key={row.to} className={ROW}>
          <Print
            of={row.picture}
            alt=""
            sizes="(width < 900px) 126px, 168px"
            className="size-21 max-md:row-span-2 md:h-24 md:w-auto"
          />
          <h3 className="font-serif text-d4 max-md:self-end md:text-d3">
            <Link
              to={row.to}
              className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {row.name}
            </Link>
          </h3>
          <p className="text-ink-2 max-md:hidden">{row.words}</p>
          <p className="text-sm max-md:col-start-2 max-md:self-start">
            {row.price && <bdi className="block font-semibold tabular-nums">{row.price}</bdi>}
            {row.remark && <bdi className="block text-ink-2">{row.remark}</bdi>}
          </p>
          <Icon of={ArrowRight} points className="max-md:col-start-3 max-md:row-start-1 max-md:self-end" />
        </li>
      ))}
    </ul>
  )
}
