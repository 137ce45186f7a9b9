import type { AbsenceKind } from '#contract/dispatch-absences.ts'
import { counted } from '#core/words.ts'
import type { Resource } from '#server/fleet/index.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { minutesOfTokyoDay, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { AbsenceSpan } from './absence.rules.ts'

const words: Record<AbsenceKind, string> = {
  ill: 'an illness',
  leave: 'leave',
  repair: 'a repair',
  other: 'an absence',
}

export const deeds = {
  entered: (kind: AbsenceKind) => `${kind === 'leave' ? 'planned' : 'entered'} ${words[kind]}`,
  ended: (kind: AbsenceKind) => `called ${words[kind]} off`,
  moved: (kind: AbsenceKind) => `set another end for ${words[kind]}`,
}

/** "2 jobs went to the tray"; empty where none did. */
export const jobsInTray = (jobs: number) => (jobs === 0 ? '' : `${counted(jobs, 'job')} went to the tray`)

const momentInWords = (at: Date, isEnd: boolean): string => {
  if (minutesOfTokyoDay(at) > 0) return `${shortDay(tokyoDayOf(at))} ${tokyoTimeOf(at)}`
  return shortDay(tokyoDayOf(isEnd ? new Date(at.getTime() - 1) : at))
}

/** "Thu 24 Dec", "Thu 24 Dec to Mon 28 Dec", "Thu 24 Dec 14:00 to Thu 24 Dec 18:00". */
export function awayInDays({ from, until }: AbsenceSpan): string {
  const [first, last] = [momentInWords(from, false), momentInWords(until, true)]
  return first === last ? first : `${first} to ${last}`
}

interface Told {
  resource: Pick<Resource, 'id' | 'kind'>
  userId: string
  deed: string
  before?: AbsenceSpan
  after?: AbsenceSpan
  jobs: number
  note: string
}

/** Into the history of the person; cars show their stops themselves. */
export async function tellPersonsTrail(ctx: Context, db: Database, told: Told): Promise<void> {
  if (told.resource.kind === 'vehicle') return
  const { before, after } = told
  await recordChange(db, {
    ...{ object: { kind: 'person', id: told.resource.id }, userId: told.userId, at: ctx.clock.now() },
    deed: [told.deed, jobsInTray(told.jobs)].filter(Boolean).join('; '),
    changes: [{ name: 'Away', before: before ? awayInDays(before) : '', after: after ? awayInDays(after) : '' }],
    reason: told.note,
  })
}
