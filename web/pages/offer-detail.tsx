import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { hoursLong } from '#web/catalogue/site/cards/tour-words.ts'
import { callContext } from '#web/platform/load-context.ts'
import { contentMeta, routeMeta } from '#web/platform/page-meta.ts'
import { isBuilt } from '#web/platform/route-metadata.ts'
import { useSite } from '#web/platform/site.ts'
import { dayInWords } from '#web/pricing/site/offers/offer-words.ts'
import { OneOffer } from '#web/pricing/site/offers/one-offer.tsx'
import { RunningOffers } from '#web/pricing/site/offers/running-offers.tsx'
import { chosenTour, ridesPath, type ShownOffer, type WorkedTour } from '#web/pricing/site/offers/shown-offer.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ShareImage } from '#web/ui/share-image.tsx'
import { type OfferData, readOffers } from './offer-detail/read-offers.ts'

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<OfferData> =>
  readOffers(context.get(callContext), request, redirect)

/** The page that the server sent needs none of this, so it comes only when an offer is opened from another page. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<OfferData | null> {
  const inBrowser = await import('./offer-detail/load-in-browser.ts').catch(() => null)
  return inBrowser ? inBrowser.loadOffersInBrowser(args) : null
}

/** All tours of an offer come with it, so choosing another asks nobody. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [now, next] = [currentUrl.searchParams, nextUrl.searchParams]
  const onlyTheTour = now.get('offer') === next.get('offer') && now.get('tour') !== next.get('tour')
  return onlyTheTour ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData, location }) => {
  if (loaderData?.offer) return contentMeta(loaderData.offer.title, loaderData.offer.summary)
  return routeMeta(location.pathname)
}

export default function OfferDetail() {
  const page = useLoaderData<typeof clientLoader>()
  const site = useSite()
  const [query] = useSearchParams()
  if (!page) return <OutOfReach />
  if (page.offer) return <Detail offer={page.offer} today={page.today} wanted={query.get('tour')} />
  const [first] = page.running.offers
  return (
    <>
      {first && <ShareImage of={first.picture} site={site} />}
      {/* An ended offer's address stays good for people, and is nothing for search engines. */}
      {page.running.askedForAnother && <meta name="robots" content="noindex" />}
      <RunningOffers {...page.running} today={page.today} hoursLong={hoursLong} />
    </>
  )
}

function Detail({ offer, today, wanted }: { offer: ShownOffer; today: string; wanted: string | null }) {
  const site = useSite()
  const tour = chosenTour(offer.tours, wanted)
  return (
    <>
      <ShareImage of={offer.picture} site={site} />
      <OneOffer
        offer={offer}
        tour={tour}
        today={today}
        action={tour ? <NextStep tour={tour} code={offer.code} today={today} /> : <AskForRide offer={offer} />}
      />
    </>
  )
}

/** Until tours can be booked here, the next step is the tour's own page. */
function NextStep({ tour, code, today }: { tour: WorkedTour; code: string; today: string }) {
  if (isBuilt('/tour/booking/:slug') && tour.firstDay)
    return (
      <ButtonLink
        to={`/tour/booking/${tour.slug}?${new URLSearchParams({ day: tour.firstDay, code })}`}
        variant="primary"
        wide
      >
        Book {dayInWords(tour.firstDay, today)} with the code
      </ButtonLink>
    )
  return (
    <ButtonLink to={`/tour/detail/${tour.slug}`} variant="primary" wide>
      See this tour
    </ButtonLink>
  )
}

/** Of an offer for rides alone. */
function AskForRide({ offer }: { offer: ShownOffer }) {
  if (offer.rides.length === 0) return null
  return (
    <ButtonLink to={ridesPath(offer)} variant="primary" wide>
      Ask for a car with the code
    </ButtonLink>
  )
}

function OutOfReach() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-10">
      <h1 className="mb-6 font-serif text-d2">The offers are out of reach</h1>
      <ErrorState title="The offers did not load" onRetry={revalidate} isRetrying={state === 'loading'}>
        Nothing is lost. Please check the connection and try again.
      </ErrorState>
    </div>
  )
}
