import type { Capability } from '#server/platform/capability.ts'
import type { Erase } from '#server/platform/personal-data.ts'
import { forgetOldQuotes } from '#server/pricing/index.ts'
import { bookingRoutes } from './booking.routes.ts'
import { seedDemoRides } from './demo/rides/seed-demo-rides.ts'
import { seedDemoBookings } from './demo/seed-demo-bookings.ts'
import { takeDemoBookingsAway } from './demo/take-demo-away.ts'
import { expireHolds } from './expire-holds.ts'
import { joinAccount } from './join-bookings.ts'
import { eraseDueBookings } from './leave-bookings.ts'
import { bookingDeskRoutes } from './office/booking-desk.routes.ts'
import { bookingsListRoutes } from './office/bookings-list.routes.ts'
import { phoneBookingRoutes } from './office/phone-booking.routes.ts'
import { forgetCalls } from './office/put-aside.ts'
import { batchTask, workBatch } from './office/work-batch.ts'
import { dropJourneyCard } from './orders/drop-journey-card.ts'
import { bookingPersonalData } from './personal-data.ts'
import { redeemFinished } from './redeem-finished.ts'

interface TaskLinks {
  erase: Erase
}

export const booking: Capability<object, TaskLinks> = {
  name: 'booking',
  routes: (api, ctx) => {
    bookingRoutes(api, ctx)
    bookingsListRoutes(api, ctx)
    bookingDeskRoutes(api, ctx)
    phoneBookingRoutes(api, ctx)
  },
  tasks: ({ erase }) => ({
    'booking.expire-holds': expireHolds,
    'booking.redeem-finished': redeemFinished,
    'booking.join-account': joinAccount,
    'booking.forget-calls': forgetCalls,
    'booking.drop-journey-card': dropJourneyCard,
    [batchTask]: workBatch,
    'booking.forget-quotes': async ({ db, clock }) => {
      await forgetOldQuotes(db, clock.now())
    },
    'booking.erase-due': eraseDueBookings(erase),
  }),
  recurring: {
    'booking.expire-holds': '* * * * *',
    'booking.redeem-finished': '*/10 * * * *',
    'booking.forget-quotes': '17 * * * *',
    'booking.forget-calls': '41 * * * *',
    'booking.erase-due': '23 * * * *',
  },
  personalData: bookingPersonalData,
  demo: [seedDemoBookings, seedDemoRides],
  takeDemoAway: takeDemoBookingsAway,
}
