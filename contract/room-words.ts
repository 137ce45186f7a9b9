import { capitalized, counted, countedInWords, halvesInFigures, numeral } from '#core/words.ts'
import type { Load, VehicleClass } from './catalogue.ts'
import {
  cheapestFitting,
  fitsLoad,
  fitsParty,
  halfSeatsOf,
  isFull,
  mostCases,
  mostGuests,
  type OfferedClass,
  placesIn,
  type RoomParty,
  roomNeeded,
} from './room.ts'
import { extrasTakeRoom, leastRelief, type Relief } from './smaller-party.ts'

/** Why this class: "3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do." */
export function explainRoom(offered: readonly OfferedClass[], party: RoomParty, chosen: VehicleClass): string {
  const car = offered.find(({ vehicleClass }) => vehicleClass === chosen)
  if (!car) return 'This day is not offered with that car.'
  const cheapest = cheapestFitting(offered, party)
  if (!cheapest) return explainNoRoom(offered, party)
  if (!fitsParty(car.loads, party)) {
    return `${capitalized(a(car))} is too small for ${inWords(party)}; ${a(cheapest)} will do.`
  }
  if (cheapest.priceYen < car.priceYen) {
    const takes =
      roomLeft(car.loads, party) === spare ? `gives ${inWords(party)} room to spare` : `takes ${inWords(party)}`
    return `${capitalized(a(car))} ${takes}; ${a(cheapest)} would do.`
  }
  const cheaper = offered.filter(({ priceYen }) => priceYen < car.priceYen)
  if (cheaper.length === 0) {
    const others = offered.length > 1 ? '; you need nothing larger' : ''
    return `${capitalized(a(car))} takes ${inWords(party)}${others}.`
  }
  const relief = leastRelief(cheaper, party)
  return `${inWords(party)} ${party.guests === 1 ? 'needs' : 'need'} ${a(car)}${relief ? `; ${outcome(relief, party)}` : ''}.`
}

/** When no class of the tour takes the party. */
export function explainNoRoom(offered: readonly OfferedClass[], party: RoomParty): string {
  const relief = leastRelief(offered, party)
  return `No car of this day takes ${inWords(party)}${relief ? `; ${outcome(relief, party)}` : ''}.`
}

/** The arithmetic of one class: how full it would be, or what is too much. */
export function explainFit({ loads }: Pick<OfferedClass, 'loads'>, party: RoomParty): string {
  const room = roomNeeded(party)
  if (fitsParty(loads, party)) {
    const { halfSeatsNeeded, seats, casesNeeded, cases } = placesIn(loads, party)
    const figures = `Seats ${halvesInFigures(halfSeatsNeeded)} of ${seats}, suitcases ${casesNeeded} of ${cases}`
    return `${figures}: ${roomLeft(loads, party)}.`
  }
  const most = mostCases(loads, room.guests)
  if (most === undefined) {
    const extras = room.guests > party.guests ? 'with the extras ' : ''
    return `It seats ${numeral(mostGuests(loads))}; ${extras}you need ${numeral(room.guests)} seats.`
  }
  const seated =
    halfSeatsOf(party) > 0
      ? `${halvesInFigures(party.guests * 2 + halfSeatsOf(party))} seats taken`
      : counted(party.guests, 'guest')
  const extras = room.largeCases > party.largeCases ? 'with the extras ' : ''
  return `With ${seated} it takes ${suitcases(most)}; ${extras}you need room for ${numeral(room.largeCases)}.`
}

const spare = 'room to spare'

/** What could still come along in a car that takes the party: "room to spare" is said only of seats and suitcases both. */
export function roomLeft(loads: readonly Load[], party: RoomParty): string {
  const { guests, largeCases } = roomNeeded(party)
  if (isFull(loads, party)) return 'fits exactly'
  if (!fitsLoad(loads, guests, largeCases + 1))
    return largeCases === 0 ? 'no room for suitcases' : 'no room for another suitcase'
  if (fitsLoad(loads, guests + 1, largeCases)) return spare
  // Seats are counted of all that the car has, and some of them may have to make room for suitcases.
  return guests < mostGuests(loads) ? 'another guest only with fewer suitcases' : 'no room for another guest'
}

/** "4 guests with 4 large suitcases, or 6 with 2": everything that a class takes, said the same way everywhere. */
export function loadsInWords(loads: readonly Load[]): string {
  return tellingLoads(loads)
    .map(({ guests, largeCases }, index) => {
      const luggage = largeCases === 0 ? (index === 0 ? 'no' : 'none') : String(largeCases)
      return index === 0
        ? `${counted(guests, 'guest')} with ${luggage} large ${largeCases === 1 ? 'suitcase' : 'suitcases'}`
        : `${guests} with ${luggage}`
    })
    .join(', or ')
}

/** Without the pairs that another outdoes. */
const tellingLoads = (loads: readonly Load[]) =>
  loads.filter((load) => !loads.some((other) => other !== load && outdoes(other, load)))

const outdoes = (other: Load, load: Load) =>
  other.guests >= load.guests &&
  other.largeCases >= load.largeCases &&
  other.guests + other.largeCases > load.guests + load.largeCases

function outcome({ party: smaller, car }: Relief, party: RoomParty): string {
  const luggage = smaller.largeCases === 0 ? 'without suitcases' : `with ${suitcases(smaller.largeCases)}`
  const company = `for ${countedInWords(smaller.guests, 'guest')}`
  if (extrasTakeRoom(party) && !extrasTakeRoom(smaller)) return `without the extras ${a(car)} will do`
  if (smaller.guests === party.guests) return `${luggage} ${a(car)} will do`
  if (smaller.largeCases === party.largeCases) return `${company} ${a(car)} will do`
  return `${company} ${luggage} ${a(car)} will do`
}

function inWords(party: RoomParty): string {
  const luggage = party.largeCases === 0 ? '' : ` with ${counted(party.largeCases, 'suitcase')}`
  return `${counted(party.guests, 'guest')}${luggage}${extrasTakeRoom(party) ? ' and the extras' : ''}`
}

const suitcases = (count: number) => countedInWords(count, 'suitcase')
const a = ({ name }: OfferedClass) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
