import type { TourDraft } from '#contract/tour-draft.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { ClassPrices } from './class-prices.tsx'
import { ChoiceField, NumberField } from './fields.tsx'
import { RunningSeason } from './running-season.tsx'
import { SeasonTable } from './season-table.tsx'
import { StartTimes } from './start-times.tsx'
import { TiersEditor } from './tiers-editor.tsx'
import type { TourEditing } from './use-tour-draft.ts'
import { YearStrip } from './year-strip.tsx'

type PricesPanelProps = {
  editing: TourEditing
  onRemove: (what: string, without: (now: TourDraft) => TourDraft) => void
}

/** When it runs, what it costs then, and what cancelling gives back. */
export function PricesPanel({ editing: { tour, draft, change }, onRemove }: PricesPanelProps) {
  return (
    <Panel title="Prices and seasons" id="prices" aside="Yen, tax included">
      <YearStrip draft={draft} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SeasonTable seasons={draft.seasons} onChange={(seasons) => change({ seasons })} onRemove={onRemove} />
        <RunningSeason
          season={draft.season}
          bestMonths={draft.bestMonths}
          onSeason={(season) => change({ season })}
          onMonths={(bestMonths) => change({ bestMonths })}
        />
        <ClassPrices
          prices={draft.prices}
          seasons={draft.seasons}
          classes={tour.classes}
          onChange={(prices) => change({ prices })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2">
          <div className="grid min-w-0 content-start gap-4">
            <ChoiceField
              label="Guide"
              path="guideIncluded"
              value={draft.guideIncluded ? 'included' : 'wished'}
              choices={[
                { id: 'included', label: 'Included' },
                { id: 'wished', label: 'Only when wished' },
              ]}
              onChange={(id) => change({ guideIncluded: id === 'included' })}
            />
            <NumberField
              label="Notice that we need, hours"
              path="minimumNoticeHours"
              value={draft.minimumNoticeHours}
              onChange={(minimumNoticeHours) => change({ minimumNoticeHours })}
            />
            <StartTimes times={draft.startTimes} onChange={(startTimes) => change({ startTimes })} />
          </div>
          <TiersEditor
            tiers={draft.cancellationTiers}
            onChange={(cancellationTiers) => change({ cancellationTiers })}
          />
        </div>
      </div>
    </Panel>
  )
}
