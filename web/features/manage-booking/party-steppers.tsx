import { wishLimits } from '#contract/wish.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'

export interface Party {
  adults: number
  childAges: number[]
  largeCases: number
}

type PartySteppersProps = {
  party: Party
  onChange: (part: Partial<Party>) => void
  /** What else counts as a case. */
  casesHint: string
}

/** Adults, children by their ages, and large cases. */
export function PartySteppers({ party, onChange: set, casesHint }: PartySteppersProps) {
  return (
    <div className="grid max-w-[440px] gap-4">
      <NumberStepper
        inline
        label="Adults"
        min={1}
        max={wishLimits.guests - party.childAges.length}
        value={party.adults}
        onChange={(adults) => set({ adults })}
      />
      <NumberStepper
        inline
        label="Children"
        hint="Up to 17"
        max={Math.min(12, wishLimits.guests - party.adults)}
        value={party.childAges.length}
        onChange={(count) => set({ childAges: resized(party.childAges, count) })}
      />
      {party.childAges.map((age, index) => (
        <NumberStepper
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name here than their place
          key={index}
          inline
          label={`Age of child ${index + 1}`}
          unit={`years of child ${index + 1}`}
          max={17}
          value={age}
          onChange={(years) => set({ childAges: party.childAges.with(index, years) })}
          className="ps-6"
        />
      ))}
      <NumberStepper
        inline
        label="Large suitcases"
        hint={casesHint}
        max={wishLimits.largeCases}
        value={party.largeCases}
        onChange={(largeCases) => set({ largeCases })}
      />
    </div>
  )
}

const usualAge = 6

function resized(ages: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => ages[index] ?? usualAge)
}
