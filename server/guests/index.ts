import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { keepGuests } from './catch-up.ts'

export { catchUp } from './catch-up.ts'
export { seedDemoGuests } from './demo/seed-demo-guests.ts'
export { findAddressesAlong } from './erase-guests.store.ts'
export { guestsRoutes } from './guests.routes.ts'
export { findNeedsOfBookings, type GuestNeeds } from './needs-of-bookings.store.ts'
export { guestsPersonalData } from './personal-data.ts'
export { searchGuests } from './search-guests.ts'

export const guestsTasks: TaskList = { 'guests.keep-up': keepGuests }

export const guestsRecurring: Recurring = { 'guests.keep-up': '* * * * *' }
