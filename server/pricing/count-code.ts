import type { QuoteLine } from '#contract/pricing.ts'
import { emailKey } from '#contract/text.ts'
import {
  type BookableTour,
  type CodeGuest,
  type CodeTry,
  codeOf,
  findBookableTour,
  findOfferCode,
  noteCodeTry,
  type OfferCode,
  readUseOfCode,
} from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { isRideWish, type KeptWish } from './kept-wish.rules.ts'
import { type NotCounting, whyNothingLeft, whyNotOnDay, whyNotOpen } from './offer-code.rules.ts'
import type { StoredQuote } from './quotes.store.ts'

export interface CodeTerms {
  /**
   * The code came with a booking: it was booked in time, whatever today is, and a day on which it does not count is
   * priced without it. Left out: it is asked for now, and refused where it does not count.
   */
  isBooked?: boolean
  /** Who asks, as far as anybody knows; some codes count once for each guest. */
  guest?: { userId: string | null; email?: string }
}

export interface CodeOnDay {
  offer: OfferCode | null
  /** Why it is refused, as a sentence, and as it is counted. */
  refusal: { sentence: string; codeTry: CodeTry | null } | null
}

const nothing: CodeOnDay = { offer: null, refusal: null }

/** The offer of a code on a day: looked up once, asked about many. */
export async function offerFor(
  ctx: Context,
  code: string | undefined,
  tour: Pick<BookableTour, 'id' | 'slug'>,
  { isBooked = false, guest }: CodeTerms,
): Promise<{ onDay: (day: string) => CodeOnDay; ifLeft: (lines: readonly QuoteLine[]) => CodeOnDay['refusal'] }> {
  if (code === undefined) return { onDay: () => nothing, ifLeft: () => null }
  const offer = await findOfferCode(ctx.db, { code, tourId: tour.id })
  const refused = ({ outcome }: Pick<NotCounting, 'outcome'>, sentence: string) => ({
    sentence,
    codeTry: { code: codeOf(code), tour: tour.slug, outcome },
  })
  // A code that nobody has, one of another tour and one that is not open sound alike: trying codes tells nothing.
  const unknown = 'We do not know this code for this tour.'
  if (isBooked) {
    const counts = (day: string) => offer?.isForTour && whyNotOnDay(offer, day) === null
    return { onDay: (day) => (offer && counts(day) ? { offer, refusal: null } : nothing), ifLeft: () => null }
  }
  if (!offer)
    return { onDay: () => ({ offer: null, refusal: { sentence: unknown, codeTry: null } }), ifLeft: () => null }
  const closed = whyNotOpen(offer, tokyoDayOf(ctx.clock.now()))
  // Holds are left out: the one that this price is to replace is among them. They are counted where it is held.
  const use = await readUseOfCode(ctx.db, offer.code, { guest: guestOf(guest), holdsAt: null })
  return {
    onDay: (day) => {
      if (closed) return { offer: null, refusal: refused(closed, unknown) }
      const why = whyNotOnDay(offer, day)
      return why ? { offer: null, refusal: refused(why, `This code ${why.words}.`) } : { offer, refusal: null }
    },
    ifLeft: (lines) => {
      const why = closed ? null : whyNothingLeft(offer, use, offYenOf(lines))
      return why && refused(why, `This code ${why.words}.`)
    },
  }
}

const guestOf = (guest: CodeTerms['guest']): CodeGuest => ({
  userId: guest?.userId ?? null,
  emailKey: guest?.email ? emailKey(guest.email) : null,
})

const offYenOf = (lines: readonly QuoteLine[]) =>
  -lines.filter(({ kind }) => kind === 'offer-code').reduce((sum, { amountYen }) => sum + amountYen, 0)

/**
 * Judges the code of a quote once more where it is held, and keeps everybody else who books with it waiting until this
 * transaction ends: once for each guest, and never more than was set aside. The day of booking is that of the quote,
 * whose price was promised for half an hour.
 */
export async function refuseSpentCode(
  db: Database,
  quote: Pick<StoredQuote, 'wish' | 'lines' | 'tourId' | 'tourSlug' | 'startsAt' | 'createdAt'>,
  { guest, now }: { guest: CodeTerms['guest']; now: Date },
): Promise<void> {
  const { wish, tourId, tourSlug: tour } = quote
  const offYen = offYenOf(quote.lines)
  if (isRideWish(wish) || wish.code === undefined || tourId === null || tour === null || offYen === 0) return
  const code = codeOf(wish.code)
  const offer = await findOfferCode(db, { code, tourId }, { lock: true })
  if (!offer) throw refusedAtHold(code, { words: 'does not count any more' })
  const use = await readUseOfCode(db, code, { guest: guestOf(guest), holdsAt: now })
  const why =
    whyNotOpen(offer, tokyoDayOf(quote.createdAt)) ??
    whyNotOnDay(offer, tokyoDayOf(quote.startsAt)) ??
    whyNothingLeft(offer, use, offYen)
  if (why) throw refusedAtHold(code, { words: why.words, codeTry: { code, tour, outcome: why.outcome } })
}

function refusedAtHold(code: string, { words, codeTry = null }: { words: string; codeTry?: CodeTry | null }) {
  const why = `The code ${code} ${words}.`
  return new AppError('pricing.code-refused', { why, fields: { code: why }, codeTry })
}

/** Counts why a code was refused, once nothing of the hold remains; answers with the refusal. */
export async function noteRefusedCode({ db, clock }: Context, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'pricing.code-refused' && error.details.codeTry)
    await noteCodeTry(db, error.details.codeTry as CodeTry, tokyoDayOf(clock.now()))
  throw error
}

/** Of a booked wish whose code takes nothing off its day: why, as a sentence. Null: it counts, or there is none. */
export async function whyCodeLapses(ctx: Context, wish: KeptWish): Promise<string | null> {
  if (isRideWish(wish) || wish.code === undefined) return null
  const tour = await findBookableTour(ctx.db, wish.tour)
  const offer = tour && (await findOfferCode(ctx.db, { code: wish.code, tourId: tour.id }))
  const words = offer?.isForTour ? whyNotOnDay(offer, wish.day)?.words : 'does not count any more'
  return words === undefined ? null : `The code ${codeOf(wish.code)} ${words}.`
}
