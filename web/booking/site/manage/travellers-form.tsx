import { type FormEvent, useRef, useState } from 'react'
import type { Traveller } from '#contract/booking.ts'
import { changeDetails } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { calledAs, placesOf } from './party-names.ts'
import { Refused } from './refused.tsx'
import { isRide } from './ride-words.ts'

type Faults = Record<string, string>

type TravellersFormProps = {
  open: OpenBooking
  /** As they are known from now on. */
  onSaved: (travellers: Traveller[]) => void
}

/** Who travels by name, and what we should know of each. Saved by itself, at no charge, like the other details. */
export function TravellersForm({ open: { which, booking }, onSaved }: TravellersFormProps) {
  const [saved, setSaved] = useState(() => placesOf(booking))
  const [people, setPeople] = useState(saved)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (JSON.stringify(people) === JSON.stringify(saved)) return setSaid('Nothing has changed.')
    const found = findFaults({ ...which, travellers: people })
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(form.current)
    setPending(true)
    try {
      const fresh = await call(changeDetails, { ...which, travellers: people })
      setSaved(fresh.travellers)
      setPeople(fresh.travellers)
      onSaved(fresh.travellers)
      setSaid(`Saved. The ${isRide(booking) ? 'chauffeur' : 'crew'} sees it at once, and a mail says what changed.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      if (Object.keys(error.fields).some((name) => name.startsWith('travellers.'))) focusFirst(form.current)
      else setRefusal(error)
    } finally {
      setPending(false)
    }
  }

  const field = (index: number, part: 'name' | 'note') => {
    const path = `travellers.${index}.${part}`
    return {
      name: path,
      value: people[index]?.[part] ?? '',
      error: faults[path],
      autoComplete: 'off',
      onChange: (value: string) => {
        setPeople((now) => now.map((one, place) => (place === index ? { ...one, [part]: value } : one)))
        setFaults(({ [path]: _, ...rest }) => rest)
        setSaid('')
      },
    }
  }
  return (
    <Part title="Names and notes" aside="Free, until it begins">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-7">
        {people.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest has no other name than their place while it is typed
          <fieldset key={index} className="min-w-0">
            <legend className="mb-2 font-semibold">
              <bdi>{calledAs(people, index)}</bdi>
            </legend>
            <div className="grid gap-x-5 gap-y-[1.125rem] sm:grid-cols-2">
              {index === 0 && saved[0]?.name === booking.leadName ? (
                <p className="text-sm text-ink-2">
                  <bdi className="block text-[1rem] text-ink">{one.name}</bdi>
                  The booking is in this name. If it must be another, write to us.
                </p>
              ) : (
                <TextField label="Full name" maxLength={120} {...field(index, 'name')} />
              )}
              <TextField
                label="Anything we should know?"
                optional
                placeholder="Food, walking, carsickness"
                maxLength={200}
                {...field(index, 'note')}
              />
            </div>
          </fieldset>
        ))}
        <div>
          <Refused refusal={refusal} />
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              variant="outline"
              isPending={isPending}
              pendingLabel="Saving…"
              className="max-md:w-full"
            >
              Save names and notes
            </Button>
            <p role="status" className="text-sm text-matsu">
              {said}
            </p>
          </div>
        </div>
      </form>
    </Part>
  )
}

/** The contract's own rules, asked before the server is. */
function findFaults(input: object): Faults {
  const result = changeDetails.input?.safeParse(input)
  if (!result || result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]).toReversed())
}

const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
