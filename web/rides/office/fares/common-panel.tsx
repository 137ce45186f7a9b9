import { useId } from 'react'
import type { Fares } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useFares } from './fare-context.ts'
import { FigureField, FigureName } from './figure-input.tsx'
import { Seasons } from './seasons.tsx'

const roundings: readonly Fares['roundingYen'][] = [10, 100, 500, 1000]

/** Night, waiting, rounding and seasons: the same for every ride. */
export function CommonPanel() {
  const { fares, before, change } = useFares()
  const { night, waiting } = fares
  const rounding = useId()
  return (
    <Panel title="For every ride">
      <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 lg:grid-cols-3">
        <NightHour part="from" label="Night from" />
        <NightHour part="until" label="Night until" />
        <FigureField
          label="At night, more"
          unit="%"
          path="night.percent"
          value={night.percent}
          before={before.night.percent}
          onChange={(percent) => change?.({ night: { ...night, percent } })}
        />
        <FigureField
          label="Waiting after that"
          unit="¥"
          path="waiting.stepYen"
          value={waiting.stepYen}
          before={before.waiting.stepYen}
          onChange={(stepYen) => change?.({ waiting: { ...waiting, stepYen } })}
        />
        <FigureField
          label="for each begun"
          unit="min"
          path="waiting.stepMinutes"
          value={waiting.stepMinutes}
          before={before.waiting.stepMinutes}
          onChange={(stepMinutes) => change?.({ waiting: { ...waiting, stepMinutes } })}
        />
        <div className="grid content-start gap-1.5">
          <FigureName of={change ? rounding : undefined}>Rounding</FigureName>
          {change ? (
            <OfficeSelect
              id={rounding}
              value={fares.roundingYen}
              onChange={(event) => change({ roundingYen: Number(event.currentTarget.value) as Fares['roundingYen'] })}
              data-changed={fares.roundingYen !== before.roundingYen || undefined}
            >
              {roundings.map((yen) => (
                <option key={yen} value={yen}>
                  up to {formatYen(yen)}
                </option>
              ))}
            </OfficeSelect>
          ) : (
            <bdi className="grid min-h-9 items-center text-sm">up to {formatYen(fares.roundingYen)}</bdi>
          )}
        </div>
      </div>
      <Seasons />
    </Panel>
  )
}

function NightHour({ part, label }: { part: 'from' | 'until'; label: string }) {
  const { fares, before, change, faults } = useFares()
  const [id, notes] = [useId(), useId()]
  const [value, fault] = [fares.night[part], faults[`night.${part}`]]
  return (
    <div className="grid content-start gap-1.5">
      <FigureName of={change ? id : undefined}>{label}</FigureName>
      {change ? (
        <input
          id={id}
          dir="ltr"
          inputMode="numeric"
          maxLength={5}
          value={value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? notes : undefined}
          data-changed={value !== before.night[part] || undefined}
          onChange={(event) => change({ night: { ...fares.night, [part]: event.currentTarget.value } })}
          className={boxLook(
            'field',
            'small',
            'tabular-nums aria-invalid:border-beni data-changed:border-ai data-changed:bg-ai-soft data-changed:font-semibold data-changed:text-ai max-md:min-h-11',
          )}
        />
      ) : (
        <bdi className="grid min-h-9 items-center text-sm tabular-nums">{value}</bdi>
      )}
      {fault && change && (
        <span id={notes}>
          <ErrorWords>{fault}</ErrorWords>
        </span>
      )}
    </div>
  )
}
