import type { CancellationTier } from '#contract/catalogue.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  readTerms as readTermsCall,
  removeTerms as removeTermsCall,
  saveTerms as saveTermsCall,
} from '#contract/fee-settings.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { settingVersion, takeNextVersion } from '#server/platform/setting-versions.store.ts'
import { addTerms, forgetTerms, listTerms, renameTerms, replaceTiers } from './terms.store.ts'

const name = 'terms'

type AllTerms = OutputOf<typeof readTermsCall>

export async function readTerms({ db }: Context): Promise<AllTerms> {
  return { version: await settingVersion(db, name), terms: await listTerms(db) }
}

/** Terms that are changed take their tours along; bookings and quotes keep what they were made with. */
export async function saveTerms(
  ctx: Context,
  caller: Caller,
  { version, id, name: called, tiers: asked }: ReadInputOf<typeof saveTermsCall>,
): Promise<AllTerms> {
  const tiers = inOrder(asked)
  return change(ctx, version, async (db, next) => {
    const before = id ? await knownTerms(db, id) : null
    const isFree = before
      ? await renameTerms(db, before.id, { name: called, tiers })
      : await addTerms(db, called, tiers)
    if (!isFree)
      throw new AppError('catalogue.name-taken', { fields: { name: 'There are terms of this name already.' } })
    const tours = before && !same(before.tiers, tiers) ? await replaceTiers(db, before.tiers, tiers) : 0
    await recordChange(db, {
      object: { kind: 'setting', id: name },
      userId: caller.userId,
      deed: before ? `changed terms${tours > 0 ? ` of ${tours} tours` : ''}` : 'added terms',
      changes: [{ name: called, before: before ? inWords(before.tiers) : '', after: inWords(tiers) }],
      version: next,
      at: ctx.clock.now(),
    })
  })
}

export async function removeTerms(
  ctx: Context,
  caller: Caller,
  { version, id }: ReadInputOf<typeof removeTermsCall>,
): Promise<AllTerms> {
  return change(ctx, version, async (db, next) => {
    const { name: called, tiers, tours } = await knownTerms(db, id)
    if (tours > 0) throw new AppError('catalogue.terms-in-use')
    await forgetTerms(db, id)
    await recordChange(db, {
      object: { kind: 'setting', id: name },
      userId: caller.userId,
      deed: 'removed terms',
      changes: [{ name: called, before: inWords(tiers), after: '' }],
      version: next,
      at: ctx.clock.now(),
    })
  })
}

function change(
  { db }: Context,
  version: number,
  deed: (db: Database, next: number) => Promise<void>,
): Promise<AllTerms> {
  return db.transaction().execute(async (tx) => {
    const next = await takeNextVersion(tx, name, version)
    await deed(tx, next)
    await announceWith(tx, 'pages')
    return { version: next, terms: await listTerms(tx) }
  })
}

async function knownTerms(db: Database, id: string) {
  const terms = (await listTerms(db)).find((some) => some.id === id)
  if (!terms) throw new AppError('catalogue.unknown-terms')
  return terms
}

/** The longest notice first; each gives back at least as much as the next. */
function inOrder(tiers: readonly CancellationTier[]): CancellationTier[] {
  const sorted = tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  const isFalling = sorted.every((tier, index) => {
    const next = sorted[index + 1]
    return !next || (tier.hoursBefore > next.hoursBefore && tier.refundPercent >= next.refundPercent)
  })
  if (!isFalling)
    throw new AppError('catalogue.terms-contradict', {
      fields: { tiers: 'A longer notice gives back at least as much, and each notice stands once.' },
    })
  return sorted.map(({ hoursBefore, refundPercent }) => ({ hoursBefore, refundPercent }))
}

const same = (a: readonly CancellationTier[], b: readonly CancellationTier[]) => inWords(a) === inWords(b)
const inWords = (tiers: readonly CancellationTier[]) =>
  tiers.map(({ hoursBefore, refundPercent }) => `${refundPercent}% until ${hoursBefore} h before`).join(', ')
