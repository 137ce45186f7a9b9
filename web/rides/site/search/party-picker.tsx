import { formatYen } from '#contract/money.ts'
import { type ChildAges, resizedAges } from '#contract/party.ts'
import { readWrittenExtras, writeExtras } from '#contract/written-extras.ts'
import { ChildAgeRows, SeatAsk } from '#web/fleet/site/index.ts'
import { useOfferedExtras } from '#web/pricing/site/index.ts'
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

/** Those that every house begins with, in words that fit a picker. */
const ownRows = {
  'child-seat': { name: 'childSeats', label: 'Child seats', hint: '1 to 4 years', max: most.seats },
  'booster-seat': { name: 'boosterSeats', label: 'Booster seats', hint: '4 to 10 years', max: most.seats },
  stroller: { name: 'strollers', label: 'Strollers', hint: 'Folded, in the boot', max: most.strollers },
  wheelchair: {
    name: 'wheelchairs',
    label: 'Wheelchairs',
    hint: 'Folded, in the boot. No car has a ramp',
    max: most.wheelchairs,
  },
} as const

/** Who comes along, and with what. */
export function PartyPicker({ fields, onChange, ...popover }: PartyPickerProps) {
  const children = agesWritten(fields.children)
  const adults = Math.max(1, (Number(fields.guests) || 2) - children.length)
  const setParty = (nextAdults: number, nextChildren: ChildAges) =>
    onChange({ guests: String(nextAdults + nextChildren.length), children: writeAges(nextChildren) })
  const setChildren = (count: number) => setParty(adults, resizedAges(children, count))
  const { extras: offered } = useOfferedExtras(true, null, 'rides')
  // Until they have come, those that every house begins with stand there.
  const isOffered = (code: string) => offered.length === 0 || offered.some((extra) => extra.code === code)
  const own = offered.filter(({ code }) => !(code in ownRows))
  const wished = readWrittenExtras(fields.extras)
  const piecesOf = (code: string) => wished.find((one) => one.code === code)?.pieces ?? 0
  const setPieces = (code: string, pieces: number) =>
    onChange({ extras: writeExtras([...wished.filter((one) => one.code !== code), { code, pieces }]) })
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
          .filter(([code, name]) => isOffered(code) && Number(fields[name]) < most.seats)
          .map(([code]) => ({ code, priceYen: null }))}
        onAdd={(code) => onChange({ [seatFields[code]]: String((Number(fields[seatFields[code]]) || 0) + 1) })}
        elsewhere="If you bring your own, you say so when you book."
      />
      <NumberStepper {...counter('largeCases')} label="Large suitcases" hint="About 75 cm tall" max={most.largeCases} />
      {Object.entries(ownRows).map(
        ([code, { name, max, ...words }]) =>
          isOffered(code) && <NumberStepper key={code} {...counter(name)} {...words} max={max} />,
      )}
      {own.map(({ code, name, explanation, priceYen, mostPieces }) => (
        <NumberStepper
          key={code}
          inline
          label={name}
          hint={[priceYen === 0 ? 'No charge.' : `${formatYen(priceYen)} each.`, explanation].filter(Boolean).join(' ')}
          value={piecesOf(code)}
          max={mostPieces}
          onChange={(pieces) => setPieces(code, pieces)}
        />
      ))}
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
