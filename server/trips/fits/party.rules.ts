import { counted, numeral } from '#core/words.ts'
import { type Party, withParty } from '../trip-wish.rules.ts'
import type { Fact, Misfit } from './facts.rules.ts'
import { areTwins } from './two-cars.rules.ts'

/** Another number of guests in one thing than in the others: perhaps meant, perhaps somebody is missing. */
export function otherParties(facts: readonly Fact[]): Misfit[] {
  const alone = facts.filter((fact) => !facts.some((other) => other !== fact && areTwins(fact, other)))
  const usual = usualOf(alone)
  if (!usual) return []
  const others = alone.filter(({ party }) => party.guests !== usual.party.guests)
  const rest = alone.length === 2 ? `${usual.title} is` : others.length === 1 ? 'all else is' : 'most is'
  const count = numeral(usual.party.guests)
  return others.map((fact) => ({
    ...{ kind: 'other-party' as const, isImpossible: false, items: [fact.id, usual.id] },
    title: `${fact.title} is for ${numeral(fact.party.guests)}, ${rest} for ${count}.`,
    why: 'Both can be right. If somebody is missing from the list, or on it once too often, this mends it.',
    proposals: [
      { words: `Make ${fact.title} for ${count}`, changes: [{ id: fact.id, wish: asMany(fact, usual) }] },
      ...(alone.length === 2
        ? [
            {
              words: `Make ${usual.title} for ${numeral(fact.party.guests)}`,
              changes: [{ id: usual.id, wish: asMany(usual, fact) }],
            },
          ]
        : []),
    ],
  }))
}

/** One of those with the number of guests that most have; of equally many the first. */
function usualOf(facts: readonly Fact[]): Fact | undefined {
  const often = ({ party }: Fact) => facts.filter((other) => other.party.guests === party.guests).length
  return facts.toSorted((one, other) => often(other) - often(one))[0]
}

const asMany = ({ wish, party }: Fact, { party: { guests, childAges } }: Fact) =>
  withParty(wish, { ...party, guests, childAges })

const seatCodes = ['child-seat', 'booster-seat']
const seatsOf = ({ extras }: Party) => extras.filter(({ code }) => seatCodes.includes(code))
const seatCount = (party: Party) => seatsOf(party).reduce((sum, { pieces }) => sum + pieces, 0)

/** A child seat in one thing and none in another for the same party, or for one with children. */
export function missingSeats(facts: readonly Fact[]): Misfit[] {
  const seated = facts.toSorted((one, other) => seatCount(other.party) - seatCount(one.party))[0]
  const seats = seated ? seatCount(seated.party) : 0
  if (!seated || seats === 0) return []
  return facts
    .filter(({ party }) => seatCount(party) === 0)
    .filter(({ party }) => party.childAges.length > 0 || party.guests === seated.party.guests)
    .map((fact) => {
      const { wish, party } = fact
      const count = counted(seats, 'child seat')
      return {
        ...{ kind: 'seat-missing' as const, isImpossible: false, items: [fact.id, seated.id] },
        title: `${fact.title} has no child seat.`,
        why: `${seated.title} has ${count}. Perhaps ${seats === 1 ? 'it is' : 'they are'} wanted here, too.`,
        proposals: [
          {
            words: `Add ${count} to ${fact.title}`,
            changes: [
              { id: fact.id, wish: withParty(wish, { ...party, extras: [...party.extras, ...seatsOf(seated.party)] }) },
            ],
          },
        ],
      }
    })
}
