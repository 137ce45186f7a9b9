import type { BoardJob } from '#contract/dispatch.ts'
import type { previewLanding } from '#contract/dispatch-landing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { onTokyoClock } from '#core/days.ts'
import { listed } from '#core/words.ts'
import { dayOf, hourOf, isInTray, needsWords } from './job-words.ts'

/** A ride that meets its flight: where that lands decides the pick-up. */
export const followsFlight = ({ service, landsAt }: Pick<BoardJob, 'service' | 'landsAt'>) =>
  service.kind === 'ride' && landsAt !== null

/** The pick-up after another landing: as long behind it as now. */
export function pickUpAfter({ startsAt, landsAt }: Pick<BoardJob, 'startsAt' | 'landsAt'>, lands: string): string {
  const gap = landsAt === null ? 0 : Date.parse(startsAt) - Date.parse(landsAt)
  return onTokyoClock(Date.parse(lands) + gap)
}

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

/** Before it is saved: where the pick-up goes, and who drives then, by name. */
export function previewWords({ startsAt, before, after, isShort }: OutputOf<typeof previewLanding>): string {
  const coming = after.filter((name) => !before.includes(name))
  const going = before.filter((name) => !after.includes(name))
  const pickUp = `The pick-up moves to ${hourOf(startsAt)}.`
  const told = 'The guest is written to.'
  if (isShort)
    return `${pickUp} ${listed(going)} cannot take it then, and nobody else is free: it waits in the tray. ${told}`
  if (coming.length === 0) return `${pickUp} ${listed(after)} stay with it. ${told}`
  return `${pickUp} ${listed(coming)} instead of ${listed(going)}. ${told}`
}
