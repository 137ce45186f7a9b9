import type { Context } from '#server/platform/context.ts'
import type { Caller, Origin } from '#server/platform/serve.ts'
import { type Proof, proveAgain } from './prove-again.ts'
import { noteProof } from './sessions.store.ts'

/** Whoever shows once more who they are is believed for some minutes, on this device alone. */
export async function proveSession(ctx: Context, caller: Caller, proof: Proof, origin: Origin): Promise<void> {
  await proveAgain(ctx, caller, proof, origin)
  await noteProof(ctx.db, caller.sessionId, ctx.clock.now())
}
