import { useId } from 'react'
import { ageOption, type ChildAges, childCalled, seatFor } from '#contract/party.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { PlainSelect } from '#web/ui/plain-select.tsx'

const ages = Array.from({ length: 18 }, (_, age) => age)

/** By this id a form leads to an age that is missing. */
export const ageFieldId = (index: number) => `child-age-${index}`

type ChildAgeRowsProps = {
  ages: ChildAges
  onChange: (ages: (number | null)[]) => void
  /** Of the child at that place. */
  errorOf?: (index: number) => string | undefined
  /** The fields have the ids that a list of faults leads to: once on a page. */
  isLedTo?: boolean
}

/** How old each child is: empty until it is chosen, with the seat that such a child needs. */
export function ChildAgeRows({ ages: chosen, onChange, errorOf, isLedTo = false }: ChildAgeRowsProps) {
  const key = useId()
  return (
    <div className="grid gap-1">
      {chosen.map((age, index) => {
        const id = isLedTo ? ageFieldId(index) : `${key}${index}`
        const error = errorOf?.(index)
        return (
          <div key={id} className="grid gap-x-4 gap-y-1 bg-paper-2 px-3 py-2">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              <label htmlFor={id} className="text-sm font-semibold">
                <bdi>
                  <span className="sr-only">Age, </span>
                  {childCalled(index, chosen.length)}
                </bdi>
              </label>
              <PlainSelect
                id={id}
                value={age ?? ''}
                aria-describedby={`${id}-seat`}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) =>
                  onChange(chosen.with(index, target.value === '' ? null : Number(target.value)))
                }
                className="min-w-32"
              >
                <option value="">Choose age</option>
                {ages.map((years) => (
                  <option key={years} value={years}>
                    {ageOption(years)}
                  </option>
                ))}
              </PlainSelect>
            </div>
            <p id={`${id}-seat`} className="text-xs text-ink-2">
              <bdi>{seatFor(age)}</bdi>
            </p>
            {error && <FaultWords>{error}</FaultWords>}
          </div>
        )
      })}
    </div>
  )
}
