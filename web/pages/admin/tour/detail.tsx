import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Change } from '#contract/office-list.ts'
import { type EditedTour, tourChanges, tourForEditing } from '#contract/tour-editing.ts'
import { type TourVersion, tourVersions } from '#contract/tour-versions.ts'
import type { Line } from '#web/catalogue/office/tour-editor/basics-panel.tsx'
import { isPlaced } from '#web/catalogue/office/tour-editor/day-plan.ts'
import { differingFields } from '#web/catalogue/office/tour-editor/draft-words.ts'
import { EarlierVersions } from '#web/catalogue/office/tour-editor/earlier-versions.tsx'
import { TourFacts } from '#web/catalogue/office/tour-editor/tour-facts.tsx'
import { stateOfTour } from '#web/catalogue/office/tour-editor/tour-state.ts'
import { RouteMap } from '#web/catalogue/site/route-map/route-map.tsx'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TabTitle } from '#web/ui/office/tab-title.tsx'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { readLines } from './read-lines.ts'
import { TourActions } from './tour-actions.tsx'

type Here = { tour: EditedTour; changes: Change[]; versions: TourVersion[]; lines: Line[] }

const load = ({ params }: ClientLoaderFunctionArgs): Promise<Reading<Here>> =>
  readForPage(async () => {
    const [tour, lines] = await Promise.all([call(tourForEditing, { tour: params.slug ?? '' }), readLines()])
    const [{ changes }, { versions }] = await Promise.all([
      call(tourChanges, { id: tour.id }),
      call(tourVersions, { id: tour.id }),
    ])
    return { tour, changes, versions, lines }
  })

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function TourDetail() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Here>>()}
      title="Tour"
      trail={[{ label: 'Tours', to: '/admin/tour/list' }, { label: 'Tour' }]}
      what="The tour"
      list={{ label: 'All tours', to: '/admin/tour/list' }}
    >
      {(here) => <OneTour key={here.tour.id} {...here} />}
    </OfficeRead>
  )
}

function OneTour({ tour, changes, versions, lines }: Here) {
  const { draft } = tour
  const line = lines.find(({ slug }) => slug === draft.category)
  const { tone, words } = stateOfTour(tour)
  const differences = tour.published ? differingFields(tour.published, draft) : []
  const cover = tour.pictures.find(({ path }) => path === draft.pictures[0]?.path)
  const title = draft.title.trim() || 'A tour without a name'
  return (
    <>
      <TabTitle of={title} />
      <OfficeHead
        title={title}
        trail={[
          { label: 'Tours', to: '/admin/tour/list' },
          ...(line ? [{ label: line.name, to: `/admin/categories/detail/${line.slug}` }] : []),
          { label: draft.shortName || 'Tour' },
        ]}
        beside={<Tag tone={tone}>{words}</Tag>}
        actions={<TourActions tour={tour} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          {tour.hasDraft && (
            <Panel title="Not public yet" inked>
              {tour.published ? (
                <ul className="grid gap-1 text-sm">
                  {differences.map(({ name, label, words: inWords }) => (
                    <li
                      key={name}
                      className="grid gap-x-4 border-t border-line py-1.5 first:border-t-0 sm:grid-cols-[150px_1fr]"
                    >
                      <span className="font-semibold">{label}</span>
                      <span className="wrap-anywhere">
                        <del className="text-ink-3">
                          <bdi>{inWords(tour.published ?? draft, tour.classes) || 'nothing'}</bdi>
                        </del>{' '}
                        <ins className="no-underline">
                          <bdi>{inWords(draft, tour.classes) || 'nothing'}</bdi>
                        </ins>
                      </span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="text-sm text-ink-2">This tour was never public. Nobody but the office sees it.</p>
              )}
            </Panel>
          )}
          <TourFacts tour={tour} lineName={line?.name ?? null} />
          {versions.length > 0 && <EarlierVersions tour={tour} versions={versions} />}
          <Panel title="History">
            <History of={changes} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          {cover && <Print of={cover} sizes="(width < 1200px) 100vw, 372px" className="aspect-3/2" />}
          <DayMap tour={tour} letter={line?.letter ?? 'A'} />
        </div>
      </div>
    </>
  )
}

function DayMap({ tour: { draft }, letter }: { tour: EditedTour; letter: string }) {
  const { pickUp, dropOff } = draft
  if (!isPlaced(pickUp) || !isPlaced(dropOff)) return null
  return (
    <Panel title="The way" flush>
      <div className="bg-paper-2">
        <RouteMap pickUp={pickUp} dropOff={dropOff} stops={draft.stops.filter(isPlaced)} line={letter} />
      </div>
    </Panel>
  )
}
