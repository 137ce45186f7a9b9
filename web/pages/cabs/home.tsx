import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { callContext } from '#web/platform/load-context.ts'
import { readRideAsk, rideQuery } from '#web/rides/site/ride-address.ts'
import { RideForm } from '#web/rides/site/search/ride-form.tsx'
import { startState } from '#web/rides/site/search/ride-form-state.ts'
import { Print } from '#web/ui/print.tsx'
import { ginzaRain } from '#web/ui/prints/ginza-rain.generated.ts'
import { Leaving } from './home/leaving.tsx'
import { type CabsHomeData, loadCabsHome } from './home/load-home.ts'
import { TaxiFares } from './home/taxi-fares.tsx'
import { ThreeWays } from './home/three-ways.tsx'

const paramsOf = (request: Request) => new URL(request.url).searchParams

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<CabsHomeData> =>
  loadCabsHome(context.get(callContext), paramsOf(request))

/** The page that the server sent needs none of this, so it comes only when it is opened from another. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<CabsHomeData> {
  const inBrowser = await import('./home/load-in-browser.ts').catch(() => null)
  return inBrowser ? inBrowser.loadCabsHomeInBrowser(paramsOf(request)) : { front: null, known: {} }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search || defaultShouldRevalidate
}

export default function CabsHome() {
  const { front, known } = useLoaderData<CabsHomeData>()
  const { search } = useLocation()
  const { fields } = readRideAsk(new URLSearchParams(search))
  return (
    <>
      <section className="wrap grid md:grid-cols-2 md:gap-14 md:pt-6">
        <div className="pt-6 pb-2.5 md:py-18">
          <h1 className="max-w-[9.5em] font-serif text-[clamp(42px,4.9vw,70px)] leading-[1.02] font-[360] tracking-[-0.022em]">
            Airport transfers and cars with a chauffeur
          </h1>
          <p className="mt-5 max-w-[38ch] font-serif text-lead text-ink-2">
            Every price is final: fuel, tolls, parking and tax are in it, and you see it before you give a name.
          </p>
        </div>
        <Print
          of={ginzaRain}
          focus="42% 100%"
          sizes="(width < 900px) max(100vw, 450px), max(50vw, 800px)"
          priority
          slip
          className="-order-1 -mx-(--gut) h-[15.625rem] md:order-none md:ms-0 md:h-[31.25rem]"
        />
      </section>
      <div className="wrap relative z-10 md:-mt-[3.25rem]">
        <div className="md:w-[calc(100%-40px)] md:bg-paper md:pt-2">
          <RideForm key={String(rideQuery(fields))} variant="ticket" start={startState(fields, known)} />
        </div>
      </div>
      <ThreeWays front={front} />
      {front && (
        <div className="below-fold wrap grid items-start gap-10 pt-(--section) md:grid-cols-[5fr_7fr] md:gap-18">
          <Leaving terminals={front.terminals} />
          {front.taxis.length > 0 && <TaxiFares taxis={front.taxis} night={front.night} />}
        </div>
      )}
    </>
  )
}
