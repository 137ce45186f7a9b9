import { ownSeatsField, seatsUndecided } from '#contract/child-seats.ts'
import { holdOrder } from '#contract/orders.ts'
import { plainFor } from '#core/booking-details.ts'
import type { Missing } from '#web/platform/use-faults.ts'
import { isFlight, partyOf } from '#web/rides/site/index.ts'
import { sayLengthsOf } from '../checkout/say-which-field.ts'
import { detailsOf, isArrival, orderOf, type RideCheckout } from './ride-checkout.ts'
import { type RideStep, rideSteps } from './ride-steps.ts'

/** What a step still lacks before the next can be taken; empty when nothing. */
export function whatIsMissing(checkout: RideCheckout, step: RideStep): Missing[] {
  switch (step) {
    case 'meeting':
      return meetingLacks(checkout)
    case 'passengers':
      return passengersLack(checkout)
    case 'review':
      return []
  }
}

export const meetingLacks = (checkout: RideCheckout): Missing[] => [
  ...(isArrival(checkout) ? flightLacks(checkout) : []),
  ...faultsOf(checkout, ['nameBoard', ...plainFor('ride')]),
  ...phoneLacks(checkout),
  ...faultsOf(checkout, ['note']),
  ...seatsLack(checkout),
]

export const passengersLack = (checkout: RideCheckout): Missing[] => [
  ...faultsOf(checkout, ['leadName', 'email', 'travellers']),
  ...othersLack(checkout),
]

/** The others are named or not, but not some of them: who is missing on the list would seem to stay at home. */
function othersLack({ wanted, others }: RideCheckout): Missing[] {
  const names = Array.from({ length: (wanted?.guests ?? 1) - 1 }, (_, index) => others[index]?.trim() ?? '')
  if (names.every((name) => name === '')) return []
  return names.flatMap((name, index) =>
    name === '' ? [{ fieldId: `other-${index}`, message: 'Name everybody, or leave all of these empty.' }] : [],
  )
}

/** The step itself if all before it are whole, else the first that lacks something. */
export function reachable(checkout: RideCheckout, wanted: RideStep): RideStep {
  const before = rideSteps.slice(0, rideSteps.indexOf(wanted))
  return before.find((step) => whatIsMissing(checkout, step).length > 0) ?? wanted
}

/** A number that we know, or one that looks like one and the time typed beside it; a private flight has none. */
function flightLacks({ flightText, landing, found, elsewhere }: RideCheckout): Missing[] {
  const typed = flightText.trim()
  const fieldId = 'flight'
  if (typed !== '' && !isFlight(typed)) return [{ fieldId, message: 'A flight looks like NH 212.' }]
  if (elsewhere) return [{ fieldId, message: 'Where do you land? Please choose one of the two.' }]
  if (landing === 'open')
    return [{ fieldId, message: 'We do not know this flight. Please type when it lands, and where.' }]
  if (landing === 'typed') return []
  if (typed === '') return [{ fieldId, message: 'Write your flight number, or type the time yourself.' }]
  return found ? [] : [{ fieldId, message: 'We do not know this flight yet. Please type when it lands.' }]
}

function seatsLack({ wanted, ownSeatsFor }: RideCheckout): Missing[] {
  if (!wanted) return []
  const { childAges, extras } = partyOf(wanted)
  const message = seatsUndecided(childAges, extras, ownSeatsFor)
  return message ? [{ fieldId: ownSeatsField, message }] : []
}

function phoneLacks(checkout: RideCheckout): Missing[] {
  if (checkout.contact.phone.trim() === '') return [{ fieldId: 'phone', message: 'Write your mobile number.' }]
  return faultsOf(checkout, ['phone'])
}

const anyQuote = '00000000-0000-4000-8000-000000000000'

/** The contract's own rules, asked before the server is. */
function faultsOf(checkout: RideCheckout, names: readonly string[]): Missing[] {
  const result = holdOrder.input?.safeParse(orderOf([anyQuote], detailsOf(checkout)))
  if (!result || result.success) return []
  const faults = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const [name, index] = path[0] === 'items' ? path.slice(2) : path
    if (!names.includes(String(name))) continue
    const fieldId = name === 'travellers' ? `other-${Number(index) - 1}` : String(name)
    if (!faults.has(fieldId)) faults.set(fieldId, message)
  }
  return [...faults].map(([fieldId, message]) => sayLengthsOf({ fieldId, message }))
}
