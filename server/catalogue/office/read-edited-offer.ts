import type { ReadInputOf } from '#contract/endpoint.ts'
import type { EditedOffer, previewOffer as previewOfferCall } from '#contract/offer-editing.ts'
import type { OfferFigures } from '#contract/offer-list.ts'
import type { OfferDetail } from '#contract/offers.ts'
import { addDays, todayInTokyo } from '#core/days.ts'
import { findNamedPictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { workOutOffer } from '../read-offers.ts'
import { findOfferableTours, findOfferRow, isOfferUsed } from './edited-offer.store.ts'
import {
  findBookedRides,
  findBookedTours,
  findReasons,
  findTries,
  readCodesInAll,
  readUses,
} from './offer-figures.store.ts'
import { goneOn } from './offer-pace.rules.ts'
import { countStandings } from './office-offers.store.ts'

/** By its slug or its id. */
export async function readOfferForEditing({ db, clock }: Context, which: string): Promise<EditedOffer> {
  const row = await findOfferRow(db, which, { today: todayInTokyo(clock.now()) })
  if (!row) throw new AppError('catalogue.unknown-offer')
  const { pictureName: _, changedAt, picture, weekdays, rides, ...words } = row
  const [isUsed, history] = await Promise.all([
    isOfferUsed(db, row.code),
    readChanges(db, { kind: 'offer', id: row.id }, 50),
  ])
  return {
    ...words,
    weekdays: [...weekdays],
    rides: [...rides],
    // It was said when it was saved.
    meant: row.percentOff > 50,
    isUsed,
    picture: { path: picture.path },
    pictureFacts: picture,
    changedAt: changedAt && tokyoIso(changedAt),
    history,
  }
}

/** As its page would show it today, with its own reckoning; nothing is kept. */
export async function previewOffer(
  ctx: Context,
  {
    tours,
    picture: { path },
    budgetYen,
    bookFrom: _from,
    meant: _meant,
    ...words
  }: ReadInputOf<typeof previewOfferCall>,
): Promise<OfferDetail> {
  const [found] = await findNamedPictures(ctx.db, { paths: [path] })
  if (!found)
    throw new AppError('catalogue.unknown-picture', { fields: { picture: 'This picture is not there any more.' } })
  const { name: _, ...picture } = found
  const wanted = new Set(tours.map((tour) => tour.toLowerCase()))
  const tourIds = (await findOfferableTours(ctx.db)).map(({ id }) => id).filter((id) => wanted.has(id))
  const weekdays = [...new Set(words.weekdays)].sort((a, b) => a - b)
  const offer = { ...words, weekdays, slug: 'preview', picture, hasBudget: budgetYen !== null }
  return workOutOffer(ctx, { ...offer, tourCount: tourIds.length, tourIds }, todayInTokyo(ctx.clock.now()))
}

const paceDays = 28

export async function readOfferFigures({ db, clock }: Context, id: string): Promise<OfferFigures> {
  const now = clock.now()
  const today = todayInTokyo(now)
  const row = await findOfferRow(db, id, { today })
  if (!row) throw new AppError('catalogue.unknown-offer')
  const since = tokyoInstant(addDays(today, -paceDays), '00:00')
  const [tries, { givenSinceYen, ...uses }, tours, rides] = await Promise.all([
    findTries(db, id),
    readUses(db, row.code, { now, since }),
    findBookedTours(db, row.code),
    findBookedRides(db, row.code),
  ])
  const pace = { budgetYen: row.budgetYen, givenYen: uses.givenYen, givenSinceYen, days: paceDays }
  return { ...uses, tries, tours, rides, goneOn: goneOn(pace, { today, until: row.bookUntil }) }
}

export async function readOffersAtAGlance({ db, clock }: Context) {
  const today = todayInTokyo(clock.now())
  const day = addDays(today, -365)
  const [standings, inAll, why] = await Promise.all([
    countStandings(db, today),
    readCodesInAll(db, { day, at: tokyoInstant(day, '00:00') }),
    findReasons(db, day),
  ])
  const of = (standing: Parameters<typeof standings.get>[0]) => standings.get(standing) ?? 0
  return {
    today,
    standings: {
      draft: of('draft'),
      ahead: of('ahead'),
      running: of('running'),
      'nearly-gone': of('nearly-gone'),
      'used-up': of('used-up'),
      paused: of('paused'),
      over: of('over'),
    },
    ...inAll,
    why,
  }
}
