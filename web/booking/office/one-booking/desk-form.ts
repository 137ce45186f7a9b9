import type { DeskBooking, DeskLine } from '#contract/booking-desk.ts'
import type { ChargedOtherwise, DetailChange, WishChange } from '#contract/booking-desk-changes.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import type { KnownPlace } from '#contract/places.ts'
import {
  bookingDetails,
  type DeskDetail,
  type Details,
  deskDetails,
  forDetails,
  pickDetails,
} from '#core/booking-details.ts'
import { isTimeOfDay } from '#core/days.ts'
import { isSame } from '#web/ui/office/join-versions.ts'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'

/** What the desk types, as it is typed: nothing of it needs to be right yet. */
export interface DeskForm extends Details<DeskDetail> {
  day: string
  start: string
  extraHalfHours: number
  vehicleClass: VehicleClass
  adults: string
  /** Of the children, such as "4, 6". */
  ages: string
  largeCases: string
  guide: boolean
  guideLanguage: string
  extras: { code: string; pieces: number }[]
  /** A place of ours by its name, or an address; empty: as the tour itself. */
  pickUp: string
  dropOff: string
  /** Lines that are charged otherwise, by kind and label. */
  charged: TypedCharge[]
}

export interface TypedCharge {
  kind: DeskLine['kind']
  label: string
  /** As typed: "5,000". */
  amount: string
  reason: string
}

export function formOf(booking: DeskBooking): DeskForm {
  const { guide, guideLanguage, vehicleClass, extraHalfHours } = booking
  return {
    ...{ guide, guideLanguage, vehicleClass, extraHalfHours },
    ...pickDetails(deskDetails, booking),
    phone: spacedPhone(booking.phone),
    day: beginOf(booking).slice(0, 10),
    start: beginOf(booking).slice(11, 16),
    adults: String(booking.guests - booking.childAges.length),
    ages: booking.childAges.join(', '),
    largeCases: String(booking.largeCases),
    extras: booking.extras,
    pickUp: booking.wishedPickUp === null ? '' : (booking.pickUp?.name ?? booking.wishedPickUp),
    dropOff: booking.wishedDropOff === null ? '' : (booking.dropOff?.name ?? booking.wishedDropOff),
    charged: chargedOf(booking.lines),
  }
}

/** What day and start say: of a ride that meets a flight when that lands by plan, else when it sets out. */
export const beginOf = ({ ride, startsAt }: Pick<DeskBooking, 'ride' | 'startsAt'>) => ride?.landsAt ?? startsAt

export const chargedOf = (lines: readonly DeskLine[]): TypedCharge[] =>
  lines
    .filter(({ reason }) => reason !== null)
    .map(({ kind, label, amountYen, reason }) => ({ kind, label, amount: formatYen(amountYen), reason: reason ?? '' }))

const wholeNumber = /^\d{1,3}$/

/** "4, 6" or "4 and 6" or "4 6". */
export const readAges = (typed: string) => typed.split(/[\s,;]+|and/).filter((word) => word !== '')

/** Whole yen as people write them: "¥5,000", "5000", "−3,000". Null: no amount. */
export function readYen(typed: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[¥,\s]/g, '')
    .replace(/[−–]/, '-')
  return /^-?\d{1,12}$/.test(plain) ? Number(plain) : null
}

export type Faults = Partial<Record<string, string>>

/** What cannot be asked before it is mended. */
export function faultsOf(form: DeskForm): Faults {
  const faults: Faults = {}
  if (!isTimeOfDay(form.start)) faults.start = 'A time like 08:30.'
  if (!wholeNumber.test(form.adults) || Number(form.adults) < 1) faults.adults = 'At least one.'
  if (readAges(form.ages).some((age) => !/^\d{1,2}$/.test(age) || Number(age) > 17))
    faults.ages = 'Ages from 0 to 17, like 4, 6.'
  if (!wholeNumber.test(form.largeCases)) faults.largeCases = 'A whole number.'
  if (form.leadName.trim() === '') faults.leadName = 'Enter this traveller’s name.'
  return faults
}

