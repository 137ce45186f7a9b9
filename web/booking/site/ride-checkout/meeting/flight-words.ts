import type { FoundFlight } from '#contract/flights.ts'
import type { RideLeg } from '#contract/rides.ts'
import { clockOf } from '#web/rides/site/index.ts'
import { longDay } from '#web/ui/day.ts'

const landsAt = ({ lands }: FoundFlight, day: string) => Date.parse(`${day}T${lands}:00+09:00`)

/** On that day it is down already: nobody can be met there. */
export const hasLanded = (found: FoundFlight, day: string, nowMs = Date.now()) => landsAt(found, day) < nowMs

export const landedInWords = (found: FoundFlight, day: string) =>
  `${found.number} landed at ${found.lands} on ${longDay(day)}.`

/** "JL 44 lands at Haneda Airport, Terminal 3, 07:05.", and what the guest said instead. */
export const whichInWords = (
  found: FoundFlight,
  own: { name: string; time: string },
): [title: string, words: string] => [
  `${found.number} lands at ${found.terminalName}, ${found.lands}.`,
  `You chose ${own.name}, ${own.time}. Where do you land?`,
]

/** "Found: London Heathrow to Haneda, Terminal 3, 19:05.", and what that means for the waiting. */
export function foundInWords(found: FoundFlight, leg: RideLeg): [title: string, words: string] {
  // A price that is on its way tells of the terminal before.
  const isOfNow =
    leg.terminal?.slug === found.terminal && leg.ride.landsAt !== null && clockOf(leg.ride.landsAt) === found.lands
  const what = found.isInternational ? 'Passport and bags take' : 'The bags take'
  const words = isOfNow
    ? `${what} about ${leg.ride.customsMinutes} minutes there. Waiting is free until ${clockOf(leg.waitFreeUntil)}; we then ask you before it costs anything.`
    : 'The price and the pick-up follow it.'
  return [`Found: ${found.fromCity} to ${found.terminalName}, ${found.lands}.`, words]
}
