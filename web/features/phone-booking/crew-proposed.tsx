import type { ProposedCrew } from '#contract/phone-booking.ts'
import { cx } from '#web/ui/cx.ts'
import { plainDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { ChoiceRow } from './choice-row.tsx'

type CrewProposedProps = {
  crews: readonly ProposedCrew[] | null
  chosen: number
  onChoose: (index: number) => void
  isDimmed: boolean
}

/** Who could drive, the best first; the first is whom the engine would take by itself. */
export function CrewProposed({ crews, chosen, onChoose, isDimmed }: CrewProposedProps) {
  if (!crews || crews.length === 0) return null
  return (
    <Panel title="Crew, proposed" aside={<bdi>{fits(crews.length)}. Best first</bdi>} flush>
      <div
        role="radiogroup"
        aria-label="Crew, proposed"
        className={cx(
          'sm:grid sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:gap-x-3.5',
          isDimmed && 'dimmed',
        )}
      >
        {crews.map((crew, index) => (
          <ChoiceRow
            key={crew.chauffeur.id}
            name="crew"
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
            aside={whyOf(crew)}
            isWarned={crew.isShortRest}
            inColumns
          >
            <span className="grid gap-x-3.5 sm:contents">
              <b className="font-semibold">
                <bdi>{crew.chauffeur.name}</bdi>
              </b>
              <bdi>
                {crew.vehicle.name} {lastOfPlate(crew.vehicle.plate)}
              </bdi>
              <bdi>
                {crew.guides
                  .map(({ name, languages }) => `${name}, ${languages.join(' ').toUpperCase()}`)
                  .join(' and ')}
              </bdi>
            </span>
          </ChoiceRow>
        ))}
      </div>
    </Panel>
  )
}

const fits = (count: number) => (count === 1 ? '1 fits' : `${count} fit`)

/** "26-81", as the desk calls a car. */
export const lastOfPlate = (plate: string) => plate.split(' ').at(-1) ?? plate

function whyOf({ restMinutes, isShortRest, droveOn }: ProposedCrew): string {
  const rest =
    restMinutes === null ? 'No job near' : `Rest ${hours(restMinutes)}${isShortRest ? ', below the aim' : ''}`
  return droveOn ? `${rest}. Drove them on ${plainDay(droveOn)}` : rest
}

const hours = (minutes: number) =>
  minutes % 60 === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`
