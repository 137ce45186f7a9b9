import { type ReactNode, useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { callContext } from '#web/platform/load-context.ts'
import { narrowingNames } from '#web/rides/site/results/narrowing.ts'
import { RideResults } from '#web/rides/site/results/ride-results.tsx'
import { CarsRefused, CarsSkeleton, CarsUnreached } from '#web/rides/site/results/states.tsx'
import { type RideFaults, readRideAsk, rideQuery, withoutCodes } from '#web/rides/site/ride-address.ts'
import { RideForm } from '#web/rides/site/search/ride-form.tsx'
import { isPlain, type KnownEnds, listPath, startState, type ToldEnds } from '#web/rides/site/search/ride-form-state.ts'
import { useOwedCodes } from '#web/rides/site/use-owed-codes.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { type ListData, loadList } from './list/load-list.ts'
import { RideToTrip } from './ride-to-trip.tsx'

/** Long enough that a quick answer comes whole, short enough that a slow one does not seem like nothing. */
const patienceMs = 300

type PageData = ListData | { kind: 'late'; answer: Promise<ListData> }

const paramsOf = (request: Request) => new URL(request.url).searchParams

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<ListData> =>
  loadList(context.get(callContext), paramsOf(request), { forEverybody: true })

/** What asks the wire comes with the first question: the page that the server sent needs none of it. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<PageData> {
  const answer = import('./list/load-in-browser.ts').then(
    ({ loadListInBrowser }) => loadListInBrowser(paramsOf(request)),
    (): ListData => ({ kind: 'unreached', known: {} }),
  )
  // What was written in words leads to another address, which a page that waits could not follow.
  if (location.pathname === listPath || isPlain(paramsOf(request))) return answer
  const late = new Promise<PageData>((resolve) => setTimeout(() => resolve({ kind: 'late', answer }), patienceMs))
  return Promise.race([answer, late])
}

/** Order and filters work on the cars that are there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asked = (url: URL) => rideQuery(readRideAsk(url.searchParams).fields).toString()
  return currentUrl.href !== nextUrl.href && asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate
}

export default function CabsList() {
  const data = useAnswer(useLoaderData<PageData>())
  const isReckoned = useOwedCodes(data?.owesCodes)
  if (!data)
    return (
      <>
        <SearchStrip known={{}} />
        <CarsSkeleton />
      </>
    )
  return (
    <>
      <SearchStrip known={data.known} faults={'faults' in data ? data.faults : undefined} />
      <WhileAsked alsoWhile={isReckoned}>
        <Answer data={data} />
      </WhileAsked>
    </>
  )
}

/** Prices of an earlier question stay, dimmed, until those of the new one are there. */
function WhileAsked({ alsoWhile, children }: { alsoWhile: boolean; children: ReactNode }) {
  const isAsked = useNavigation().location?.pathname === listPath || alsoWhile
  return (
    <div aria-busy={isAsked || undefined} className={isAsked ? 'dimmed' : undefined}>
      {children}
    </div>
  )
}

function Answer({ data }: { data: ListData }) {
  switch (data.kind) {
    case 'found':
      return (
        <RideResults
          ask={data.ask}
          cars={data.cars}
          change={<ChangeParty />}
          more={(option) => (
            <RideToTrip ask={data.ask} option={option} isQuiet className="max-md:w-full print:hidden" />
          )}
        />
      )
    case 'unreached':
      return <CarsUnreached />
    case 'incomplete':
      return (
        <CarsRefused title="Tell us a little more">
          We price a ride once we know where, when and how many of you. What is missing is marked above.
        </CarsRefused>
      )
    case 'refused':
      if (data.isOfCode) return <CodeRefused sentence={data.sentence} />
      return (
        <CarsRefused title={data.isOutside ? 'This is outside our area' : 'We cannot do it quite like this'}>
          {Object.values(data.faults)[0] ?? data.sentence}
        </CarsRefused>
      )
  }
}

/** The same cars without the code can be had: one press shows them. */
function CodeRefused({ sentence }: { sentence: string }) {
  const { search } = useLocation()
  const { fields } = readRideAsk(new URLSearchParams(search))
  return (
    <CarsRefused
      title="Not with this code"
      way={<TextLink to={`${listPath}?${rideQuery(withoutCodes(fields))}`}>See the cars without a code</TextLink>}
    >
      {sentence}
    </CarsRefused>
  )
}

/** Back to the form with everything in it. */
function ChangeParty() {
  const { search } = useLocation()
  const { fields } = readRideAsk(new URLSearchParams(search))
  return <TextLink to={`/cabs/home?${rideQuery(fields)}`}>Change</TextLink>
}

/** The same form on the indigo band; it begins anew with each address, so that a step back shows what was asked. */
function SearchStrip({ known: answered, faults }: { known: KnownEnds; faults?: RideFaults | undefined }) {
  const { search, state } = useLocation()
  const told: Partial<ToldEnds> | null = state
  const known = { ...told?.known, ...answered }
  const params = new URLSearchParams(search)
  const { fields } = readRideAsk(params)
  const typed = { from: params.get('fromName') ?? '', to: params.get('toName') ?? '' }
  const keep = new URLSearchParams([...params].filter(([name]) => narrowingNames.some((one) => one === name)))
  return (
    <div className="bg-night py-4.5 [--ground:var(--night)] print:hidden">
      <div className="wrap">
        <RideForm
          key={`${rideQuery(fields)} ${Object.keys(known)} ${Object.keys(faults ?? {})}`}
          variant="bar"
          start={startState(fields, known, typed)}
          faults={faults}
          keep={keep}
        />
      </div>
    </div>
  )
}

/** Not by Suspense: the server would send a large page after its fallback, where nobody without scripts finds it. */
function useAnswer(data: PageData): ListData | null {
  const late = data.kind === 'late' ? data.answer : null
  const [arrived, setArrived] = useState<{ late: Promise<ListData>; answer: ListData }>()
  useEffect(() => {
    late?.then(
      (answer) => setArrived({ late, answer }),
      () => setArrived({ late, answer: { kind: 'unreached', known: {} } }),
    )
  }, [late])
  if (data.kind !== 'late') return data
  return arrived?.late === late ? arrived.answer : null
}
