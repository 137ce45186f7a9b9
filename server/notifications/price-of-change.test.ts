import { expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { bookAndPay, cardToken, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { askChange, ownDays, pathOf, signIn, withPriceMoved } from '#server/testing/scene.ts'

const { shared, deliver } = shareMailing()
const ownDay = ownDays()

/** The mail of the change: what it says before it says what is different, in one line. */
async function openingOf(held: HeldBooking) {
  shared().clock.advance(3 * 60_000)
  const { letters, failures } = await deliver(held)
  expect(failures).toEqual([])
  const text = letters.find(({ subject }) => subject?.startsWith('Changed'))?.text ?? ''
  return text.slice(0, text.indexOf('What is different')).replaceAll(/\s+/g, ' ')
}

async function change(held: HeldBooking, byYen: number) {
  const { body } = await withPriceMoved(shared(), byYen, () => askChange(shared(), held, ownDay()))
  const card = body.differenceYen > 0 ? { card: { token: await cardToken(shared()) } } : {}
  const moved = await post(shared(), pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, ...card })
  expect(moved.status).toBe(200)
  return formatYen(Math.abs(body.differenceYen))
}

async function move(held: HeldBooking, byYen: number) {
  const yen = await change(held, byYen)
  return { opening: await openingOf(held), yen }
}

async function nameBoard(held: HeldBooking, nameBoard: string) {
  const payload = { token: held.token, nameBoard }
  const answer = await shared().app.inject({ method: 'PATCH', url: `/api${pathOf(held, 'details')}`, payload })
  expect(answer.statusCode).toBe(200)
  return openingOf(held)
}

const anyBack = /goes back|went back|In all/

test('the mail of a change says what this one costs or gives back, and nothing of those before', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const cheaper = await move(held, -12_000)
  expect(cheaper.opening).toContain(
    `Your day costs ${cheaper.yen} less than before. ${cheaper.yen} goes back to your card.`,
  )

  const dearer = await move(held, 9_000)
  expect(dearer.opening).toContain(`Your day costs ${dearer.yen} more than before, which is paid.`)
  expect(dearer.opening).not.toMatch(anyBack)

  const same = await nameBoard(held, 'MARSH')
  expect(same).toContain('The price stays as it is.')
  expect(same).not.toMatch(anyBack)
})

test('of changes that are told as one, what was paid and what goes back is said as the card’s statement shows it', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  shared().clock.advance(60_000)
  const back = await change(held, -12_000)
  const paid = await change(held, 9_000)
  expect(back).not.toBe(paid)
  expect(await openingOf(held)).toContain(
    ` It was changed more than once: ${paid} was paid. ${back} goes back to your card.`,
  )
})

test('what was given back as a kindness in between is none of the change', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver(held)
  const desk = await signIn(shared(), 'admin')
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { version } = (await shared().app.inject({ url: `/api${path}`, headers: desk.headers })).json()
  const kind = { version, amountYen: 5000, reason: 'The guide came late' }
  expect((await post(shared(), `${path}/refund`, kind, desk.headers)).status).toBe(200)
  await deliver(held)
  const cheaper = await move(held, -12_000)
  expect(cheaper.opening).toContain(` less than before. ${cheaper.yen} goes back to your card.`)
})
