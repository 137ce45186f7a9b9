import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { cardTokenOf } from './cards.ts'
import { addBooking, addUser, type Money, openMoney, pay, stripeAt, stripeToken, testToken } from './money.fixture.ts'
import { startStripeStandIn } from './stripe-stand-in.fixture.ts'

const callAs = (money: Money, userId: string) => ({
  list: async () => (await money.app.inject({ url: '/api/cards', headers: bearing(userId) })).json().cards,
  save: (token: string) =>
    money.app.inject({ method: 'POST', url: '/api/cards', headers: bearing(userId), payload: { token } }),
  first: (id: string) => money.app.inject({ method: 'POST', url: `/api/cards/${id}/first`, headers: bearing(userId) }),
  forget: (id: string) => money.app.inject({ method: 'DELETE', url: `/api/cards/${id}`, headers: bearing(userId) }),
})
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

test('a test card becomes a token that can be paid with and saved', async () => {
  const money = await openMoney(await createTestDatabase())
  const mika = callAs(money, await addUser(money.ctx.db, 'mika@example.com'))
  expect((await money.app.inject('/api/payment-setup')).json()).toEqual({ gateway: 'test', publishableKey: null })
  const enter = (number: string, expires = '2030-04') =>
    money.app.inject({
      method: 'POST',
      url: '/api/test-gateway/cards',
      payload: { number, expires, securityCode: '123' },
    })

  const { token, ...card } = (await enter('5555 5555 5555 4444')).json()
  expect(card).toEqual({ brand: 'mastercard', last4: '4444', expires: '2030-04' })
  expect((await pay(money.ctx, await addBooking(money.ctx.db), 1_000, token)).outcome.state).toBe('succeeded')
  const saved = (await mika.save(token)).json()
  expect(saved).toEqual({ id: expect.any(String), ...card, isFirst: true })
  expect((await mika.save(token)).json()).toEqual(saved)
  expect(await mika.list()).toEqual([saved])

  const refused = [
    await enter('4111 1111 1111 1111'),
    await enter('4242 4242 4242 4241'),
    await enter('4242424242424242', '2026-10'),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().code, Object.keys(answer.json().fields)])).toEqual([
    [400, 'payments.card-not-accepted', ['number']],
    [400, 'payments.card-not-accepted', ['number']],
    [400, 'payments.card-not-accepted', ['expires']],
  ])
  expect((await mika.save('nonsense')).json().code).toBe('payments.card-not-accepted')
})

test('nobody sees, uses or forgets the card of somebody else', async () => {
  const money = await openMoney(await createTestDatabase())
  const [mikaId, tomId] = [
    await addUser(money.ctx.db, 'mika@example.com'),
    await addUser(money.ctx.db, 'tom@example.com'),
  ]
  const [mika, tom] = [callAs(money, mikaId), callAs(money, tomId)]
  const token = testToken('success')
  const { id } = (await mika.save(token)).json()

  expect(await tom.list()).toEqual([])
  for (const answer of [await tom.forget(id), await tom.first(id)])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'payments.unknown-card'])
  for (const userId of [tomId, null])
    await expect(cardTokenOf(money.ctx, userId, { savedCard: id })).rejects.toThrow('payments.unknown-card')

  expect(await cardTokenOf(money.ctx, mikaId, { savedCard: id })).toBe(token)
  expect((await mika.forget(id)).statusCode).toBe(204)
  expect((await mika.forget(id)).statusCode).toBe(404)
  expect(await mika.list()).toEqual([])
})

test('a card is saved when a signed-in guest pays with it and wants so, and only then', async () => {
  const money = await openMoney(await createTestDatabase())
  const userId = await addUser(money.ctx.db, 'mika@example.com')
  const token = testToken('success')
  expect(await cardTokenOf(money.ctx, null, { token, save: true })).toBe(token)
  expect(await cardTokenOf(money.ctx, userId, { token, save: false })).toBe(token)
  expect(await callAs(money, userId).list()).toEqual([])
  expect(await cardTokenOf(money.ctx, userId, { token, save: true })).toBe(token)
  expect(await callAs(money, userId).list()).toHaveLength(1)
})

