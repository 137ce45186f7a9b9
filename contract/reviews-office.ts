import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { someOf } from './office-list.ts'
import { Review } from './reviews.ts'

/** What the office does with reviews; apart from what visitors load. */

export const reviewStatuses = ['waiting', 'released', 'hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** For nothing else is a review hidden; few stars are no ground. */
export const hidingGrounds = ['advertising', 'insult', 'other-people'] as const
export type HidingGround = (typeof hidingGrounds)[number]

export const JudgedReview = z.extend(Review, {
  status: z.enum(reviewStatuses),
  /** Rises with each judgement and answer. */
  version: z.int(),
  parts: z.object({
    chauffeur: z.nullable(z.int()),
    guide: z.nullable(z.int()),
    vehicle: z.nullable(z.int()),
    route: z.nullable(z.int()),
  }),
  reference: z.nullable(z.string()),
  /** Who drove and guided, by name, as the day was done; empty where no booking is behind it. */
  crew: z.object({ chauffeurs: z.array(z.string()), guides: z.array(z.string()) }),
  /** Who booked the day; null where no booking is behind it, or its guest was erased. */
  guest: z.nullable(z.string()),
  /** The day it is about. */
  day: z.string(),
  tourTitle: z.string(),
  tourSlug: z.string(),
  writtenAt: z.string(),
  answeredAt: z.nullable(z.string()),
  judgedAt: z.nullable(z.string()),
  ground: z.nullable(z.enum(hidingGrounds)),
  reason: z.nullable(z.string()),
})
export type JudgedReview = z.output<typeof JudgedReview>

export const reviewsToJudge = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  access: 'admin',
  right: 'see:reviews',
  summary: 'Reviews by state, the lowest stars first, by pages of 20, with what they say in sum.',
  input: z.strictObject({
    status: z._default(z.enum(reviewStatuses), 'waiting'),
    q: z._default(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters.')), ''),
    /** Rounded. */
    stars: someOf(['1', '2', '3', '4', '5']),
    answer: someOf(['given', 'none']),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  output: z.object({
    reviews: z.array(JudgedReview),
    pages: z.int(),
    total: z.int(),
    counts: z.object({ waiting: z.int(), released: z.int(), hidden: z.int() }),
    /** Of what others may read, written in the last 12 months. */
    figures: z.object({
      average: z.nullable(z.number()),
      count: z.int(),
      /** How many of 1, 2, 3, 4 and 5 stars, rounded. */
      spread: z.array(z.int()),
      unanswered: z.int(),
      waitingBelowThree: z.int(),
    }),
  }),
})

export const ReviewOfPerson = z.object({
  id: z.string(),
  /** What the guest gave this person, or the day where they did not say. */
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  day: z.string(),
  tourTitle: z.string(),
  reference: z.string(),
  status: z.enum(reviewStatuses),
  isAnswered: z.boolean(),
})
export type ReviewOfPerson = z.output<typeof ReviewOfPerson>

export const reviewsOfPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id/reviews',
  access: 'admin',
  right: 'see:reviews',
  summary:
    'What guests wrote about days that somebody drove or guided, hidden reviews aside: twelve months, the latest.',
  input: z.strictObject({ id: z.uuid('There is no such person.') }),
  output: z.object({
    /** Of the last twelve months, by the day it is about. */
    average: z.nullable(z.number()),
    count: z.int(),
    /** How many of 1, 2, 3, 4 and 5 stars. */
    spread: z.array(z.int()),
    /** The latest day first, at most five. */
    latest: z.array(ReviewOfPerson),
  }),
  errors: ['people.unknown'],
})
export type ReviewsOfPerson = z.output<NonNullable<(typeof reviewsOfPerson)['output']>>

const ReviewId = z.uuid('There is no such review.')
const ReviewVersion = z.int().check(z.minimum(1))

export const judgeReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/:id',
  access: 'admin',
  right: 'change:reviews',
  summary: 'Releases a review for others to read, hides it for one of three grounds, or lets it wait again.',
  input: z.strictObject({
    id: ReviewId,
    version: ReviewVersion,
    status: z.enum(reviewStatuses),
    /** Needed to hide it, and said with nothing else. */
    ground: z.optional(z.enum(hidingGrounds, 'Choose one of the three.')),
    reason: z._default(z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters.')), ''),
  }),
  output: JudgedReview,
  errors: ['reviews.unknown', 'reviews.reason-needed', 'office.changed-meanwhile'],
})

/** Several at once; those that somebody judged meanwhile are left as they are. */
export const releaseReviews = endpoint({
  method: 'POST',
  path: '/admin/reviews-released',
  access: 'admin',
  right: 'change:reviews',
  summary: 'Releases several waiting reviews at once.',
  input: z.strictObject({
    reviews: z
      .array(z.strictObject({ id: ReviewId, version: ReviewVersion }))
      .check(z.minLength(1, 'Choose at least one.'), z.maxLength(50, 'At most 50 at once.')),
  }),
  output: z.object({ released: z.array(JudgedReview), left: z.array(z.string()) }),
})

export const longestAnswer = 600

export const answerReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id/answer',
  access: 'admin',
  right: 'change:reviews',
  summary: 'Writes our answer, shown below the review; empty takes it away.',
  input: z.strictObject({
    id: ReviewId,
    version: ReviewVersion,
    answer: z.string().check(z.trim(), z.maxLength(longestAnswer, `At most ${longestAnswer} characters.`)),
  }),
  output: JudgedReview,
  errors: ['reviews.unknown', 'office.changed-meanwhile'],
})
