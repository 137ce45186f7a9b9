import type { Terminal } from '#contract/rides.ts'

/** One answer to "which airport?": what must be known of it is how early one leaves the city. */
export interface Departure {
  id: string
  name: string
  leadMinutes: number
}

/** Airports, and where their terminals differ, each apart: "Narita", "Haneda, domestic". */
export function departuresOf(terminals: readonly Terminal[]): Departure[] {
  const departures = new Map<string, Departure>()
  const add = (id: string, name: string, leadMinutes: number | null) => {
    if (leadMinutes === null) return
    const before = departures.get(id)
    if (!before || before.leadMinutes < leadMinutes) departures.set(id, { id, name, leadMinutes })
  }
  for (const { airport, airportName, internationalLeadMinutes, domesticLeadMinutes } of terminals) {
    add(airport, `${airportName}, international`, internationalLeadMinutes)
    add(`${airport}-domestic`, `${airportName}, domestic`, domesticLeadMinutes)
  }
  return [...departures.values()].toSorted((a, b) => b.leadMinutes - a.leadMinutes)
}

/** "07:40", and whether that is on the evening before; null where the time is none. */
export function leaveAt(flightLeaves: string, leadMinutes: number): { time: string; isDayBefore: boolean } | null {
  const found = /^(\d{2}):(\d{2})$/.exec(flightLeaves)
  if (!found) return null
  const minutes = Number(found[1]) * 60 + Number(found[2]) - leadMinutes
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const figures = (number: number) => String(number).padStart(2, '0')
  return { time: `${figures(Math.floor(ofDay / 60))}:${figures(ofDay % 60)}`, isDayBefore: minutes < 0 }
}
