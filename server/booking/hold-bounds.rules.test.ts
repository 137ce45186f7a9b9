import { expect, test } from 'vitest'
import {
  foldedAddress,
  heldOn,
  holdersOf,
  mayHold,
  mostAtOnce,
  type OpenHold,
  onDayOf,
  roomFrom,
} from './hold-bounds.rules.ts'

const minute = (number: number) => new Date(Date.UTC(2026, 10, 15, 1, number))
const net = 'network 203.0.113.7'
const mail = 'address max@example.com'
const hold = (changes: Partial<OpenHold> = {}): OpenHold => ({
  order: crypto.randomUUID(),
  heldBy: [net, mail],
  startsAt: new Date('2026-12-09T08:00:00+09:00'),
  endsAt: new Date((changes.startsAt?.getTime() ?? Date.parse('2026-12-09T08:00:00+09:00')) + 4 * 3_600_000),
  heldUntil: minute(15),
  ...changes,
})
const bounds = { mostHoldsOfNetwork: 3, mostHoldsOfAddress: 2, mostHeldPercent: null }

test('one address has many spellings, and counts as one', () => {
  const spellings = [
    'max@example.com',
    'MAX@Example.COM',
    'max+tokyo@example.com',
    'ｍａｘ@example.com',
    'Max+1+2@example.com',
  ]
  expect(new Set(spellings.map(foldedAddress))).toEqual(new Set(['max@example.com']))
  // The controls: other people.
  for (const other of ['maxi@example.com', 'max@example.org', 'm.ax@example.com'])
    expect(foldedAddress(other)).not.toBe('max@example.com')
  // Nothing but a tag is still an address of its own.
  expect(foldedAddress('+a@example.com')).not.toBe(foldedAddress('+b@example.com'))
})

test('a hold counts for its network, its address and its account', () => {
  const asked = { network: '203.0.113.7', email: 'Max@example.com', userId: null, isOwnAddress: false }
  expect(holdersOf(asked)).toEqual([net, mail])
  expect(holdersOf({ ...asked, userId: 'u1' })).toEqual([net, mail, 'account u1'])
  // Whoever proved that the address is theirs is not kept out by strangers who typed it.
  expect(holdersOf({ ...asked, userId: 'u1', isOwnAddress: true })).toEqual([net, 'account u1'])
})

test('there is room again when enough of the open holds have ended', () => {
  expect(roomFrom([], [net, mail], bounds)).toBeNull()
  expect(roomFrom([hold()], [net, mail], bounds)).toBeNull()
  const three = [5, 9, 7].map((end) => hold({ heldUntil: minute(end), heldBy: [net] }))
  expect(roomFrom(three, [net, mail], bounds)).toEqual(minute(5))
  // After the bound was lowered, more than one of them must end.
  expect(roomFrom(three, [net, mail], { ...bounds, mostHoldsOfNetwork: 1 })).toEqual(minute(9))
  const two = [5, 9].map((end) => hold({ heldUntil: minute(end), heldBy: [mail] }))
  expect(roomFrom(two, [net, mail], bounds)).toEqual(minute(5))
  expect(roomFrom(two, [net, mail], { ...bounds, mostHoldsOfAddress: null })).toBeNull()
})

test('a way there and back is one hold', () => {
  const ways = ['a', 'a', 'b', 'b'].map((order) => hold({ order, heldBy: [net] }))
  expect(roomFrom(ways, [net], bounds)).toBeNull()
  expect(roomFrom([...ways, hold({ heldBy: [net] })], [net], bounds)).toEqual(minute(15))
})

test('of a day counts what one of them holds on it, by Tokyo’s calendar', () => {
  const noon = new Date('2026-12-09T12:00:00+09:00')
  const late = hold({ startsAt: new Date('2026-12-09T23:30:00+09:00'), heldUntil: minute(5) })
  const nextDay = hold({ startsAt: new Date('2026-12-10T00:00:00+09:00') })
  const ofOther = hold({ heldBy: ['network 198.51.100.4'] })
  expect(heldOn([late, nextDay, ofOther, hold()], [net, mail], noon)).toEqual({ holds: 2, firstEnd: minute(5) })
  expect(heldOn([nextDay, ofOther], [net, mail], noon)).toBeNull()
})

test('of an order counts what of it is out at one time on that day', () => {
  const at = (from: string, until: string) => ({
    startsAt: new Date(`2026-12-09T${from}:00+09:00`),
    endsAt: new Date(`2026-12-09T${until}:00+09:00`),
  })
  expect(mostAtOnce([])).toBe(0)
  expect(mostAtOnce([at('08:00', '10:00'), at('10:00', '12:00')])).toBe(1)
  expect(mostAtOnce([at('08:00', '18:00'), at('09:00', '10:00'), at('17:00', '19:00')])).toBe(2)
  const order = 'one order'
  const three = [at('08:00', '18:00'), at('09:00', '12:00'), at('13:00', '15:00')].map((when) =>
    hold({ order, ...when }),
  )
  expect(heldOn(three, [net], at('08:00', '10:00').startsAt)).toMatchObject({ holds: 2 })
  expect(onDayOf([at('08:00', '10:00')], { startsAt: new Date('2026-12-09T23:00:00+09:00') })).toHaveLength(1)
  expect(onDayOf([at('08:00', '10:00')], { startsAt: new Date('2026-12-10T00:00:00+09:00') })).toEqual([])
})

test('a share is rounded up, never all of several, and the only one is anybody’s', () => {
  expect([1, 2, 3, 4, 5, 10].map((crews) => mayHold(crews, 50))).toEqual([1, 1, 2, 2, 3, 5])
  expect([1, 2, 3].map((crews) => mayHold(crews, 99))).toEqual([1, 1, 2])
  expect([1, 2, 3].map((crews) => mayHold(crews, 1))).toEqual([1, 1, 1])
  expect([1, 2, 3].map((crews) => mayHold(crews, 100))).toEqual([1, 2, 3])
})
