import { type Selectable, sql } from 'kysely'
import type { SavedCard } from '#contract/payments.ts'
import type { Database } from '#server/platform/database.ts'
import type { SavedCards } from '#server/platform/schema.generated.ts'
import type { GatewayName, KeptCard } from './gateway.ts'

export interface SavedCardRow extends SavedCard {
  token: string
}

const toRow = (row: Selectable<SavedCards>): SavedCardRow => ({
  id: row.id,
  token: row.token,
  brand: row.brand,
  last4: row.last4,
  expires: row.expires,
  isFirst: row.first_choice,
})

/** Who changes the cards of an account comes after whoever changes them now: one of them is first, and only one. */
async function holdCardsOf(db: Database, userId: string): Promise<void> {
  if (!db.isTransaction) throw new Error('Saved cards change inside a transaction only.')
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/**
 * The one that is offered first, then in the order in which they came. Only those of the gateway that takes payments
 * now: another's tokens mean nothing to it.
 */
export async function findSavedCards(db: Database, userId: string, gateway: GatewayName): Promise<SavedCardRow[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('gateway', '=', gateway)
    .orderBy('first_choice', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRow)
}

/** Keeps a card; the same one again is the one that is there. The first of all is offered first. */
export async function addSavedCard(
  db: Database,
  card: KeptCard & { userId: string; gateway: GatewayName; at: Date },
): Promise<SavedCardRow> {
  await holdCardsOf(db, card.userId)
  const row = await db
    .insertInto('saved_cards')
    .values({
      user_id: card.userId,
      gateway: card.gateway,
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      expires: card.expires,
      first_choice: sql<boolean>`NOT EXISTS (SELECT FROM saved_cards WHERE user_id = ${card.userId}
        AND gateway = ${card.gateway} AND first_choice)`,
      created_at: card.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'gateway', 'token']).doUpdateSet({ expires: card.expires }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRow(row)
}

/** Whether somebody saved this very card, leaving out one person where one is named. */
export async function isSavedCard(
  db: Database,
  { gateway, token, butNotBy }: { gateway: GatewayName; token: string; butNotBy?: string },
): Promise<boolean> {
  const saved = await db
    .selectFrom('saved_cards')
    .select('id')
    .where('gateway', '=', gateway)
    .where('token', '=', token)
    .$if(butNotBy !== undefined, (query) => query.where('user_id', '<>', butNotBy ?? ''))
    .executeTakeFirst()
  return saved !== undefined
}

export interface WhichCard {
  userId: string
  gateway: GatewayName
  id: string
}

/** Where the one that goes was first, the oldest of the others is. */
export async function removeSavedCard(db: Database, { userId, gateway, id }: WhichCard): Promise<void> {
  await holdCardsOf(db, userId)
  const gone = await db
    .deleteFrom('saved_cards')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('gateway', '=', gateway)
    .returning('first_choice')
    .executeTakeFirst()
  if (!gone?.first_choice) return
  await db
    .updateTable('saved_cards')
    .set({ first_choice: true })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('saved_cards')
        .select('id')
        .where('user_id', '=', userId)
        .where('gateway', '=', gateway)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .execute()
}

/** Answers whether this account has such a card. */
export async function putCardFirst(db: Database, { userId, gateway, id }: WhichCard): Promise<boolean> {
  await holdCardsOf(db, userId)
  const cards = await findSavedCards(db, userId, gateway)
  if (!cards.some((card) => card.id === id)) return false
  // In two steps, since the one before must have gone when the other comes.
  for (const isFirst of [false, true])
    await db
      .updateTable('saved_cards')
      .set({ first_choice: isFirst })
      .where('user_id', '=', userId)
      .where('gateway', '=', gateway)
      .where('id', isFirst ? '=' : '<>', id)
      .execute()
  return true
}
