export { catchUp } from './catch-up.ts'
export { findAddressesAlong } from './erase-guests.store.ts'
export { findNeedsOfBookings, type GuestNeeds } from './needs-of-bookings.store.ts'
export { searchGuests } from './search-guests.ts'
