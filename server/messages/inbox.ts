import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  answerLetter as answerCall,
  Letter,
  readInbox as readCall,
  settleLetter as settleCall,
} from '#contract/inbox.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { findByIds } from '#server/booking/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import {
  countLetters,
  countWaitingLetters,
  findLetter,
  findLetters,
  type LetterRow,
  lockLetter,
  saveSettled,
} from './inbox.store.ts'
import { findUnanswered } from './unanswered.store.ts'

const onePage = 25
const mostThreads = 50
const threadDays = 60

export async function readInbox(
  { db, clock }: Context,
  { state, page }: ReadInputOf<typeof readCall>,
): Promise<OutputOf<typeof readCall>> {
  const counts = await countLetters(db)
  const pages = Math.max(1, Math.ceil(counts[state] / onePage))
  const letters = await findLetters(db, state, { offset: (Math.min(page, pages) - 1) * onePage, limit: onePage })
  return { letters: await toWire(db, letters), counts, pages, threads: await threadsWaiting(db, clock.now()) }
}

const findThreads = (db: Database, now: Date) =>
  findUnanswered(db, new Date(now.getTime() - threadDays * 86_400_000), mostThreads)

/** How much waits in the inbox: letters, and guests of bookings. */
export const countInbox = async (db: Database, now: Date): Promise<number> =>
  (await countWaitingLetters(db)) + (await findThreads(db, now)).length

async function threadsWaiting(db: Database, now: Date) {
  const waiting = await findThreads(db, now)
  const bookings = new Map(
    (
      await findByIds(
        db,
        waiting.map(({ bookingId }) => bookingId),
      )
    ).map((one) => [one.id, one]),
  )
  return waiting.flatMap(({ bookingId, body, at }) => {
    const booking = bookings.get(bookingId)
    return booking ? [{ reference: booking.reference, leadName: booking.leadName, body, at: tokyoIso(at) }] : []
  })
}

async function toWire(db: Database, rows: readonly LetterRow[]): Promise<Letter[]> {
  const names = await findFirstNames(
    db,
    rows.flatMap(({ settledBy }) => settledBy ?? []),
  )
  return rows.map(({ at, settledAt, settledBy, ...row }) => ({
    ...row,
    ...{ at: tokyoIso(at), settledAt: settledAt && tokyoIso(settledAt) },
    settledBy: (settledBy && names.get(settledBy)) ?? null,
  }))
}

async function viewLetter(db: Database, id: string): Promise<Letter> {
  const row = await findLetter(db, id)
  const [letter] = row ? await toWire(db, [row]) : []
  if (!letter) throw new AppError('messages.unknown-letter')
  return letter
}

/** By mail, and once: two people at the desk do not both answer. */
export async function answerLetter(
  { db, clock }: Context,
  { id, body }: ReadInputOf<typeof answerCall>,
  { userId }: Caller,
  attempt: Attempt,
): Promise<Letter> {
  return db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id)
    if (!letter) throw new AppError('messages.unknown-letter')
    if (letter.settledAt) throw new AppError('messages.settled-already')
    await saveSettled(tx, id, { at: clock.now(), by: userId, answer: body })
    await addJob(tx, 'notifications.tell-of-contact', { contactId: id, to: 'answer' })
    const answer = await viewLetter(tx, id)
    await attempt.remember(tx, answer)
    return answer
  })
}

/** Answered by telephone, or nothing to answer; what was mailed cannot be taken back. */
export async function settleLetter(
  { db, clock }: Context,
  { id, isSettled }: ReadInputOf<typeof settleCall>,
  { userId }: Caller,
): Promise<Letter> {
  return db.transaction().execute(async (tx) => {
    const letter = await lockLetter(tx, id)
    if (!letter) throw new AppError('messages.unknown-letter')
    if (letter.answer !== null) throw new AppError('messages.settled-already')
    if ((letter.settledAt !== null) !== isSettled)
      await saveSettled(tx, id, isSettled ? { at: clock.now(), by: userId, answer: null } : null)
    return viewLetter(tx, id)
  })
}
