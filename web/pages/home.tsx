import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { SeasonBand } from '#web/catalogue/site/seasons/season-band.tsx'
import { askClasses } from '#web/fleet/site/ask-classes.ts'
import { VehicleClasses } from '#web/fleet/site/vehicle-classes.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { NumberedPromise } from '#web/ui/numbered-promise.tsx'
import { FirstTours } from './home/first-tours.tsx'
import { Hero } from './home/hero.tsx'
import { askInSeason } from './home/in-season.ts'
import { Lines } from './home/lines.tsx'
import { type HomeData, loadHome } from './home/load-home.ts'
import { PickedTours } from './home/picked-tours.tsx'
import { PopularList } from './home/popular-list.tsx'
import { SectionHead } from './home/section-head.tsx'
import { SiteFacts } from './home/site-facts.tsx'
import { Trust } from './home/trust.tsx'

export function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const ask = context.get(callContext)
  return loadHome(
    orThrow((tell) => fetchCategoriesAndTours(ask, tell)),
    askInSeason(ask),
    askClasses(ask),
  )
}

/** The page that the server sent needs none of this, so it comes only when the front page is opened from another. */
export async function clientLoader(): Promise<HomeData | null> {
  const inBrowser = await import('./home/load-in-browser.ts').catch(() => null)
  return inBrowser ? inBrowser.loadHomeInBrowser() : null
}

export default function Home() {
  const loaded = useLoaderData<typeof clientLoader>()
  const front = loaded?.front ?? null
  return (
    <>
      <SiteFacts />
      <Hero pickUps={loaded?.pickUps ?? []} />
      <Trust />
      <FirstTours front={front} />
      {front && front.lines.length > 0 && (
        <section className="below-fold wrap pt-(--section)" aria-labelledby="lines">
          <SectionHead id="lines">Choose an area or theme</SectionHead>
          <Lines lines={front.lines} />
        </section>
      )}
      {loaded?.season && <SeasonBand season={loaded.season} days={loaded.seasonDays} />}
      {front && front.popular.length > 0 && (
        <section className="below-fold wrap pt-(--section)" aria-labelledby="popular">
          <SectionHead id="popular">Taken most often this season</SectionHead>
          <PopularList tours={front.popular} />
        </section>
      )}
      {front && front.featured.length > 0 && (
        <section className="below-fold wrap pt-(--section)" aria-labelledby="picked">
          <SectionHead id="picked">Picked by the office</SectionHead>
          <PickedTours tours={front.featured} />
        </section>
      )}
      <HowADayGoes />
      <section className="below-fold wrap pt-(--section)" aria-labelledby="cars">
        <SectionHead id="cars">The cars</SectionHead>
        <VehicleClasses known={loaded?.classes ?? null} />
      </section>
    </>
  )
}

function HowADayGoes() {
  return (
    <section className="below-fold wrap pt-(--section)" aria-labelledby="how">
      <SectionHead id="how">How a day with us goes</SectionHead>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-12">
        <NumberedPromise numeral="一" title="You choose the day">
          Say what you would like to see and where you are staying. The price you read is the price you pay.
        </NumberedPromise>
        <NumberedPromise numeral="二" title="It is arranged">
          One voucher holds it all: the car, your chauffeur and guide, every stop with its time.
        </NumberedPromise>
        <NumberedPromise numeral="三" title="The car is there first">
          Your chauffeur is at the door ten minutes early, with your name on the board and water in the car.
        </NumberedPromise>
      </ol>
    </section>
  )
}
