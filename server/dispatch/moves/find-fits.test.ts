import { beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { addAbsence } from '#server/inventory/index.ts'
import { addDays, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { findFits } from './find-fits.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-04-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})

const fitOf = (fits: readonly Fit[], id: string | undefined) => {
  const fit = fits.find(({ resourceId }) => resourceId === id)
  if (!fit) throw new Error('No such row.')
  return fit
}
const ask = async (body: object) => post(annai(), '/admin/dispatch/fits', body, signedIn.headers)

test('every row says whether the job fits, and what is put there is accepted or refused as it said', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [seen, busy] = [await desk.read(one), await desk.read(other)]
  const { fits, version, hour } = await desk.fits(seen, 'chauffeur')
  expect([version, hour]).toEqual([seen.version, null])
  expect(fitOf(fits, memberOf(seen, 'chauffeur')?.id)).toMatchObject({ verdict: 'here', short: 'Here' })
  expect(fitOf(fits, memberOf(busy, 'chauffeur')?.id)).toMatchObject({
    ...{ verdict: 'no', short: 'Taken all day', words: 'Out with Eleanor Marsh, 08:00 to 16:00' },
  })
  for (const fit of [fits.find(isNo), fits.find(isFit)] as Fit[]) {
    const { status } = await desk.move([moveOf(await desk.read(one), 'chauffeur', fit.resourceId)])
    expect([fit.words, status]).toEqual([fit.words, fit.verdict === 'no' ? 409 : 200])
  }
})
const isNo = ({ verdict }: Fit) => verdict === 'no'
const isFit = ({ verdict }: Fit) => verdict === 'fits'

test('a job in the way is offered for exchange when that suits both, and the exchange is accepted', async () => {
  const day = ownDay()
  const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  const [seen, busy] = [await desk.read(one), await desk.read(other)]
  const there = memberOf(busy, 'guide')
  const { swap } = fitOf((await desk.fits(seen, 'guide')).fits, there?.id)
  expect(swap).toMatchObject({ reference: busy.reference, version: busy.version })
  expect(swap?.words).toMatch(/^\S+ takes this, \S+ takes Eleanor Marsh, 08:00 to 16:00$/)
  const from = memberOf(seen, 'guide')?.id ?? null
  const moves = [
    moveOf(seen, 'guide', there?.id ?? null),
    { ...moveOf(busy, 'guide', from), version: swap?.version ?? 0 },
  ]
  expect((await desk.move(moves)).status).toBe(200)
  // Nobody exchanges with what is only held.
  const held = await holdFor(annai(), { day })
  const again = await desk.fits(await desk.read(one), 'guide')
  const ofHold = await desk.read(held)
  expect(fitOf(again.fits, memberOf(ofHold, 'guide')?.id)).toMatchObject({ verdict: 'no', swap: null })
})

test('no exchange is offered where the other job needs a licence that is missing', async () => {
  const day = ownDay()
  const small = await desk.read(await bookAndPay(annai(), { day }))
  const bus = await desk.read(await bookAndPay(annai(), { day, guests: 18, vehicleClass: 'coaster' }))
  const ofBus = fitOf((await desk.fits(small, 'chauffeur')).fits, memberOf(bus, 'chauffeur')?.id)
  const driver = await annai()
    .ctx.db.selectFrom('chauffeurs')
    .select('drives')
    .where('resource_id', '=', memberOf(small, 'chauffeur')?.id ?? '')
    .executeTakeFirstOrThrow()
  expect([ofBus.verdict, ofBus.swap !== null]).toEqual(['no', driver.drives.includes('coaster')])
  const cars = (await desk.fits(bus, 'vehicle')).fits as Fit[]
  expect(cars.map(({ short }) => short)).toContainEqual(expect.stringMatching(/seats too few$/))
})

/** Other tests have the same guest, too. */
const ofOneGuest = (...bookings: DeskBooking[]) =>
  annai()
    .ctx.db.updateTable('bookings')
    .set({ email_key: 'another.guest@example.com' })
    .where(
      'reference',
      'in',
      bookings.map(({ reference }) => reference),
    )
    .execute()

test('who is ill is told with until when, and who was out with the guest before with that', async () => {
  const day = ownDay()
  const week = addDays(day, 7)
  const first = await desk.read(await bookAndPay(annai(), { day }))
  const knows = memberOf(first, 'guide')?.id ?? null
  await atTime(annai(), new Date(Date.parse(first.endsAt) + 3_600_000), async () => {
    const later = boardDesk(annai(), await signIn(annai(), 'admin'))
    const held = await bookAndPay(annai(), { day: week })
    let seen = await later.read(held)
    await ofOneGuest(first, seen)
    seen = { ...seen, version: (await later.fits(seen, 'guide')).version }
    if (memberOf(seen, 'guide')?.id === knows) {
      await later.move([moveOf(seen, 'guide', await later.findOther(seen, 'guide'))])
      seen = await later.read(held)
    }
    const before: Fit[] = (await later.fits(seen, 'guide')).fits
    const knowing = before.filter(({ words }) => words.endsWith('Knows the guest'))
    expect(knowing.map(({ resourceId }) => resourceId)).toEqual([knows])
    await addAbsence(annai().ctx.db, {
      ...{ resourceId: knows ?? '', kind: 'ill', note: '', enteredBy: signedIn.userId, enteredAt: annai().clock.now() },
      ...{ startsAt: tokyoInstant(week, '00:00'), endsAt: tokyoInstant(addDays(week, 1), '00:00') },
    })
    const after: Fit[] = (await later.fits(seen, 'guide')).fits
    const ill = expect.stringMatching(/^Ill until \w{3} \d+$/)
    expect(fitOf(after, knows ?? '')).toMatchObject({ verdict: 'no', short: ill, words: ill })
  })
})

test('another hour is judged for itself; one that cannot be is told why, whoever is free', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const at = (hour: string, on = day) => desk.fits(seen, 'chauffeur', { startsAt: `${on}T${hour}:00+09:00` })
  const self = memberOf(seen, 'chauffeur')?.id
  const later = await at('10:00')
  expect([later.hour, fitOf(later.fits, self).verdict]).toEqual([null, 'fits'])
  const past = await at('08:00', '2020-01-01')
  expect([past.hour, fitOf(past.fits, self)]).toEqual([
    'That is over',
    expect.objectContaining({ verdict: 'no', words: 'That is over' }),
  ])
  expect((await at('08:00', '2031-01-01')).hour).toBe('Our calendar is not open that far ahead')
  expect((await at('08:00', '9999-01-01')).hour).toBe('Our calendar is not open that far ahead')
  expect((await desk.fits(seen, 'chauffeur', { startsAt: `${day}T10:00:07+09:00` })).hour).toContain('full minute')
  await annai()
    .ctx.db.updateTable('bookings')
    .set({ flight_lands_at: tokyoInstant(day, '09:40') })
    .where('reference', '=', seen.reference)
    .execute()
  expect((await at('09:00')).hour).toBe('The flight lands at 09:40')
  expect((await at('09:40')).hour).toBeNull()
  // Its own hour stays open to it, whatever became of it.
  expect((await desk.fits(seen, 'chauffeur')).hour).toBeNull()
})

