import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { TourSearchForm } from '#web/catalogue/site/search/search-form.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { Print } from '#web/ui/print.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { heroPrint } from '../home/hero-print.ts'
import { askInSeason } from '../home/in-season.ts'

export const loader = ({ context }: LoaderFunctionArgs) => askInSeason(context.get(callContext))
export const clientLoader = async () => (await import('./load-in-browser.ts')).loadSeasonSearch()

/** The season on one side, the search as an upright ticket on the other; where the office says nothing of it, the house. */
export default function Split() {
  const { season, seasonDays: days, pickUps } = useLoaderData<typeof loader>()
  return (
    <section className="grid md:min-h-[min(calc(100dvh-77px),840px)] md:grid-cols-2">
      <div className="grid content-center gap-5 px-(--gut) pt-6 pb-10 md:gap-8 md:py-14 md:ps-[max(var(--gut),calc((100vw-var(--wrap))/2))] md:pe-12 lg:pe-18">
        <h1 className="font-serif text-[clamp(42px,4.6vw,68px)] leading-[1.01] font-[360] tracking-[-0.022em]">
          {season?.headline ?? 'Tokyo, with someone who knows the way.'}
        </h1>
        <p className="max-w-[40ch] font-serif text-lead text-ink-2">
          A private car, a chauffeur and a guide, for your party only.
        </p>
        <TourSearchForm variant="column" pickUps={pickUps} />
        {season && (
          <p className="text-sm text-ink-2">
            {season.note}. <TextLink to={days.to}>See the {season.name} days</TextLink>
            {days.fromYen !== null && (
              <>
                , from <bdi className="tabular-nums">{formatYen(days.fromYen)}</bdi> per car
              </>
            )}
            .
          </p>
        )}
      </div>
      <Print
        of={season?.picture ?? heroPrint}
        sizes="(width < 900px) max(100vw, 450px), max(50vw, 1260px)"
        priority
        slip
        className="-order-1 h-[18.75rem] md:order-none md:h-auto"
      />
    </section>
  )
}
