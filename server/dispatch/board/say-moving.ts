import type { sayMoving as sayMovingCall } from '#contract/dispatch.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { announceMoving } from './carried.ts'

/** Tells every board what somebody took into their hand; the name is that of whoever is signed in. */
export async function sayMoving(
  ctx: Context,
  { connection, reference }: ReadInputOf<typeof sayMovingCall>,
  { userId }: Caller,
): Promise<void> {
  const names = await findFirstNames(ctx.db, [userId])
  await announceMoving(ctx, { connection, name: names.get(userId) ?? 'Somebody', seal: null, reference })
}
