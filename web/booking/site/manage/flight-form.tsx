import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import { tellLanding } from '#contract/landings.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { Part } from './booking-frame.tsx'
import { bookingAddress } from './booking-token.ts'
import { clockOf, crewInWords, dayOf } from './booking-words.ts'
import { landingAt, landingDays, landingForecast, outcomeWords } from './landing-words.ts'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
import type { RideBooking } from './ride-words.ts'

type Told = OutputOf<typeof tellLanding>

/** The hour at which the flight lands now: what it would change, and after the press what it did. */
export function FlightForm({ open, booking }: { open: OpenBooking; booking: RideBooking }) {
  const { which, now } = open
  const known = booking.landsAt ?? booking.startsAt
  const [day, setDay] = useState(dayOf(known))
  const [time, setTime] = useState('')
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const deed = useDeed()
  const { revalidate } = useRevalidator()
  // Only what can be told: a landing days ago is not.
  const [days] = useState(() => landingDays(booking.ride.landsAt ?? known, now))
  const landsAt = landingAt(day, time)
  const isSame = landsAt !== null && Date.parse(landsAt) === Date.parse(known)
  const fault = deed.refusal?.code === 'booking.landing-not-possible' ? deed.refusal.message : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!landsAt) return
    const input = { ...which, landsAt }
    const answer = await deed.run(input, (options) => call(tellLanding, input, options))
    if (!answer) return
    setTold(answer)
    setTime('')
    setTried(false)
    await revalidate()
  }
  const change = (act: () => void) => {
    deed.clear()
    setTold(null)
    act()
  }
  return (
    <>
      {told && <Outcome told={told} />}
      <Part title="When does it land now?" aside="Tokyo time">
        <form noValidate onSubmit={submit} className="grid max-w-[440px] gap-5">
          <RadioGroup
            label="Day"
            value={day}
            onChange={(chosen) => change(() => setDay(chosen))}
            choices={days.map((one) => ({ id: one.day, label: one.label }))}
          />
          <TimeField
            label="Lands at"
            hint={`${clockOf(known)} as your booking has it now. Roughly is enough; you may tell us again.`}
            value={time}
            onChange={(typed) => change(() => setTime(typed))}
            {...(isTried && !landsAt ? { error: 'A time such as 21:10.' } : fault ? { error: fault } : {})}
          />
          <p role="status" className="text-[0.9375rem] empty:hidden">
            {landsAt && !told && !fault && (
              <bdi>{isSame ? 'This is the hour we have already.' : landingForecast(booking, landsAt)}</bdi>
            )}
          </p>
          {!fault && (
            <Refused
              refusal={deed.refusal}
              {...(deed.refusal?.code === 'booking.changed-meanwhile'
                ? { onRetry: { label: 'Look at it again', go: () => void revalidate() } }
                : {})}
            />
          )}
          <div className="mt-2 flex flex-col-reverse items-stretch gap-3 border-t border-line pt-[1.125rem] text-center md:flex-row md:items-center md:justify-between">
            <TextLink to={bookingAddress('/manage-booking', booking.reference)}>Back to the booking</TextLink>
            <Button
              type="submit"
              variant="primary"
              isDisabled={isSame}
              isPending={deed.isPending}
              pendingLabel="Telling the chauffeur…"
              className="max-md:w-full"
            >
              {landsAt && !isSame ? `It lands at ${time}` : 'Tell us'}
            </Button>
          </div>
        </form>
      </Part>
    </>
  )
}

/** Takes the focus: it answers the press. */
function Outcome({ told: { booking, outcome, sentence } }: { told: Told }) {
  const box = useRef<HTMLDivElement>(null)
  const { title, more } = outcomeWords(outcome, crewInWords(booking.crew))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out
  useEffect(() => box.current?.focus(), [sentence])
  return (
    <div ref={box} tabIndex={-1} role="status" className="mt-6 outline-none">
      <Alert tone={outcome === 'waits' ? 'waiting' : 'ok'} title={title}>
        <span className="block text-sm">
          {sentence} {more}
        </span>
      </Alert>
    </div>
  )
}
