import type { ClassPrice, Load, VehicleClass } from '#contract/catalogue.ts'
import { counted, numeral, suitcases } from './counting.ts'

export interface Party {
  guests: number
  /** Large suitcases. */
  cases: number
}

export type CarNames = Record<VehicleClass, string>

/** The first pair that takes the party; the roomiest stands first. */
export const loadFor = (loads: readonly Load[], { guests, cases }: Party): Load | undefined =>
  tellingLoads(loads).find((load) => guests <= load.guests && cases <= load.largeCases)

/** Without the pairs that another outdoes. */
const tellingLoads = (loads: readonly Load[]) =>
  loads.filter((load) => !loads.some((other) => other !== load && outdoes(other, load)))

const outdoes = (other: Load, load: Load) =>
  other.guests >= load.guests &&
  other.largeCases >= load.largeCases &&
  other.guests + other.largeCases > load.guests + load.largeCases

/** How many suitcases go with so many guests; undefined when there are not seats enough. */
function mostCases(loads: readonly Load[], guests: number): number | undefined {
  const seated = loads.filter((load) => guests <= load.guests)
  return seated.length === 0 ? undefined : Math.max(...seated.map((load) => load.largeCases))
}

/** "4 guests with 4 large suitcases, or 6 with 2": everything a class takes. */
export function loadsInWords(loads: readonly Load[]): string {
  return tellingLoads(loads)
    .map(({ guests, largeCases }, index) => {
      const luggage = largeCases === 0 ? 'none' : String(largeCases)
      return index === 0
        ? `${counted(guests, 'guest')} with ${suitcases(largeCases, 'large')}`
        : `${guests} with ${luggage}`
    })
    .join(', or ')
}

/** The arithmetic behind "does not fit". */
export function whyTooSmall({ loads, maxGuests }: ClassPrice, { guests, cases }: Party): string {
  const most = mostCases(loads, guests)
  if (most === undefined) return `It seats ${numeral(maxGuests)}; you are ${numeral(guests)}.`
  return `With ${counted(guests, 'guest')} it takes ${suitcases(most)}; you have ${numeral(cases)}.`
}

/** The arithmetic behind "fits". */
export function howItFits(load: Load, { guests, cases }: Party): string {
  const isFull = guests === load.guests && cases === load.largeCases
  const arithmetic = `Seats ${guests} of ${load.guests}, suitcases ${cases} of ${load.largeCases}.`
  return isFull ? `${arithmetic} It all fits, with no place to spare.` : arithmetic
}

/** The cheapest class that takes the party. */
export function suggestedCar(prices: readonly ClassPrice[], party: Party): ClassPrice | undefined {
  return prices.filter(({ loads }) => loadFor(loads, party)).sort((a, b) => a.priceYen - b.priceYen)[0]
}

/** Why this class and no cheaper one: "3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do." */
export function whySuggested(prices: readonly ClassPrice[], party: Party, names: CarNames): string {
  const suggested = suggestedCar(prices, party)
  if (!suggested) return whyNothingFits(prices, party, names)
  const cheaper = prices.filter(({ priceYen }) => priceYen < suggested.priceYen).sort((a, b) => b.priceYen - a.priceYen)
  const [next] = cheaper
  if (!next) {
    return prices.length === 1
      ? `${article(names[suggested.vehicleClass])} takes you all.`
      : `${article(names[suggested.vehicleClass])} takes you all; you need nothing larger.`
  }
  const need = `${partyInWords(party)} ${party.guests === 1 ? 'needs' : 'need'} ${lower(article(names[suggested.vehicleClass]))}`
  return `${need}; ${alternative(next, party, names)}.`
}

function alternative(car: ClassPrice, party: Party, names: CarNames): string {
  const most = mostCases(car.loads, party.guests)
  const name = lower(article(names[car.vehicleClass]))
  if (most === undefined) return `${name} seats ${numeral(car.maxGuests)}`
  return most === 0 ? `without suitcases ${name} will do` : `with ${suitcases(most)} ${name} will do`
}

function whyNothingFits(prices: readonly ClassPrice[], party: Party, names: CarNames): string {
  const seated = prices.filter(({ maxGuests }) => party.guests <= maxGuests)
  const most = (car: ClassPrice) => mostCases(car.loads, party.guests) ?? 0
  const [roomiest] = seated.sort((a, b) => most(b) - most(a))
  if (!roomiest) {
    const seats = Math.max(...prices.map(({ maxGuests }) => maxGuests))
    return `One car takes up to ${counted(seats, 'guest')} on this day.`
  }
  return `No car takes ${lower(partyInWords(party))}; ${alternative(roomiest, party, names)}.`
}

function partyInWords({ guests, cases }: Party): string {
  return cases === 0 ? counted(guests, 'guest') : `${counted(guests, 'guest')} with ${counted(cases, 'suitcase')}`
}

const article = (name: string) => `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name}`
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
