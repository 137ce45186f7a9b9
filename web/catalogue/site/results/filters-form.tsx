import type { Facets as FacetCounts } from '#contract/tour-search.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Facets } from './facets.tsx'
import { gridPath, searchParameters, type TourSearch } from './tour-search-address.ts'
import type { Narrowing } from './use-narrowing.ts'

interface FiltersFormProps extends Narrowing {
  id: string
  formId: string
  facets: FacetCounts
}

/** What the filters do not ask, and the form keeps. */
const kept = ['q', 'day', 'guests', 'from', 'compare'] as const

/** The filters beside the results. Each change is a search of its own; without scripts a button sends them. */
export function FiltersForm({ id, formId, facets, wished, narrow }: FiltersFormProps) {
  return (
    <aside
      id={id}
      aria-label="Filters"
      className="scroll-mt-6 max-md:hidden noscript:max-md:order-last noscript:max-md:mt-12 noscript:max-md:block print:hidden"
    >
      <h2 className="mb-4 font-serif text-d4">Narrow it down</h2>
      <form
        id={formId}
        method="get"
        action={gridPath}
        // A browser that brings back old ticks would show filters that are not set.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          narrow(wished)
        }}
      >
        <KeptFields search={wished} />
        <Facets facets={facets} search={wished} onNarrow={narrow} />
        <button type="submit" className={buttonLook({ variant: 'outline', className: '!hidden noscript:!flex' })}>
          Show these tours
        </button>
      </form>
    </aside>
  )
}

function KeptFields({ search }: { search: TourSearch }) {
  const parameters = searchParameters(search)
  return kept.map((name) => {
    const value = parameters.get(name)
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
  })
}
