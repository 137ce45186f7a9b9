import type { ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/offer-editing.ts'
import type { EditedOffer } from '#contract/offer-editing.ts'
import { todayInTokyo } from '#core/days.ts'
import { findNamedPictures } from '#server/media/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { takeCatalogueTurn } from './catalogue-turn.store.ts'
import * as store from './edited-offer.store.ts'
import { changesOf } from './offer-changes.rules.ts'
import { readOfferForEditing } from './read-edited-offer.ts'
import { columnsOfWords, writeNewOffer, writeTours } from './write-offer.ts'

/** A draft: nobody outside knows it before it is started. */
export async function addOffer(
  ctx: Context,
  words: ReadInputOf<typeof calls.addOffer>,
  userId: string,
): Promise<EditedOffer> {
  const at = ctx.clock.now()
  const id = await ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    return writeNewOffer(db, { ...words, state: 'draft' }, { by: userId, at })
  })
  return readOfferForEditing(ctx, id)
}

/** What was booked with it keeps what was promised: a bill is never reckoned anew because an offer changed. */
export async function saveOffer(
  ctx: Context,
  { id, version, ...words }: ReadInputOf<typeof calls.saveOffer>,
  userId: string,
): Promise<EditedOffer> {
  const at = ctx.clock.now()
  await editing(ctx, { id, version }, async (db, before) => {
    if (words.code !== before.code && (await store.isOfferUsed(db, before.code)))
      throw new AppError('catalogue.code-used', { fields: { code: 'Guests have booked with this code, so it stays.' } })
    const columns = await columnsOfWords(db, words, id, at)
    const [titlesBefore, [picture]] = [
      await store.findTitles(db, before.tours),
      await findNamedPictures(db, { paths: [words.picture.path] }),
    ]
    await store.updateOffer(db, id, { ...columns, version: version + 1 }, { by: userId, at })
    await writeTours(db, id, words.tours)
    await recordChange(db, {
      object: { kind: 'offer', id },
      userId,
      deed: 'Saved',
      changes: changesOf(
        { ...before, tours: titlesBefore, alt: before.picture.alt },
        { ...columns, tours: await store.findTitles(db, words.tours), alt: picture?.alt ?? '' },
      ),
      version: version + 1,
      at,
    })
  })
  return readOfferForEditing(ctx, id)
}

const deeds = { running: 'Started', paused: 'Paused', ended: 'Ended' } as const

/** Starts it, pauses it, or ends it for good. */
export async function moveOffer(
  ctx: Context,
  { id, version, to }: ReadInputOf<typeof calls.moveOffer>,
  userId: string,
): Promise<EditedOffer> {
  const at = ctx.clock.now()
  await editing(ctx, { id, version }, async (db, before) => {
    if (before.state === to) return
    if (to === 'running') refuseWhatIsOver(before, todayInTokyo(at))
    // Nobody could use a draft: there is nothing to pause or to end.
    if (before.state === 'draft' && to !== 'running')
      throw new AppError('platform.invalid-input', { fields: { to: 'It has not been started yet.' } })
    await store.setOfferState(db, id, { state: to, version: version + 1 }, { by: userId, at })
    await recordChange(db, {
      object: { kind: 'offer', id },
      userId,
      deed: to === 'running' && before.state === 'paused' ? 'Went on' : deeds[to],
      version: version + 1,
      at,
    })
  })
  return readOfferForEditing(ctx, id)
}

/** What ended before it begins helps nobody. */
function refuseWhatIsOver({ bookUntil, travelTo }: store.OfferRow, today: string): void {
  const fields = {
    ...(bookUntil < today && { bookUntil: 'This day has passed: nobody could book with it.' }),
    ...(travelTo < today && { travelTo: 'This day has passed: nobody could travel with it.' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
}

/** Only one with which nobody ever booked: of the others the figures and the history stay. */
export async function deleteOffer(ctx: Context, id: string, userId: string): Promise<undefined> {
  const at = ctx.clock.now()
  await ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    // Whoever holds a day with it right now keeps its row until the hold is written.
    const row = await store.findOfferRow(db, id, { today: todayInTokyo(at), hold: true })
    if (!row) throw new AppError('catalogue.unknown-offer')
    if (await store.isOfferUsed(db, row.code)) throw new AppError('catalogue.offer-used')
    await store.removeOffer(db, id)
    await recordChange(db, { object: { kind: 'offer', id }, userId, deed: `Deleted: ${row.title} (${row.code})`, at })
    await announceWith(db, 'pages')
  })
}

/** One at a time, from the version that was seen, and never one that has ended for good. */
function editing(
  ctx: Context,
  { id, version }: { id: string; version: number },
  work: (db: Database, before: store.OfferRow) => Promise<void>,
): Promise<void> {
  return ctx.db.transaction().execute(async (db) => {
    await takeCatalogueTurn(db)
    const before = await store.findOfferRow(db, id, { today: todayInTokyo(ctx.clock.now()), hold: true })
    if (!before) throw new AppError('catalogue.unknown-offer')
    if (before.version !== version) throw new AppError('office.changed-meanwhile')
    if (before.state === 'ended') throw new AppError('catalogue.offer-ended')
    await work(db, before)
    await announceWith(db, 'pages')
  })
}