/** Of what the price depends on: only what is another than before. */
export function wishOf(form: DeskForm, base: DeskForm, places: readonly KnownPlace[]): WishChange {
  const wish: WishChange = {}
  if (form.day !== base.day) wish.day = form.day
  if (form.start !== base.start) wish.start = form.start
  if (form.extraHalfHours !== base.extraHalfHours) wish.extraHalfHours = form.extraHalfHours
  if (form.vehicleClass !== base.vehicleClass) wish.vehicleClass = form.vehicleClass
  if (form.guide !== base.guide) wish.guide = form.guide
  if (form.guideLanguage !== base.guideLanguage) wish.guideLanguage = form.guideLanguage
  if (form.largeCases !== base.largeCases) wish.largeCases = Number(form.largeCases)
  if (!isSame(form.extras, base.extras)) wish.extras = form.extras
  const ages = readAges(form.ages).map(Number)
  if (form.adults !== base.adults || !isSame(ages, readAges(base.ages).map(Number))) {
    wish.guests = Number(form.adults) + ages.length
    wish.childAges = ages
  }
  for (const end of ['pickUp', 'dropOff'] as const)
    if (form[end].trim() !== base[end].trim()) Object.assign(wish, meetingOf(end, form[end].trim(), places))
  return wish
}

function meetingOf(end: 'pickUp' | 'dropOff', words: string, places: readonly KnownPlace[]): WishChange {
  const known = places.find(({ name }) => name.toLowerCase() === words.toLowerCase())
  if (words === '' || known) return { [end]: known?.slug ?? null, [`${end}Address`]: null }
  return { [end]: null, [`${end}Address`]: words }
}

export const detailsOf = (form: DeskForm, base: DeskForm): DetailChange =>
  Object.fromEntries(deskDetails.filter((name) => form[name] !== base[name]).map((name) => [name, form[name]]))

/** As the server wants them; what is typed as it is computed is charged as computed. */
export const chargesOf = (form: DeskForm): ChargedOtherwise[] =>
  form.charged.map(({ kind, label, amount, reason }) => ({ kind, label, amountYen: readYen(amount) ?? 0, reason }))

export const labels: Readonly<Record<keyof DeskForm, string>> = {
  day: 'Day',
  start: 'Start',
  extraHalfHours: 'Length',
  vehicleClass: 'Car class',
  adults: 'Adults',
  ages: 'Children',
  largeCases: 'Large suitcases',
  guide: 'Guide',
  guideLanguage: 'Language',
  extras: 'Extras',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  ...forDetails(deskDetails, (name) => bookingDetails[name].label),
  charged: 'Price',
}

/** What a field is called of this booking: of a ride that meets a flight, day and start are those of its landing. */
export function labelOf(name: keyof DeskForm, { ride }: Pick<DeskBooking, 'ride'>): string {
  if (!ride || (name !== 'day' && name !== 'start')) return labels[name]
  if (name === 'day') return ride.landsAt ? 'Lands on' : labels.day
  return ride.landsAt ? 'Lands at' : 'Pick-up at'
}

/** What is not saved, for the bar: "start, notes for the crew", "lands at" of a flight that is met. Null: nothing. */
export function unsavedInWords(form: DeskForm, base: DeskForm, booking: Pick<DeskBooking, 'ride'>): string | null {
  const changed = (Object.keys(labels) as (keyof DeskForm)[]).filter((name) => !isSame(form[name], base[name]))
  return changed.length === 0 ? null : changed.map((name) => labelOf(name, booking).toLowerCase()).join(', ')
}

/** What the day and its voucher are made of: where one of these is another, the guest is written to unless the desk says no. */
const newsToGuest: readonly (keyof DeskForm)[] = [
  ...(['day', 'start', 'extraHalfHours', 'vehicleClass', 'adults', 'ages', 'extras'] as const),
  ...(['guide', 'guideLanguage', 'pickUp', 'dropOff'] as const),
]

export const isNewsToGuest = (changed: readonly (keyof DeskForm)[], isPriceAnother: boolean) =>
  isPriceAnother || changed.some((name) => newsToGuest.includes(name))
