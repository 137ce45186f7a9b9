import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const TourId = z.uuid('There is no such tour.')

/** The office's picks for the home page. */
export const FeaturedTours = z.object({
  tours: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      /** Why the page passes it over until that ends; null: it does not. */
      passedOver: z.nullable(z.enum(['archived', 'hidden-line'])),
    }),
  ),
  /** How many of them the page shows. */
  shown: z.int(),
})
export type FeaturedTours = z.output<typeof FeaturedTours>

export const featuredTours = endpoint({
  method: 'GET',
  path: '/admin/featured-tours',
  access: 'admin',
  right: 'see:tours',
  summary: 'The tours picked for the home page, in their order, and how many it shows.',
  output: FeaturedTours,
})

export const mostFeatured = 12

export const featureTours = endpoint({
  method: 'PUT',
  path: '/admin/featured-tours',
  access: 'admin',
  right: 'change:tours',
  summary: 'Picks the tours of the home page, in their order.',
  input: z.strictObject({
    /** As the page had them, so that two who pick at once do not make a third list of both. */
    before: z.array(TourId).check(z.maxLength(500)),
    after: z.array(TourId).check(z.maxLength(mostFeatured, `At most ${mostFeatured} tours.`)),
  }),
  output: FeaturedTours,
  errors: ['catalogue.unknown-tour', 'catalogue.other-tours'],
})

const Shown = z
  .int('How many, in figures.')
  .check(z.gte(0, 'None, or more.'), z.lte(mostFeatured, `At most ${mostFeatured}.`))

export const setPicksShown = endpoint({
  method: 'PUT',
  path: '/admin/featured-tours/shown',
  access: 'admin',
  right: 'change:tours',
  summary: 'How many of the picks the home page shows, from the first on; none: it does without them.',
  input: z.strictObject({ before: Shown, after: Shown }),
  output: FeaturedTours,
  errors: ['office.changed-meanwhile'],
})

/** Every call about the picks. */
export const pickCalls = { featuredTours, featureTours, setPicksShown }
