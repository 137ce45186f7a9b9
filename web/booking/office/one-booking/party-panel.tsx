import { MapPin, User } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { childAgeInWords } from '#contract/party.ts'
import type { KnownPlace } from '#contract/places.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import { type DeskDetail, plainFor } from '#core/booking-details.ts'
import { clockAfter, isTimeOfDay } from '#core/days.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ComboBox } from '#web/ui/combobox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { tidyPhone } from '#web/ui/office/spaced-phone.ts'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { StopsThen } from '../../site/stops-then.tsx'
import { languagesFor } from '../guide-languages.ts'
import { type DeskForm, labelOf, labels } from './desk-form.ts'
import { hours, lacksHotel } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

type PartyPanelProps = { desk: Desk; places: readonly KnownPlace[]; extras: readonly OfferedExtra[] }

type TextName = 'start' | 'adults' | 'ages' | 'largeCases' | DeskDetail

/** Left what is changed: when, for whom, from where. */
export function PartyPanel({ desk, places, extras }: PartyPanelProps) {
  const { booking, form, faults, set } = desk
  const isSure = booking.state === 'confirmed' && !booking.erased
  const isOpen = (isSure || booking.state === 'on_hold' || booking.state === 'pending') && !booking.erased
  const text = (name: TextName, isOff = !isOpen) => ({
    name,
    label: labels[name],
    size: 'small' as const,
    value: form[name],
    isDisabled: isOff,
    ...(faults[name] ? { error: faults[name] } : {}),
    onChange: (value: string) => set({ [name]: value } as Partial<DeskForm>),
  })
  const { ride } = booking
  const pick = { size: 'small' as const, isDisabled: !isSure }
  return (
    <Panel title="Party and time" aside={isSure ? undefined : 'Day and price open once it is confirmed'}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5 md:grid-cols-4 [&_label>span.font-normal]:hidden max-md:[&_button]:min-h-11 max-md:[&_input]:min-h-11">
        <DatePicker
          label={labelOf('day', booking)}
          {...pick}
          value={form.day}
          minDay={todayInTokyo()}
          {...(faults.day ? { error: faults.day } : {})}
          onChange={(day) => set({ day })}
        />
        <TextField {...text('start', !isSure)} hint={startHint(booking)} label={labelOf('start', booking)} />
        {!ride && (
          <Select
            label="End"
            {...pick}
            value={String(form.extraHalfHours)}
            choices={endsOf(form.start, booking.tourMinutes)}
            {...(faults.extraHalfHours ? { error: faults.extraHalfHours } : {})}
            onChange={(id) => set({ extraHalfHours: Number(id) })}
          />
        )}
        <Select
          label="Car class"
          {...pick}
          value={form.vehicleClass}
          choices={booking.classes}
          {...(faults.vehicleClass ? { error: faults.vehicleClass } : {})}
          onChange={(id) => set({ vehicleClass: id as DeskForm['vehicleClass'] })}
        />
        <TextField inputMode="numeric" {...text('adults', !isSure)} />
        <TextField hint="Their ages, like 4, 6" optional {...text('ages', !isSure)} />
        <TextField inputMode="numeric" {...text('largeCases', !isSure)} />
        {!ride && (
          <div>
            <Select
              label="Language"
              {...pick}
              value={form.guideLanguage}
              choices={languagesFor(booking.languages, form.guideLanguage)}
              {...(faults.guideLanguage ? { error: faults.guideLanguage } : {})}
              onChange={(guideLanguage) => set({ guideLanguage })}
            />
            {!booking.guideIncluded && (
              <Checkbox dense isDisabled={!isSure} isSelected={form.guide} onChange={(guide) => set({ guide })}>
                With a guide
              </Checkbox>
            )}
          </div>
        )}
        <div className="col-span-2">
          <TextField leading={<Icon of={User} dense />} {...text('leadName')} />
          {!booking.erased && (
            <p className="mt-1 flex flex-wrap gap-x-4 text-[0.8125rem]">
              <TextLink
                to={`/admin/guests/detail?id=${booking.reference}`}
                className="inline-flex items-center max-md:min-h-11"
              >
                Guest’s record
              </TextLink>
              {booking.bookingsOfGuest > 1 && (
                <TextLink
                  to={`/admin/bookings/list?kind=all&q=${encodeURIComponent(booking.email)}`}
                  className="inline-flex items-center max-md:min-h-11"
                >
                  {booking.bookingsOfGuest} bookings with us
                </TextLink>
              )}
            </p>
          )}
        </div>
        <TextField
          className="col-span-2"
          type="tel"
          optional
          {...text('phone')}
          onBlur={() => form.phone !== tidyPhone(form.phone) && set({ phone: tidyPhone(form.phone) })}
        />
        <Meeting
          end="pickUp"
          label="Pick-up"
          none={ride ? 'A place or an address' : booking.isHotelUntold ? 'Which hotel?' : 'As the tour begins'}
          {...(lacksHotel(booking) && form.pickUp === '' ? { hint: 'Hotel not told yet' } : {})}
          desk={desk}
          places={places}
          isOff={!isSure}
        />
        <Meeting
          end="dropOff"
          label="Drop-off"
          none={ride ? 'A place or an address' : 'The same'}
          desk={desk}
          places={places}
          isOff={!isSure}
        />
        <div className="col-span-full -my-1.5">
          <StopsThen dense of={desk.proposed.proposal?.stops ?? []} />
        </div>
        <TextField className="col-span-2" optional {...text('nameBoard')} />
        {plainFor(booking.service.kind).map((name) => (
          <TextField key={name} optional {...text(name)} />
        ))}
        <TextField optional placeholder="NH 212" {...text('flight')} />
        <div className="col-span-full grid gap-x-6 gap-y-2 sm:grid-cols-2 md:grid-cols-[auto_auto_auto] md:justify-between md:[&_button]:size-9">
          {extras.map((extra) => (
            <NumberStepper
              key={extra.code}
              inline
              label={extra.name}
              max={extra.mostPieces}
              isDisabled={!isSure}
              value={form.extras.find(({ code }) => code === extra.code)?.pieces ?? 0}
              onChange={(pieces) => set({ extras: withPieces(form.extras, extra.code, pieces) })}
              className="text-sm md:[&>div:last-child]:gap-1.5"
            />
          ))}
          {faults.extras && <p className="text-xs text-beni">{faults.extras}</p>}
        </div>
        <TextField className="col-span-full" hint="Crew and guest read this." rows={2} optional {...text('note')} />
        <Travellers travellers={booking.travellers} />
      </div>
    </Panel>
  )
}

