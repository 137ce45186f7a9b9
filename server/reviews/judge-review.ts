import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  answerReview as answerCall,
  HidingGround,
  judgeReview as judgeCall,
  ReviewStatus,
  releaseReviews as releaseCall,
} from '#contract/reviews-office.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { AppError } from '#server/platform/app-error.ts'
import { recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import {
  findJudged,
  type JudgedReview,
  lockReview,
  releaseMany,
  saveAnswer,
  saveJudgement,
} from './judged-reviews.store.ts'

const deeds: Record<ReviewStatus, string> = {
  released: 'released the review',
  hidden: 'hid the review',
  waiting: 'let the review wait again',
}

const words: Record<HidingGround, string> = {
  advertising: 'Advertising',
  insult: 'Insult',
  'other-people': 'Other people’s data',
}

/** The review in the version that was looked at; somebody else's newer one is not written over. */
async function lockSeen(db: Database, id: string, version: number): Promise<JudgedReview> {
  const review = await lockReview(db, id)
  if (!review) throw new AppError('reviews.unknown')
  if (review.version !== version) throw new AppError('office.changed-meanwhile')
  return review
}

const read = async (db: Database, id: string): Promise<JudgedReview> => {
  const [review] = await findJudged(db, [id])
  if (!review) throw new AppError('reviews.unknown')
  return review
}

/** Releases a review, hides it for a ground, or lets it wait; pages that show reviews are made anew everywhere. */
export async function judgeReview(
  { db, clock }: Context,
  userId: string,
  { id, version, status, ground, reason }: ReadInputOf<typeof judgeCall>,
): Promise<JudgedReview> {
  if (status === 'hidden' && !ground)
    throw new AppError('reviews.reason-needed', { fields: { ground: 'Choose one of the three.' } })
  if (status === 'hidden' && !reason)
    throw new AppError('reviews.reason-needed', { fields: { reason: 'Say in a few words what it is.' } })
  return db.transaction().execute(async (transaction) => {
    const before = await lockSeen(transaction, id, version)
    const at = clock.now()
    const hidden = status === 'hidden' && ground ? { ground, reason } : { ground: null, reason: null }
    await saveJudgement(transaction, { id, status, at, ...hidden })
    await recordChange(transaction, {
      ...{ object: { kind: 'review', id }, userId, deed: deeds[status], at, version: before.version + 1 },
      ...(hidden.ground && { reason: `${words[hidden.ground]}: ${reason}` }),
    })
    await announceWith(transaction, 'pages')
    return read(transaction, id)
  })
}

/** Releases what still waits as it was seen; the rest is left, and named. */
export async function releaseReviews(
  { db, clock }: Context,
  userId: string,
  { reviews }: ReadInputOf<typeof releaseCall>,
): Promise<OutputOf<typeof releaseCall>> {
  return db.transaction().execute(async (transaction) => {
    const at = clock.now()
    const ids = await releaseMany(transaction, reviews, at)
    const released = await findJudged(transaction, ids)
    for (const { id, version } of released)
      await recordChange(transaction, { object: { kind: 'review', id }, userId, deed: deeds.released, at, version })
    if (ids.length > 0) await announceWith(transaction, 'pages')
    return { released, left: reviews.map(({ id }) => id).filter((id) => !ids.includes(id)) }
  })
}

/** Writes, changes or takes away what stands below a review. */
export async function answerReview(
  { db, clock }: Context,
  userId: string,
  { id, version, answer }: ReadInputOf<typeof answerCall>,
): Promise<JudgedReview> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockSeen(transaction, id, version)
    const [at, was] = [clock.now(), before.answer ?? '']
    if (was === answer) return before
    await saveAnswer(transaction, id, answer, at)
    const deed = answer === '' ? 'took the answer away' : was === '' ? 'answered the review' : 'changed the answer'
    await recordChange(transaction, {
      ...{ object: { kind: 'review', id }, userId, deed, at, version: before.version + 1 },
      changes: [{ name: 'Answer', before: was, after: answer }],
    })
    if (before.status === 'released') await announceWith(transaction, 'pages')
    return read(transaction, id)
  })
}
