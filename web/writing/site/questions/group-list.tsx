import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import type { QuestionGroup } from './question.ts'

interface GroupListProps {
  groups: readonly QuestionGroup[]
  current: string | undefined
  /** The search words, which a way within the page must not lose. */
  words: string
}

/** At the side of a desk, and a row that scrolls on a phone. */
export function GroupList({ groups, current, words }: GroupListProps) {
  const search = words ? `?${new URLSearchParams({ q: words })}` : ''
  return (
    <nav
      aria-label="Groups of questions"
      className="max-md:-mx-(--gut) max-md:overflow-x-auto max-md:px-(--gut) max-md:[scrollbar-width:none]"
    >
      <ul className="flex gap-5 md:block">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              aria-current={id === current ? 'true' : undefined}
              // As a browser does it with a link within the page: the Tab key goes on from there.
              onClick={() => document.getElementById(`${id}-title`)?.focus({ preventScroll: true })}
              className={cx(
                'flex min-h-11 items-center rounded-tag text-[0.96875rem] whitespace-nowrap transition-colors -outline-offset-2 hover:text-ink',
                id === current ? 'font-semibold text-ink' : 'font-medium text-ink-2',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
