import type { Database } from '#server/platform/database.ts'
import type { GatewayName } from './gateway.ts'

/**
 * Notes a piece of news; answers false where it was noted before. Two that arrive together wait for each other here,
 * so that the second knows how the first ended.
 */
export async function noteGatewayEvent(
  db: Database,
  event: { gateway: GatewayName; eventId: string; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('gateway_events')
    .values({ gateway: event.gateway, event_id: event.eventId, received_at: event.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}
