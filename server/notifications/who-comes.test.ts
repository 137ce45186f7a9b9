import { beforeEach, expect, test } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, type HeldBooking } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { pagesOf } from '#server/testing/paper.ts'
import { bookRide } from '#server/testing/rides.ts'
import { atTime, inMinutes, ownDays, signIn } from '#server/testing/scene.ts'
import { remindOfTomorrow } from './remind-of-tomorrow.ts'

const { shared, deliver } = shareMailing()
const ownDay = ownDays('2027-07-05')
let desk: ReturnType<typeof boardDesk>
const openDesk = async () => {
  desk = boardDesk(shared(), await signIn(shared(), 'admin'))
}
beforeEach(openDesk)

/** Nobody stays signed in until then. */
const atDeskOn = (day: string, time: string, work: () => Promise<void>) =>
  atTime(shared(), tokyoInstant(day, time), async () => {
    await openDesk()
    await work()
  })

/** A moment later, when nobody has second thoughts any more. */
const deliverLater = (held: HeldBooking) => atTime(shared(), inMinutes(shared(), 1), () => deliver(held))
const told = (held: HeldBooking) => ({ tellGuests: [held.booking.reference] })
const plain = (words: string | undefined) => words?.replaceAll(/\s+/g, ' ') ?? ''

async function takeOff(held: HeldBooking, kind: 'chauffeur' | 'guide') {
  const seen = await desk.read(held)
  expect((await desk.move([moveOf(seen, kind, null)], { reason: 'Ill' })).status).toBe(200)
  return memberOf(seen, kind)
}

async function give(held: HeldBooking, kind: 'chauffeur' | 'vehicle', to: string) {
  const move = moveOf(await desk.read(held), kind, to)
  expect((await desk.move([move], { ...told(held), reason: 'Gearbox' })).status).toBe(200)
}

test('a ride that nobody drives yet promises nobody in the hall, and says who to ring', async () => {
  const held = await bookRide(shared(), { start: tokyoInstant(ownDay(), '10:00') }, { flight: 'NH 212' })
  await takeOff(held, 'chauffeur')
  const [letter] = (await deliver(held)).letters
  expect(letter?.subject).toMatch(/^Booked: /)
  for (const part of [letter?.text, letter?.html]) {
    expect(plain(part)).toMatch(
      /We are finding a chauffeur for 10:50 and write as soon as it is sure\. If you do not hear from us, ring \+81/,
    )
    expect(part).not.toMatch(/will be in the arrivals hall|Your chauffeur|stands there|It is arranged|are yours/)
  }
})

test('on the evening before, whoever has no chauffeur yet is not promised one, and hears of the same one who comes back', async () => {
  const day = '2027-10-05'
  const held = await bookAndPay(shared(), { day })
  await deliver(held)
  const who = await takeOff(held, 'chauffeur')
  await atDeskOn('2027-10-04', '17:30', async () => {
    await remindOfTomorrow(shared().ctx)
    const [letter] = (await deliver(held)).letters
    expect(plain(letter?.text)).toContain('Tomorrow. We are finding a chauffeur for 08:00 and write as soon as')
    expect(letter?.text).not.toMatch(/will be at|will meet you/)
    await give(held, 'chauffeur', who?.id ?? '')
    const [sure] = (await deliverLater(held)).letters
    expect(sure?.subject).toMatch(/^Changed: chauffeur/)
    expect(sure?.text).toContain(`${who?.name.split(' ')[0]} will `)
  })
})

test('a guide who is missing is looked for, and the chauffeur comes all the same', async () => {
  const held = await bookAndPay(shared(), { day: ownDay(), guide: true })
  await takeOff(held, 'guide')
  const [letter] = (await deliver(held)).letters
  expect(plain(letter?.text)).toMatch(
    / will .+ at 07:50\. We are finding a guide who speaks English and write as soon as it is sure\./,
  )
})

