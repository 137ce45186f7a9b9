import {
  type CodeTry,
  type CodeUse,
  codeOf,
  findOfferCode,
  noteCodeTry,
  type OfferCode,
  readUseOfCode,
} from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type CodeTerms, guestOf } from './asked-codes.ts'
import { codesOnBill, offYenOf, whyNothingLeft, whyNotOnDay, whyNotOpen } from './offer-code.rules.ts'
import type { StoredQuote } from './quotes.store.ts'

type HeldQuote = Pick<StoredQuote, 'wish' | 'lines' | 'tourSlug' | 'ride' | 'startsAt' | 'createdAt'>

/** What the codes of a quote or a booking are asked with. */
export const codeUseOf = ({ tourSlug, ride }: Pick<StoredQuote, 'tourSlug' | 'ride'>): CodeUse | null =>
  ride ? { ride: ride.way } : tourSlug === null ? null : { tour: tourSlug }

/**
 * Judges the codes of what is held once more, and keeps everybody else who books with them waiting until this
 * transaction ends: once for each guest, and never more than was set aside. A way there and back is one use, and what
 * its ways take off counts together. The day of booking is that of the quote, whose price was promised for half an hour.
 */
export async function refuseSpentCodes(
  db: Database,
  quotes: readonly HeldQuote[],
  { guest, now }: { guest: CodeTerms['guest']; now: Date },
): Promise<void> {
  // Everybody waits for codes in the same order, however they were typed: nobody waits for who waits for them.
  const codes = [...new Set(quotes.flatMap(({ lines }) => codesOnBill(lines)))].sort()
  for (const code of codes) {
    const [quote] = quotes.filter(({ lines }) => offYenOf(lines, code) > 0)
    const use = quote && codeUseOf(quote)
    if (!use) continue
    const offer = await findOfferCode(db, { code, use }, { lock: true })
    if (!offer) throw refusedAtHold(quote, code, { words: 'does not count any more' })
    const used = await readUseOfCode(db, code, { guest: guestOf(guest), holdsAt: now })
    const why = whyNotHeld(offer, quotes, { used, use })
    if (why) throw refusedAtHold(quote, code, { words: why.words, codeTry: { code, use, outcome: why.outcome } })
  }
}

function whyNotHeld(
  offer: OfferCode,
  quotes: readonly HeldQuote[],
  { used, use }: { used: Awaited<ReturnType<typeof readUseOfCode>>; use: CodeUse },
) {
  const ways = quotes.filter(({ lines }) => offYenOf(lines, offer.code) > 0)
  for (const { createdAt, startsAt } of ways) {
    const why =
      whyNotOpen(offer, { bookedOn: tokyoDayOf(createdAt), what: 'tour' in use ? 'tour' : 'ride' }) ??
      whyNotOnDay(offer, tokyoDayOf(startsAt))
    if (why) return why
  }
  return whyNothingLeft(
    offer,
    used,
    ways.reduce((sum, { lines }) => sum + offYenOf(lines, offer.code), 0),
  )
}

function refusedAtHold(
  { wish }: Pick<HeldQuote, 'wish'>,
  code: string,
  { words, codeTry = null }: { words: string; codeTry?: CodeTry | null },
) {
  const why = `The code ${code} ${words}.`
  const field = wish.code !== undefined && codeOf(wish.code) === code ? 'code' : 'secondCode'
  return new AppError('pricing.code-refused', { why, fields: { [field]: why }, codeTry })
}

/** Counts why a code was refused, once nothing of the hold remains; answers with the refusal. */
export async function noteRefusedCode({ db, clock }: Context, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code === 'pricing.code-refused' && error.details.codeTry)
    await noteCodeTry(db, error.details.codeTry as CodeTry, tokyoDayOf(clock.now()))
  throw error
}

/** Of booked codes that take nothing off a day: why, a sentence for each. Null where none is asked about. */
export async function whyCodesLapse(
  ctx: Context,
  codes: readonly string[],
  { startsAt, ...what }: Pick<StoredQuote, 'tourSlug' | 'ride'> & { startsAt: Date },
): Promise<string | null> {
  const use = codeUseOf(what)
  const sentences: string[] = []
  for (const code of codes) {
    const offer = use && (await findOfferCode(ctx.db, { code, use }))
    const words = offer?.isForThis ? whyNotOnDay(offer, tokyoDayOf(startsAt))?.words : 'does not count any more'
    if (words !== undefined) sentences.push(`The code ${code} ${words}.`)
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}
