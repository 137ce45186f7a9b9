import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import { DayField } from './picked-fields.tsx'
import { gridPath } from './search-address.ts'
import { useGridSearch } from './use-grid-search.ts'

/** As wide as what stands in it, where the browser can; a sensible width elsewhere. */
const BLANK =
  'inline-block max-w-full rounded-tag border-b-2 border-dashed border-ai bg-transparent px-1 leading-[1.12] text-ai field-sizing-content placeholder:text-ink-3 placeholder:opacity-100 hover:bg-ai-soft'

type SentenceFormProps = {
  guests: number
  day: string
  /** Offered while the wish is typed. */
  suggestions: readonly string[]
}

/** One sentence with three blanks. */
export function SentenceForm({ guests, day, suggestions }: SentenceFormProps) {
  const id = useId()
  const search = useGridSearch()
  return (
    <search aria-label="Find a tour">
      <form method="get" action={gridPath} onSubmit={search}>
        <p className="font-serif text-[clamp(32px,4.6vw,64px)] leading-[1.35] font-[360] tracking-[-0.018em]">
          <label htmlFor={`${id}guests`}>We are</label>{' '}
          <input
            id={`${id}guests`}
            type="number"
            name="guests"
            min={1}
            max={searchLimits.guests}
            defaultValue={guests}
            aria-label="Guests"
            className={`${BLANK} w-[3ch] min-w-[1.4ch] text-center tabular-nums [appearance:textfield] supports-[field-sizing:content]:w-auto [&::-webkit-inner-spin-button]:hidden`}
          />{' '}
          guests, <span id={`${id}day-label`}>free on</span>{' '}
          <DayField id={`${id}day`} named={day} inline look={`${BLANK} whitespace-nowrap`} />, and{' '}
          <label htmlFor={`${id}q`}>would like to see</label>{' '}
          <input
            id={`${id}q`}
            name="q"
            list={`${id}ideas`}
            placeholder="Fuji"
            maxLength={searchLimits.words}
            autoComplete="off"
            enterKeyHint="search"
            className={`${BLANK} w-[9ch] min-w-[1.5ch] supports-[field-sizing:content]:w-auto [&::-webkit-calendar-picker-indicator]:!hidden`}
          />
          .
        </p>
        <datalist id={`${id}ideas`}>
          {suggestions.map((idea) => (
            <option key={idea} value={idea} />
          ))}
        </datalist>
        <SearchButton className="mt-7 max-md:w-full md:mt-9">
          Find a day <Icon of={ArrowRight} points />
        </SearchButton>
      </form>
    </search>
  )
}
