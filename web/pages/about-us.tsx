import { ArrowRight } from 'lucide-react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type House, readHouse } from '#contract/house.ts'
import { call } from '#web/platform/api.ts'
import { callContext } from '#web/platform/load-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { doorRain } from '#web/ui/prints/door-rain.generated.ts'
import { Figures } from './about-us/figures.tsx'
import { Licences } from './about-us/licences.tsx'
import { People } from './about-us/people.tsx'
import { TheDesk } from './about-us/the-desk.tsx'

/** The page stands without an answer too; but then it says so by its status, and is not kept for the next visitor. */
export async function loader({ context }: LoaderFunctionArgs) {
  const house = await context
    .get(callContext)(readHouse)
    .catch(() => null)
  return data({ house }, { status: house ? 200 : 503 })
}

export async function clientLoader(): Promise<{ house: House | null }> {
  return { house: await call(readHouse).catch(() => null) }
}

const promises = [
  ['The car is there first', 'Ten minutes early, at the right door, with your name on the board.'],
  ['One price, explained', 'Every line says what it is for. What was quoted is what is charged.'],
  ['Nobody is booked twice', 'A day you hold is held for you alone: car, chauffeur and guide together.'],
  ['Rested people drive', 'Nine hours between two working days at the least. We plan for eleven.'],
  ['We say when it is not possible', 'Fuji and Hakone in eight hours, for example. Then we say what is.'],
] as const

export default function AboutUs() {
  const { house } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <div className="wrap grid items-center gap-8 pt-8 pb-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-14 md:py-14">
        <div>
          <h1 className="font-serif text-d1">A desk, a telephone and a car at the door.</h1>
          <p className="mt-5 font-serif text-lead text-ink-2">
            Annai is a private car company in Nihonbashi. The word means showing the way.
          </p>
        </div>
        {/* The whole print: cut to a band it would lose the umbrella or the feet under it. */}
        <Print
          of={doorRain}
          sizes="(width < 900px) 100vw, 700px"
          priority
          slip
          className="aspect-3/2 max-md:-mx-(--gut)"
        />
      </div>
      {house && <Figures house={house} />}
      {house && <People house={house} />}
      <div className="wrap grid gap-12 pt-14 md:pt-20 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="promises">
          <h2 id="promises" className="mb-1 border-b border-ink pb-2.5 font-serif text-d3">
            What we keep to
          </h2>
          <ol>
            {promises.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 border-b border-line py-3.5">
                <span aria-hidden className="font-serif text-[1.75rem] leading-none">
                  {index + 1}
                </span>
                <p className="text-ink-2">
                  <strong className="font-semibold text-ink">{title}.</strong> {text}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <Licences house={house} />
      </div>
      <TheDesk />
      <section className="wrap flex flex-wrap items-center justify-between gap-6 pt-18 md:pt-24">
        <h2 className="font-serif text-d3">Shall we arrange a day?</h2>
        <ButtonLink to="/" variant="primary" className="max-md:w-full">
          See how a day goes <Icon of={ArrowRight} points />
        </ButtonLink>
      </section>
    </>
  )
}
