import { type BookableTour, findBookableTour, findOfferCode, type OfferCode } from '#server/catalogue/index.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish, type KeptWish } from './kept-wish.rules.ts'
import { whyNotCounting } from './offer-code.rules.ts'

export interface CodeTerms {
  /**
   * The code came with a booking: it was booked in time, whatever today is, and a day on which it does not count is
   * priced without it. Left out: it is asked for now, and refused where it does not count.
   */
  isBooked?: boolean
}

interface CodeOnDay {
  offer: OfferCode | null
  /** Why it is refused, as a sentence. */
  refusal: string | null
}

/** The offer of a code on a day: looked up once, asked about many. */
export async function offerFor(
  ctx: Context,
  code: string | undefined,
  tour: Pick<BookableTour, 'id'>,
  { isBooked = false }: CodeTerms,
): Promise<(day: string) => CodeOnDay> {
  if (code === undefined) return () => ({ offer: null, refusal: null })
  const bookedOn = isBooked ? null : tokyoDayOf(ctx.clock.now())
  const offer = await findOfferCode(ctx.db, { code, tourId: tour.id, bookedOn })
  return (day) => {
    const why = whyNotCounting(offer, day)
    if (why === null && offer) return { offer, refusal: null }
    if (isBooked) return { offer: null, refusal: null }
    // A code that nobody has, one of another tour and one that has ended sound alike: trying codes tells nothing.
    return { offer: null, refusal: offer ? `This code ${why}.` : 'We do not know this code for this tour.' }
  }
}

/** Of a booked wish whose code takes nothing off its day: why, as a sentence. Null: it counts, or there is none. */
export async function whyCodeLapses(ctx: Context, wish: KeptWish): Promise<string | null> {
  if (isRideWish(wish) || wish.code === undefined) return null
  const tour = await findBookableTour(ctx.db, wish.tour)
  const offer = tour && (await findOfferCode(ctx.db, { code: wish.code, tourId: tour.id, bookedOn: null }))
  const why = whyNotCounting(offer, wish.day)
  return why && `The code ${wish.code.trim().toUpperCase()} ${why}.`
}
