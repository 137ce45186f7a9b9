import { useId } from 'react'
import type { RideFields } from '#web/platform/ride-address.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import type { PickerFrame } from '#web/ui/search-ticket/use-late-picker.ts'
import { PickerPopover } from './picker-popover.tsx'

export interface PartyPickerProps extends PickerFrame {
  fields: RideFields
  onChange: (fields: Partial<RideFields>) => void
}

const most = { guests: 40, largeCases: 40, seats: 4, strollers: 2 }
const ages = Array.from({ length: 18 }, (_, age) => age)
/** Where a child begins until its age is chosen. */
const firstAge = '5'

/** Who comes along, and with what. */
export function PartyPicker({ fields, onChange, ...popover }: PartyPickerProps) {
  const children = fields.children ? fields.children.split(',') : []
  const adults = Math.max(1, (Number(fields.guests) || 2) - children.length)
  const setParty = (nextAdults: number, nextChildren: readonly string[]) =>
    onChange({ guests: String(nextAdults + nextChildren.length), children: nextChildren.join(',') })
  const setChildren = (count: number) =>
    setParty(
      adults,
      Array.from({ length: count }, (_, index) => children[index] ?? firstAge),
    )
  const counter = (name: 'largeCases' | 'childSeats' | 'boosterSeats' | 'strollers') => ({
    inline: true,
    value: Number(fields[name]) || 0,
    onChange: (count: number) => onChange({ [name]: String(count) }),
  })
  return (
    <PickerPopover {...popover} label="Party" className="w-[348px]">
      <NumberStepper
        inline
        label="Adults"
        value={adults}
        min={1}
        max={most.guests - children.length}
        onChange={(count) => setParty(count, children)}
      />
      <NumberStepper
        inline
        label="Children"
        hint="Up to 17"
        value={children.length}
        max={Math.min(20, most.guests - adults)}
        onChange={setChildren}
      />
      {children.length > 0 && <ChildrenAges chosen={children} onChange={(next) => setParty(adults, next)} />}
      <NumberStepper {...counter('largeCases')} label="Large suitcases" hint="About 75 cm tall" max={most.largeCases} />
      <NumberStepper {...counter('childSeats')} label="Child seats" hint="1 to 4 years" max={most.seats} />
      <NumberStepper {...counter('boosterSeats')} label="Booster seats" hint="4 to 10 years" max={most.seats} />
      <NumberStepper {...counter('strollers')} label="Strollers" hint="Folded, in the boot" max={most.strollers} />
      <Button
        variant="outline"
        size="small"
        onPress={() => popover.onOpenChange(false)}
        className="min-h-11 justify-self-end"
      >
        Done
      </Button>
    </PickerPopover>
  )
}

type ChildrenAgesProps = { chosen: readonly string[]; onChange: (ages: readonly string[]) => void }

function ChildrenAges({ chosen, onChange }: ChildrenAgesProps) {
  const key = useId()
  return (
    <div className="flex flex-wrap gap-3">
      {chosen.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name than their place
        <label key={index} htmlFor={`${key}${index}`} className="grid gap-1 text-xs text-ink-2">
          <bdi>Age of child {index + 1}</bdi>
          <select
            id={`${key}${index}`}
            value={age}
            onChange={(event) => onChange(chosen.with(index, event.target.value))}
            className="h-11 min-w-20 rounded-field border border-edge bg-surface px-3 text-[15px] text-ink tabular-nums"
          >
            {ages.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? 'under 1' : years}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
