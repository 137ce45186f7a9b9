import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import { withoutCode } from '#web/inventory/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import type { Box } from './box.ts'
import { classRows } from './class-rows.ts'

const ROW =
  'relative -mt-px flex items-start gap-3 border px-3.5 py-2.5 first:mt-0 first:rounded-t-field last:rounded-b-field'
const FITTING =
  'cursor-pointer touch-manipulation border-edge bg-surface hover:bg-paper-2 has-checked:z-1 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai'
const RING =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-ring border-[1.5px] border-edge bg-surface outline-none checked:border-[6px] checked:border-ai noscript:hidden'

/** The classes as radios. One that is too small stays in the list with its reason and cannot be chosen. */
export function CarChoice({ box: { classes, room, choice, change, car, month } }: { box: Box }) {
  const group = useId()
  const { rows, suggestion } = classRows(classes, room, month.isCurrent ? month.answer : null)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Car</legend>
      <div className="grid">
        {rows.map(({ vehicleClass, name, priceYen, fits, why, isSuggested }) =>
          fits ? (
            <label key={vehicleClass} className={cx(ROW, FITTING)}>
              <input
                type="radio"
                name={group}
                value={vehicleClass}
                checked={vehicleClass === car?.vehicleClass}
                onChange={() => change({ car: isSuggested ? null : vehicleClass })}
                className={RING}
              />
              <CarWords name={name} aside={formatYen(priceYen)} why={cx(isSuggested && 'Our choice.', why)} />
            </label>
          ) : (
            <div key={vehicleClass} className={cx(ROW, 'border-dashed border-edge text-ink-2')}>
              <span aria-hidden className="mt-0.5 size-5 shrink-0 rounded-ring border-[1.5px] border-line bg-paper-2" />
              <CarWords name={name} aside="does not fit" why={why} />
            </div>
          ),
        )}
      </div>
      <p className="mt-2 text-xs text-ink-2">
        {suggestion}
        {choice.code && ` ${withoutCode}`}
      </p>
    </fieldset>
  )
}

function CarWords({ name, aside, why }: { name: string; aside: string; why: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem] leading-normal font-semibold">
        {name}
        <bdi className="font-normal text-ink-2 tabular-nums">{aside}</bdi>
      </span>
      <span className="block text-xs text-ink-2">
        <bdi>{why}</bdi>
      </span>
    </span>
  )
}
