import { Clock, PlaneLanding, Route } from 'lucide-react'
import { Link } from 'react-router'
import type { RideWay } from '#contract/ride-ways.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { TAB_LIST, TAB_WORD } from '#web/ui/tab-look.ts'
import { homeAddress, type RideFormState } from './ride-form-state.ts'

export const wayNames: readonly { way: RideWay; name: string; icon: IconDrawing }[] = [
  { way: 'transfer', name: 'Airport or station', icon: PlaneLanding },
  { way: 'point', name: 'Point to point', icon: Route },
  { way: 'hourly', name: 'By the hour', icon: Clock },
]

/** Links, so that they work before scripts do; then the form changes where it stands and keeps what was said. */
export function WayTabs({ state, onChoose }: { state: RideFormState; onChoose: (way: RideWay) => void }) {
  return (
    <nav aria-label="Ways to ask for a car" className={TAB_LIST}>
      {wayNames.map(({ way, name, icon }) => {
        const isHere = state.fields.way === way
        return (
          <Link
            key={way}
            to={homeAddress({ ...state.fields, way })}
            aria-current={isHere ? 'true' : undefined}
            replace
            preventScrollReset
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onChoose(way)
            }}
            className={cx(
              TAB_WORD,
              '-outline-offset-2',
              isHere ? 'border-shu text-ink' : 'border-transparent text-ink-2 hover:border-line hover:text-ink',
            )}
          >
            {/* On a phone all three names are to be seen at once. */}
            <Icon of={icon} dense className="max-sm:hidden" />
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
