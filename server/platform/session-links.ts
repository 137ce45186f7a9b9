import type { Context } from './context.ts'
import type { Api, Caller } from './serve.ts'
import { openLink, signLink } from './signed-links.ts'

/** Whose link it is. */
export type LinkOwner = Pick<Caller, 'userId' | 'sessionId'>

/**
 * A signed text for a browser that opens it by itself, without a header of ours: it carries the right of the session that
 * asked for it, and is worth nothing when that has ended.
 */
export const signForSession = (
  ctx: Context,
  purpose: string,
  { userId, sessionId }: LinkOwner,
  asked: unknown,
  until: Date,
): Promise<string> => signLink(ctx, purpose, JSON.stringify([userId, sessionId, asked]), until)

export type OpenedForSession<Asked> =
  | { state: 'good'; owner: LinkOwner; asked: Asked }
  | { state: 'ended' }
  | { state: 'unknown' }

/** What was asked, if the session that asked goes on and is still the office's. */
export async function openForSession<Asked>(
  api: Pick<Api, 'recall'>,
  ctx: Context,
  purpose: string,
  text: string,
): Promise<OpenedForSession<Asked>> {
  const link = await openLink(ctx, purpose, text, ctx.clock.now())
  if (link.state !== 'good') return link
  // Only this house signs, so what comes back is what was asked when the link was made.
  const [userId, sessionId, asked] = JSON.parse(link.payload) as [string, string, Asked]
  const caller = await api.recall?.(sessionId)
  return caller?.role === 'admin' ? { state: 'good', owner: { userId, sessionId }, asked } : { state: 'ended' }
}
