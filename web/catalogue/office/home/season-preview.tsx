import type { HomeChoices } from '#contract/season-texts.ts'
import { SeasonBand } from '#web/catalogue/site/seasons/season-band.tsx'
import { seasonNow } from '#web/catalogue/site/seasons/seasons.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { type SeasonValues, shownOf } from './season-values.ts'

/** The part of the home page itself, with what is typed; on its first day, or on today's where it has none. */
export function SeasonPreview({ values, choices }: { values: SeasonValues; choices: HomeChoices }) {
  const shown = shownOf(values, choices)
  const today = todayInTokyo()
  const on = values.days?.from ? `${today.slice(0, 4)}-${values.days.from}` : today
  return (
    <Panel title="As guests see it" flush>
      {shown ? (
        <div inert className="border-t border-line [--section:0px]">
          <SeasonBand season={seasonNow(shown, on)} days={{ to: '/tour/grid', fromYen: null }} />
        </div>
      ) : (
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">It is drawn here once it has a picture.</p>
      )}
    </Panel>
  )
}
