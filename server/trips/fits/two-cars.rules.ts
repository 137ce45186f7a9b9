import type { TripWish } from '#contract/trip-wish.ts'
import { capitalized, countedInWords, numeral } from '#core/words.ts'
import { type Party, withParty } from '../trip-wish.rules.ts'
import { clockAt, type Fact, type Ground, type Misfit } from './facts.rules.ts'

const sameTimeMs = 15 * 60_000

/** Two cars for the same way at the same time: a large party in two, or one car too many. */
export function areTwins(one: Fact, other: Fact): boolean {
  const isSameTime = Math.abs(one.beginsAt.getTime() - other.beginsAt.getTime()) <= sameTimeMs
  return isSameTime && wayOf(one.wish) === wayOf(other.wish)
}

const wayOf = (wish: TripWish) =>
  wish.kind === 'tour'
    ? wish.tour
    : JSON.stringify([wish.way, wish.from, wish.fromAddress, wish.to, wish.toAddress, wish.hours])

export function twoCars(facts: readonly Fact[], { carFor }: Pick<Ground, 'carFor'>): Misfit[] {
  return facts.flatMap((one, index) =>
    facts.slice(index + 1).flatMap((other): Misfit[] => {
      if (!areTwins(one, other)) return []
      const all = joined(one.party, other.party)
      const car = carFor(all)
      if (!car) return []
      const who = capitalized(`all ${numeral(all.guests)} of you`)
      const cases = all.largeCases > 0 ? ` with ${countedInWords(all.largeCases, 'large suitcase')}` : ''
      return [
        {
          ...{ kind: 'two-cars', isImpossible: false, items: [other.id, one.id] },
          title: 'Two cars where one would do.',
          why: `Both are ${one.title} at ${clockAt(one.beginsAt)}. ${who}${cases} fit into one ${car.name}.`,
          proposals: [
            {
              words: `One ${car.name} for all ${numeral(all.guests)}`,
              changes: [
                { id: one.id, wish: { ...withParty(one.wish, all), vehicleClass: car.vehicleClass } },
                { id: other.id, wish: null },
              ],
            },
          ],
        },
      ]
    }),
  )
}

function joined(one: Party, other: Party): Party {
  const pieces = new Map<string, number>()
  for (const extra of [...one.extras, ...other.extras])
    pieces.set(extra.code, (pieces.get(extra.code) ?? 0) + extra.pieces)
  return {
    guests: one.guests + other.guests,
    largeCases: one.largeCases + other.largeCases,
    childAges: [...one.childAges, ...other.childAges],
    extras: [...pieces].map(([code, count]) => ({ code, pieces: count })),
  }
}
