import { capitalized, counted, listed, numeral } from '#core/words.ts'

/** What takes room: guests with their seats, suitcases, strollers and wheelchairs. */
export interface PartyInWords {
  adults: number
  children: number
  childSeats: number
  largeCases: number
  strollers: number
  wheelchairs: number
  halfSeatsNeeded: number
  casesNeeded: number
}

/** "2 adults and 1 child in a seat need three and a half places. 2 large suitcases and a folded stroller need four." */
export function partyInWords(party: PartyInWords): string {
  const seated = Math.min(party.childSeats, party.children)
  const who = [
    party.adults > 0 && counted(party.adults, 'adult'),
    seated > 0 && `${counted(seated, 'child', 'children')} in ${seated === 1 ? 'a seat' : 'seats'}`,
    party.children > seated && counted(party.children - seated, 'child', 'children'),
    party.childSeats > seated && counted(party.childSeats - seated, 'child seat'),
  ].filter((part) => part !== false)
  const people = party.adults + party.children
  const places = halvesInWords(party.halfSeatsNeeded)
  const seats = `${listed(who)} ${needs(people + party.childSeats - seated)} ${places} ${party.halfSeatsNeeded === 2 ? 'place' : 'places'}.`
  const luggage = [
    party.largeCases > 0 && counted(party.largeCases, 'large suitcase'),
    party.strollers === 1 && 'a folded stroller',
    party.strollers > 1 && `${party.strollers} folded strollers`,
    party.wheelchairs === 1 && 'a folded wheelchair',
    party.wheelchairs > 1 && `${party.wheelchairs} folded wheelchairs`,
  ].filter((part) => part !== false)
  if (luggage.length === 0) return seats
  const cases = halvesInWords(party.casesNeeded * 2)
  return `${seats} ${capitalized(listed(luggage))} ${needs(party.largeCases + party.strollers + party.wheelchairs)} ${cases}.`
}

const needs = (count: number) => (count === 1 ? 'needs' : 'need')

/** 7 is "three and a half". */
function halvesInWords(halves: number): string {
  const whole = Math.floor(halves / 2)
  const words = numeral(whole)
  if (halves % 2 === 0) return words
  return whole === 0 ? 'half a' : `${words} and a half`
}