test('a day on which the tour does not run, or that has begun, is told so', async () => {
  const seen = await desk.read(await bookAndPay(annai(), { day: ownDay() }))
  const { db } = annai().ctx
  const tour = seen.service.slug
  const before = await db
    .selectFrom('tours')
    .select(['season_from', 'season_to'])
    .where('slug', '=', tour)
    .executeTakeFirstOrThrow()
  await db.updateTable('tours').set({ season_from: 601, season_to: 630 }).where('slug', '=', tour).execute()
  try {
    const { hour } = await desk.fits(seen, 'guide', {
      startsAt: tokyoIso(new Date(Date.parse(seen.startsAt) + 3_600_000)),
    })
    expect(hour).toBe('The tour does not run on that day')
  } finally {
    await db.updateTable('tours').set(before).where('slug', '=', tour).execute()
  }
  const running = new Date(Date.parse(seen.startsAt) + 60_000)
  await atTime(annai(), running, async () => {
    const now = boardDesk(annai(), await signIn(annai(), 'admin'))
    const { hour } = await now.fits(seen, 'guide', { startsAt: tokyoIso(new Date(running.getTime() + 3_600_000)) })
    expect(hour).toBe('The job has begun: its hour stays')
  })
})

test('what is not there, is over or is not on that row is refused', async () => {
  const seen = await desk.read(await bookAndPay(annai(), { day: ownDay() }))
  const { reference } = seen
  expect((await ask({ reference: 'AN-ZZZZZZ', kind: 'guide', from: null })).body.code).toBe('booking.unknown')
  const other = await desk.findOther(seen, 'guide')
  expect((await ask({ reference, kind: 'guide', from: other })).body).toMatchObject({
    ...{ code: 'dispatch.not-possible', error: 'The job is not on that row any more.' },
  })
  expect((await ask({ reference, kind: 'guide', from: null })).body.error).toBe(
    'The booking has everybody it needs there.',
  )
  const held = await desk.read(await holdFor(annai(), { day: ownDay() }))
  const onHold = await ask({ reference: held.reference, kind: 'guide', from: memberOf(held, 'guide')?.id })
  expect(onHold.body.code).toBe('booking.not-possible-now')
})

test('it asks the database as often for a full day as for an empty one', async () => {
  const statements = async (seen: DeskBooking) => {
    const input = {
      reference: seen.reference,
      kind: 'chauffeur' as const,
      from: memberOf(seen, 'chauffeur')?.id ?? null,
    }
    await findFits(annai().ctx, input)
    return countStatements(annai(), () => findFits(annai().ctx, input))
  }
  const day = ownDay()
  const seen = await desk.read(await bookAndPay(annai(), { day }))
  const alone = await statements(seen)
  for (let count = 0; count < 5; count++) await bookAndPay(annai(), { day })
  expect([await statements(seen), alone <= 8]).toEqual([alone + 1, true])
  await bookAndPay(annai(), { day })
  expect(await statements(seen)).toBe(alone + 1)
})
