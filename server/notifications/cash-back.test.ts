import { beforeEach, expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { bookAndPay, cardToken, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const { shared, deliver } = shareMailing()
const ownDay = ownDays()
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(shared(), 'admin')
})

const card = /your card|your bank|bank shows/i
const inCash = (yen: number) => `We give ${formatYen(yen)} back in cash, as it was paid; the desk will tell you how.`

async function ask(path: string, body: object) {
  const answer = await post(shared(), path, body, desk.headers)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** Confirmed, with ¥20,000 in cash written down and the rest due. */
async function withCash(): Promise<HeldBooking> {
  const held = await holdFor(shared(), { day: ownDay() })
  const path = `/admin/bookings/${held.booking.reference}`
  await ask(`${path}/move`, { to: 'confirmed', reason: 'Pays on the day' })
  await ask(`${path}/take-on-the-day`, { amountYen: 20_000, how: 'cash' })
  await deliver(held)
  return held
}

const deskPath = ({ booking }: HeldBooking) => `/admin/tour-bookings/${booking.reference}`

async function refund(held: HeldBooking, amountYen: number) {
  const { body } = await get(shared(), deskPath(held), desk.headers)
  await ask(`${deskPath(held)}/refund`, { version: body.version, amountYen, reason: 'The guide came late' })
  const { letters, failures } = await deliver(held)
  expect([failures, letters.length]).toEqual([[], 1])
  return letters[0]?.text ?? ''
}

test('of cash that goes back the mail says so, and promises nothing to a card', async () => {
  const held = await withCash()
  const text = await refund(held, 5_000)
  expect(text).toContain(inCash(5_000))
  expect(text).toContain('Back in cash, in all: ¥5,000')
  expect(text).not.toMatch(card)
})

test('of a card that paid the mail names it and its days as ever (the control)', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const text = await refund(held, 5_000)
  expect(text).toContain('Back to your card, in all: ¥5,000')
  expect(text).toContain('we have sent the refund to your bank')
  expect(text).not.toContain('in cash')
})

test('a refund from a card and from cash says both parts with their sums, also where the day is cancelled', async () => {
  const held = await withCash()
  const rest = held.booking.totalYen - 20_000
  // The newest payment gives back first.
  shared().clock.advance(60_000)
  const paid = await post(shared(), pathOf(held, 'pay-balance'), {
    ...{ token: held.token, card: { token: await cardToken(shared()) } },
  })
  expect(paid.status).toBe(200)
  await deliver(held)
  const text = await refund(held, rest + 5_000)
  expect(text).toContain(`Back to your card, in all: ${formatYen(rest)}`)
  expect(text).toContain('Back in cash, in all: ¥5,000')
  expect(text).toContain(`we have sent ${formatYen(rest)} to your bank`)
  expect(text).toContain(inCash(5_000))

  const { version } = (await get(shared(), deskPath(held), desk.headers)).body
  const why = { cause: 'weather', event: 'typhoon', reason: 'The road is closed.', refundYen: 15_000 }
  await ask(`${deskPath(held)}/cancel`, { version, ...why })
  const { letters } = await deliver(held)
  expect(letters[0]?.text).toContain(`Back to your card: ${formatYen(rest)}\nBack in cash: ¥20,000\nBack to you: `)
  expect(letters[0]?.text).toContain(inCash(20_000))
  const { body } = await get(shared(), `/bookings/${held.booking.reference}?token=${held.token}`)
  expect(body.back).toEqual([
    { way: 'card', amountYen: rest },
    { way: 'cash', amountYen: 20_000 },
  ])
})

test('a day that was paid in cash and is cancelled gives it back in cash; a corrected entry is no money back', async () => {
  const held = await withCash()
  const { money } = (await get(shared(), deskPath(held), desk.headers)).body
  const path = `/admin/bookings/${held.booking.reference}`
  await ask(`${path}/correct-taken`, { paymentId: money[0].id, reason: 'Counted twice' })
  await ask(`${path}/take-on-the-day`, { amountYen: 8_000, how: 'cash' })
  const { version } = (await get(shared(), deskPath(held), desk.headers)).body
  const why = { cause: 'office', event: 'car', reason: 'The car broke down.', refundYen: 8_000 }
  await ask(`${deskPath(held)}/cancel`, { version, ...why })
  const { letters } = await deliver(held)
  const text = letters.at(-1)?.text ?? ''
  expect(text).toContain('Back in cash: ¥8,000')
  expect(text).toContain(inCash(8_000))
  expect(text).not.toMatch(card)
})
