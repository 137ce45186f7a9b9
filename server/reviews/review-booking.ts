import type { OutputOf } from '#contract/endpoint.ts'
import type { addReviewPicture as addCall, OwnReview, reviewOfBooking as readCall } from '#contract/reviews.ts'
import { type BookingRow, openBooking, type Which } from '#server/booking/index.ts'
import { findCrewOnPaper } from '#server/fleet/index.ts'
import { sureCrewOf } from '#server/inventory/index.ts'
import { keepUploads, refuseManyUploads, storeUpload } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { addReview, addReviewPictures, findReviewOf, isReviewed } from './own-reviews.store.ts'
import { guideFault, meanStars, type PartStars, signedAs } from './review.rules.ts'

/** Whether the day of a booking can be reviewed, and its review if there is one. */
export async function readReviewOf(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<OutputOf<typeof readCall>> {
  const booking = await openBooking(ctx, which, caller)
  const [review, hasGuide] = await Promise.all([findReviewOf(ctx.db, booking.id), hadGuide(ctx, booking)])
  return { canWrite: booking.state === 'redeemed' && !review, hasGuide, review }
}

export async function addPicture(
  ctx: Context,
  which: Which,
  caller: Caller | null,
  file: Buffer,
): Promise<OutputOf<typeof addCall>> {
  const booking = await openToReview(ctx, which, caller)
  if (await isReviewed(ctx.db, booking.id)) throw new AppError('reviews.written')
  await refuseManyUploads(ctx, booking.id)
  const alt = `A picture of the day, sent by a guest of ${booking.service.title}.`
  return storeUpload(ctx, ctx.db, file, { userId: booking.userId, alt, sentFor: booking.id })
}

export interface WrittenReview extends PartStars {
  text: string
  author: string
  pictures: readonly string[]
}

/** Once for each booking, whoever opens it; others read it after the office has released it. */
export async function writeReviewOf(
  ctx: Context,
  which: Which,
  caller: Caller | null,
  { text, pictures, ...written }: WrittenReview,
): Promise<OwnReview> {
  const booking = await openToReview(ctx, which, caller)
  const author = signedAs(written.author)
  const fault = guideFault(written.guideStars, await hadGuide(ctx, booking))
  const fields = { ...(fault && { guideStars: fault }), ...(!author && { author: 'How do you sign?' }) }
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
  return ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock.now()
    const id = await addReview(db, {
      ...written,
      bookingId: booking.id,
      tourId: booking.tourId,
      userId: booking.userId,
      stars: meanStars(written),
      text,
      author,
      travelledOn: tokyoDayOf(booking.startsAt),
      at: now,
    })
    if (id === undefined) throw new AppError('reviews.written')
    const named = [...new Set(pictures)]
    const kept = await keepUploads(db, named, booking.id, now)
    if (kept.length < named.length) throw new AppError('reviews.unknown-picture')
    await addReviewPictures(db, id, named)
    const review = await findReviewOf(db, booking.id)
    if (!review) throw new Error('A review was not kept.')
    return review
  })
}

/** The office reads what guests wrote and writes nothing for them: it opens a booking here only if it is its own. */
/** A ride has no page on which others would read about it. */
async function openToReview(
  ctx: Context,
  which: Which,
  caller: Caller | null,
): Promise<BookingRow & { tourId: string }> {
  const booking = await openBooking(ctx, which, caller && { ...caller, role: 'user' })
  const { tourId } = booking
  if (tourId === null) throw new AppError('reviews.of-tours-only')
  if (booking.state !== 'redeemed') throw new AppError('reviews.not-yet')
  return { ...booking, tourId }
}

async function hadGuide({ db }: Context, { id }: BookingRow): Promise<boolean> {
  return (await findCrewOnPaper(db, await sureCrewOf(db, id))).some(({ kind }) => kind === 'guide')
}
