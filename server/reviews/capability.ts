import type { Capability } from '#server/platform/capability.ts'
import { seedDemoReviews } from './demo/seed-demo-reviews.ts'
import { takeReviewsAway } from './demo/take-demo-away.store.ts'
import { reviewsPersonalData } from './personal-data.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviews: Capability = {
  name: 'reviews',
  routes: reviewsRoutes,
  personalData: reviewsPersonalData,
  demo: [seedDemoReviews],
  takeDemoAway: takeReviewsAway,
}
