import type { BoardJob } from '#contract/dispatch.ts'
import { dayOf, hourOf, isInTray, needsWords } from './job-words.ts'

/** A ride that meets its flight: where that lands decides the pick-up. */
export const followsFlight = ({ service, landsAt }: Pick<BoardJob, 'service' | 'landsAt'>) =>
  service.kind === 'ride' && landsAt !== null

const crewIds = ({ legs }: Pick<BoardJob, 'legs'>) => legs.map(({ resourceId }) => resourceId).toSorted()

/** What a landing did to a ride: where the pick-up is now, and whether somebody can still take it. */
export function landedWords(before: BoardJob, after: BoardJob): { title: string; isWaiting: boolean } {
  const name = after.flight || 'The flight'
  const lands = after.landsAt ? `${name} lands at ${hourOf(after.landsAt)}.` : ''
  const day = dayOf(after.startsAt) === dayOf(before.startsAt) ? '' : ' the next day'
  if (before.startsAt === after.startsAt && !isInTray(after))
    return { title: `${lands} The pick-up stays at ${hourOf(after.startsAt)}.`, isWaiting: false }
  const pickUp = `Pick-up at ${hourOf(after.startsAt)}${after.startsAt > before.startsAt ? day : ''}`
  if (isInTray(after)) return { title: `${lands} ${pickUp}: it needs ${needsWords(after)}.`, isWaiting: true }
  const isSameCrew = crewIds(before).join() === crewIds(after).join()
  return { title: `${lands} ${pickUp}, ${isSameCrew ? 'with the same crew' : 'with another crew'}.`, isWaiting: false }
}
