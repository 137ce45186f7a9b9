import * as z from 'zod/mini'
import { whichBooking } from './booking.ts'
import { type ErrorDefinition, endpoint } from './endpoint.ts'
import { mostPictureBytes, Picture, pictureErrors } from './media.ts'
import { text } from './text.ts'

export const reviewsErrors = {
  'reviews.not-yet': { status: 409, sentence: 'A review can be written once the day is over.' },
  'reviews.of-tours-only': { status: 409, sentence: 'Reviews are written of days out, not of rides.' },
  'reviews.written': { status: 409, sentence: 'There is a review of this day already.' },
  'reviews.unknown': { status: 404, sentence: 'There is no such review.' },
  'reviews.unknown-picture': { status: 400, sentence: 'One of the pictures is gone. Please add it again.' },
  'reviews.reason-needed': {
    status: 400,
    sentence: 'Say why it is hidden: advertising, insult, or other people’s data.',
  },
} satisfies Record<string, ErrorDefinition>

/** What is judged, each from 1 to 5. The guide only where there was one. */
export const reviewParts = ['chauffeur', 'guide', 'vehicle', 'route'] as const
export type ReviewPart = (typeof reviewParts)[number]
const Stars = z
  .int('Give one to five stars.')
  .check(z.minimum(1, 'Give one to five stars.'), z.maximum(5, 'Give one to five stars.'))

export const Review = z.object({
  id: z.string(),
  /** 1 to 5, the mean of its parts. */
  stars: z.number(),
  text: z.string(),
  /** As the guest signs: a first name, and a place if they give one. */
  author: z.string(),
  /** The month they travelled, YYYY-MM. */
  travelled: z.string(),
  pictures: z.array(Picture),
  /** Our answer, where we gave one. */
  answer: z.nullable(z.string()),
})
export type Review = z.output<typeof Review>

export const Rating = z.object({
  average: z.number(),
  count: z.number(),
  /** Means of the parts, where they were judged. */
  parts: z.object({
    chauffeur: z.nullable(z.number()),
    guide: z.nullable(z.number()),
    vehicle: z.nullable(z.number()),
    route: z.nullable(z.number()),
  }),
})
export type Rating = z.output<typeof Rating>

export const ReviewsOfTour = z.object({
  /** Null while nobody has written one. */
  rating: z.nullable(Rating),
  reviews: z.array(Review),
})
export type ReviewsOfTour = z.output<typeof ReviewsOfTour>

export const reviewsOfTour = endpoint({
  method: 'GET',
  path: '/tours/:slug/reviews',
  access: 'public',
  summary: 'What guests wrote about a tour, the newest first, as far as the office has released it.',
  input: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: ReviewsOfTour,
  errors: ['catalogue.unknown-tour'],
})

/** A review as its author sees it. */
export const OwnReview = z.object({
  reference: z.string(),
  status: z.enum(['waiting', 'released', 'hidden']),
  chauffeurStars: z.int(),
  guideStars: z.nullable(z.int()),
  vehicleStars: z.int(),
  routeStars: z.int(),
  text: z.string(),
  author: z.string(),
  pictures: z.array(Picture),
  answer: z.nullable(z.string()),
  writtenAt: z.string(),
})
export type OwnReview = z.output<typeof OwnReview>

/** Whether a review of a booking can be written, and the one that was. */
export const reviewOfBooking = endpoint({
  method: 'GET',
  path: '/bookings/:reference/review',
  access: 'public',
  right: 'see:reviews',
  summary: 'Whether the day of a booking can be reviewed, and its review if there is one.',
  input: z.strictObject(whichBooking),
  output: z.object({ canWrite: z.boolean(), hasGuide: z.boolean(), review: z.nullable(OwnReview) }),
  errors: ['booking.unknown'],
})

export const mostReviewPictures = 4

export const addReviewPicture = endpoint({
  method: 'POST',
  path: '/bookings/:reference/review-pictures',
  access: 'public',
  upload: { mostBytes: mostPictureBytes },
  summary: 'A picture for the review of a booking that is over. Named in the review, or forgotten within a day.',
  input: z.strictObject(whichBooking),
  output: z.object({ name: z.string(), picture: Picture }),
  errors: ['booking.unknown', 'reviews.not-yet', 'reviews.of-tours-only', 'reviews.written', ...pictureErrors],
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/bookings/:reference/review',
  access: 'public',
  summary: 'Reviews a day that is over, once. Others read it after the office has released it.',
  input: z.strictObject({
    ...whichBooking,
    chauffeurStars: Stars,
    /** Null where nobody guided. */
    guideStars: z.nullable(Stars),
    vehicleStars: Stars,
    routeStars: Stars,
    text: text(4000, 'Write a few words.'),
    author: text(60, 'How do you sign?'),
    /** Names of pictures that were added. */
    pictures: z._default(
      z
        .array(z.string().check(z.maxLength(100)))
        .check(z.maxLength(mostReviewPictures, `At most ${mostReviewPictures} pictures.`)),
      [],
    ),
  }),
  output: OwnReview,
  errors: ['booking.unknown', 'reviews.not-yet', 'reviews.of-tours-only', 'reviews.written', 'reviews.unknown-picture'],
})

/** Which bookings the caller has reviewed, for lists. */
export const ownReviews = endpoint({
  method: 'GET',
  path: '/own-reviews',
  access: 'user',
  summary: 'The reviews that the caller wrote.',
  output: z.object({ reviews: z.array(OwnReview) }),
})
