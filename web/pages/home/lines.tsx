import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { counted } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { cx } from '#web/ui/cx.ts'
import type { HomeLine } from './home-front.ts'

/** The stations hang on the line: beside it on phones, below it in rows of five. */
const STATION =
  'relative flex min-h-[5.375rem] items-start gap-5 py-3 before:absolute before:inset-y-0 before:start-[1.375rem] before:w-1.5 before:bg-ink md:grid md:min-h-0 md:gap-3.5 md:py-0 md:pe-5 md:before:inset-x-0 md:before:inset-y-auto md:before:top-[1.375rem] md:before:h-1.5 md:before:w-auto'
const RING = 'relative shadow-[0_0_0_5px_var(--paper)]'

export function Lines({ lines }: { lines: readonly HomeLine[] }) {
  return (
    <ul className="grid md:grid-cols-5 md:gap-y-11">
      {lines.map((line) => (
        <li key={line.slug} className={cx(STATION, 'group')}>
          <LineMark line={line.letter} size="large" className={RING} />
          <div className="min-w-0 max-md:pt-1">
            <h3 className="text-[1.03125rem] leading-snug font-semibold">
              <Link
                to={`/category-details/${line.slug}`}
                className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {line.name}
              </Link>
            </h3>
            <p className="text-sm text-ink-2">
              <bdi>
                {counted(line.tourCount, 'tour')}
                {line.fromYen !== null && `, from ${formatYen(line.fromYen)}`}
              </bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
