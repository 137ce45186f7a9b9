import type { Context } from '#server/platform/context.ts'
import { signLink } from '#server/platform/signed-links.ts'

export const wishLinkPurpose = 'coming-wish'
const yearMs = 365 * 86_400_000

/** The page by which somebody confirms, and later takes their address off again. It names no address. */
export async function wishLink(ctx: Context, wishId: string): Promise<string> {
  const token = await signLink(ctx, wishLinkPurpose, wishId, new Date(ctx.clock.now().getTime() + yearMs))
  return `${ctx.settings.publicUrl}/tell-me?token=${encodeURIComponent(token)}`
}
