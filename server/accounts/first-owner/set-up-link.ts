import { randomBytes, randomUUID } from 'node:crypto'
import type { SetUpLink } from '#contract/first-owner.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { placeOf, seal, unseal } from '#server/platform/sealing.rules.ts'
import { tokyoDayOf, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { newToken, sha256 } from '../tokens.ts'
import { forAuthenticator, secretBytes } from '../two-factor/totp.ts'
import {
  findSetUpLink,
  hasOwner,
  lockSetUpLinks,
  replaceSetUpLink,
  type SetUpLinkRow,
  setUpSealed,
} from './set-up-links.store.ts'

const lifeMs = 60 * 60_000

type Keeper = Pick<Context, 'db' | 'clock' | 'settings'>

/** A new link in place of the one before; undefined where somebody has the keys already. */
export async function makeSetUpLink(
  { db, clock, settings }: Keeper,
  email: string | null,
): Promise<{ address: string; endsAt: Date } | undefined> {
  const now = clock.now()
  const [id, token] = [randomUUID(), newToken()]
  const endsAt = new Date(now.getTime() + lifeMs)
  const secret = seal(settings.secretKeys, placeOf(setUpSealed, id), randomBytes(secretBytes))
  return db.transaction().execute(async (tx) => {
    await lockSetUpLinks(tx)
    if (await hasOwner(tx, settings.demo)) return undefined
    await replaceSetUpLink(tx, { id, token_hash: sha256(token), secret, email, made_at: now, ends_at: endsAt })
    return { address: addressOf(settings.publicUrl, token), endsAt }
  })
}

const addressOf = (publicUrl: string, token: string) => `${publicUrl}/set-up?token=${token}`

/** The link as it is, if it opens anything; otherwise says why not. */
export async function openSetUpLink(
  { db, settings }: Pick<Keeper, 'db' | 'settings'>,
  token: string,
  now: Date,
): Promise<SetUpLinkRow> {
  const link = await findSetUpLink(db, sha256(token))
  if (!link) throw new AppError('accounts.set-up-unknown')
  if (link.used_at) throw new AppError('accounts.set-up-used', { at: momentOf(link.used_at, now) })
  if (await hasOwner(db, settings.demo)) throw new AppError('accounts.owner-there')
  if (link.replaced_at) throw new AppError('accounts.set-up-replaced', { at: momentOf(link.replaced_at, now) })
  if (link.ends_at <= now) throw new AppError('accounts.set-up-ended', { at: momentOf(link.ends_at, now) })
  return link
}

/** The hour alone where it was today. */
const momentOf = (at: Date, now: Date) =>
  `${tokyoDayOf(at) === tokyoDayOf(now) ? '' : `${shortDay(tokyoDayOf(at))}, `}${tokyoTimeOf(at)}`

export const secretOf = ({ settings }: Pick<Context, 'settings'>, { id, secret }: SetUpLinkRow): Buffer =>
  unseal(settings.secretKeys, placeOf(setUpSealed, id), secret)

export async function readSetUpLink(ctx: Context, token: string): Promise<SetUpLink> {
  const now = ctx.clock.now()
  const link = await openSetUpLink(ctx, token, now)
  return {
    madeAt: tokyoIso(link.made_at),
    endsAt: tokyoIso(link.ends_at),
    now: tokyoIso(now),
    email: link.email,
    ...forAuthenticator(secretOf(ctx, link), link.email ?? 'owner'),
  }
}
