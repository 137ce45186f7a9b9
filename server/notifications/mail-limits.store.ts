import { type MailLimit, type MailLimitKind, type MailLimits, mailLimitKinds } from '#contract/mail-limits.ts'
import type { Database } from '#server/platform/database.ts'

const selectLimits = (db: Database) =>
  db.selectFrom('mail_limits').select(['kind', 'most_an_hour as mostAnHour', 'most_a_day as mostADay'])

export async function readLimit(db: Database, kind: MailLimitKind): Promise<MailLimit> {
  const { mostAnHour, mostADay } = await selectLimits(db).where('kind', '=', kind).executeTakeFirstOrThrow()
  return { mostAnHour, mostADay }
}

/** Every kind has its row, from the beginning on. */
export async function readLimits(db: Database): Promise<MailLimits> {
  const rows = await selectLimits(db).execute()
  const limits = rows.map(({ kind, ...limit }) => [kind, limit])
  return Object.fromEntries(limits) as MailLimits
}

export async function writeLimits(db: Database, limits: MailLimits): Promise<void> {
  for (const kind of mailLimitKinds) {
    const { mostAnHour, mostADay } = limits[kind]
    await db
      .updateTable('mail_limits')
      .set({ most_an_hour: mostAnHour, most_a_day: mostADay })
      .where('kind', '=', kind)
      .execute()
  }
}
