import type { MailKind } from '#contract/mail-choices.ts'
import { emailKey } from '#contract/text.ts'
import { findAddressesAlong } from '#server/guests/index.ts'
import type { Database } from '#server/platform/database.ts'

/** Which kinds of mail an address does not want. */
export async function refusalsOf(db: Database, email: string): Promise<Set<MailKind>> {
  const rows = await db.selectFrom('mail_refusals').select('kind').where('email_key', '=', emailKey(email)).execute()
  return new Set(rows.map(({ kind }) => kind as MailKind))
}

export const wantsMail = async (db: Database, email: string, kind: MailKind): Promise<boolean> =>
  (await refusingAmong(db, [email], kind)).size === 0

/**
 * Of several addresses: the keys of those that do not want a kind. Of somebody with more than one address the strictest
 * answer counts, whichever of them it was given for.
 */
export async function refusingAmong(db: Database, emails: readonly string[], kind: MailKind): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const keys = [...new Set(emails.map(emailKey))]
  const along = await findAddressesAlong(db, keys)
  const everyKey = [...new Set(keys.flatMap((key) => [key, ...(along.get(key) ?? [])]))]
  const rows = await db
    .selectFrom('mail_refusals')
    .select('email_key')
    .where('email_key', 'in', everyKey)
    .where('kind', '=', kind)
    .execute()
  const refusing = new Set(rows.map(({ email_key }) => email_key))
  return new Set(keys.filter((key) => refusing.has(key) || along.get(key)?.some((other) => refusing.has(other))))
}

/** What is not wanted at any of some addresses. */
export async function refusedKinds(db: Database, emails: readonly string[]): Promise<MailKind[]> {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('mail_refusals')
    .select('kind')
    .distinct()
    .where('email_key', 'in', emails.map(emailKey))
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind as MailKind)
}

export interface MailChoice {
  email: string
  kind: MailKind
  wanted: boolean
  at: Date
}

/** Said twice, it stays as it was said first. */
export async function saveChoice(db: Database, { email, kind, wanted, at }: MailChoice): Promise<void> {
  const key = emailKey(email)
  if (wanted) await db.deleteFrom('mail_refusals').where('email_key', '=', key).where('kind', '=', kind).execute()
  else
    await db
      .insertInto('mail_refusals')
      .values({ email_key: key, kind, at })
      .onConflict((conflict) => conflict.columns(['email_key', 'kind']).doNothing())
      .execute()
}
