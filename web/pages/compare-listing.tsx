import { useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router'
import * as tourWords from '#web/catalogue/site/cards/tour-words.ts'
import { startWishlist, useWishlist } from '#web/catalogue/site/cards/wishlist.ts'
import { readComparison } from '#web/catalogue/site/compare/compare-address.ts'
import { type ComparedTours, loadCompared } from '#web/catalogue/site/compare/compared-tour.ts'
import { ComparisonView } from '#web/catalogue/site/compare/comparison-view.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

type CompareData = (ComparedTours & { now: number; failed?: never }) | { failed: true }

const slugsOf = (request: Request) => readComparison(new URL(request.url).searchParams).slugs

export async function loader({ context, request }: LoaderFunctionArgs): Promise<CompareData> {
  return { ...(await loadCompared(context.get(callContext), slugsOf(request))), now: Date.now() }
}

/** What asks the wire comes with the first question: the page that the server sent needs none of it. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<CompareData> {
  const inBrowser = await import('#web/catalogue/site/compare/load-in-browser.ts').catch(() => null)
  const compared = await inBrowser?.askForCompared(slugsOf(request))
  return compared ? { ...compared, now: Date.now() } : { failed: true }
}

/** Party, day and which rows are shown change nothing about the tours. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const items = (url: URL) => readComparison(url.searchParams).slugs.join()
  return currentUrl.href !== nextUrl.href && items(currentUrl) === items(nextUrl) ? false : defaultShouldRevalidate
}

export default function CompareListing() {
  const data = useLoaderData<CompareData>()
  const { search } = useLocation()
  const saved = useSavedTours()
  if (data.failed) return <NotLoaded />
  return <Compared data={data} search={search} saved={saved} />
}

type Loaded = Exclude<CompareData, { failed: true }>

function Compared({ data, search, saved }: { data: Loaded; search: string; saved: readonly string[] | null }) {
  const now = useNow(data.now)
  const { tours, gone } = data
  const asked = readComparison(new URLSearchParams(search))
  return <ComparisonView asked={asked} tours={tours} gone={gone} now={now} words={tourWords} saved={saved} />
}

/** A page may be rendered hours before it is read; the first drawing here must still agree with it. */
function useNow(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => setNow(Date.now()), [])
  return now
}

function useSavedTours(): readonly string[] | null {
  useEffect(startWishlist, [])
  const slugs = useWishlist()?.flatMap((item) => (item.startsWith('tour:') ? item.slice('tour:'.length) : []))
  return slugs ?? null
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-6 md:pt-12">
      <h1 className="mb-7 font-serif text-d2">Days, side by side</h1>
      <ErrorState title="The tours did not load" onRetry={revalidate} isRetrying={state !== 'idle'}>
        Your choice is kept. Please try again in a moment.
      </ErrorState>
    </div>
  )
}
