import { areaUses, type OfficeArea, retireArea } from '#contract/areas.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { bookingsAsUse } from './place-words.ts'
import { RetireDialog, type Use } from './retire-dialog.tsx'
import { useUses } from './use-uses.ts'

type RetireAreaProps = {
  area: OfficeArea
  onDone: (now: { areas: readonly OfficeArea[] }, said: string) => void
  onClose: () => void
}

/** Places and garages must have another area first; what was booked there goes on. */
export function RetireArea({ area, onDone, onClose }: RetireAreaProps) {
  const { code, version, name } = area
  const deed = useDeed()
  const { uses, failure } = useUses(() => call(areaUses, { code }))
  const isLainIn = uses !== null && (uses.places > 0 || uses.garages.length > 0)
  const submit = async (reason: string) => {
    const input = { code, version, reason }
    const now = await deed.run(input, () => call(retireArea, input))
    if (now) onDone(now, `${name} is retired.`)
  }
  return (
    <RetireDialog
      title={`Retire “${name}”?`}
      lead="It is taken out of the search and of new bookings. Nothing is deleted, and old papers keep its name."
      uses={uses && inLines(uses, code)}
      failure={failure}
      hindrance={isLainIn ? 'Give its places and garages another area first, or retire them.' : undefined}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the area"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}

function inLines({ places, garages, bookings, fares, times }: OutputOf<typeof areaUses>, code: string): Use[] {
  const lines: Use[] = [
    { ...bookingsAsUse(bookings), becomes: 'stay as they are.' },
    {
      count: places,
      what: places === 1 ? 'place' : 'places',
      becomes: <TextLink to={`/admin/places?area=${code}`}>Look at them</TextLink>,
    },
    {
      count: garages.length,
      what: `${garages.length === 1 ? 'garage' : 'garages'}: ${garages.join(', ')}`,
      becomes: <TextLink to="/admin/places/garages">Look at them</TextLink>,
    },
    {
      count: fares.length,
      what: `${fares.length === 1 ? 'fare table' : 'fare tables'}: ${fares.join(', ')}`,
      becomes: 'keep their rows, which nobody asks for any more.',
    },
    { count: times, what: 'driving times', becomes: 'kept with the area, no longer asked for.' },
  ]
  return lines.filter(({ count }) => count > 0)
}
