import { Search } from 'lucide-react'
import { useId } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { Icon } from '#web/ui/icon.tsx'
import { answerLook, cellIconLook, cellLabelLook } from '#web/ui/search-ticket/form-look.ts'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import { gridPath } from './search-address.ts'
import { useGridSearch } from './use-grid-search.ts'

/** One field and one action, for who has lost the way. */
export function WordsForm() {
  const id = useId()
  const search = useGridSearch()
  return (
    <search aria-label="Find a tour" className="block max-w-[460px]">
      <form
        method="get"
        action={gridPath}
        onSubmit={search}
        className="grid grid-cols-[minmax(0,1fr)_auto] rounded-field border border-ink bg-surface text-ink shadow-lift"
      >
        <div className="relative h-[4.625rem]">
          <label htmlFor={id} className={cellLabelLook('column')}>
            Search tours and places
          </label>
          <span className={cellIconLook('column')}>
            <Icon of={Search} />
          </span>
          <input
            id={id}
            name="q"
            placeholder="Fuji, gardens, tea"
            maxLength={searchLimits.words}
            autoComplete="off"
            enterKeyHint="search"
            className={answerLook('column')}
          />
        </div>
        <SearchButton className="min-h-[4.625rem] !rounded-s-none !rounded-e-[3px]">Search</SearchButton>
      </form>
    </search>
  )
}
