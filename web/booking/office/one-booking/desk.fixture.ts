import type { DeskBooking, DeskMember } from '#contract/booking-desk.ts'
import { noDetails } from '#core/booking-details.ts'
import { atTenPercent } from '#core/tax.fixture.ts'

const member = (kind: DeskMember['kind'], name: string, at: number) => ({
  ...{ id: `01890a5d-ac96-774b-bcce-b302099a807${at}`, kind, name, seal: null, plate: null, vehicleClass: null },
  ...{ className: null, languages: ['en'], registrationNumber: null, restBeforeMinutes: 750, restAfterMinutes: 750 },
  phone: '',
})

/** A day in Kamakura that is paid and has its crew. */
export const deskBooking: DeskBooking = {
  ...{ reference: 'AN-222222', version: 1, state: 'confirmed', ride: null, landsAt: null, tourMinutes: 540 },
  service: {
    ...{ kind: 'tour', slug: 'kamakura-and-the-great-buddha', title: 'Kamakura and the Great Buddha' },
    ...{ line: 'K', startTimes: ['08:00', '09:00'] },
  },
  ...{ startsAt: '2031-05-06T08:00:00+09:00', endsAt: '2031-05-06T17:00:00+09:00', vehicleClass: 'alphard' },
  ...{ className: 'Alphard', classes: [{ id: 'alphard', label: 'Alphard' }], languages: ['en'], guests: 2 },
  ...{ childAges: [], largeCases: 2, extraHalfHours: 0, guide: true, guideIncluded: false, guides: 1 },
  ...{ guideLanguage: 'en', extras: [], email: 'eleanor@example.com', ...noDetails, leadName: 'Eleanor Marsh' },
  ...{
    bookingsOfGuest: 1,
    boughtWith: [],
    pickUp: null,
    dropOff: null,
    isHotelUntold: false,
    wishedPickUp: null,
    wishedDropOff: null,
  },
  travellers: [],
  lines: [
    {
      ...{ kind: 'package', label: 'Alphard with chauffeur', explanation: '9 hours', computedYen: 92_000 },
      ...{ amountYen: 92_000, reason: null, by: null, at: null },
    },
  ],
  ...{
    computedYen: 92_000,
    totalYen: 92_000,
    taxes: atTenPercent(92_000),
    paidYen: 92_000,
    refundedYen: 0,
    giftYen: 0,
  },
  ...{ dueYen: 0, refundNowYen: 92_000, cancellationTiers: [], cancelled: null, heldUntil: null, needsCrew: false },
  ...{ createdAt: '2031-03-01T08:00:00+09:00', underWay: null, moves: [], noShowFrom: '2031-05-06T09:00:00+09:00' },
  crew: [member('vehicle', 'Alphard 31-07', 1), member('chauffeur', 'Kenji Sato', 2), member('guide', 'Yuki Mori', 3)],
  ...{ money: [], history: [], previous: null, next: null, erased: false },
  refundable: [{ amountYen: 92_000, refundedYen: 0, takenHow: null, card: null }],
}
