import { holdBooking } from '#contract/booking.ts'
import { ownSeatsField } from '#contract/child-seats.ts'
import { ageInWords } from '#contract/named-party.ts'
import { placesErrors } from '#contract/places.ts'
import { detailNames } from '#core/booking-details.ts'
import { countedInWords, listed } from '#core/words.ts'
import { sayLengthsOf, sayWhichField } from '../checkout/say-which-field.ts'
import { type Checkout, detailsOf, isHeld } from './checkout.ts'
import { detailSteps } from './detail-steps.ts'
import { type End, uncheckedAddress, whereIs } from './pick-up/meeting.ts'
import { type CheckoutStep, checkoutSteps, dayLacks, type Missing } from './steps.ts'
import { chairField, chairsUndecided, givenNameOf, placesLeft } from './travellers/travellers.ts'

export type { CheckoutStep, Missing } from './steps.ts'

/** What a step still lacks before the next can be taken; empty when nothing. */
export function whatIsMissing(checkout: Checkout, step: CheckoutStep): Missing[] {
  switch (step) {
    case 'day':
      return dayLacks(checkout)
    case 'travellers':
      return travellersLack(checkout)
    case 'pick-up':
      return pickUpLacks(checkout)
    case 'review':
      return isHeld(checkout) ? [] : [{ fieldId: 'hold', message: 'Nothing is held yet.' }]
    case 'payment':
      return []
  }
}

export const travellersLack = (checkout: Checkout): Missing[] => [...peopleLack(checkout), ...contactLacks(checkout)]

export const pickUpLacks = (checkout: Checkout): Missing[] => [
  ...endLacks(checkout.meeting.pickUp, 'pick-up'),
  ...endLacks(checkout.meeting.dropOff, 'drop-off'),
  ...faultsOf(
    checkout,
    detailNames.filter((name) => detailSteps[name] === 'pick-up'),
  ),
]

/** The step itself if all before it are whole, else the first that lacks something. */
export function reachable(checkout: Checkout, wanted: CheckoutStep): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(wanted))
  // Who adds a child among the travellers is asked for its seat on the way on, and not torn away while naming people.
  const stops = ({ fieldId }: Missing) => wanted !== 'travellers' || fieldId !== ownSeatsField
  return before.find((step) => whatIsMissing(checkout, step).some(stops)) ?? wanted
}

function peopleLack(checkout: Checkout): Missing[] {
  if (checkout.naming === 'typed') {
    const adults = checkout.wish.guests - checkout.wish.childAges.length
    return faultsOf(checkout, ['travellers']).map(({ fieldId, message }) => {
      const [, index = '0', part = 'name'] = fieldId.split('.')
      const at = Number(index)
      const isAdult = at < adults
      const who = isAdult ? `Adult ${at + 1}` : ageInWords(checkout.wish.childAges[at - adults] ?? null)
      return sayWhichField({ fieldId: isAdult ? `adult-${at}-${part}` : `child-${at - adults}-${part}`, message }, who)
    })
  }
  const left = placesLeft(checkout.wish, checkout.chosen)
  const isWhole = left.adults === 0 && left.children === 0
  const [chair] = chairsUndecided(checkout)
  return [
    ...(isWhole ? [] : [{ fieldId: 'people', message: peopleWords(left) }]),
    ...(chair ? [{ fieldId: chairField, message: `Say whether ${givenNameOf(chair)}’s wheelchair needs room.` }] : []),
  ]
}

function peopleWords({ adults, children }: { adults: number; children: number }): string {
  if (adults < 0 || children < 0) return 'More people are ticked than your party has.'
  const who = [
    adults > 0 && countedInWords(adults, 'adult'),
    children > 0 && countedInWords(children, 'child', 'children'),
  ].filter((part) => part !== false)
  return `Tick ${listed(who)} more.`
}

function contactLacks(checkout: Checkout): Missing[] {
  const faults = faultsOf(checkout, ['email', 'phone'])
  const isWithoutPhone = checkout.contact.phone.trim() === ''
  return isWithoutPhone ? [...faults, { fieldId: 'phone', message: 'Write your mobile number.' }] : faults
}

function endLacks(end: End, fieldId: 'pick-up' | 'drop-off'): Missing[] {
  if (end.kind === 'tour' || end.kind === 'same') return []
  const { place, address } = whereIs(end)
  if (place) return []
  const field = `${fieldId}-${end.kind}`
  const lacks = (message: string) => [
    sayWhichField({ fieldId: field, message }, fieldId === 'pick-up' ? 'Pick-up' : 'Drop-off'),
  ]
  if (!address) return lacks(whichOf[end.kind])
  if (address.length < 5) return lacks(tooShortFor(end.kind))
  return uncheckedAddress(end) ? lacks(placesErrors['fleet.outside-area'].sentence) : []
}

const tooShortFor = (kind: End['kind']) =>
  kind === 'hotel' ? 'Write its name, and its ward or town.' : whichOf.address

const whichOf: Record<Exclude<End['kind'], 'tour' | 'same'>, string> = {
  hotel: 'Which hotel is it?',
  station: 'Choose the station or pier.',
  haneda: 'Choose the terminal.',
  narita: 'Choose the terminal.',
  address: 'Write the street, and the ward or town.',
}

const anyQuote = '00000000-0000-4000-8000-000000000000'

/** The contract's own rules, asked before the server is. */
function faultsOf(checkout: Checkout, names: readonly string[]): Missing[] {
  const result = holdBooking.input?.safeParse({ quoteId: anyQuote, ...detailsOf(checkout) })
  if (!result || result.success) return []
  const faults = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const fieldId = path.join('.')
    if (names.includes(String(path[0])) && !faults.has(fieldId)) faults.set(fieldId, message)
  }
  return [...faults].map(([fieldId, message]) => sayLengthsOf({ fieldId, message }))
}
