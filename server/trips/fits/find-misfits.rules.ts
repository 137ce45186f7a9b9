import type { Fact, Ground, Misfit } from './facts.rules.ts'
import { misfitsOfHours } from './hours.rules.ts'
import { missingSeats, otherParties } from './party.rules.ts'
import { twoCars } from './two-cars.rules.ts'

/** Whether a trip fits together. What cannot happen comes first; the rest may be meant so. */
export function findMisfits(facts: readonly Fact[], ground: Ground, today: string): Misfit[] {
  const inOrder = facts.toSorted((one, other) => one.beginsAt.getTime() - other.beginsAt.getTime())
  const hours = misfitsOfHours(inOrder, ground, today)
  const said = new Set<string>()
  // What begins before the flight lands is said once, and not again as an overlap with it.
  const once = hours.toReversed().filter(({ items: [first = ''] }) => !said.has(first) && said.add(first))
  return [...once.toReversed(), ...twoCars(inOrder, ground), ...otherParties(inOrder), ...missingSeats(inOrder)]
}
