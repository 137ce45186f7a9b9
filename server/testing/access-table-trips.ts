import { type Everything, madeUp, type Named, nobody, nothing, own, secret, theirs } from './access-named.ts'

/** What somebody gathers is theirs alone; a link opens what they share. */
export const tripsAccess: { [Call in keyof Everything['trips']]: Named } = {
  ...{ priceTrip: nothing, readTrip: nothing, addToTrip: nothing, shareTrip: nothing, endOwnShares: nothing },
  changeTripItem: theirs('trips.unknown-item', ({ tripItemId }) => ({
    ...{ id: tripItemId, seenYen: null, seenAt: null },
    wish: { kind: 'tour', tour: 'kamakura-and-the-great-buddha', day: '2027-01-21', start: '08:00', guests: 2 },
  })),
  // Gone is gone, whoever says so, and of nobody else's trip.
  removeFromTrip: own(() => ({ id: nobody })),
  readSharedTrip: secret('trips.unknown-shared', () => ({ code: madeUp.slice(0, 20) })),
  endSharedTrip: secret('trips.unknown-shared', () => ({ code: madeUp.slice(0, 20), key: madeUp.slice(0, 20) })),
}
