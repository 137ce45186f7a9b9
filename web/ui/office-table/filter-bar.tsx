import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Menu } from '../menu.tsx'
import { CHIP } from './chip-look.ts'
import type { ListAnswer, ListDefinition } from './definition.ts'
import { FilterMenu } from './filter-menu.tsx'
import { choicesOf } from './filter-words.ts'
import { searched } from './list-address.ts'
import { PlainButton } from './plain-button.tsx'
import { SearchField } from './search-field.tsx'
import type { ListControl } from './use-list-state.ts'

type FilterBarProps<Row> = {
  list: ListDefinition<Row>
  control: ListControl
  answer: ListAnswer<Row> | null
  children: ReactNode
}

/** The search and the filters of a list; at the end what concerns the whole of it. */
export function FilterBar<Row>({ list, control: { state, go }, answer, children }: FilterBarProps<Row>) {
  // A filter that was just taken from the menu stands open, although it lets everything through.
  const [added, setAdded] = useState<string | null>(null)
  const filters = list.filters ?? []
  const shown = filters.filter(({ id, shown: always }) => always || state.filters[id] || id === added)
  const waiting = filters.filter((filter) => !shown.includes(filter))
  return (
    <div className="flex flex-wrap items-start gap-2 py-3 md:flex-nowrap print:hidden">
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:contents md:flex-1">
        {list.search && (
          <SearchField
            label={`Find ${list.words.many}`}
            hint={list.search}
            value={state.q}
            onSearch={(q) => go(searched(list, state, q), { replace: true })}
          />
        )}
        {shown.map((filter) => (
          <FilterMenu
            key={filter.id}
            filter={filter}
            value={state.filters[filter.id] ?? ''}
            choices={choicesOf(filter, answer)}
            defaultOpen={filter.id === added}
            onChange={(value) => go({ filters: { ...state.filters, [filter.id]: value } }, { replace: true })}
          />
        ))}
        {waiting.length > 0 && (
          <Menu
            label="More filters"
            placement="bottom start"
            trigger={
              <PlainButton className={cx(CHIP, 'border-dashed border-edge text-ink-2 hover:bg-paper-2')}>
                <Icon of={Plus} dense className="size-3.5" />
                Filter
              </PlainButton>
            }
            groups={[
              {
                id: 'filters',
                entries: waiting.map(({ id, label }) => ({ id, label, onAction: () => setAdded(id) })),
              },
            ]}
          />
        )}
      </div>
      {/* However long the filters get, these keep their place. */}
      <div className="flex shrink-0 items-center gap-2">{children}</div>
    </div>
  )
}
