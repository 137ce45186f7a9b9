import type { Selectable } from 'kysely'
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
})

/** Only the cards of the gateway that takes payments now: another's tokens mean nothing to it. */
export async function findSavedCards(db: Database, userId: string, gateway: GatewayName): Promise<SavedCardRow[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('gateway', '=', gateway)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRow)
}

/** Keeps a card; the same one again is the one that is there. */
export async function addSavedCard(
  db: Database,
  card: KeptCard & { userId: string; gateway: GatewayName; at: Date },
): Promise<SavedCardRow> {
  const row = await db
    .insertInto('saved_cards')
    .values({
      user_id: card.userId,
      gateway: card.gateway,
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      expires: card.expires,
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

export async function removeSavedCard(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('id', '=', id).where('user_id', '=', userId).execute()
}
