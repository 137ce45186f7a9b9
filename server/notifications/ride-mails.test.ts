import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { bookRide, holdRides, hotel, payRides, terminal } from '#server/testing/rides.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, inMinutes, ownDays, pathOf } from '#server/testing/scene.ts'
import { remindOfTomorrow } from './remind-of-tomorrow.ts'

const { shared, deliver } = shareMailing()
const nextDay = ownDays('2027-02-01')
const landing = (day: string, time = '10:00') => ({ start: tokyoInstant(day, time) })
const at = (day: string, time: string) => `${day}T${time}:00+09:00`
const flightLink = (text: string | undefined) =>
  /https:\/\/annai\.example\/manage-booking\/flight\?booking=(AN-[\w-]+)&token=[\w-]+/.exec(text ?? '')

test('a paid ride brings a mail that says who waits where, and how to tell of a late flight', async () => {
  const held = await bookRide(shared(), landing(nextDay()), { flight: 'NH 212', nameBoard: 'Marsh' })
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  const [letter] = letters
  for (const part of [letter?.text, letter?.html]) {
    for (const words of [
      'in the arrivals hall at 10:50',
      'NH 212 lands at 10:00',
      'Free until 11:30',
      'board that says Marsh',
    ])
      expect(part).toContain(words)
    expect(part).not.toContain('{name}')
  }
  expect(letter?.text).toMatch(
    /The pick-up on the map:\nGoogle Maps: https:\/\/www\.google\.com\/maps\/search\/\S+\nApple Maps: https:\/\/maps\.apple\.com\/\S+/,
  )
  expect(letter?.html).toContain('href="https://maps.apple.com/?ll=')
  expect(letter?.text).not.toMatch(/\bTour\b|Stops/)
  expect(flightLink(letter?.text)?.[1]).toBe(held.booking.reference)
  expect(letter?.attachments).toHaveLength(2)
})

test('the mail of a car by the hour says until when it is theirs, and what the board at the door says', async () => {
  const hours = { start: tokyoInstant(nextDay(), '22:30'), from: hotel, to: hotel, hours: 3 }
  const { letters } = await deliver(await bookRide(shared(), hours, { nameBoard: 'Marsh' }))
  const text = letters[0]?.text?.replaceAll(/\s+/g, ' ') ?? ''
  expect(text).toMatch(/Yours until 01:30 on \w+ \d+ February, three hours from the pick-up/)
  expect(text).toContain('Name board Marsh')
})

test('another landing is written to the guest with the new hour and the free waiting', async () => {
  const day = nextDay()
  const held = await bookRide(shared(), landing(day), { flight: 'NH 212' })
  await deliver(held)
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt: at(day, '11:20') })
  const { letters } = await deliver(held)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toMatch(/^Changed: .+, 12:10/)
  expect(letters[0]?.text).toContain('pick-up at 12:10, waiting free until 12:50')
  expect(letters[0]?.text).toContain('NH 212 lands at 11:20 (by plan 10:00)')
})

test('another address after a late landing is told as that, and not as another flight', async () => {
  const day = nextDay()
  const held = await bookRide(shared(), landing(day), { flight: 'NH 212' })
  await post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt: at(day, '11:20') })
  await deliver(held)
  const dropOffAddress = '2-10-4 Toranomon, Minato'
  const { body } = await post(shared(), pathOf(held, 'change-quote'), {
    ...{ token: held.token, dropOff: null, dropOffAddress },
  })
  const card = { token: await cardToken(shared(), 'good') }
  await post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, card })
  shared().clock.advance(3 * 60_000)
  const changed = (await deliver(held)).letters.find(({ subject }) => subject?.startsWith('Changed'))
  expect(changed?.subject).toMatch(/^Changed: .*drop-off/)
  expect(changed?.text?.replaceAll(/\s+/g, ' ')).toContain(`${dropOffAddress} (before: Palace Hotel Tokyo)`)
  expect(changed?.text).not.toContain('(before: NH 212 lands')
})

test('a ride that moves to another flight is told from which to which, with that flight’s own hours', async () => {
  const held = await bookRide(shared(), landing(nextDay(), '19:05'), { flight: 'NH 212' })
  await deliver(held)
  const { body } = await post(shared(), pathOf(held, 'change-quote'), { token: held.token, flight: 'NH 6' })
  const card = { token: await cardToken(shared(), 'good') }
  await post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, card })
  shared().clock.advance(3 * 60_000)
  const changed = (await deliver(held)).letters.find(({ subject }) => subject?.startsWith('Changed'))
  const text = changed?.text?.replaceAll(/\s+/g, ' ') ?? ''
  expect(text).toContain('NH 6 lands at 16:10 (before: NH 212 lands at 19:05)')
  expect(text).toContain('Narita Airport, Terminal 1 (before: Haneda Airport, Terminal 3)')
  expect(text).not.toContain('by plan')
})

