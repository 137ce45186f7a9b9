import type { OutputOf } from '#contract/endpoint.ts'
import type { ProposedCrew, quoteCall } from '#contract/phone-booking.ts'
import { hoursInWords } from '#core/days.ts'
import { counted, listed } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { plainDay } from '#web/ui/day.ts'
import { languageName } from '#web/ui/language-name.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { Picked } from './picked-crew.ts'

type CrewProposedProps = {
  crews: readonly ProposedCrew[] | null
  chosen: number
  onChoose: (index: number) => void
  /** The chosen one with whoever was picked in its stead. */
  crew: ProposedCrew | null
  free: OutputOf<typeof quoteCall>['free'] | null
  onPick: (picked: Picked) => void
  isDimmed: boolean
}

/** Who could drive, the best first; the first is whom the engine would take by itself. */
export function CrewProposed({ crews, chosen, onChoose, crew: taken, free, onPick, isDimmed }: CrewProposedProps) {
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
              <bdi>{crew.vehicle.name}</bdi>
              <bdi>
                {listed(crew.guides.map(({ name, languages }) => `${name}, ${languages.join(' ').toUpperCase()}`))}
              </bdi>
            </span>
          </ChoiceRow>
        ))}
      </div>
      {taken && free && (
        <div className="grid gap-4 border-t border-line px-4.5 py-3.5 sm:grid-cols-3">
          <Select
            size="small"
            label="Chauffeur"
            choices={free.chauffeurs.map(({ id, name }) => ({ id, label: name }))}
            value={taken.chauffeur.id}
            onChange={(chauffeur) => onPick({ chauffeur })}
          />
          <Select
            size="small"
            label="Car"
            choices={free.vehicles.map(({ id, name }) => ({ id, label: name }))}
            value={taken.vehicle.id}
            onChange={(vehicle) => onPick({ vehicle })}
          />
          {taken.guides.length === 1 && (
            <Select
              size="small"
              label="Guide"
              choices={free.guides.map(({ id, name, languages }) => ({
                ...{ id, label: name, detail: languages.map((code) => languageName(code, 'en')).join(', ') },
              }))}
              value={taken.guides[0]?.id ?? null}
              onChange={(guide) => onPick({ guide })}
            />
          )}
        </div>
      )}
    </Panel>
  )
}

const fits = (count: number) => counted(count, 'fits', 'fit')

/** "26-81", as the desk calls a car. */
export const lastOfPlate = (plate: string) => plate.split(' ').at(-1) ?? plate

function whyOf({ restMinutes, isShortRest, droveOn }: ProposedCrew): string {
  const rest =
    restMinutes === null
      ? 'Free before and after'
      : `Rest ${hoursInWords(restMinutes)}${isShortRest ? ', below the aim' : ''}`
  return droveOn ? `${rest}. Drove them on ${plainDay(droveOn)}` : rest
}
