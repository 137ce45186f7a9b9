import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { addJob } from '#server/platform/jobs.ts'
import { bookAndPay, get, holdFor, pay, post } from '#server/testing/bookings.ts'
import { eventOf, shareMailing } from '#server/testing/mailing.ts'
import {
  answerBank,
  askChange,
  keepOneCoaster,
  ownDays,
  pathOf,
  signIn,
  wholeCoaster,
  withPriceMoved,
} from '#server/testing/scene.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays()

test('a cancelled booking withdraws the calendar entry, and says what comes back and when', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  const { totalYen } = held.booking
  const before = eventOf((await deliver(held)).letters[0], held)
  const cancelled = await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen })
  expect(cancelled.status).toBe(200)
  const { letters } = await deliver(held)
  expect(letters).toHaveLength(1)
  const event = eventOf(letters[0], held)
  expect(event).toMatchObject({ method: 'CANCEL', uid: before.uid })
  expect(event.sequence).toBeGreaterThan(before.sequence)
  expect(letters[0]?.attachments).toHaveLength(1)
  expect(letters[0]?.attachments[0]?.method).toBe('CANCEL')
  expect(letters[0]?.subject).toContain(`You get ${formatYen(totalYen)} back`)
  expect(letters[0]?.text).toMatch(
    /Sun 15 Nov {2}Cancelled at \d\d:\d\d Tokyo time, by you\nMon 16 Nov .*\nFri 20 Nov /,
  )
})

test('cancelled after money went back before, the mail says what goes back now, and what in all', async () => {
  const annai = shared()
  const held = await bookAndPay(annai, { day: ownDay() })
  const { body } = await withPriceMoved(annai, -5_900, () => askChange(annai, held, ownDay()))
  await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id })
  annai.clock.advance(3 * 60_000)
  await deliver(held)
  const paidYen = held.booking.totalYen
  const refundYen = paidYen - 5_900
  const { body: cancelled } = await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen })
  expect(cancelled).toMatchObject({ state: 'cancelled', refundedYen: paidYen, endBackYen: refundYen })
  const { letters } = await deliver(held)
  const told = `You get ${formatYen(refundYen)} back, ${formatYen(paidYen)} in all`
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining(`. ${told} (AN-`)])
  const text = (letters[0]?.text ?? '').replaceAll(/\s+/g, ' ')
  for (const part of [told, `Went back before: ${formatYen(5_900)}`, `Back to your card: ${formatYen(refundYen)}`])
    expect(text).toContain(part)
})

test('a day that we or the weather cancel says why, keeps nothing, offers other days and names no terms', async () => {
  const annai = shared()
  const desk = await signIn(annai, 'admin')
  const told = async (body: object) => {
    const held = await bookAndPay(annai, { day: ownDay() })
    await deliver(held)
    const path = `/admin/tour-bookings/${held.booking.reference}`
    const { version, paidYen } = (await get(annai, path, desk.headers)).body
    const cancelled = await post(annai, `${path}/cancel`, { version, refundYen: paidYen, ...body }, desk.headers)
    expect(cancelled.status).toBe(200)
    const { letters, failures } = await deliver(held)
    expect([letters.length, failures]).toEqual([1, []])
    return letters[0]
  }
  const snow = await told({ cause: 'weather', event: 'snow', reason: 'The road to the lake is closed.' })
  expect(snow?.subject).toMatch(/^Snow: .*, cannot take place\. You get ¥[\d,]+ back/)
  for (const part of [snow?.text, snow?.html]) {
    expect(part).toContain('The road to the lake is closed.')
    expect(part).toContain('We keep nothing.')
    expect(part).toMatch(/tour\/detail\/[\w-]+\?day=\d{4}-\d\d-\d\d/)
    expect(part).not.toMatch(/by the terms|by you|our office/)
  }
  const ours = await told({ cause: 'office', event: 'car', reason: 'The car broke down in the night.' })
  expect(ours?.subject).toMatch(/^We are sorry: /)
  expect(ours?.text).toMatch(/we apologise.*the fault is ours\. The car broke down in the night\./)
})

test('a hold that is cancelled has no calendar entry to withdraw and nothing to give back', async () => {
  const annai = shared()
  const held = await holdFor(annai, { day: ownDay() })
  await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: 0 })
  const { id, version } = await rowOf(held)
  await addJob(annai.ctx.db, 'notifications.tell', { bookingId: id, occasion: 'cancelled', version })
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  expect(letters).toHaveLength(1)
  expect(letters[0]?.attachments).toEqual([])
  expect(letters[0]?.subject).toContain('Nothing was charged')
  expect(letters[0]?.text).not.toContain('Back to your card')
})

test('money that came too late is told to go back, or the day to be arranged where the car was still free', async () => {
  const annai = shared()
  await keepOneCoaster(annai)
  const wish = { ...wholeCoaster, day: ownDay() }
  const late = await holdFor(annai, wish)
  await pay(annai, late, 'stepUp')
  annai.clock.advance(20 * 60_000)
  await deliver(late)
  const quick = await bookAndPay(annai, wish)
  await answerBank(annai, late, true)
  const { letters } = await deliver(late)
  expect(quick.booking.state).toBe('confirmed')
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Not arranged: .* goes back \(AN-/)])
  expect(letters[0]?.attachments).toEqual([])

  const free = await holdFor(annai, { day: ownDay() })
  await pay(annai, free, 'stepUp')
  annai.clock.advance(20 * 60_000)
  await deliver(free)
  await answerBank(annai, free, true)
  expect((await deliver(free)).letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Arranged: /)])
})
