import { useId } from 'react'
import type { ClassPrice } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import type { Box } from './box.ts'
import { howItFits, loadFor, suggestedCar, whySuggested, whyTooSmall } from './fit.ts'

const ROW =
  'relative -mt-px flex items-start gap-3 border px-3.5 py-2.5 first:mt-0 first:rounded-t-field last:rounded-b-field'
const FITTING =
  'cursor-pointer border-edge bg-surface hover:bg-paper-2 has-checked:z-1 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai'
const RING =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-ring border-[1.5px] border-edge bg-surface outline-none checked:border-[6px] checked:border-ai noscript:hidden'

/** The classes as radios. One that is too small stays in the list with its reason and cannot be chosen. */
export function CarChoice({ box: { tour, choice, change, car } }: { box: Box }) {
  const group = useId()
  const byPrice = tour.prices.toSorted((a, b) => a.priceYen - b.priceYen)
  const fitting = byPrice.filter(({ loads }) => loadFor(loads, choice))
  const tooSmall = byPrice.filter(({ loads }) => !loadFor(loads, choice))
  const suggested = suggestedCar(tour.prices, choice)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Car</legend>
      <div className="grid">
        {fitting.map((price) => (
          <label key={price.vehicleClass} className={cx(ROW, FITTING)}>
            <input
              type="radio"
              name={group}
              value={price.vehicleClass}
              checked={price === car}
              onChange={() => change({ car: price === suggested ? null : price.vehicleClass })}
              className={RING}
            />
            <CarWords
              name={tour.carNames[price.vehicleClass]}
              aside={formatYen(price.priceYen)}
              why={cx(price === suggested && 'Our choice.', fitWords(price, choice))}
            />
          </label>
        ))}
        {tooSmall.map((price) => (
          <div key={price.vehicleClass} className={cx(ROW, 'border-dashed border-edge text-ink-2')}>
            <span aria-hidden className="mt-0.5 size-5 shrink-0 rounded-ring border-[1.5px] border-line bg-paper-2" />
            <CarWords name={tour.carNames[price.vehicleClass]} aside="does not fit" why={whyTooSmall(price, choice)} />
          </div>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-2">{whySuggested(tour.prices, choice, tour.carNames)}</p>
    </fieldset>
  )
}

function fitWords({ loads }: ClassPrice, choice: Box['choice']): string {
  const load = loadFor(loads, choice)
  return load ? howItFits(load, choice) : ''
}

function CarWords({ name, aside, why }: { name: string; aside: string; why: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap justify-between gap-x-3 text-[15px] leading-normal font-semibold">
        {name}
        <bdi className="font-normal text-ink-2 tabular-nums">{aside}</bdi>
      </span>
      <span className="block text-xs text-ink-2">
        <bdi>{why}</bdi>
      </span>
    </span>
  )
}
