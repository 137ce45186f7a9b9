import { useRef, useState } from 'react'
import { changeDetails } from '#contract/booking-changes.ts'
import type { Traveller } from '#contract/booking-details.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import type { OpenBooking } from './load-booking.ts'
import { placesOf } from './party-names.ts'
import { isRide } from './ride-words.ts'
import { focusFirst, type SavedFirst } from './save-first.ts'

type Faults = Record<string, string>

export type TravellersTyped = ReturnType<typeof useTravellers>

/** Names and notes as they are typed, kept by the page: whichever of its buttons is pressed, they are saved. */
export function useTravellers({ which, booking }: OpenBooking) {
  const [saved, setSaved] = useState(() => placesOf(booking))
  const [people, setPeople] = useState(saved)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [named, setNamed] = useState(booking.travellers)
  // As they are known from now on, also within the press that saves them.
  const latest = useRef(named)

  const save = async (): Promise<SavedFirst> => {
    if (JSON.stringify(people) === JSON.stringify(saved)) return 'nothing-typed'
    const found = findFaults({ ...which, travellers: people })
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return refuse()
    setPending(true)
    try {
      const { travellers } = await call(changeDetails, { ...which, travellers: people })
      latest.current = travellers
      setNamed(travellers)
      setSaved(travellers)
      setPeople(travellers)
      setSaid(`Saved. The ${isRide(booking) ? 'chauffeur' : 'crew'} sees it at once, and a mail says what changed.`)
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      if (!Object.keys(error.fields).some((name) => name.startsWith('travellers.'))) setRefusal(error)
      return refuse()
    } finally {
      setPending(false)
    }
  }
  const refuse = () => {
    focusFirst(form.current)
    return { refused: 'The names and notes below are not saved yet. Please look at them, then press again.' }
  }

  const type = (index: number, part: 'name' | 'note', value: string) => {
    setPeople((now) => now.map((one, place) => (place === index ? { ...one, [part]: value } : one)))
    setFaults(({ [`travellers.${index}.${part}`]: _, ...rest }) => rest)
    setSaid('')
  }
  const takeOff = (index: number) => {
    setPeople((now) => now.filter((_, place) => place !== index))
    setFaults({})
    setRefusal(null)
    setSaid('')
  }
  const known = (): readonly Traveller[] => latest.current
  return { saved, people, named, known, faults, refusal, isPending, said, setSaid, form, save, type, takeOff }
}

/** The contract's own rules, asked before the server is. */
function findFaults(input: object): Faults {
  const result = changeDetails.input?.safeParse(input)
  if (!result || result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]).toReversed())
}
