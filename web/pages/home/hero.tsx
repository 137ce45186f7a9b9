import type { PickUps } from '#web/catalogue/site/search/pick-up-select.tsx'
import { TourSearchForm } from '#web/catalogue/site/search/search-form.tsx'
import { Print } from '#web/ui/print.tsx'
import { heroPrint } from './hero-print.ts'

/** The search stands over the lower edge of the print, as a ticket laid on it. */
export function Hero({ pickUps }: { pickUps: PickUps }) {
  return (
    <>
      <section className="wrap grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:gap-12 md:pt-7">
        <div className="flex flex-col justify-center pt-7 pb-6 md:py-10 lg:pb-32">
          <h1 className="font-serif text-d1">Tokyo, with someone who knows the way.</h1>
          <p className="mt-4 max-w-[34ch] font-serif text-lead text-ink-2 md:mt-6">
            A private car, a chauffeur in white gloves and an English-speaking guide. One party, one day, no queue for
            the bus.
          </p>
        </div>
        <Print
          of={heroPrint}
          sizes="(width < 900px) max(100vw, 450px), max(60vw, 960px)"
          priority
          slip
          className="-order-1 -mx-(--gut) h-[18.75rem] md:order-none md:ms-0 md:h-[40rem]"
        />
      </section>
      <div className="wrap relative z-10 md:max-lg:pt-7 lg:-mt-[7rem]">
        <div className="lg:-ms-7 lg:w-[calc(100%-60px)] lg:bg-paper lg:p-7">
          <TourSearchForm variant="ticket" pickUps={pickUps} />
        </div>
      </div>
    </>
  )
}