/** As the guest named them and what was told of each; the guest changes it on the page of the booking. */
function Travellers({ travellers }: Pick<DeskBooking, 'travellers'>) {
  if (travellers.length === 0) return null
  return (
    <div className="col-span-full text-sm">
      <h3 className="font-semibold">Travellers</h3>
      <ul>
        {travellers.map(({ name, age, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may have the same name
          <li key={index}>
            <bdi>
              {name}
              {age !== null && ` (${childAgeInWords(age)})`}
              {note && `: ${note}`}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const withPieces = (extras: DeskForm['extras'], code: string, pieces: number) => {
  const known = extras.some((one) => one.code === code)
  const next = known ? extras.map((one) => (one.code === code ? { code, pieces } : one)) : [...extras, { code, pieces }]
  return next.filter((one) => one.pieces > 0)
}

/** Of a flight that is met: when the pick-up is now, and where another landing of the day is entered. */
function startHint({ ride, service, startsAt }: DeskBooking): string {
  if (!ride) return `Tokyo. Usual: ${service.startTimes.join(', ')}`
  return ride.landsAt
    ? `By plan. Pick-up ${startsAt.slice(11, 16)}; a delay is entered under Flight`
    : 'Tokyo, any hour'
}

const mostHalfHours = 8

/** "18:00, the tour's own 10 h", "18:30, 10 h 30". */
function endsOf(start: string, tourMinutes: number) {
  return Array.from({ length: mostHalfHours + 1 }, (_, more) => {
    const minutes = tourMinutes + more * 30
    const lasts = more === 0 ? `${hours(minutes)}, the tour itself` : hours(minutes)
    // Of a start that is none, nobody says when it would end.
    return isTimeOfDay(start)
      ? { id: String(more), label: clockAfter(start, minutes), detail: lasts }
      : { id: String(more), label: lasts }
  })
}

type MeetingProps = {
  end: 'pickUp' | 'dropOff'
  label: string
  none: string
  hint?: string
  desk: Desk
  places: readonly KnownPlace[]
  isOff: boolean
}

/** What is typed counts once one is through with it: half a name is neither priced nor called wrong. */
function Meeting({ end, label, none, hint, desk: { form, faults, set }, places, isOff }: MeetingProps) {
  const known = form[end]
  const [words, setWords] = useState(known)
  const [isTyping, setTyping] = useState(false)
  // What came in from elsewhere, such as another version or what was discarded.
  useEffect(() => setWords(known), [known])
  const settle = (typed: string) => {
    setTyping(false)
    if (typed !== known) set({ [end]: typed })
  }
  const choose = (slug: string | null) => {
    const chosen = places.find((place) => place.slug === slug)
    if (chosen) settle(chosen.name)
  }
  return (
    <ComboBox
      className="col-span-2"
      label={label}
      size="small"
      optional
      isDisabled={isOff}
      leading={<Icon of={MapPin} dense />}
      placeholder={none}
      {...(hint ? { hint } : {})}
      allowsCustomValue
      emptyText="Not among our places: read as an address. Name the ward or town, too."
      choices={places.map(({ slug, name, areaName }) => ({ id: slug, label: name, detail: areaName }))}
      inputValue={words}
      onInputChange={(typed) => {
        setWords(typed)
        setTyping(true)
      }}
      onChange={choose}
      onBlur={() => settle(words)}
      {...(faults[end] && !isTyping ? { error: faults[end] } : {})}
    />
  )
}
