import { useRef } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { type OfficeSeasonRow, type officeSeasons, orderSeasons } from '#contract/season-texts.ts'
import { gapsIn, meetingsIn, monthDaysInWords } from '#core/parts-of-year.ts'
import { listed } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useOrdered } from '#web/ui/office/use-ordered.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { spansOfSeason } from '../tour-editor/season.rules.ts'
import { YearBands } from '../tour-editor/year-strip.tsx'
import { writeDays } from './season-values.ts'

type Read = OutputOf<typeof officeSeasons>

const idsOf = (seasons: readonly OfficeSeasonRow[]) => seasons.map(({ id }) => id)
const colours = ['bg-dv2', 'bg-dv4', 'bg-dv1', 'bg-dv5', 'bg-dv3', 'bg-dv6'] as const

const daysOf = ({ days }: OfficeSeasonRow) => (days ? monthDaysInWords(days) : 'All other days')

/** The seasons in the order in which one gives way to another; a new order counts at once. */
export function SeasonList({ read: { seasons: given, shownId } }: { read: Read }) {
  const {
    items: seasons,
    said,
    row,
    handle,
  } = useOrdered({
    given,
    count: given.length,
    word: 'season',
    nameOf: ({ name }) => name,
    save: (before, after) => call(orderSeasons, { before: idsOf(before), after: idsOf(after) }),
  })
  const colour = useRef(new Map(given.map(({ id }, at) => [id, colours[at % colours.length] ?? colours[0]])))
  const canOrder = seasons.length > 1
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <Panel title="The year" aside="Where two meet, the one that stands first is shown">
        <YearBands
          of={seasons.flatMap(({ id, name, days }) =>
            days
              ? [
                  {
                    key: id,
                    words: `${name}: ${monthDaysInWords(days)}`,
                    spans: spansOfSeason(writeDays(days)),
                    colour: colour.current.get(id) ?? colours[0],
                  },
                ]
              : [],
          )}
        />
        <WhatMeets seasons={seasons} />
      </Panel>
      <section aria-label="Seasons" className="relative min-w-0 border border-line bg-surface">
        <ul>
          {seasons.map((season, index) => (
            <li
              key={season.id}
              {...(canOrder ? row(index) : {})}
              className="flex min-h-17 items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0 focus-within:bg-paper-2 data-dragged:bg-ai-soft max-md:px-1.5"
            >
              {canOrder && <ReorderHandle {...handle(index)} />}
              <Print of={season.picture} alt="" sizes="66px" className="h-11 w-[66px] shrink-0 max-sm:hidden" />
              <div className="min-w-0 flex-1">
                <Link to={`/admin/home/seasons/${season.id}`} className="link inline-block font-semibold max-md:py-2">
                  <bdi>{season.name}</bdi>
                </Link>
                <span className="block truncate text-[0.78125rem] text-ink-3">
                  <bdi>{season.headline}</bdi>
                </span>
                <span className="block text-[0.78125rem] text-ink-3 tabular-nums md:hidden">
                  <bdi>{daysOf(season)}</bdi>
                </span>
              </div>
              <span className="text-sm whitespace-nowrap tabular-nums max-md:hidden">{daysOf(season)}</span>
              <span className="text-end md:w-24">{season.id === shownId && <Tag tone="ok">On the site</Tag>}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
    </div>
  )
}

/** What the list says of the year: who gives way to whom and when, and on which days nothing is said. */
function WhatMeets({ seasons }: { seasons: readonly OfficeSeasonRow[] }) {
  const meetings = meetingsIn(seasons)
  const gaps = gapsIn(seasons)
  const usual = seasons.find(({ days }) => days === null)
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-2">
      {meetings.map(({ shown, hidden, days }) => (
        <li key={`${shown.id} ${hidden.id} ${days.from}`}>
          <bdi>
            {monthDaysInWords(days)}: {hidden.name} gives way to {shown.name}, which stands before it.
          </bdi>
        </li>
      ))}
      {gaps.length > 0 && (
        <li>
          <bdi>
            {listed(gaps.map(monthDaysInWords))}: no season.{' '}
            {usual ? `Visitors read ${usual.name}, the usual text.` : 'The home page does without this part.'}
          </bdi>
        </li>
      )}
      {meetings.length === 0 && gaps.length === 0 && <li>Every day of the year has one season.</li>}
    </ul>
  )
}
