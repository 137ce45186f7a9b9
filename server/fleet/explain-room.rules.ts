import type { VehicleClass } from '#contract/catalogue.ts'
import {
  cheapestFitting,
  fitsParty,
  mostCases,
  mostGuests,
  type OfferedClass,
  type RoomParty,
  roomNeeded,
} from './room.rules.ts'
import { extrasTakeRoom, leastRelief, type Relief } from './smaller-party.rules.ts'

/** Why this class: "3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do." */
export function explainRoom(offered: readonly OfferedClass[], party: RoomParty, chosen: VehicleClass): string {
  const car = offered.find(({ vehicleClass }) => vehicleClass === chosen)
  if (!car) return 'This day is not offered with that car.'
  const cheapest = cheapestFitting(offered, party)
  if (!cheapest) return explainNoRoom(offered, party)
  if (!fitsParty(car.loads, party)) {
    return `${upper(a(car))} is too small for ${inWords(party)}; ${a(cheapest)} will do.`
  }
  if (cheapest.priceYen < car.priceYen) {
    return `${upper(a(car))} gives ${inWords(party)} room to spare; ${a(cheapest)} would do.`
  }
  const cheaper = offered.filter(({ priceYen }) => priceYen < car.priceYen)
  if (cheaper.length === 0) {
    const others = offered.length > 1 ? '; you need nothing larger' : ''
    return `${upper(a(car))} takes ${inWords(party)}${others}.`
  }
  const relief = leastRelief(cheaper, party)
  return `${inWords(party)} ${party.guests === 1 ? 'needs' : 'need'} ${a(car)}${relief ? `; ${outcome(relief, party)}` : ''}.`
}

/** When no class of the tour takes the party. */
export function explainNoRoom(offered: readonly OfferedClass[], party: RoomParty): string {
  const relief = leastRelief(offered, party)
  return `No car of this day takes ${inWords(party)}${relief ? `; ${outcome(relief, party)}` : ''}.`
}

/** The arithmetic of one class: what it has room for, or what is too much. */
export function explainFit({ loads }: Pick<OfferedClass, 'loads'>, party: RoomParty): string {
  const room = roomNeeded(party)
  const load = loads.find((pair) => room.guests <= pair.guests && room.largeCases <= pair.largeCases)
  if (load) return `Room for ${counted(load.guests, 'guest')} with ${suitcases(load.largeCases)}.`
  const extras = extrasTakeRoom(party) ? 'with the extras ' : ''
  const most = mostCases(loads, room.guests)
  if (most === undefined)
    return `It seats ${numeral(mostGuests(loads))}; ${extras}you need ${numeral(room.guests)} seats.`
  return `With ${counted(party.guests, 'guest')} it takes ${suitcases(most)}; ${extras}you need room for ${numeral(room.largeCases)}.`
}

function outcome({ party: smaller, car }: Relief, party: RoomParty): string {
  const luggage = smaller.largeCases === 0 ? 'without suitcases' : `with ${suitcases(smaller.largeCases)}`
  const company = `for ${numeral(smaller.guests)} ${smaller.guests === 1 ? 'guest' : 'guests'}`
  if (extrasTakeRoom(party) && !extrasTakeRoom(smaller)) return `without the extras ${a(car)} will do`
  if (smaller.guests === party.guests) return `${luggage} ${a(car)} will do`
  if (smaller.largeCases === party.largeCases) return `${company} ${a(car)} will do`
  return `${company} ${luggage} ${a(car)} will do`
}

function inWords(party: RoomParty): string {
  const luggage = party.largeCases === 0 ? '' : ` with ${counted(party.largeCases, 'suitcase')}`
  return `${counted(party.guests, 'guest')}${luggage}${extrasTakeRoom(party) ? ' and the extras' : ''}`
}

const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const numeral = (count: number) => numerals[count] ?? String(count)
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
const suitcases = (count: number) => `${numeral(count)} ${count === 1 ? 'suitcase' : 'suitcases'}`
const a = ({ name }: OfferedClass) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
