import type { RideAsk, RideLeg } from '#contract/rides.ts'
import { readWrittenExtras } from '#contract/written-extras.ts'
import { capitalized, counted } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'

/** A ride in words, alike on the page of a car, in its checkout and wherever else it is summed up. */

/** "sixty" for the lengths that are usual, figures for all others. */
const minuteWords: Readonly<Record<number, string>> = {
  10: 'ten',
  15: 'fifteen',
  20: 'twenty',
  30: 'thirty',
  45: 'forty-five',
  60: 'sixty',
  90: 'ninety',
}
export const minutesInWords = (minutes: number) => `${minuteWords[minutes] ?? minutes} minutes`

/** "half hour" of 30 minutes, "15 minutes" of fifteen. */
export const stepInWords = (minutes: number) =>
  minutes === 30 ? 'half hour' : minutes === 60 ? 'hour' : `${minutes} minutes`

export const agesOf = ({ children }: Pick<RideAsk, 'children'>): number[] =>
  children === '' ? [] : children.split(',').map(Number)

type Luggage = Pick<RideAsk, 'largeCases' | 'strollers' | 'wheelchairs'>
type Party = Luggage & Pick<RideAsk, 'guests' | 'children' | 'childSeats' | 'boosterSeats' | 'extras'>

/** Who rides and what comes along, as a booking has it: so that the words for both are the same. */
export const partyOf = (ask: Party) => ({
  guests: ask.guests,
  childAges: agesOf(ask),
  largeCases: ask.largeCases,
  extras: [
    { code: 'child-seat', pieces: ask.childSeats },
    { code: 'booster-seat', pieces: ask.boosterSeats },
    { code: 'stroller', pieces: ask.strollers },
    { code: 'wheelchair', pieces: ask.wheelchairs },
    ...readWrittenExtras(ask.extras),
  ].filter(({ pieces }) => pieces > 0),
})

/** "2 large suitcases, 1 stroller", "No large suitcases". */
export function luggageInWords({ largeCases, strollers, wheelchairs }: Luggage): string {
  const pieces = [
    largeCases > 0 && counted(largeCases, 'large suitcase'),
    strollers > 0 && counted(strollers, 'stroller'),
    wheelchairs > 0 && counted(wheelchairs, 'folded wheelchair'),
  ]
  return pieces.filter(Boolean).join(', ') || 'No large suitcases'
}

export const clockOf = (moment: string) => moment.slice(11, 16)
export const dayOf = (moment: string) => moment.slice(0, 10)

/** "Sat 21 Nov, 18:05", of a moment on Tokyo's clock. */
export const shortMoment = (moment: string) => `${shortDay(dayOf(moment))}, ${clockOf(moment)}`

/** "lands 19:05" of an arrival, "pick-up 09:00" of everything else. */
export function beginsInWords({ ride, startsAt }: Pick<RideLeg, 'ride' | 'startsAt'>): string {
  return ride.landsAt ? `lands ${clockOf(ride.landsAt)}` : `pick-up ${clockOf(startsAt)}`
}

/** "About 35 min", "About 1 h 20". */
export function driveInWords({ ride }: Pick<RideLeg, 'ride'>): string {
  const [hours, minutes] = [Math.floor(ride.driveMinutes / 60), ride.driveMinutes % 60]
  if (hours === 0) return `About ${minutes} min`
  return `About ${hours} h${minutes > 0 ? ` ${String(minutes).padStart(2, '0')}` : ''}`
}

/** "The Okura Tokyo, Minato": the area is left out where the name says it already. */
export const endInWords = ({ name, areaName }: RideLeg['pickUp']) =>
  areaName === '' || name.includes(areaName) ? name : `${name}, ${areaName}`

/** Until when cancelling costs nothing, as one sentence; of a way there and back each way says its own. */
export function freeUntilInWords({ freeCancelUntil }: Pick<RideLeg, 'freeCancelUntil'>, way?: string): string {
  const words = freeCancelUntil
    ? `free to cancel until ${shortMoment(freeCancelUntil)} Tokyo time.`
    : 'once booked, cancelling costs.'
  return way ? `${way}: ${words}` : capitalized(words)
}

/** "The way there", "The way back"; nothing where there is only one. */
export const wayName = (index: number, ways: number) =>
  ways < 2 ? undefined : index === 0 ? 'The way there' : 'The way back'

/** Nobody tells us by themselves: whoever flies must. */
export const flightCancelled = 'If the airline cancels, tell us, and you get a full refund.'

/** By the hour there is no waiting: the car is theirs. */
export const hoursRun =
  'The car is yours from the pick-up on, and the hours count from then. Only more hours, if you ask for them, cost more.'

/** How long we wait for nothing, and what then: three sentences. */
export function waitingInWords({ ride }: Pick<RideLeg, 'ride'>, yen: string): string {
  if (ride.way === 'hourly') return hoursRun
  const from = ride.landsAt ? 'landing' : 'the pick-up'
  const late = ride.landsAt ? ' A late flight starts the clock later.' : ''
  return `${capitalized(minutesInWords(ride.freeWaitMinutes))} from ${from} are free. After that, ${yen} each ${stepInWords(ride.waitStepMinutes)}, and the chauffeur tells you before it starts.${late}`
}
