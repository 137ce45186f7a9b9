import { Users } from 'lucide-react'
import { Link } from 'react-router'
import type { SavedView } from '#contract/office-views.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export interface ViewTab {
  id: string
  label: string
  query: Readonly<Record<string, string>>
  /** Kept by somebody; a tab without it is the list's own. */
  saved?: SavedView
}

type ViewTabsProps = {
  label: string
  tabs: readonly ViewTab[]
  current: ViewTab | undefined
  addressOf: (tab: ViewTab) => string
  countOf: (tab: ViewTab) => string | undefined
  /** At the end: what can be done with the view that is open. */
  children?: React.ReactNode
}

const TAB =
  'flex min-h-11 shrink-0 items-center gap-2 border-b-2 text-sm font-[550] whitespace-nowrap -outline-offset-2 md:min-h-9.5'

/** Views of a list, each a link with its count. */
export function ViewTabs({ label, tabs, current, addressOf, countOf, children }: ViewTabsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 border-b border-line print:hidden">
      <nav aria-label={label} className="-mb-px flex min-w-0 gap-5.5 overflow-x-auto [scrollbar-width:none]">
        {tabs.map((tab) => {
          const count = countOf(tab)
          const isHere = tab.id === current?.id
          return (
            <Link
              key={tab.id}
              to={addressOf(tab)}
              preventScrollReset
              aria-current={isHere ? 'page' : undefined}
              className={cx(TAB, isHere ? 'border-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink')}
            >
              {tab.saved?.shared && <Icon of={Users} dense className="size-3.5 text-ink-3" />}
              <bdi className="max-w-56 truncate">{tab.label}</bdi>
              {tab.saved?.shared && <span className="sr-only">, shared with the desk</span>}
              {count !== undefined && (
                <span className="text-[0.8125rem] font-medium text-ink-3 tabular-nums">{count}</span>
              )}
            </Link>
          )
        })}
      </nav>
      {children && <div className="ms-auto flex items-center gap-4 pb-1 max-md:ms-0">{children}</div>}
    </div>
  )
}
