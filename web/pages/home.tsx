import { CalendarX2, ReceiptJapaneseYen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { VehicleClasses } from '#web/features/fleet/vehicle-classes.tsx'
import { SeasonBand } from '#web/features/seasons/season-band.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NumberedPromise } from '#web/ui/numbered-promise.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Print } from '#web/ui/print.tsx'
import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'

export const loader = () => ({ today: todayInTokyo() })
export const clientLoader = () => ({ today: todayInTokyo() })

export default function Home() {
  const { today } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <Trust />
      <SeasonBand today={today} />
      <section className="wrap pt-(--section)" aria-labelledby="how">
        <h2 id="how" className="mb-11 font-serif text-d2">
          How a day with us goes
        </h2>
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
      <section className="wrap pt-(--section)" aria-labelledby="cars">
        <h2 id="cars" className="mb-9 font-serif text-d2">
          The cars
        </h2>
        <VehicleClasses />
      </section>
    </>
  )
}

function Hero() {
  return (
    <section className="wrap grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:gap-12 md:pt-7">
      <div className="flex flex-col justify-center py-7 md:py-10">
        <h1 className="font-serif text-d1">Tokyo, with someone who knows the way.</h1>
        <p className="mt-4 max-w-[34ch] font-serif text-lead text-ink-2 md:mt-6">
          A private car, a chauffeur in white gloves and a guide who speaks your language. One party, one day, no queue
          for the bus.
        </p>
      </div>
      <Print
        of={fujiDawn}
        sizes="(width < 900px) max(100vw, 450px), max(60vw, 960px)"
        priority
        slip
        className="-order-1 -mx-(--gut) h-[300px] md:order-none md:ms-0 md:h-[640px]"
      />
    </section>
  )
}

function Trust() {
  return (
    <section className="wrap mt-7 md:mt-9" aria-label="What you can count on">
      <ul className="grid border-b border-line md:grid-cols-3">
        <TrustItem mark={<Plate />} title="Green plates only">
          Every car is licensed for hire. In Japan, that plate is green.
        </TrustItem>
        <TrustItem mark={<Icon of={ReceiptJapaneseYen} />} title="One price per car">
          Tolls, parking, fuel and tax are already in it.
        </TrustItem>
        <TrustItem mark={<Icon of={CalendarX2} />} title="Free until 48 hours before">
          Cancel or move the day at no charge.
        </TrustItem>
      </ul>
    </section>
  )
}

function TrustItem({ mark, title, children }: { mark: ReactNode; title: string; children: string }) {
  return (
    <li className="flex gap-3.5 border-line py-3.5 not-first:border-t md:px-6 md:pt-5 md:pb-6 md:first:ps-0 md:not-first:border-s md:not-first:border-t-0">
      <span className="pt-0.5">{mark}</span>
      <span>
        <strong className="block text-[15.5px] font-semibold">{title}</strong>
        <span className="text-sm text-ink-2">{children}</span>
      </span>
    </li>
  )
}
