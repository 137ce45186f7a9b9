import { Link } from 'react-router'
import { counted } from '#core/words.ts'
import { LineMark } from '../mark.tsx'
import type { OtherLine } from './line-tour.ts'

/** The other lines as stations: along rows on a desk, one below the other on a phone. */
export function ChangeLines({ lines }: { lines: readonly OtherLine[] }) {
  return (
    <ul className="grid gap-y-8 max-md:gap-y-0 md:grid-cols-3 lg:grid-cols-5">
      {lines.map((line) => (
        <li
          key={line.slug}
          className="relative before:absolute before:start-[1.375rem] before:h-full before:w-1.5 before:bg-ink md:before:start-0 md:before:top-[1.375rem] md:before:h-1.5 md:before:w-full"
        >
          <Link
            to={`/category-details/${line.slug}`}
            className="group relative flex gap-5 py-3.5 md:block md:pe-4 md:pt-0 md:pb-1"
          >
            <LineMark line={line.letter} size="large" className="ring-[6px] ring-paper" />
            <span className="md:mt-3 md:block">
              <span className="block text-[1.03125rem] leading-[1.3] font-semibold group-hover:underline">
                {line.name}
              </span>
              <span className="block text-sm text-ink-2">{counted(line.tourCount, 'tour')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
