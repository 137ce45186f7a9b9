import { formatYen } from './money.ts'

/** Who cancels a day, and why, in words. Apart from what is checked, so that a guest's page brings no checks along. */

export const cancelCauses = ['guest', 'weather', 'office'] as const
export type CancelCause = (typeof cancelCauses)[number]

/** What can have happened where it was not the guest, by whose side it lies on. */
export const eventsOf = {
  weather: ['typhoon', 'snow', 'rain', 'road', 'unsafe'],
  office: ['crew', 'car', 'mistake', 'other'],
} as const
export const cancelEvents = [...eventsOf.weather, ...eventsOf.office] as const
export type CancelEvent = (typeof cancelEvents)[number]

/** As the desk chooses it. */
export const eventWords: Readonly<Record<CancelEvent, string>> = {
  typhoon: 'Typhoon',
  snow: 'Snow',
  rain: 'Heavy rain',
  road: 'Road closed',
  unsafe: 'Not safe for another reason',
  crew: 'No crew',
  car: 'No car',
  mistake: 'Our mistake',
  other: 'Something else',
}

export const causeWords: Readonly<Record<CancelCause, string>> = {
  guest: 'the guest',
  weather: 'weather or road',
  office: 'us',
}

/** Of whose making an event is; of a guest's own cancelling nothing happened. */
export const isEventOf = (cause: CancelCause, event: CancelEvent | null) =>
  cause === 'guest' ? event === null : event !== null && (eventsOf[cause] as readonly string[]).includes(event)

/** With what the subject of the guest's mail begins. */
export function cancelledHeadline(cause: CancelCause | null, event: CancelEvent | null): string {
  if (cause === 'office') return 'We are sorry'
  return cause === 'weather' && event !== null && event !== 'unsafe' ? eventWords[event] : 'Cancelled'
}

/** After the sum that goes back now, where some went back before: ", ¥30,250 in all". */
export const inAll = ({ endBackYen, refundedYen }: { endBackYen: number; refundedYen: number }) =>
  refundedYen > endBackYen ? `, ${formatYen(refundedYen)} in all` : ''

/** Of a day that is sure and paid later, as on the day itself: there is nothing that could be kept. */
export const nothingPaidYet = 'As long as nothing is paid, cancelling costs nothing.'

/** What goes back unless somebody decides otherwise: by the terms where the guest cancels, else all that we have of them. */
export const refundFor = (cause: CancelCause, { termsYen, heldYen }: { termsYen: number; heldYen: number }) =>
  cause === 'guest' ? termsYen : heldYen