test('a card saved at Stripe can be charged again and again, and by its owner only', async () => {
  const standIn = await startStripeStandIn()
  const money = await openMoney(await createTestDatabase(), { stripe: stripeAt(standIn.url) })
  expect((await money.app.inject('/api/payment-setup')).json()).toEqual({
    gateway: 'stripe',
    publishableKey: 'pk_test_standin',
  })
  const userId = await addUser(money.ctx.db, 'mika@example.com')
  const mika = callAs(money, userId)
  const bookingId = await addBooking(money.ctx.db)
  const method = stripeToken('visa')
  const saved = (await mika.save(method)).json()
  expect(saved).toEqual({ id: expect.any(String), brand: 'visa', last4: '4242', expires: '2030-04', isFirst: true })
  expect((await mika.save(method)).json()).toEqual(saved)

  const token = await cardTokenOf(money.ctx, userId, { savedCard: saved.id })
  for (const amountYen of [1_000, 2_000])
    expect((await pay(money.ctx, bookingId, amountYen, token)).outcome.state).toBe('succeeded')
  // Neither the token as it is kept nor the card behind it opens it to others.
  await expect(cardTokenOf(money.ctx, null, { token, save: false })).rejects.toThrow('payments.card-not-accepted')
  await expect(pay(money.ctx, bookingId, 1_000, method)).rejects.toThrow('payments.card-not-accepted')
  const tom = callAs(money, await addUser(money.ctx.db, 'tom@example.com'))
  expect((await tom.save(method)).json().code).toBe('payments.card-not-accepted')

  // A card that was used without being saved is used up.
  const once = stripeToken('visa')
  await pay(money.ctx, bookingId, 1_000, once)
  expect((await mika.save(once)).json().code).toBe('payments.card-not-accepted')

  expect((await mika.forget(saved.id)).statusCode).toBe(204)
  expect(standIn.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    path: expect.stringMatching(/^\/v1\/customers\/cus_/),
  })
  standIn.faults.push('cut', 'cut', 'cut')
  const unreachable = await mika.save(stripeToken('visa'))
  expect([unreachable.statusCode, unreachable.json().code]).toEqual([503, 'payments.gateway-unreachable'])
})

/** Three cards of a new account, by the order in which they were saved. */
async function saveThree(money: Money) {
  const mika = callAs(money, await addUser(money.ctx.db, 'mika@example.com'))
  const ids: string[] = []
  for (let nth = 0; nth < 3; nth++) {
    const { id } = (await mika.save(testToken('success'))).json()
    ids.push(id)
    // They come one after the other, though the clock stands.
    await money.ctx.db
      .updateTable('saved_cards')
      .set({ created_at: new Date(money.ctx.clock.now().getTime() + nth) })
      .where('id', '=', id)
      .execute()
  }
  const [a = '', b = '', c = ''] = ids
  const order = async () => (await mika.list()).map((card: { id: string }) => card.id)
  const firsts = async () => (await mika.list()).filter((card: { isFirst: boolean }) => card.isFirst).length
  return { mika, a, b, c, order, firsts }
}

test('the first card saved is offered first until another is put first, and the oldest follows one that goes', async () => {
  const { mika, a, b, c, order, firsts } = await saveThree(await openMoney(await createTestDatabase()))
  expect([await order(), await firsts()]).toEqual([[a, b, c], 1])
  const answer = (await mika.first(c)).json()
  expect(answer.cards.map((card: { id: string; isFirst: boolean }) => [card.id, card.isFirst])).toEqual([
    [c, true],
    [a, false],
    [b, false],
  ])
  await mika.first(c)
  expect([await order(), await firsts()]).toEqual([[c, a, b], 1])
  await mika.forget(b)
  expect(await order()).toEqual([c, a])
  await mika.forget(c)
  expect([await order(), await firsts()]).toEqual([[a], 1])
  await mika.forget(a)
  const { isFirst } = (await mika.save(testToken('success'))).json()
  expect(isFirst).toBe(true)
})

test('whatever is saved, put first and forgotten at once, one card is first', async () => {
  const money = await openMoney(await createTestDatabase())
  const { mika, a, b, c, firsts } = await saveThree(money)
  const answers = await Promise.all([
    mika.first(b),
    mika.first(c),
    mika.forget(a),
    mika.save(testToken('success')),
    mika.first(c),
    mika.forget(b),
  ])
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  expect(await firsts()).toBe(1)
  const tom = callAs(money, await addUser(money.ctx.db, 'tom@example.com'))
  await Promise.all(Array.from({ length: 6 }, () => tom.save(testToken('success'))))
  expect((await tom.list()).map((card: { isFirst: boolean }) => card.isFirst)).toEqual([true, ...Array(5).fill(false)])
  // Who does not wait for a turn is stopped by the database.
  await expect(money.ctx.db.updateTable('saved_cards').set({ first_choice: true }).execute()).rejects.toThrow(
    'one_first_choice',
  )
})

test('with Stripe, no card number is taken here', async () => {
  const money = await openMoney(await createTestDatabase(), { stripe: stripeAt('http://127.0.0.1:9') })
  const payload = { number: '4242 4242 4242 4242', expires: '2030-04', securityCode: '123' }
  const answer = await money.app.inject({ method: 'POST', url: '/api/test-gateway/cards', payload })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'payments.not-here'])
})
