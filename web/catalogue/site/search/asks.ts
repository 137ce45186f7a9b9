import { searchLimits } from '#contract/tour-filters.ts'
import { isDay } from '#core/days.ts'
import { gridAddress } from './search-address.ts'

/** One wish of several: its own words and its own day, empty where nothing was said. */
export interface Ask {
  q: string
  day: string
}

export interface Asks {
  /** One party for all. */
  guests: string
  asks: readonly Ask[]
}

export const mostAsks = 4
const places = Array.from({ length: mostAsks }, (_, index) => index + 1)

/** The parameters of the address, for the route table: `guests`, `q1`, `day1`, … */
export const askParameters = ['guests', ...places.flatMap((place) => [`q${place}`, `day${place}`])]

/** What an address asks for. Wishes that say nothing are left out; numbers beyond a car are none. */
export function readAsks(query: URLSearchParams): Asks {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, searchLimits.words)
  const day = (name: string) => (isDay(word(name)) ? word(name) : '')
  const guests = Number(word('guests'))
  return {
    guests: Number.isInteger(guests) && guests >= 1 && guests <= searchLimits.guests ? String(guests) : '',
    asks: places.map((place) => ({ q: word(`q${place}`), day: day(`day${place}`) })).filter((ask) => ask.q || ask.day),
  }
}

/** The same in an address, numbered without gaps. */
export function asksQuery({ guests, asks }: Asks): string {
  const query = new URLSearchParams()
  if (guests) query.set('guests', guests)
  for (const [index, ask] of asks.filter(({ q, day }) => q || day).entries()) {
    if (ask.q) query.set(`q${index + 1}`, ask.q)
    if (ask.day) query.set(`day${index + 1}`, ask.day)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Where all tours of one wish are. */
export const gridAddressOf = ({ q, day }: Ask, guests: string) =>
  gridAddress([
    ['q', q],
    ['day', day],
    ['guests', guests],
  ])
