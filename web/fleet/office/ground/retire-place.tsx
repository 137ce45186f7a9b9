import { type OfficePlace, retirePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { bookingsAsUse } from './place-words.ts'
import { RetireDialog, type Use } from './retire-dialog.tsx'

type RetirePlaceProps = {
  place: OfficePlace
  onDone: (now: OfficePlace, said: string) => void
  onClose: () => void
}

/** Takes a place out of use, on its page and on the map. */
export function RetirePlace({ place, onDone, onClose }: RetirePlaceProps) {
  const { id, version, name, bookings, isTerminal } = place
  const deed = useDeed()
  const submit = async (reason: string) => {
    const input = { id, version, reason }
    const now = await deed.run(input, () => call(retirePlace, input))
    if (now) onDone(now, `${name} is retired.`)
  }
  const uses: Use[] = [
    { ...bookingsAsUse(bookings), becomes: 'stay as they are; a change of them asks for another place.' },
    { count: isTerminal ? 1 : 0, what: 'terminal', becomes: 'goes with its place.' },
  ]
  return (
    <RetireDialog
      title={`Retire ${name}?`}
      lead="Guests do not find it any more. Nothing is deleted, and old papers keep its name."
      uses={uses.filter(({ count }) => count > 0)}
      failure={null}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the place"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}
