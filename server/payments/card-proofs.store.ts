import type { Database } from '#server/platform/database.ts'
import type { GatewayName } from './gateway.ts'

/** The gateway, and which account of it. */
export interface ProofOf {
  gateway: Exclude<GatewayName, 'cash'>
  account: string
}

/** Told by the gateway's answer, by its call, or by both in either order; the first of each stands. */
export async function noteCardProof(
  db: Database,
  { setupId, gateway, account, told, at }: ProofOf & { setupId: string; told: 'proved_at' | 'heard_at'; at: Date },
): Promise<void> {
  await db
    .insertInto('card_proofs')
    .values({ setup_id: setupId, gateway, account, [told]: at })
    .onConflict((conflict) =>
      conflict
        .column('setup_id')
        .doUpdateSet((row) => ({ [told]: row.fn.coalesce(`card_proofs.${told}`, row.val(at)) })),
    )
    .execute()
}

/** The last card that proved good, and when the gateway last called about one of these. */
export async function findCardProof(
  db: Database,
  { gateway, account }: ProofOf,
): Promise<{ provedAt: Date | null; heardAt: Date | null }> {
  return db
    .selectFrom('card_proofs')
    .select(({ fn }) => [fn.max('proved_at').as('provedAt'), fn.max('heard_at').as('heardAt')])
    .where('gateway', '=', gateway)
    .where('account', '=', account)
    .where('proved_at', 'is not', null)
    .executeTakeFirstOrThrow()
}
