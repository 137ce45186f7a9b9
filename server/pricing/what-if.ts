import type { OutputOf } from '#contract/endpoint.ts'
import type { whatIf as whatIfCall } from '#contract/pricing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish } from './kept-wish.rules.ts'
import { planDay } from './plan-day.ts'
import { totalYenOf } from './price.rules.ts'
import { readPriceBook } from './rates.store.ts'
import { usableQuote } from './usable-quote.ts'
import { halfHoursBeyond, takenSentence, tooLateSentence, tooLongSentence, whatIfSentence } from './what-if.rules.ts'

/** "What if we return at 19:00?" Answers from the quote's own wish, and changes nothing. */
export async function whatIf(
  ctx: Context,
  { id, returnAt }: { id: string; returnAt: string },
  userId: string | null,
): Promise<OutputOf<typeof whatIfCall>> {
  const quote = await usableQuote(ctx, id, userId)
  // A ride by the hour is asked for anew with other hours.
  if (isRideWish(quote.wish)) throw new AppError('pricing.unknown-quote')
  const tourWish = quote.wish
  const usualEnd = addMinutes(quote.endsAt, -30 * quote.wish.extraHalfHours)
  const addedHalfHours = halfHoursBeyond(quote.startsAt, quote.endsAt, returnAt)
  const extraHalfHours = quote.wish.extraHalfHours + addedHalfHours
  const { mostExtraHalfHours } = (await readPriceBook(ctx.db)).rates
  if (extraHalfHours > mostExtraHalfHours)
    throw new AppError('platform.invalid-input', {
      fields: { returnAt: tooLateSentence(returnAt, addMinutes(usualEnd, 30 * mostExtraHalfHours)) },
    })
  const longer = { ...tourWish, vehicleClass: quote.vehicleClass, extraHalfHours }
  const moving = quote.bookingId === null ? undefined : { bookingId: quote.bookingId }
  const day = await planDay(ctx, longer, moving).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'inventory.sold-out') return takenSentence(returnAt)
    if (error instanceof AppError && error.code === 'inventory.day-too-long')
      return tooLongSentence(returnAt, String(error.details.until))
    throw error
  })
  const common = { extraHalfHours, endsAt: tokyoIso(addMinutes(usualEnd, 30 * extraHalfHours)) }
  if (typeof day === 'string')
    return { ...common, lines: quote.lines, totalYen: quote.totalYen, differenceYen: 0, isFree: false, sentence: day }
  const totalYen = totalYenOf(day.lines)
  const differenceYen = totalYen - quote.totalYen
  const sentence = whatIfSentence({ returnAt, addedHalfHours, differenceYen, totalYen })
  return { ...common, lines: day.lines, totalYen, differenceYen, isFree: true, sentence }
}
