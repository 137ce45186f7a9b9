import type { Decision } from '#contract/dashboard.ts'
import { findBriefly, findNeedingCrew, findWaitingForWord } from '#server/booking/index.ts'
import { findLost, openRequests } from '#server/dispatch/index.ts'
import { crewsOf, findConflicts } from '#server/inventory/index.ts'
import { findOldestWaiting, findUnanswered } from '#server/messages/index.ts'
import { findMoneyToCheck } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { findMailsWaiting } from '#server/platform/installation.store.ts'
import { findFailedJobs } from '#server/platform/jobs.store.ts'
import { keptAWhile } from '#server/platform/kept-a-while.ts'
import { addDays, addMinutes, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findWaiting } from '#server/reviews/index.ts'
import { beyondPapers } from './beyond-papers.rules.ts'
import { missingIn } from './dashboard-service.ts'
import type { WhatIsTaken } from './dashboard-summary.ts'
import { whyInWords } from './dashboard-words.rules.ts'

/** At most so many of a kind: who has more of them opens the list. */
const mostOfAKind = 10
/** A card is typed and its bank answers within this; what takes longer needs a look. */
const paymentMinutes = 60
/** Before that a guest who has not told the hotel has been asked by mail, and may not know it yet. */
const hotelDays = 7
/** What nobody answered in so long is no longer waited for. */
const unansweredDays = 90

/** What waits for a person, the most urgent first: those on the road, then money, then words. A dozen statements at most. */
export async function findDecisions(ctx: Context, taken: WhatIsTaken, now: Date): Promise<Decision[]> {
  const { db } = ctx
  const mailsWaitSince = await mailsWaiting(ctx, 'since', () => findMailsWaiting(db, now))
  const tonight = tokyoInstant(addDays(tokyoDayOf(now), 1), '00:00')
  const needing = await findNeedingCrew(db, now, mostOfAKind)
  const crews = await crewsOf(
    db,
    needing.map(({ id }) => id),
  )
  const bereft = needing.map((one) => ({ ...one, missing: missingIn(taken.fleet, crews.get(one.id) ?? []) }))
  const lost = await findLost(db, taken.fleet, bereft)
  const found = findConflicts(taken.fleet, taken.jobs, taken)
  const conflicts = found.filter(({ papers }) => !papers).slice(0, mostOfAKind)
  const withoutPapers = found.filter(({ papers }) => papers)
  const money = await findMoneyToCheck(db, addMinutes(now, -paymentMinutes), mostOfAKind)
  const soon = { holds: tonight, hotels: addMinutes(now, hotelDays * 1440) }
  const { holds, hotels } = await findWaitingForWord(db, now, soon, mostOfAKind)
  const messages = await findUnanswered(db, addMinutes(now, -unansweredDays * 1440), mostOfAKind)
  const letters = await findOldestWaiting(db)
  const asksForLeave = await openRequests(db)
  const [firstLeave] = asksForLeave
  const jobs = await findFailedJobs(db, mostOfAKind)
  const reviews = await findWaiting(db, mostOfAKind)
  const named = await findBriefly(db, [...new Set([...conflicts, ...money, ...messages].map((one) => one.bookingId))])
  const bookings = new Map(named.map((booking) => [booking.id, booking]))
  const about = <T extends { bookingId: string }>(found: readonly T[], say: (one: T, of: Named) => Decision) =>
    found.flatMap((one) => {
      const booking = bookings.get(one.bookingId)
      return booking ? say(one, booking) : []
    })
  return [
    ...(mailsWaitSince ? [{ kind: 'restored' as const, since: tokyoIso(mailsWaitSince) }] : []),
    ...bereft.map(
      ({ id, reference, tour, startsAt, missing }): Decision => ({
        ...{ kind: 'crew', reference, tour, startsAt: tokyoIso(startsAt), missing },
        lost: lost.get(id) ?? [],
      }),
    ),
    ...about(conflicts, (conflict, { reference }) => ({
      ...{ kind: 'conflict', reference, startsAt: tokyoIso(conflict.startsAt) },
      ...{ who: conflict.resource.name, why: whyInWords(conflict) },
    })),
    ...beyondPapers(withoutPapers, now).slice(0, mostOfAKind),
    ...hotels.map(
      ({ reference, tour, leadName, startsAt }): Decision => ({
        ...{ kind: 'hotel', reference, tour, leadName, startsAt: tokyoIso(startsAt) },
      }),
    ),
    ...about(money, (one, { reference, leadName }) => {
      const said = { reference, leadName, amountYen: one.amountYen, at: tokyoIso(one.at) }
      if (one.kind !== 'hand-back') return { kind: one.kind, ...said }
      return { kind: one.kind, refundId: one.refundId, how: one.how, ...said }
    }),
    ...holds.map(
      ({ reference, tour, leadName, startsAt, heldUntil }): Decision => ({
        ...{ kind: 'hold', reference, tour, leadName, startsAt: tokyoIso(startsAt) },
        heldUntil: tokyoIso(heldUntil ?? tonight),
      }),
    ),
    ...about(messages, ({ body, at }, { reference, leadName, startsAt }) => ({
      ...{ kind: 'message', reference, leadName, startsAt: tokyoIso(startsAt) },
      ...{ body: firstWords(body), at: tokyoIso(at) },
    })),
    ...(letters ? [{ ...letters, kind: 'letters' as const, at: tokyoIso(letters.at) }] : []),
    ...(firstLeave ? [{ kind: 'leave' as const, waiting: asksForLeave.length, firstDay: firstLeave.firstDay }] : []),
    ...jobs.map(
      ({ id, task, lastError, failedAt }): Decision => ({
        ...{ kind: 'job', id, task, at: tokyoIso(failedAt) },
        error: firstWords(lastError?.split('\n', 1)[0] ?? ''),
      }),
    ),
    ...reviews.map(
      ({ id, stars, tour, text, at }): Decision => ({
        ...{ kind: 'review', id, stars, tour, text: firstWords(text), at: tokyoIso(at) },
      }),
    ),
  ]
}

type Named = Awaited<ReturnType<typeof findBriefly>>[number]

/** As much as fits into a line or two. */
const firstWords = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)

/** That only a start changes: once a minute is often enough, and a page that is read all day has one question less. */
const mailsWaiting = keptAWhile<Date | null>(60_000)
