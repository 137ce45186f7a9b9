export { isReviewed } from './own-reviews.store.ts'
export { countReviews } from './personal-data.ts'
export { ratingOfAll } from './reviews.store.ts'
export { countWaiting, findWaiting } from './waiting-reviews.store.ts'
