import { lazy, type ReactNode, useId, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { TourResults as Results } from '#contract/tour-search.ts'
import { Chips } from './chips.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareForm } from './compare-form.tsx'
import { type DrawEntry, Entries } from './entries.tsx'
import { FiltersForm } from './filters-form.tsx'
import { FiltersLink } from './filters-link.tsx'
import type { GridAnswer } from './find-tours.ts'
import { headlineOf, readingOf } from './headline.ts'
import { LateWords } from './late-words.tsx'
import { chipsOf, settled } from './narrowing.ts'
import { NotLoaded } from './not-loaded.tsx'
import { OrderSelect } from './order-select.tsx'
import { Paging } from './paging.tsx'
import { ResultsHead } from './results-head.tsx'
import { FRAME } from './results-look.ts'
import { gridPath, readTourSearch, type TourSearch } from './tour-search-address.ts'
import { useCompared } from './use-compared.ts'
import { useLanding } from './use-landing.ts'
import { useLastFound } from './use-last-found.ts'
import { useNarrowing } from './use-narrowing.ts'

// Most searches find something. No boundary waits for it: the server would draw it where nobody without code sees it,
// and here the page that was there before stays until it has come.
const NoTours = lazy(() => import('./no-tours.tsx').then(({ NoTours }) => ({ default: NoTours })))

interface TourResultsProps {
  answer: GridAnswer
  searchBar: (search: TourSearch, pickUps: Results['pickUps']) => ReactNode
  draw: DrawEntry
}

/** Search, filters, results and comparison: everything that the address says, and every way to change it. */
export function TourResults({ answer, searchBar, draw }: TourResultsProps) {
  const location = useLocation()
  const kept = useLastFound(answer)
  const asked = readTourSearch(new URLSearchParams(location.search))
  const settle = (one: TourSearch) => (kept ? settled(one, kept) : one)
  const search = settle(asked)
  const narrowing = useNarrowing(search)
  const { wished, narrow } = narrowing
  const comparing = useCompared(narrowing, kept)
  const isSearching = useIsSearching()
  const headline = useRef<HTMLHeadingElement>(null)
  const chipList = useRef<HTMLUListElement>(null)
  useLanding(headline, chipList)
  const id = useId()
  const [formId, compareFormId] = [`${id}filters`, `${id}compare`]

  const { found } = answer
  const chips = kept ? chipsOf(search, kept.facets) : []
  const words = found ? headlineOf(search, found) : 'Tours'
  return (
    <>
      {searchBar(wished, kept?.pickUps ?? [])}
      <div className={FRAME}>
        {kept ? <FiltersForm id="filters" formId={formId} facets={kept.facets} {...narrowing} /> : <div />}
        <div className="min-w-0">
          <ResultsHead headline={words} headlineRef={headline} reading={found && readingOf(search, found)}>
            {kept && <FiltersLink hash="#filters" filters={chips.length} search={search} found={kept} />}
            <OrderSelect search={wished} onNarrow={narrow} formId={kept ? formId : undefined} />
          </ResultsHead>
          <Chips ref={chipList} chips={chips} search={search} />
          <LateWords>{words}</LateWords>
          {!found && <NotLoaded />}
          {found?.total === 0 && <NoTours search={search} found={found} filters={chips.length} />}
          {found && found.total > 0 && (
            <>
              <Entries
                found={found}
                search={search}
                compared={wished.compare}
                onTick={comparing.tick}
                compareFormId={compareFormId}
                isPending={isSearching}
                draw={draw}
              />
              <CompareForm id={compareFormId} search={search} />
              <Paging found={found} search={search} />
            </>
          )}
        </div>
      </div>
      <CompareBar
        ticked={comparing.ticked}
        search={wished}
        isFull={comparing.isFull}
        onClear={() => {
          comparing.clear()
          headline.current?.focus({ preventScroll: true })
        }}
      />
    </>
  )
}

/** On the way to other results of this page. */
function useIsSearching(): boolean {
  const { location } = useNavigation()
  return location?.pathname === gridPath
}
