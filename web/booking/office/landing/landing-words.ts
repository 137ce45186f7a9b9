import type { previewLanding } from '#contract/dispatch-landing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { onTokyoClock } from '#core/days.ts'
import { listed } from '#core/words.ts'

/** What a landing is entered for: a job of the board, or the booking itself. */
export interface Landing {
  reference: string
  version: number
  startsAt: string
  landsAt: string | null
  flight: string
  /** A ride that meets it: the pick-up goes with it. */
  isFollowed: boolean
}

export const dayOf = (moment: string) => moment.slice(0, 10)
export const hourOf = (moment: string) => moment.slice(11, 16)

/** The pick-up after another landing: as long behind it as now. */
export function pickUpAfter({ startsAt, landsAt }: Pick<Landing, 'startsAt' | 'landsAt'>, lands: string): string {
  const gap = landsAt === null ? 0 : Date.parse(startsAt) - Date.parse(landsAt)
  return onTokyoClock(Date.parse(lands) + gap)
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
