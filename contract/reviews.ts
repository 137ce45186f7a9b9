import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const Review = z.object({
  id: z.string(),
  /** 1 to 5. */
  stars: z.number(),
  text: z.string(),
  /** As the guest signs: a first name, and a place if they give one. */
  author: z.string(),
  /** The month they travelled, YYYY-MM. */
  travelled: z.string(),
  /** Our answer, where we gave one. */
  answer: z.nullable(z.string()),
})
export type Review = z.output<typeof Review>

export const Rating = z.object({ average: z.number(), count: z.number() })
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
