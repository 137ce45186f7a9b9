import type { ClassPrice, Tour, VehicleClass } from '#contract/catalogue.ts'
import { type IsoDay, isDay } from './days.ts'
import { loadFor, type Party, suggestedCar } from './fit.ts'

/** What a visitor chose in the price box. It lives in the address, so that it can be kept, shared and reloaded. */
export interface Choice extends Party {
  day: IsoDay | null
  /** One of the tour's start times. */
  start: string
  /** Null while ours is as good as any. */
  car: VehicleClass | null
}

export type Choosable = Pick<Tour, 'startTimes' | 'prices'>

const usual: Party = { guests: 2, cases: 0 }
/** Beyond any car of ours: what an address says is read up to here and then answered in words. */
const mostRead = 99

export function nothingChosen({ startTimes }: Choosable): Choice {
  return { ...usual, day: null, start: startTimes[0] ?? '', car: null }
}

/** Whatever the address says: only what makes sense for this tour is taken. */
export function readChoice(query: URLSearchParams, tour: Choosable): Choice {
  const nothing = nothingChosen(tour)
  const day = query.get('day')
  return {
    day: day && isDay(day) ? day : null,
    start: tour.startTimes.find((time) => time === query.get('start')) ?? nothing.start,
    guests: wholeNumber(query.get('guests'), 1) ?? nothing.guests,
    cases: wholeNumber(query.get('cases'), 0) ?? nothing.cases,
    car: tour.prices.find(({ vehicleClass }) => vehicleClass === query.get('car'))?.vehicleClass ?? null,
  }
}

/** The address of a choice: only what differs from the usual, and whatever else the address holds. */
export function writeChoice(query: URLSearchParams, choice: Choice, tour: Choosable): URLSearchParams {
  const nothing = nothingChosen(tour)
  const written = new URLSearchParams(query)
  for (const name of ['day', 'start', 'guests', 'cases', 'car'] as const) {
    const value = choice[name]
    if (value === null || value === nothing[name]) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

/** The car that is booked: the chosen one as long as it takes the party, else the one we suggest. */
export function carOf(prices: readonly ClassPrice[], choice: Choice): ClassPrice | undefined {
  const chosen = prices.find(({ vehicleClass }) => vehicleClass === choice.car)
  return chosen && loadFor(chosen.loads, choice) ? chosen : suggestedCar(prices, choice)
}

function wholeNumber(written: string | null, least: number): number | undefined {
  if (!written || !/^\d{1,3}$/.test(written)) return undefined
  const number = Number(written)
  return number >= least && number <= mostRead ? number : undefined
}
