export { seedDemoReviews } from './demo/seed-demo-reviews.ts'
export { isReviewed } from './own-reviews.store.ts'
export { countReviews, reviewsPersonalData } from './personal-data.ts'
export { reviewsRoutes } from './reviews.routes.ts'
