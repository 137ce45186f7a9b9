import type { RideAsk, RideWish } from '#contract/rides.ts'
import { readWrittenExtras } from '#contract/written-extras.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type RideFields, refused } from './find-ends.ts'
import type { PreparedRide } from './prepare-ride.ts'

/** As the page's address names them. */
const asked: RideFields = {
  pickUp: 'from',
  pickUpAddress: 'fromAddress',
  dropOff: 'to',
  dropOffAddress: 'toAddress',
  day: 'day',
  start: 'time',
  hours: 'hours',
  childAges: 'children',
  extras: 'childSeats',
}
/** Its ends are those of the way there, the other way round, but where it says another. */
const askedBack = ({ returnFrom, returnTo }: RideAsk): RideFields => ({
  ...asked,
  pickUp: returnFrom === undefined ? 'to' : 'returnFrom',
  pickUpAddress: 'toAddress',
  dropOff: returnTo === undefined ? 'from' : 'returnTo',
  dropOffAddress: 'fromAddress',
  day: 'returnDay',
  start: 'returnTime',
})
/** As a kept wish names them. */
export const wished: RideFields = {
  pickUp: 'pickUp',
  pickUpAddress: 'pickUpAddress',
  dropOff: 'dropOff',
  dropOffAddress: 'dropOffAddress',
  day: 'day',
  start: 'start',
  hours: 'hours',
  childAges: 'childAges',
  extras: 'extras',
}

/** The way there, and the way back where one is asked for, as wishes of their own. */
export function wishesOf(ask: RideAsk): { wish: RideWish; fields: RideFields }[] {
  const { way, hours, guests, largeCases, meeting, code, secondCode } = ask
  const extras = [
    { code: 'child-seat', pieces: ask.childSeats },
    { code: 'booster-seat', pieces: ask.boosterSeats },
    { code: 'stroller', pieces: ask.strollers },
    { code: 'wheelchair', pieces: ask.wheelchairs },
    ...readWrittenExtras(ask.extras),
  ].filter(({ pieces }) => pieces > 0)
  const childAges = ask.children === '' ? [] : ask.children.split(',').map(Number)
  if (childAges.some((age) => age > 17)) throw refused('children', 'A child is between 0 and 17 years old.')
  const party = { way, guests, largeCases, childAges, extras, meeting, ...given({ code, secondCode }) }
  const there: RideWish = {
    ...party,
    day: ask.day,
    start: ask.time,
    flight: ask.flight,
    ...given({
      hours,
      pickUp: ask.from,
      pickUpAddress: ask.fromAddress,
      dropOff: ask.to,
      dropOffAddress: ask.toAddress,
    }),
  }
  const { returnDay, returnTime } = ask
  if (returnDay === undefined && returnTime === undefined) return [{ wish: there, fields: asked }]
  if (way === 'hourly') throw refused('returnDay', 'A car by the hour stays with you: there is no way back to add.')
  if (returnDay === undefined) throw refused('returnDay', 'On which day do you come back?')
  if (returnTime === undefined) throw refused('returnTime', 'At what time do you come back?')
  const back: RideWish = {
    ...party,
    day: returnDay,
    start: returnTime,
    // That of the way back is told later.
    flight: '',
    ...given({
      hours,
      ...(ask.returnFrom === undefined ? { pickUp: ask.to, pickUpAddress: ask.toAddress } : { pickUp: ask.returnFrom }),
      ...(ask.returnTo === undefined
        ? { dropOff: ask.from, dropOffAddress: ask.fromAddress }
        : { dropOff: ask.returnTo }),
    }),
  }
  return [
    { wish: there, fields: asked },
    { wish: back, fields: askedBack(ask) },
  ]
}

/** What is not there is not kept either. */
const given = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

/** Nobody comes back before they are there. */
export function refuseReturnTooEarly(ways: readonly PreparedRide[]): void {
  const [there, back] = ways
  if (!there || !back) return
  const { endsAt } = there.at(there.start).times
  if (back.start >= endsAt) return
  const sentence = `With the free waiting the way there may last until ${tokyoTimeOf(endsAt)}: choose a later time.`
  throw refused('returnTime', sentence)
}
