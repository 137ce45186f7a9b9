import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askChange, atTime, ownDays, pathOf } from '#server/testing/scene.ts'
import { limitTiers } from './booking.rules.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const refundOf = async (held: HeldBooking) => (await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)).body

async function move(held: HeldBooking, day: string) {
  const { body: asked } = await askChange(annai(), held, day)
  const { status, body } = await post(annai(), pathOf(held, 'reschedule'), {
    token: held.token,
    quoteId: asked.quote.id,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { asked, moved: body }
}

const hoursBefore = ({ booking }: HeldBooking, hours: number) =>
  new Date(Date.parse(booking.startsAt) - hours * 3_600_000)

/** Far behind all days of the other tests. */
const farDays = ownDays('2027-02-08')

test('who moves the day after the free deadline gets back later no more than at the move', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { totalYen } = held.booking
  await atTime(annai(), hoursBefore(held, 47), async () => {
    const { asked, moved } = await move(held, farDays())
    expect(asked.sentence).toBe(
      'The new day costs the same: nothing to pay, nothing to give back. Cancelling gives 50% back at most by now, and that stays.',
    )
    expect(asked.cancellationTiers).toEqual([{ hoursBefore: 24, refundPercent: 50 }])
    expect(moved.cancellationTiers).toEqual(asked.cancellationTiers)
    expect(await refundOf(held)).toEqual({
      refundPercent: 50,
      refundYen: totalYen / 2,
      keptYen: totalYen / 2,
      sentence: expect.stringMatching(/^You get 50% back, .* 50% came back when the day was moved, and that stays\.$/),
    })
    // Moving once more, in good time, does not help either.
    await move(held, farDays())
    const { body } = await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen })
    expect(body.code).toBe('booking.refund-changed')
    const cancelled = await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen / 2 })
    expect(cancelled.body).toMatchObject({ state: 'cancelled', refundedYen: totalYen / 2 })
  })
})

test('who moves the day when nothing comes back any more gets nothing back later', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await atTime(annai(), hoursBefore(held, 23), async () => {
    const { asked } = await move(held, farDays())
    expect(asked.sentence).toContain('Cancelling gives nothing back any more, and that stays.')
    const refund = await refundOf(held)
    expect(refund).toMatchObject({ refundPercent: 0, refundYen: 0 })
    expect(refund.sentence).toContain('Nothing came back any more when the day was moved, and that stays.')
  })
})

test('who moves in time keeps all of the terms, and a later change of the party costs none of them (the control)', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await atTime(annai(), hoursBefore(held, 49), async () => {
    const { asked, moved } = await move(held, farDays())
    expect(asked.sentence).toBe('The new day costs the same: nothing to pay, nothing to give back.')
    expect(moved.cancellationTiers).toEqual(held.booking.cancellationTiers)
    expect(await refundOf(held)).toMatchObject({ refundPercent: 100, keptYen: 0 })
  })
  const late = await bookAndPay(annai(), { day: ownDay() })
  await atTime(annai(), hoursBefore(late, 47), async () => {
    const { body } = await post(annai(), pathOf(late, 'change-quote'), { token: late.token, pickUp: 'aman-tokyo' })
    expect(body.sentence).toBe('The change costs the same: nothing to pay, nothing to give back.')
    expect(body.cancellationTiers).toEqual(late.booking.cancellationTiers)
  })
})

test('terms that are limited leave out the steps that say the same', () => {
  const tiers = [
    { hoursBefore: 0, refundPercent: 20 },
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ]
  expect(limitTiers(tiers, null)).toEqual(tiers)
  expect(limitTiers(tiers, 50)).toEqual([
    { hoursBefore: 24, refundPercent: 50 },
    { hoursBefore: 0, refundPercent: 20 },
  ])
  expect(limitTiers(tiers, 0)).toEqual([])
})
