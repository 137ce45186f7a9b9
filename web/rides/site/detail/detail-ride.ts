import { partyInWords } from '#contract/party.ts'
import type { RideAsk, RideLeg, RideOption } from '#contract/rides.ts'
import { casesInWords, extrasInWords } from '#contract/told-words.ts'
import { capitalized, countedInWords, numeral } from '#core/words.ts'
import type { ScaleParty } from '#web/fleet/site/index.ts'
import { rideQuery } from '../ride-address.ts'
import { agesOf, partyOf } from '../ride-words.ts'
import type { Packed } from './packing.ts'

/** A ride in the class of this page. */
export interface DetailRide {
  ask: RideAsk
  /** The way there, and the way back where one was asked for. */
  legs: RideLeg[]
  option: RideOption
  /** Where this class cannot do it: the cheapest that can. */
  instead: Pick<RideOption, 'vehicleClass' | 'name' | 'totalYen'> | null
}

/** The address of a page of rides, with all that was asked for. */
export function ridePath(page: 'home' | 'list' | 'detail' | 'booking', ask: RideAsk, vehicleClass?: string): string {
  const query = rideQuery(ask)
  if (vehicleClass) query.set('class', vehicleClass)
  return `/cabs/${page}?${query}`
}

export function packedOf(ask: RideAsk): Packed {
  const { guests, childSeats, boosterSeats, strollers, wheelchairs, largeCases } = ask
  return { guests, children: agesOf(ask).length, childSeats, boosterSeats, strollers, wheelchairs, largeCases }
}

/** "2 adults, 1 child (5), 2 large suitcases, 1 child seat, 1 folded stroller". */
export function partyWithSeats(ask: RideAsk): string {
  const party = partyOf(ask)
  return [partyInWords(party), casesInWords(party.largeCases), extrasInWords(party.extras)].filter(Boolean).join(', ')
}

/** Children whose age nobody told stand there as fives. */
export function scaleOf(ask: RideAsk): ScaleParty {
  const told = agesOf(ask)
  const seated = ask.childSeats + ask.boosterSeats
  const ages = [...told, ...Array.from({ length: Math.max(0, seated - told.length) }, () => 5)].slice(0, ask.guests)
  return {
    adults: ask.guests - ages.length,
    ages,
    largeCases: ask.largeCases,
    strollers: ask.strollers,
    wheelchairs: ask.wheelchairs,
  }
}

/** What takes more room than one would think, and what it comes to. */
export function packedInWords(
  { childSeats, strollers, wheelchairs }: Pick<RideAsk, 'childSeats' | 'strollers' | 'wheelchairs'>,
  { room }: Pick<RideOption, 'room'>,
): string {
  const isFull = room.casesNeeded === room.cases && room.cases > 0
  const folded = [foldedInWords(strollers, 'stroller'), foldedInWords(wheelchairs, 'wheelchair')].filter(Boolean)
  return [
    childSeats === 1 && 'A child seat takes the width of one and a half.',
    childSeats > 1 && `${capitalized(numeral(childSeats))} child seats take one and a half places each.`,
    folded.length > 0 && `${folded.join('. ')}${isFull ? `, so ${placesTaken(room.cases, '')}` : ''}.`,
    folded.length === 0 && isFull && `${capitalized(placesTaken(room.cases, ' for suitcases'))}.`,
    room.casesNeeded > room.cases && tooMuchInWords(room),
    'Hand luggage goes at your feet.',
  ]
    .filter(Boolean)
    .join(' ')
}

const foldedInWords = (count: number, name: string) =>
  count > 0 && `${count === 1 ? 'The' : 'Each'} folded ${name} takes the place of two suitcases`

/** "both places for suitcases are taken". */
function placesTaken(count: number, what: string): string {
  if (count === 1) return `the one place${what} is taken`
  return `${count === 2 ? 'both' : `all ${numeral(count)}`} places${what} are taken`
}

const tooMuchInWords = ({ casesNeeded, cases }: RideOption['room']) =>
  `Your luggage needs ${countedInWords(casesNeeded, 'place')}; this car has ${cases === 0 ? 'none' : numeral(cases)} for you.`
