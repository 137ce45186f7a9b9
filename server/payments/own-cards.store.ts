import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { GatewayName } from './gateway.ts'

/** All cards that somebody saved, at whatever gateway, without the token by which they are charged. */
export async function readOwnCards(db: Database, userId: string) {
  return db
    .selectFrom('saved_cards')
    .select(['brand', 'last4', 'expires', 'first_choice', 'gateway', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function countCards(db: Database, userId: string): Promise<number> {
  return (await readOwnCards(db, userId)).length
}

/**
 * Leaves of each card only the gateway's name for it, which the gateway is to forget, too. Answers the ids: with that the
 * rows are gone.
 */
export async function blankCardsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('saved_cards')
    .set({ brand: '', last4: '0000', expires: '0000-00', first_choice: false })
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findCardToDrop(db: Database, id: string) {
  const row = await db.selectFrom('saved_cards').select(['gateway', 'token']).where('id', '=', id).executeTakeFirst()
  return row && { gateway: row.gateway as GatewayName, token: row.token }
}

export async function removeDroppedCard(db: Database, id: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('id', '=', id).execute()
}

/** Amount, day and the gateway's number are what accounts need; which card it was is its owner's. */
export async function forgetCardsOfPayments(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('payments')
    .set({ card_brand: null, card_last4: null })
    .where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`)
    .execute()
}

/** Why money went back may have been typed by somebody, and may name the guest. */
export async function forgetReasonsOfRefunds(db: Database, bookingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ reason: 'Refunded' })
    .where(sql<boolean>`booking_id = ANY(${bookingIds}::uuid[])`)
    .execute()
}
