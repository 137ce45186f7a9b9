import { type ChildAges, resizedAges } from '#contract/party.ts'
import { ChildAgeRows, SeatAsk } from '#web/fleet/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import type { PickerFrame } from '#web/ui/search-ticket/use-late-picker.ts'
import { agesWritten, type RideFields, writeAges } from '../ride-address.ts'
import { PickerPopover } from './picker-popover.tsx'

export interface PartyPickerProps extends PickerFrame {
  fields: RideFields
  onChange: (fields: Partial<RideFields>) => void
}

const seatFields = { 'child-seat': 'childSeats', 'booster-seat': 'boosterSeats' } as const
const most = { guests: 40, largeCases: 40, seats: 4, strollers: 2, wheelchairs: 2 }

/** Who comes along, and with what. */
export function PartyPicker({ fields, onChange, ...popover }: PartyPickerProps) {
  const children = agesWritten(fields.children)
  const adults = Math.max(1, (Number(fields.guests) || 2) - children.length)
  const setParty = (nextAdults: number, nextChildren: ChildAges) =>
    onChange({ guests: String(nextAdults + nextChildren.length), children: writeAges(nextChildren) })
  const setChildren = (count: number) => setParty(adults, resizedAges(children, count))
  const counter = (name: 'largeCases' | 'childSeats' | 'boosterSeats' | 'strollers' | 'wheelchairs') => ({
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
      {children.length > 0 && <ChildAgeRows ages={children} onChange={(next) => setParty(adults, next)} />}
      <SeatAsk
        ages={children}
        extras={Object.entries(seatFields).map(([code, name]) => ({ code, pieces: Number(fields[name]) || 0 }))}
        offered={Object.entries(seatFields)
          .filter(([, name]) => Number(fields[name]) < most.seats)
          .map(([code]) => ({ code, priceYen: null }))}
        onAdd={(code) => onChange({ [seatFields[code]]: String((Number(fields[seatFields[code]]) || 0) + 1) })}
        elsewhere="If you bring your own, you say so when you book."
      />
      <NumberStepper {...counter('largeCases')} label="Large suitcases" hint="About 75 cm tall" max={most.largeCases} />
      <NumberStepper {...counter('childSeats')} label="Child seats" hint="1 to 4 years" max={most.seats} />
      <NumberStepper {...counter('boosterSeats')} label="Booster seats" hint="4 to 10 years" max={most.seats} />
      <NumberStepper {...counter('strollers')} label="Strollers" hint="Folded, in the boot" max={most.strollers} />
      <NumberStepper
        {...counter('wheelchairs')}
        label="Wheelchairs"
        hint="Folded, in the boot. No car has a ramp"
        max={most.wheelchairs}
      />
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
