import { useId } from 'react'
import { StepSection } from '#web/ui/checkout/step-head.tsx'
import { cx } from '#web/ui/cx.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { adultsOf } from '../travellers/travellers.ts'
import type { DayProps } from './day-choice.tsx'

const ROW = 'border-t border-line py-2.5 first:border-t-0 first:pt-0'
/** A guess that the guest sees and corrects: between child seat and grown-up. */
const usualAge = 8
const ages = Array.from({ length: 18 }, (_, age) => age)
/** By the road traffic law, younger children sit in a seat of their own. */
const childSeatUntil = 6

/** Who comes and what they bring. */
export function PartySection({ tour, wish, change }: DayProps) {
  const adults = adultsOf(wish)
  const { childAges } = wish
  const mostCases = Math.max(...tour.prices.flatMap(({ loads }) => loads.map((load) => load.largeCases)))
  const setChildren = (count: number) => {
    const kept = childAges.slice(0, count)
    const added = Array.from({ length: count - kept.length }, () => usualAge)
    change({ childAges: [...kept, ...added], guests: adults + count })
  }
  return (
    <StepSection title="Party and luggage" className="mt-8">
      <div>
        <NumberStepper
          inline
          label="Adults"
          hint="18 and over"
          value={adults}
          min={1}
          max={tour.maxGuests - childAges.length}
          onChange={(count) => change({ guests: count + childAges.length })}
          className={ROW}
        />
        <NumberStepper
          inline
          label="Children"
          hint="17 and under"
          value={childAges.length}
          max={tour.maxGuests - adults}
          onChange={setChildren}
          className={ROW}
        />
        {childAges.map((age, index) => (
          <ChildAge
            // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other name here than its place
            key={index}
            label={childAges.length === 1 ? 'Age of the child' : `Age of child ${index + 1}`}
            age={age}
            onChange={(years) => change({ childAges: childAges.with(index, years) })}
          />
        ))}
        <NumberStepper
          inline
          label="Large cases"
          hint="About 75 cm tall"
          value={wish.largeCases}
          max={mostCases}
          onChange={(largeCases) => change({ largeCases })}
          className={ROW}
        />
        {tour.guideIncluded ? (
          <p className={cx(ROW, 'text-sm text-ink-2')}>An English-speaking guide is included.</p>
        ) : (
          <GuideRow isWished={wish.guide} onChange={(guide) => change({ guide })} />
        )}
      </div>
    </StepSection>
  )
}

function ChildAge({ label, age, onChange }: { label: string; age: number; onChange: (age: number) => void }) {
  const id = useId()
  return (
    <div className={cx(ROW, 'flex items-center justify-between gap-4')}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {age < childSeatUntil && (
          <div className="text-xs text-ink-3">
            <bdi>Under {childSeatUntil}: child seats come with the pick-up.</bdi>
          </div>
        )}
      </div>
      <PlainSelect id={id} value={age} onChange={(event) => onChange(Number(event.target.value))} className="shrink-0">
        {ages.map((years) => (
          <option key={years} value={years}>
            {years === 0 ? 'Under 1' : years}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

function GuideRow({ isWished, onChange }: { isWished: boolean; onChange: (isWished: boolean) => void }) {
  return (
    <label className={cx(ROW, 'flex min-h-12 cursor-pointer items-center justify-between gap-4')}>
      <span className="min-w-0">
        <span className="block font-semibold">English-speaking guide</span>
        <span className="block text-xs text-ink-3">Otherwise the chauffeur alone</span>
      </span>
      <input
        type="checkbox"
        checked={isWished}
        onChange={(event) => onChange(event.target.checked)}
        className={TICK_BOX}
      />
    </label>
  )
}