test('a ride that moves to another airport says that its way back still goes to the old one, and where that is changed', async () => {
  const day = nextDay()
  const leaves = { start: tokyoInstant(nextDay(), '10:00'), from: hotel, to: terminal }
  const [there, back] = await holdRides(shared(), [landing(day, '19:05'), leaves], { flight: 'NH 212' })
  if (!there || !back) throw new Error('Nothing is held.')
  await payRides(shared(), [there, back])
  expect((await deliver(there, back)).letters.map(({ text }) => text).join()).not.toContain('still goes to')
  const { body } = await post(shared(), pathOf(there, 'change-quote'), { token: there.token, flight: 'NH 6' })
  const card = { token: await cardToken(shared(), 'good') }
  await post(shared(), pathOf(there, 'reschedule'), { token: there.token, quoteId: body.quote.id, card })
  shared().clock.advance(3 * 60_000)
  const { letters } = await deliver(there, back)
  const text = letters.find(({ subject }) => subject?.startsWith('Changed'))?.text ?? ''
  expect(text).toMatch(/The way back on \w+ \d+ \w+ still goes to\s+Haneda Airport, Terminal 3\./)
  const link = /https:\/\/annai\.example\/manage-booking\/pick-up\?booking=(AN-[\w-]+)&token=([\w-]+)/.exec(text)
  expect(link?.[1]).toBe(back.booking.reference)
  expect((await get(shared(), `${pathOf(back)}?token=${link?.[2]}`)).status, 'it opens the way back').toBe(200)
})

test('who cancels one way of a journey reads that the other stays booked, and who cancels both does not', async () => {
  const leaves = { start: tokyoInstant('2027-03-11', '10:00'), from: hotel, to: terminal }
  const [there, back] = await holdRides(shared(), [landing('2027-03-09'), leaves])
  if (!there || !back) throw new Error('Nothing is held.')
  await payRides(shared(), [there, back])
  await deliver(there, back)
  const cancelled = async (way: HeldBooking) => {
    await post(shared(), pathOf(way, 'cancel'), { token: way.token, refundYen: way.booking.totalYen })
    const { letters } = await deliver(there, back)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining(way.booking.reference)])
    return (letters[0]?.text ?? '').replaceAll(/\s+/g, ' ')
  }
  const first = await cancelled(there)
  expect(first).toContain('Only this way is cancelled. The way back on Thursday 11 March at 10:00 stays booked:')
  const link = /(AN-[\w-]+): https:\/\/annai\.example\/manage-booking\?booking=(AN-[\w-]+)&token=([\w-]+)/.exec(first)
  expect(link?.slice(1, 3)).toEqual([back.booking.reference, back.booking.reference])
  expect((await get(shared(), `${pathOf(back)}?token=${link?.[3]}`)).status, 'it opens the way back').toBe(200)
  expect(await cancelled(back)).not.toContain('stays booked')
})

test('a ride that goes to another hotel says that its way back still starts at the old one, and where that is changed', async () => {
  const day = nextDay()
  const leaves = { start: tokyoInstant(nextDay(), '10:00'), from: hotel, to: terminal }
  const [there, back] = await holdRides(shared(), [landing(day, '19:05'), leaves], { flight: 'NH 212' })
  if (!there || !back) throw new Error('Nothing is held.')
  await payRides(shared(), [there, back])
  expect((await deliver(there, back)).letters.map(({ text }) => text).join()).not.toContain('still starts at')
  const to = { token: there.token, dropOff: 'park-hyatt-tokyo' }
  const { body } = await post(shared(), pathOf(there, 'change-quote'), to)
  const card = { token: await cardToken(shared(), 'good') }
  await post(shared(), pathOf(there, 'reschedule'), { token: there.token, quoteId: body.quote.id, card })
  shared().clock.advance(3 * 60_000)
  const { letters } = await deliver(there, back)
  const text = letters.find(({ subject }) => subject?.startsWith('Changed'))?.text ?? ''
  expect(text).toMatch(/The way back on \w+ \d+ \w+ still starts at\s+Palace Hotel Tokyo\./)
  expect(text).toContain(`manage-booking/pick-up?booking=${back.booking.reference}&token=`)
})

test('on the evening before, the reminder leads to the page that a late flight is told on; of a ride from a door it does not', async () => {
  const day = '2027-03-02'
  const [arrival, departure] = [
    await bookRide(shared(), landing(day)),
    await bookRide(shared(), { start: tokyoInstant(day, '16:00'), from: hotel, to: terminal }),
  ]
  await deliver(arrival, departure)
  const { letters } = await atTime(shared(), tokyoInstant('2027-03-01', '17:30'), async () => {
    await remindOfTomorrow(shared().ctx)
    return deliver(arrival, departure)
  })
  const about = ({ booking }: HeldBooking) => letters.find(({ subject }) => subject?.includes(booking.reference))
  expect(about(arrival)?.subject).toMatch(/^Tomorrow, 10:50/)
  expect(flightLink(about(arrival)?.text)?.[1]).toBe(arrival.booking.reference)
  expect(flightLink(about(departure)?.text)).toBeNull()
})

test('a ride that is held, and one that is called off, are spoken of as rides', async () => {
  const [held] = await holdRides(shared(), [landing(nextDay())])
  if (!held) throw new Error('Nothing is held.')
  const { letters } = await atTime(shared(), inMinutes(shared(), 11), () => deliver(held))
  expect(letters[0]?.subject).toMatch(/^Your ride is held until/)
  const paid = await bookRide(shared(), landing(nextDay()))
  await deliver(paid)
  await post(shared(), pathOf(paid, 'cancel'), { token: paid.token, refundYen: paid.booking.totalYen })
  const [off] = (await deliver(paid)).letters
  expect(off?.subject).toMatch(/^Cancelled/)
  expect(off?.text).toContain('https://annai.example/cabs/home')
})

test('nobody is asked how a ride was', async () => {
  const day = nextDay()
  const held = await bookRide(shared(), landing(day))
  await deliver(held)
  const { letters } = await atTime(shared(), tokyoInstant(day, '20:00'), async () => {
    await runTask(shared().ctx, 'booking.redeem-finished')
    return atTime(shared(), new Date(tokyoInstant(day, '10:30').getTime() + 86_400_000), () => deliver(held))
  })
  expect(letters).toEqual([])
})
