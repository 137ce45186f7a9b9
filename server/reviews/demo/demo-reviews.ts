import { craftReviews } from './craft-reviews.ts'
import type { DemoReview } from './demo-review.ts'
import { eveningsReviews } from './evenings-reviews.ts'
import { familiesReviews } from './families-reviews.ts'
import { fujiReviews } from './fuji-reviews.ts'
import { gardensReviews } from './gardens-reviews.ts'
import { hakoneReviews } from './hakone-reviews.ts'
import { kamakuraReviews } from './kamakura-reviews.ts'
import { nikkoReviews } from './nikko-reviews.ts'
import { portsReviews } from './ports-reviews.ts'
import { seasonsReviews } from './seasons-reviews.ts'
import { tokyoReviews } from './tokyo-reviews.ts'

/** What guests of the demo wrote, each about a day that they had. */
export const demoReviews: DemoReview[] = [
  ...tokyoReviews,
  ...fujiReviews,
  ...hakoneReviews,
  ...kamakuraReviews,
  ...nikkoReviews,
  ...craftReviews,
  ...eveningsReviews,
  ...gardensReviews,
  ...familiesReviews,
  ...portsReviews,
  ...seasonsReviews,
]
