import { ArrowRight } from 'lucide-react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Call } from '#contract/call.ts'
import { comingThings } from '#contract/coming.ts'
import { rideFront } from '#contract/rides.ts'
import { fetchCategoriesAndTours } from '#web/catalogue/site/catalogue-calls.ts'
import { askClasses } from '#web/fleet/site/ask-classes.ts'
import { VehicleClasses } from '#web/fleet/site/vehicle-classes.tsx'
import { call } from '#web/platform/api.ts'
import { callContext } from '#web/platform/load-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { nikkoCedars } from '#web/ui/prints/nikko-cedars.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { SectionHead } from './home/section-head.tsx'
import { Board } from './landing/board.tsx'
import { boardRows } from './landing/board-rows.ts'

/** The page stands without an answer too; but then it says so by its status, and is not kept for the next visitor. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ask = context.get(callContext)
  let hasFailed = false
  const watched: Call = (endpoint, input) =>
    ask(endpoint, input).catch((error: unknown) => {
      hasFailed = true
      throw error
    })
  return data(await askAll(watched), { status: hasFailed ? 503 : 200 })
}

export const clientLoader = () => askAll(call)

async function askAll(ask: Call) {
  const [{ categories }, rideFromYen, classes, coming] = await Promise.all([
    ...([fetchCategoriesAndTours(ask), rideFrom(ask), askClasses(ask), firstComing(ask)] as const),
  ])
  return { rows: boardRows(categories, { rideFromYen, coming }), classes }
}

/** Without an answer nothing is said of it. */
const firstComing = (ask: Call) =>
  ask(comingThings).then(
    ({ things }) => things[0] ?? null,
    () => null,
  )

/** What the cheapest of our examples of a ride costs now; without an answer nothing is said. */
const rideFrom = (ask: Call) =>
  ask(rideFront).then(
    ({ examples }) => (examples.length > 0 ? Math.min(...examples.map(({ yen }) => yen)) : null),
    () => null,
  )

export default function Landing() {
  const { rows, classes } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <Hero />
      <section className="wrap pt-(--section)" aria-labelledby="board">
        <SectionHead id="board">What shall we arrange?</SectionHead>
        <Board rows={rows} />
      </section>
      <section className="mt-(--section) bg-night py-14 text-on-night md:py-22" aria-labelledby="word">
        <div className="wrap grid items-end gap-8 md:grid-cols-[7fr_5fr] md:gap-16">
          <h2
            id="word"
            className="max-w-[26ch] font-serif text-[clamp(27px,3vw,42px)] leading-tight font-[380] tracking-[-0.012em]"
          >
            We say when it is not possible. Then we say what is.
          </h2>
          <p className="text-on-night-2">
            Fuji and Hakone in eight hours, for example: the drives alone take six and a half. It is one of the things
            we{' '}
            <TextLink to="/about-us" className="!text-on-night">
              hold ourselves to
            </TextLink>
            .
          </p>
        </div>
      </section>
      <section className="wrap pt-(--section)" aria-labelledby="cars">
        <SectionHead id="cars">Three cars, counted honestly</SectionHead>
        <VehicleClasses known={classes} />
      </section>
    </>
  )
}

function Hero() {
  return (
    <section className="wrap grid items-end gap-7 pt-7 md:grid-cols-2 md:gap-14 md:pt-14">
      <div className="md:pb-10">
        <h1 className="font-serif text-d1">A car at the door, a guide who knows, a day that works.</h1>
        <p className="mt-5 mb-7 max-w-[42ch] font-serif text-lead text-ink-2 md:mt-6">
          Annai arranges Tokyo for a few people at a time: the car, the chauffeur, the guide and every stop, by one desk
          that answers the telephone.
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to="/tour/grid" variant="primary">
            Find a day <Icon of={ArrowRight} points />
          </ButtonLink>
          <TextLink to="/">Or search by day and party</TextLink>
        </p>
      </div>
      <div className="relative h-[20.625rem] md:h-[37.5rem]">
        <Print
          of={chauffeurEvening}
          sizes="(width < 900px) 430px, max(50vw, 780px)"
          priority
          slip
          className="absolute! start-10 -end-(--gut) top-0 bottom-[3.125rem] md:start-[5.625rem] md:bottom-[5.625rem]"
        />
        <Print
          of={nikkoCedars}
          sizes="(width < 900px) 260px, 500px"
          className="absolute! start-0 bottom-0 h-[10.625rem] w-[150px] border-[7px] border-paper md:h-[20.625rem] md:w-[290px] md:border-[10px]"
        />
      </div>
    </section>
  )
}
