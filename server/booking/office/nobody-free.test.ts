import { beforeEach, expect, test } from 'vitest'
import { loadFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk } from '#server/testing/board-desk.ts'
import { bookAndPay, holdFor, post, usualWish } from '#server/testing/bookings.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-10-04')
let signedIn: SignedIn
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
})

/** Every Coaster that we have is out from this hour on. */
const sendOutCoasters = async (day: string, start: string) => {
  for (let count = 0; count < 2; count++)
    await bookAndPay(annai(), { day, start, guests: 18, vehicleClass: 'coaster', extraHalfHours: 0 })
  await expect(holdFor(annai(), { day, start, guests: 18, vehicleClass: 'coaster' })).rejects.toThrow(/sold-out/)
}

test('who changes the class hears which car is missing, and the nearest hours, and not that the time was taken', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  await sendOutCoasters(day, '08:00')
  const seen = await boardDesk(annai(), signedIn).read(held)
  const { status, body } = await post(
    annai(),
    `/admin/tour-bookings/${seen.reference}/propose`,
    { wish: { vehicleClass: 'coaster' } },
    signedIn.headers,
  )
  expect([status, body.code]).toEqual([409, 'booking.nobody-free'])
  expect(body.error).toMatch(/^No Coaster is free: 2 out with others/)
  expect(body.nearest.length).toBeGreaterThan(0)
  expect(Object.keys(body)).not.toContain('demand')
})

test('who moves the hour on the board hears it, too', async () => {
  const [day, other] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day, guests: 18, vehicleClass: 'coaster' })
  await sendOutCoasters(other, '08:00')
  const { reference, version } = await boardDesk(annai(), signedIn).read(held)
  const { status, body } = await post(
    annai(),
    '/admin/dispatch/hour/propose',
    { reference, version, startsAt: `${other}T08:00:00+09:00` },
    signedIn.headers,
  )
  expect([status, body.code, body.nearest.length > 0]).toEqual([409, 'booking.nobody-free', true])
  expect(body.error).toMatch(/^No Coaster is free: 2 out with others/)
})

test('who takes a call hears which guide is missing, and not that the time was taken', async () => {
  const day = ownDay()
  const wish = { ...usualWish, day, guide: true, guideLanguage: 'fr' }
  const ask = () => post(annai(), '/admin/phone-bookings/quote', wish, signedIn.headers)
  expect((await ask()).status).toBe(200)
  const { guides } = await loadFleet(annai().ctx)
  for (const { id: resourceId } of guides.filter(({ languages }) => languages.includes('fr'))) {
    const ill = { resourceId, kind: 'ill', from: `${day}T00:00:00+09:00`, until: `${day}T23:30:00+09:00` }
    expect((await post(annai(), '/admin/dispatch/absences', ill, signedIn.headers)).status).toBe(200)
  }
  const { status, body } = await ask()
  expect([status, body.code]).toEqual([409, 'booking.nobody-free'])
  expect(body.error).toMatch(/^No guide who speaks French is free: /)
})

test('a guest who asks for the same hears the guests’ sentence (the control)', async () => {
  const day = ownDay()
  await sendOutCoasters(day, '08:00')
  await expect(holdFor(annai(), { day, guests: 18, vehicleClass: 'coaster' })).rejects.toThrow(
    /This time has just been taken/,
  )
})
