import type { ReadInputOf } from '#contract/endpoint.ts'
import type { PersonDetail, setEmployment as setEmploymentCall } from '#contract/people.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { Resource } from '../fleet.rules.ts'
import type { JobsOfFleet } from '../jobs-of-fleet.ts'
import { forgetFleet } from '../load-fleet.ts'
import { refuseFaults, tellEverybody } from '../papers/tell-everybody.ts'
import { letGo, type PersonRecord, updateEmployment } from './people.store.ts'
import { dayAfter, readPerson } from './read-person.ts'
import { lockSeenPerson, told } from './save-person.ts'

type Deed = ReadInputOf<typeof setEmploymentCall> & { userId: string }

/** Nobody leaves later than that: such a day is a slip of the keyboard. */
const furthestDays = 2 * 366

/**
 * Sets the last day of somebody, with every job after it to the tray, or takes it back: all in one, or nothing. What they
 * did stays as it is.
 */
export async function setEmployment(
  ctx: Context,
  jobs: JobsOfFleet,
  deed: Deed,
  attempt: Attempt,
): Promise<PersonDetail> {
  const { id, version, lastDay, reason, userId } = deed
  const today = tokyoDayOf(ctx.clock.now())
  if (lastDay !== null && lastDay > addDays(today, furthestDays))
    refuseFaults({ lastDay: 'At most two years from today.' })
  try {
    return await jobs.transactWithRetries(ctx, async (db) => {
      const before =
        lastDay === null ? await lockSeenPerson(db, id, version) : await leave(ctx, jobs, db, deed, lastDay)
      if (before.lastDay !== lastDay || (lastDay === null && !before.inService)) {
        await updateEmployment(db, id, { lastDay, inService: lastDay === null || lastDay >= today })
        await recordChange(db, {
          ...{ object: { kind: 'person', id }, userId, reason, version: version + 1, at: ctx.clock.now() },
          deed: lastDay === null ? 'took the end of employment back' : 'ended the employment',
          changes: [{ name: 'Last day', before: before.lastDay ?? '', after: lastDay ?? '' }],
        })
        await tellEverybody(db)
      }
      const answer = await readPerson({ ...ctx, db }, jobs, id)
      await attempt.remember(db, answer)
      return answer
    })
  } catch (error) {
    throw told(error)
  } finally {
    forgetFleet(ctx)
  }
}

/** With every job after the last day to the tray; the person is locked in its turn. */
async function leave(
  ctx: Context,
  jobs: JobsOfFleet,
  db: Database,
  { id, version, userId }: Deed,
  lastDay: string,
): Promise<PersonRecord> {
  let person: PersonRecord | undefined
  await jobs.takeOffAll(ctx, db, {
    ...{ id, userId, from: dayAfter(lastDay) },
    lock: async () => {
      person = await lockSeenPerson(db, id, version)
      if (person.beginsOn !== null && lastDay < person.beginsOn)
        refuseFaults({ lastDay: 'This lies before the first day.' })
      return { resource: resourceOf(person, lastDay), reason: `${person.name} leaves on ${shortDay(lastDay)}` }
    },
  })
  if (!person) throw new Error('Somebody left without being locked.')
  return person
}

const resourceOf = (person: PersonRecord, lastDay: string): Resource => ({
  ...{ id: person.id, kind: person.kind, name: person.name, seal: person.seal },
  ...{ garageArea: person.garageArea, garageName: person.garageName, workingDays: person.workingDays },
  ...{ worksFromMinutes: person.worksFromMinutes, worksUntilMinutes: person.worksUntilMinutes },
  lastDay,
})

/** Whose last day is over is none of ours any more; their telephone and seal are free for others. */
export async function letGoWhoLeft(ctx: Context): Promise<void> {
  const gone = await ctx.db.transaction().execute(async (db) => {
    const count = await letGo(db, tokyoDayOf(ctx.clock.now()))
    if (count > 0) await tellEverybody(db)
    return count
  })
  if (gone > 0) forgetFleet(ctx)
}
