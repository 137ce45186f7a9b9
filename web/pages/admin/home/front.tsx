import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type FeaturedTours, featuredTours, featureTours, mostFeatured, setPicksShown } from '#contract/home-picks.ts'
import { type HomeChoices, homeChoices, seasonToday } from '#contract/season-texts.ts'
import { HomeGate } from '#web/catalogue/office/home/home-gate.tsx'
import { HomeHead } from '#web/catalogue/office/home/home-head.tsx'
import { TourPicker } from '#web/catalogue/office/home/tour-picker.tsx'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { type HomeFront, toHomeFront } from '../../home/home-front.ts'
import { onHome } from '../../home/load-home.ts'
import { PickedTours } from '../../home/picked-tours.tsx'
import { notesOfPicks } from './pick-notes.ts'

interface Here {
  picks: FeaturedTours
  choices: HomeChoices
  /** The page as visitors have it now. */
  home: HomeFront
  /** What its season names. */
  named: readonly string[]
}

const load = (): Promise<Reading<Here>> =>
  readForPage(async () => {
    const [picks, choices, front, shown] = await Promise.all([
      ...([
        call(featuredTours),
        call(homeChoices),
        orThrow((tell) => fetchCategoriesAndTours(call, tell)),
        call(seasonToday),
      ] as const),
    ])
    const onPage = onHome(shown)
    return { picks, choices, home: toHomeFront(front, onPage, todayInTokyo()), named: onPage.tours }
  })
export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function HomePageTours() {
  return (
    <HomeGate of={useLoaderData<Reading<Here>>()} what="The tours of the home page">
      {(here) => (
        <>
          <HomeHead
            actions={
              <ButtonLink to="/" size="small" className="max-md:min-h-11">
                <Icon of={ExternalLink} dense /> See on the site
              </ButtonLink>
            }
          />
          <Tours here={here} />
        </>
      )}
    </HomeGate>
  )
}

/**
 * What counts at once: it is shown before it is saved, and taken back with a word where it cannot be. One after the
 * other, since each names what was there before it.
 */
function usePicks({ picks: read }: Here) {
  const { revalidate } = useRevalidator()
  const [picks, setPicks] = useState(read)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(0)
  const put = (next: FeaturedTours, send: () => Promise<FeaturedTours>) => {
    const mine = ++latest.current
    setPicks(next)
    line.current = line.current.then(async () => {
      try {
        const answer = await send()
        if (mine === latest.current) setPicks(answer)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setPicks(await call(featuredTours).catch(() => read))
        toast({ title: error.message, tone: 'error' })
      }
      if (mine === latest.current) void revalidate()
    })
  }
  return { picks, put }
}

function Tours({ here }: { here: Here }) {
  const { choices, home, named } = here
  const { picks, put } = usePicks(here)
  const { tours, shown } = picks
  const notes = notesOfPicks(picks, { home, named })
  const known = new Map([
    ...choices.tours.map((tour) => [tour.id, { ...tour, passedOver: null }] as const),
    ...tours.map((tour) => [tour.id, tour] as const),
  ])
  const pick = (ids: readonly string[]) =>
    put({ shown, tours: ids.flatMap((id) => known.get(id) ?? []) }, () =>
      call(featureTours, { before: tours.map(({ id }) => id), after: [...ids] }),
    )
  const show = (count: number) =>
    put({ ...picks, shown: count }, () => call(setPicksShown, { before: shown, after: count }))
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <Panel
          title="Picked by the office"
          aside={
            <label htmlFor="picks-shown" className="flex items-center gap-2">
              Shown on the page
              <OfficeSelect
                id="picks-shown"
                value={shown}
                onChange={(event) => show(Number(event.currentTarget.value))}
                className="w-20"
              >
                {Array.from({ length: mostFeatured + 1 }, (_, count) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
                  <option key={count} value={count}>
                    {count === 0 ? 'none' : count}
                  </option>
                ))}
              </OfficeSelect>
            </label>
          }
          flush
        >
          <TourPicker
            picked={tours.map(({ id, title }, at) => ({ id, title, note: notes[at] }))}
            choices={choices.tours}
            most={mostFeatured}
            onChange={pick}
            empty="None is picked. The home page does without this part."
          />
        </Panel>
        <ByItself home={home} />
      </div>
      <Panel title="As visitors see it" aside="What counts here counts at once">
        {home.featured.length > 0 ? (
          <div inert>
            <PickedTours tours={home.featured} />
          </div>
        ) : (
          <p className="text-sm text-ink-2">Nothing: the page does without this part.</p>
        )}
      </Panel>
    </div>
  )
}

/** What stands on the page without being picked, and where its order comes from. */
function ByItself({ home }: { home: HomeFront }) {
  const lists = [
    { title: 'Where most people begin', rule: 'The most revenue of the last 90 days.', tours: home.top },
    { title: 'Taken most often this season', rule: 'The most bookings of the last 90 days.', tours: home.popular },
  ]
  return (
    <Panel title="By itself">
      <div className="grid gap-4 text-sm">
        {lists.map(({ title, rule, tours }) => (
          <section key={title} aria-label={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-[0.78125rem] text-ink-3">{rule}</p>
            <ol className="mt-1.5 grid gap-1">
              {tours.map((tour) => (
                <li key={tour.slug}>
                  <bdi>{tour.title}</bdi>
                </li>
              ))}
              {tours.length === 0 && <li className="text-ink-2">No tour is on the site yet.</li>}
            </ol>
          </section>
        ))}
        <section aria-label="Areas and themes">
          <h3 className="font-semibold">Areas and themes</h3>
          <p className="text-ink-2">
            In the order of <TextLink to="/admin/categories/list">the categories</TextLink>.
          </p>
        </section>
        <p className="text-[0.78125rem] text-ink-3">No tour and no print stands twice: the next one takes its place.</p>
      </div>
    </Panel>
  )
}
