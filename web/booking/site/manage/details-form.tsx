import { type FormEvent, useRef, useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import { changeDetails } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import { boardName } from '#contract/names.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
import { isRide, meetsFlight } from './ride-words.ts'

const names = ['nameBoard', 'room', 'flight', 'phone', 'note'] as const
type Details = Record<(typeof names)[number], string>
type Faults = Partial<Details>

const detailsOf = (booking: Booking): Details => ({
  nameBoard: booking.nameBoard,
  room: booking.room,
  flight: booking.flight,
  phone: booking.phone,
  note: booking.note,
})

/** What the day needs to know and the price does not. Saved by itself, at no charge. */
export function DetailsForm({ open: { which, booking } }: { open: OpenBooking }) {
  const isOfRide = isRide(booking)
  const [saved, setSaved] = useState(() => detailsOf(booking))
  const [details, setDetails] = useState(saved)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const changed = Object.fromEntries(
      names.filter((name) => details[name] !== saved[name]).map((name) => [name, details[name]]),
    )
    if (Object.keys(changed).length === 0) return setSaid('Nothing has changed.')
    const found = findFaults({ ...which, ...changed })
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(form.current)
    setPending(true)
    try {
      const fresh = detailsOf(await call(changeDetails, { ...which, ...changed }))
      setSaved(fresh)
      setDetails(fresh)
      setSaid(isOfRide ? 'Saved. The chauffeur sees it at once.' : 'Saved. The crew sees it at once.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      if (Object.keys(error.fields).length > 0) focusFirst(form.current)
      else setRefusal(error)
    } finally {
      setPending(false)
    }
  }

  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    error: faults[name],
    optional: true,
    onChange: (value: string) => {
      setDetails((now) => ({ ...now, [name]: value }))
      setFaults(({ [name]: _, ...rest }) => rest)
      setSaid('')
    },
  })
  return (
    <Part title={isOfRide ? 'For the chauffeur' : 'For the day'} aside="Free, until it begins">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-x-5 gap-y-[1.125rem] md:grid-cols-2">
        <TextField
          label="Name on the board"
          hint={`The chauffeur holds it up. If it is empty: ${boardName(null, booking.leadName)}.`}
          maxLength={40}
          {...field('nameBoard')}
        />
        <TextField
          label="Telephone on the day"
          hint="With the country code, like +44 7700 900143."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        {/* Whoever comes by aeroplane has no room yet. */}
        {!meetsFlight(booking) && <TextField label="Room" maxLength={20} {...field('room')} />}
        <TextField
          label="Flight"
          placeholder="NH 212"
          {...(meetsFlight(booking) ? { hint: 'Only its number. Its hour is told by “Flight late?”.' } : {})}
          {...field('flight')}
        />
        <TextField
          className="md:col-span-2"
          label={isOfRide ? 'Wishes for the chauffeur' : 'Wishes for the crew'}
          hint={
            isOfRide
              ? 'What you bring along, or what the chauffeur should know.'
              : 'What you eat, what hurts, what you long to see.'
          }
          rows={3}
          maxLength={500}
          {...field('note')}
        />
        <div className="md:col-span-2">
          <Refused refusal={refusal} />
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              variant="outline"
              isPending={isPending}
              pendingLabel="Saving…"
              className="max-md:w-full"
            >
              Save these
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
  const faults: Faults = {}
  for (const issue of result.error.issues) {
    const name = issue.path[0] as keyof Details
    if (names.includes(name)) faults[name] ??= issue.message
  }
  return faults
}

const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
