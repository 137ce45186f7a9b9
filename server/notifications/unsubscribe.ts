import { type LinkKind, MailKind } from '#contract/mail-choices.ts'
import { findById } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { readLink, signLink } from '#server/platform/signed-links.ts'
import { saveChoice } from './mail-refusals.store.ts'

const purpose = 'unsubscribe'
const yearMs = 365 * 86_400_000

export interface UnsubscribeLinks {
  /** A page that asks first. */
  page: string
  /** For mail programs, which ask themselves (RFC 8058). */
  oneClick: string
}

/** What later capabilities mail of their own: no more of it, or again; answers whether there is such a thing. */
export interface OwnLists {
  stopComing: (ctx: Context, wishId: string, wanted: boolean) => Promise<boolean>
}

/** Names a booking, or what somebody waits for, and a kind, and no address: what stands in a link is read by whoever sees it. */
export async function unsubscribeLinks(ctx: Context, about: string, kind: LinkKind): Promise<UnsubscribeLinks> {
  const { publicUrl, apiBaseUrl } = ctx.settings
  const ends = new Date(ctx.clock.now().getTime() + yearMs)
  const token = encodeURIComponent(await signLink(ctx, purpose, `${kind}:${about}`, ends))
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    oneClick: new URL(`${apiBaseUrl}${oneClickPath.replace(':token', token)}`, publicUrl).href,
  }
}

/** By these, mail programs offer a button of their own (RFC 8058). */
export const unsubscribeHeaders = ({ oneClick }: UnsubscribeLinks) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const oneClickPath = '/unsubscribe/:token/one-click'

/** No more mails of the link's kind to the address that it was sent to; or again, when that is taken back. */
export async function useUnsubscribeLink(
  ctx: Context,
  lists: OwnLists,
  token: string,
  again: boolean,
): Promise<{ kind: LinkKind; wanted: boolean }> {
  const payload = await readLink(ctx, purpose, token, ctx.clock.now())
  const [named, about = ''] = payload?.split(':') ?? []
  if (named === 'coming') {
    if (!(await lists.stopComing(ctx, about, again))) throw new AppError('notifications.unknown-link')
    return { kind: 'coming', wanted: again }
  }
  const kind = MailKind.safeParse(named)
  const booking = kind.success ? await findById(ctx.db, about) : undefined
  // Of somebody who left us there is no address any more, and no mail goes to it.
  if (!kind.success || !booking || booking.erasedAt) throw new AppError('notifications.unknown-link')
  await saveChoice(ctx.db, { email: booking.email, kind: kind.data, wanted: again, at: ctx.clock.now() })
  return { kind: kind.data, wanted: again }
}
