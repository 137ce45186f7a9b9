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
const inCash = (yen: number) =>
  `We give ${formatYen(yen)} back in cash, as it was paid; the desk will write to you to agree where and when.`

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
  const due = held.booking.totalYen - 20_000
  expect(text, 'and what is still due').toContain(`${formatYen(due)} is still to pay: please open the booking.`)
  expect(text).not.toMatch(card)
})

test('of a card that paid the mail names it and its days as ever (the control)', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const text = await refund(held, 5_000)
  expect(text).toContain('Back to your card, in all: ¥5,000')
  expect(text).toContain(`Left with us: ${formatYen(held.booking.totalYen - 5_000)}`)
  expect(text).toContain('Nothing more is to pay.')
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
  expect(body.came, 'each payment has its own time').toMatchObject([
    { amountYen: 20_000, takenHow: 'cash', card: null },
    { amountYen: rest, takenHow: null, card: { last4: '4242' } },
  ])
  expect(Date.parse(body.came[1].at) - Date.parse(body.came[0].at)).toBe(60_000)
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

test('a guest who cancels alone reads how the cash comes back, and the desk is reminded until it says that it gave it', async () => {
  const held = await withCash()
  const { reference } = held.booking
  const waiting = async () => {
    const { body } = await get(shared(), '/admin/dashboard', desk.headers)
    return body.decisions.filter((one: { kind: string; reference?: string }) => one.reference === reference)
  }
  expect(await waiting()).toEqual([])
  const cancelled = await post(shared(), pathOf(held, 'cancel'), { token: held.token, refundYen: 20_000 })
  expect(cancelled.status).toBe(200)
  const { letters } = await deliver(held)
  expect(letters.at(-1)?.text).toContain(inCash(20_000))
  expect(await waiting()).toMatchObject([
    { kind: 'hand-back', amountYen: 20_000, how: 'cash', leadName: 'Eleanor Marsh' },
  ])

  const day = held.booking.startsAt.slice(0, 10)
  const ofDay = async () => (await get(shared(), `/admin/dispatch/money?day=${day}`, desk.headers)).body.toHand
  expect(await ofDay()).toContainEqual(expect.objectContaining({ reference, amountYen: 20_000, how: 'cash' }))

  const [{ refundId }] = await waiting()
  const note = (body: object) =>
    post(shared(), `/admin/bookings/${reference}/handed-back`, { refundId, ...body }, desk.headers)
  shared().clock.advance(60_000)
  expect((await note({})).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await ofDay()).map((one: { reference: string }) => one.reference)).not.toContain(reference)
  const { money, history } = (await get(shared(), deskPath(held), desk.headers)).body
  expect(money.at(-1)).toMatchObject({ kind: 'refund', toHand: true, handedAt: expect.any(String) })
  expect(history[0]).toMatchObject({ by: 'Test', deed: 'gave ¥20,000 back in cash' })

  const again = await note({})
  expect([again.status, again.body.code]).toEqual([409, 'booking.nothing-to-hand'])
  expect((await note({ isHanded: false })).status).toBe(200)
  expect(await waiting(), 'said by mistake, it waits again').toHaveLength(1)
})

test('what goes back to a card, and what was entered wrongly, waits for nobody (the control)', async () => {
  const paid = await bookAndPay(shared(), { day: ownDay() })
  await post(shared(), pathOf(paid, 'cancel'), { token: paid.token, refundYen: paid.booking.totalYen })
  const held = await withCash()
  const { money } = (await get(shared(), deskPath(held), desk.headers)).body
  await ask(`/admin/bookings/${held.booking.reference}/correct-taken`, {
    paymentId: money[0].id,
    reason: 'Counted twice',
  })
  const { body } = await get(shared(), '/admin/dashboard', desk.headers)
  const waiting = body.decisions.filter(({ kind }: { kind: string }) => kind === 'hand-back')
  const references = waiting.map((one: { reference: string }) => one.reference)
  expect(references).not.toContain(paid.booking.reference)
  expect(references).not.toContain(held.booking.reference)
})
