import type { Stroller, WalkingLevel } from './catalogue.ts'

/** Three floors of a house: who asks for little walking, or has a small child by the hand, feels more than that. */
export const fewSteps = 50
/** So many steps tire about as much as a kilometre on the level. */
const stepsLikeAKilometre = 100

export const areManySteps = (steps: number) => steps > fewSteps

/** What has to be climbed: where a stroller comes all the way, every step has a way round. Not said counts as none. */
export const stepsToClimb = ({ steps, stroller }: { steps: number | null; stroller: Stroller | null }) =>
  stroller === 'all' ? 0 : (steps ?? 0)

/**
 * What a tour that says so much of its way may be found by, and no more: no car has a ramp, and nobody says that a
 * wheelchair comes along everywhere. Worded so that the passage on a card holds all of it.
 */
export const wheelsInWords = (stroller: Stroller | null) =>
  stroller === 'all' ? 'Room for a folded wheelchair in the car, no ramp; a way round every step.' : ''

/** What the office says of the way, unless the steps say more: many of them are not easy. */
export const levelWithSteps = (said: WalkingLevel, steps: number): WalkingLevel =>
  said === 'easy' && areManySteps(steps) ? 'moderate' : said

type OnFoot = { walkingKilometres: number; steps: number }

/** For a rank only, never shown: the way and its steps in one number. */
export const effortOf = ({ walkingKilometres, steps }: OnFoot) => walkingKilometres + steps / stepsLikeAKilometre

/** "3.5 km", "3.5 km, 398 steps". */
export const onFoot = ({ walkingKilometres, steps }: OnFoot) =>
  `${walkingKilometres}\u00a0km${areManySteps(steps) ? `, ${steps}\u00a0steps` : ''}`