test('a guide is named with the language that was asked for, and looked for in it', async () => {
  // The guide of the mornings who speaks Spanish rests on Wednesdays and Thursdays.
  const held = await bookAndPay(shared(), { day: '2027-10-19', guide: true, guideLanguage: 'es' })
  const [letter] = (await deliver(held)).letters
  const calendar = letter?.attached(`annai-${held.booking.reference}.ics`).toString() ?? ''
  expect(plain(letter?.text)).toMatch(/Guide \S+ \S+, in Spanish/)
  expect(calendar.replaceAll('\r\n ', '')).toMatch(/Guide: \S+ \S+\\, in Spanish/)
  const other = await bookAndPay(shared(), { day: '2027-10-22', guide: true, guideLanguage: 'es' })
  await takeOff(other, 'guide')
  expect(plain((await deliver(other)).letters[0]?.text)).toContain(
    'We are finding a guide who speaks Spanish and write',
  )
})

test('whoever is on the way hears which car takes them on, and of no door or hour that is past', async () => {
  const day = ownDay()
  const held = await bookAndPay(shared(), { day, guests: 2, vehicleClass: 'sedan' })
  await deliver(held)
  const before = await desk.read(held)
  await atDeskOn(day, '08:30', async () => {
    await give(held, 'vehicle', await desk.findOther(before, 'vehicle'))
    const [letter] = (await deliverLater(held)).letters
    const after = await desk.read(held)
    expect(letter?.text).toMatch(
      new RegExp(
        `^Another car takes you on: .+ \\d+-\\d+, with ${memberOf(after, 'chauffeur')?.name}(, at the same price)?\\.`,
      ),
    )
    expect(letter?.text).not.toMatch(/will be at|will meet you|07:50|08:00|Pick-up|on the map|If your plans change/)
    expect(letter?.subject).toMatch(/^Changed: car/)
    expect(letter?.subject).not.toContain('08:00')
  })
})

test('before the day begins the same change names the door and the hour', async () => {
  const held = await bookAndPay(shared(), { day: ownDay(), guests: 2, vehicleClass: 'sedan' })
  await deliver(held)
  await give(held, 'vehicle', await desk.findOther(await desk.read(held), 'vehicle'))
  const [letter] = (await deliverLater(held)).letters
  expect(letter?.text).not.toContain('takes you on')
  expect(letter?.text).toMatch(/will .+ at 07:50/)
  expect(letter?.text).toMatch(/\nPick-up +Your hotel/)
})

test('a larger car says in place of what it comes, in the mail, on the voucher and in the calendar', async () => {
  const held = await bookAndPay(shared(), { day: ownDay(), guests: 2, vehicleClass: 'sedan' })
  const [first] = (await deliver(held)).letters
  expect(first?.text).not.toContain('In place of')
  const { vehicles } = await loadFleet(shared().ctx)
  const larger = new Set(vehicles.filter(({ vehicleClass }) => vehicleClass === 'alphard').map(({ id }) => id))
  const { fits }: { fits: Fit[] } = await desk.fits(await desk.read(held), 'vehicle')
  await give(
    held,
    'vehicle',
    fits.find((one) => larger.has(one.resourceId) && one.verdict === 'fits')?.resourceId ?? '',
  )
  const [letter] = (await deliverLater(held)).letters
  const instead = 'In place of the Crown you booked, at the same price.'
  // Where it says what is different, and with all else of the day.
  expect(plain(letter?.text).split(instead)).toHaveLength(3)
  const { reference } = held.booking
  const voucher = pagesOf(letter?.attached(`annai-voucher-${reference}.pdf`) ?? Buffer.alloc(0)).join('')
  expect(plain(voucher)).toContain(instead)
  const calendar = letter?.attached(`annai-${reference}.ics`).toString().replaceAll('\r\n ', '')
  expect(calendar).toContain('In place of the Crown you booked\\, at the same price.')
})
