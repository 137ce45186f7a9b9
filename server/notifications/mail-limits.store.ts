import type { Database } from '#server/platform/database.ts'

/** Mails that anybody can cause, by what causes them. */
export type MailLimitKind = 'unpaid' | 'again' | 'account' | 'contact' | 'coming'

export interface MailLimit {
  mostAnHour: number
  mostADay: number
}

export async function readLimit(db: Database, kind: MailLimitKind): Promise<MailLimit> {
  return db
    .selectFrom('mail_limits')
    .select(['most_an_hour as mostAnHour', 'most_a_day as mostADay'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
}
