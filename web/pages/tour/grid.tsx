import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import type { TourResults as Results } from '#contract/tour-search.ts'
import { counted } from '#core/words.ts'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'
import { seasonInWords } from '#web/catalogue/site/cards/tour-words.ts'
import type { Entry } from '#web/catalogue/site/results/entries.tsx'
import { findToursFor, type GridAnswer } from '#web/catalogue/site/results/find-tours.ts'
import { FoundIn } from '#web/catalogue/site/results/found-in.tsx'
import { ResultsSkeleton } from '#web/catalogue/site/results/results-skeleton.tsx'
import { TourResults } from '#web/catalogue/site/results/tour-results.tsx'
import {
  gridPath,
  readTourSearch,
  searchParameters,
  type TourSearch,
} from '#web/catalogue/site/results/tour-search-address.ts'
import { TourSearchForm } from '#web/catalogue/site/search/search-form.tsx'
import { callContext } from '#web/platform/load-context.ts'

/** Long enough that a quick answer comes whole, short enough that a slow one does not seem like nothing. */
const patienceMs = 300

type GridData = GridAnswer | { late: Promise<GridAnswer> }

const searchOf = (request: Request) => readTourSearch(new URL(request.url).searchParams)

export async function loader({ context, request }: LoaderFunctionArgs): Promise<GridData> {
  return { found: await findToursFor(context.get(callContext), searchOf(request)) }
}

/** What asks the wire comes with the first question: the page that the server sent needs none of it. */
const ask = (search: TourSearch): Promise<GridAnswer> =>
  import('#web/catalogue/site/results/load-in-browser.ts').then(
    ({ askForTours }) => askForTours(search),
    () => ({ found: null }),
  )

/** Coming from another page, a slow answer is waited for here; a changed search waits with its results in view. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<GridData> {
  const answer = ask(searchOf(request))
  if (location.pathname === gridPath) return answer
  const late = new Promise<GridData>((resolve) => setTimeout(() => resolve({ late: answer }), patienceMs))
  return Promise.race([answer, late])
}

/** Neither a tick to compare nor the sheet of filters asks for other tours. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asked = (url: URL) => searchParameters({ ...readTourSearch(url.searchParams), compare: [] }).toString()
  return currentUrl.href !== nextUrl.href && asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate
}

export default function TourGrid() {
  const answer = useAnswer(useLoaderData<GridData>())
  return answer ? <TourResults answer={answer} searchBar={drawSearchBar} draw={drawEntry} /> : <OnTheWay />
}

/** Not by Suspense: the server would send a large page after its fallback, where nobody without scripts finds it. */
function useAnswer(data: GridData): GridAnswer | null {
  const late = 'late' in data ? data.late : null
  const [arrived, setArrived] = useState<{ late: Promise<GridAnswer>; answer: GridAnswer }>()
  useEffect(() => {
    late?.then((answer) => setArrived({ late, answer }))
  }, [late])
  if ('found' in data) return data
  return arrived?.late === late ? arrived.answer : null
}

function OnTheWay() {
  const { search } = useLocation()
  return (
    <>
      {drawSearchBar(readTourSearch(new URLSearchParams(search)), [])}
      <ResultsSkeleton />
    </>
  )
}

function drawSearchBar(search: TourSearch, pickUps: Results['pickUps']) {
  return (
    <div className="bg-night py-4.5 [--ground:var(--night)] print:hidden">
      <div className="wrap">
        <TourSearchForm variant="bar" values={search} pickUps={pickUps} keep={searchParameters(search)} />
      </div>
    </div>
  )
}

function drawEntry({ tour, to, sizes, priority, guests, youngest, day, extras }: Entry) {
  const season = day ? null : seasonInWords(tour.season)
  return (
    <TourCard
      tour={tour}
      to={to}
      sizes={sizes}
      priority={priority}
      headingLevel={2}
      priceYen={tour.forParty?.priceYen ?? tour.price}
      from={!tour.forParty}
      youngest={youngest ?? null}
      found={tour.matched && <FoundIn matched={tour.matched} />}
    >
      <div className="grid gap-1.5">
        {tour.forParty && guests !== undefined && (
          <p className="text-sm text-ink-2">
            <bdi>{`${tour.forParty.className} for ${counted(guests, 'guest')}`}</bdi>
          </p>
        )}
        {season && (
          <p className="text-sm text-ink-2">
            <bdi>Runs {season}</bdi>
          </p>
        )}
        {extras}
      </div>
    </TourCard>
  )
}
