import type { Database } from '#server/platform/database.ts'

export interface ContactMessage {
  id: string
  receipt: string
  topic: string
  name: string
  email: string
  /** As it was typed: perhaps none of ours. */
  bookingReference: string | null
  body: string
  at: Date
  /** What the desk answered by mail; null: nothing. */
  answer: string | null
}

/** Answers its id, or undefined where the receipt is another message's already. */
export async function addContactMessage(
  db: Database,
  message: Omit<ContactMessage, 'id' | 'answer'>,
): Promise<string | undefined> {
  const { bookingReference, ...rest } = message
  const row = await db
    .insertInto('contact_messages')
    .values({ ...rest, booking_reference: bookingReference })
    .onConflict((conflict) => conflict.column('receipt').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findContactMessage(db: Database, id: string): Promise<ContactMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select([
      'id',
      'receipt',
      'topic',
      'name',
      'email',
      'booking_reference as bookingReference',
      'body',
      'at',
      'answer',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
