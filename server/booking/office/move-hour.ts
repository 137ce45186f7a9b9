import type { moveHour as moveHourCall, proposeHour as proposeHourCall } from '#contract/dispatch-moves.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { backFor } from '#contract/money-back.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { hoursInWords } from '#core/days.ts'
import { deskNameOf, loadFleet } from '#server/fleet/index.ts'
import type { Candidate } from '#server/inventory/index.ts'
import { balanceOf, paymentsOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { totalYenOf, usableQuote } from '#server/pricing/index.ts'
import { changedWish } from '../changed-wish.rules.ts'
import { isSameLine, keepCharged, stillCharged } from '../price-overrides.rules.ts'
import { changeAndAnswer } from './change-by-office.ts'
import { isOf } from './desk-crew.ts'
import { whichPlaceIsShut } from './hours-of-places.ts'
import { type DeskJob, openDeskJob } from './open-desk-job.ts'
import { planChange } from './propose-change.ts'
import { refuseUnfree } from './refuse-unfree.ts'
import { termsThen } from './terms-then.rules.ts'

/** Asked about the booking as it was seen: why it cannot begin at an hour, in words; null: it can. */
export type WhyNotHour = (booking: DeskJob['booking'], startsAt: Date) => Promise<string | null>

type Proposed = OutputOf<typeof proposeHourCall>

async function openAt(ctx: Context, { reference, version }: { reference: string; version: number }): Promise<DeskJob> {
  const job = await openDeskJob(ctx, ctx.db, reference)
  if (job.booking.edition !== version) throw new AppError('office.changed-meanwhile')
  return job
}

const notThen = (why: string) => new AppError('booking.crew-not-possible', { why: `${why}.`, name: null })

/** What another hour of a job costs and who would drive. Changes nothing. */
export async function proposeHour(
  ctx: Context,
  input: ReadInputOf<typeof proposeHourCall>,
  whyNotHour: WhyNotHour,
): Promise<Proposed> {
  const { booking, crew } = await openAt(ctx, input)
  const startsAt = new Date(input.startsAt)
  if (startsAt.getTime() === booking.startsAt.getTime()) throw notThen('It begins then already')
  const why = await whyNotHour(booking, startsAt)
  if (why !== null) throw notThen(why)
  const wanted = { demand: crew.quote.demand, startsAt, bookingId: booking.id, mayBeLarger: isOf(crew) }
  await refuseUnfree(ctx, ctx.db, input.prefer, wanted)
  const wish = changedWish(booking, { day: tokyoDayOf(startsAt), start: tokyoTimeOf(startsAt) })
  const { quote, planned, lines } = await planChange(ctx, booking, wish, { prefer: input.prefer })
  const { heldYen, giftYen } = await balanceOf(ctx.db, booking.id)
  const [paidYen, afterYen] = [heldYen + giftYen, totalYenOf(lines)]
  const today = new Set(crew.members.map(({ id }) => id))
  return {
    ...{ quoteId: quote.id, startsAt: quote.startsAt, endsAt: quote.endsAt },
    ...{ beforeYen: booking.totalYen, afterYen },
    // What went back as a kindness is not owed again.
    paidYen,
    back: backFor(await paymentsOf(ctx.db, booking.id), Math.max(0, paidYen - afterYen)),
    lines: differences(booking.lines, lines),
    crew: planned.map(({ resource }) => ({
      ...{ id: resource.id, kind: resource.kind, name: deskNameOf(resource) },
      isNew: !today.has(resource.id),
    })),
    warning: await tiredInWords(ctx, planned),
    terms: termsThen(booking, startsAt, ctx.clock.now()),
    placesShut: await whichPlaceIsShut(ctx, booking, startsAt),
  }
}

/** Line by line where they differ. */
function differences(before: readonly QuoteLine[], after: readonly QuoteLine[]): Proposed['lines'] {
  const amountIn = (lines: readonly QuoteLine[], line: QuoteLine) =>
    lines.find((one) => isSameLine(one, line))?.amountYen ?? 0
  const all = [...before, ...after.filter((line) => !before.some((one) => isSameLine(one, line)))]
  return all
    .map((line) => ({ label: line.label, beforeYen: amountIn(before, line), afterYen: amountIn(after, line) }))
    .filter(({ beforeYen, afterYen }) => beforeYen !== afterYen)
}

async function tiredInWords(ctx: Context, planned: readonly Candidate[]): Promise<string | null> {
  const { policies } = await loadFleet(ctx)
  const tired = planned
    .filter(({ isTired }) => isTired)
    .map(({ resource, restBeforeMinutes, restAfterMinutes }) => {
      const rest = Math.min(restBeforeMinutes ?? Number.POSITIVE_INFINITY, restAfterMinutes ?? Number.POSITIVE_INFINITY)
      const aim = hoursInWords(policies[resource.kind].aimedRestMinutes ?? 0)
      return `${resource.name}: rest ${hoursInWords(rest)}, the aim is ${aim}`
    })
  return tired.length === 0 ? null : tired.join('. ')
}

/** Moves a job to the hour that was proposed: the same engine as any change by the desk. */
export async function moveHour<T>(
  ctx: Context,
  input: ReadInputOf<typeof moveHourCall>,
  who: { caller: Caller; attempt: Attempt },
  whyNotHour: WhyNotHour,
  answerWith: (db: Database, bookingId: string) => Promise<T>,
): Promise<T> {
  const { booking } = await openAt(ctx, input)
  const quote = await usableQuote(ctx, input.quoteId, booking.userId)
  if (quote.bookingId !== booking.id) throw new AppError('pricing.unknown-quote')
  const why = await whyNotHour(booking, quote.startsAt)
  if (why !== null) throw notThen(why)
  const { reference, version, quoteId, difference, tellGuest, guestAsked, reason, prefer } = input
  const charged = stillCharged(keepCharged(quote.lines, booking.priceOverrides), booking.priceOverrides)
  return changeAndAnswer(
    ctx,
    {
      ...{ reference, version, quoteId, tellGuest, reason, details: {}, evenUnderWay: false, guestAsked },
      // The board says what it costs beside what is paid, a kindness included: that stays on top.
      difference: difference === 'refund' ? 'refund-on-top' : difference,
      // What was charged otherwise stays so where the line costs what it did.
      charged: charged.map(({ kind, label, amountYen, reason: because }) => ({
        ...{ kind, label, amountYen },
        reason: because,
      })),
    },
    { ...who, prefer },
    answerWith,
  )
}
