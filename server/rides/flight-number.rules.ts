import { clockAfter } from '#core/days.ts'

/** As flights are kept: capitals and figures, no space, and no letter at the end, which marks a second flight of a day. */
export const bareFlight = (written: string) =>
  written
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/(?<=\d)[A-Z]$/, '')
    // "NH 0212" is the same flight.
    .replace(/^(..)0+(?=\d)/, '$1')

/** As people read it: "NH 212". */
export const flightInWords = (number: string) => `${number.slice(0, 2)} ${number.slice(2)}`

/** Flights are kept with minutes after midnight, and told with the clock. */
export const clockOf = (minutes: number) => clockAfter('00:00', minutes)
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
