import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { dropCard } from './drop-card.ts'
import { addUser, openMoney, stripeAt, stripeToken } from './money.fixture.ts'
import { paymentsPersonalData } from './personal-data.ts'
import { startStripeStandIn } from './stripe-stand-in.fixture.ts'

test('whose owner leaves, a card is forgotten here at once and at the gateway as soon as it answers', async () => {
  const standIn = await startStripeStandIn()
  const { ctx, app } = await openMoney(await createTestDatabase(), { stripe: stripeAt(standIn.url) })
  const [leaver, other] = [await addUser(ctx.db, 'mika@example.com'), await addUser(ctx.db, 'tom@example.com')]
  const save = (userId: string) =>
    app.inject({
      method: 'POST',
      url: '/api/cards',
      headers: { authorization: `Bearer ${userId}` },
      payload: { token: stripeToken('visa') },
    })
  const { id } = (await save(leaver)).json()
  await save(other)
  const person = { userId: leaver, email: null }
  await ctx.db.transaction().execute((db) => paymentsPersonalData.erase(db, { person, bookingIds: [] }, new Date()))

  const cards = () => ctx.db.selectFrom('saved_cards').select(['user_id', 'brand', 'last4']).orderBy('brand').execute()
  expect(await cards()).toEqual([
    { user_id: leaver, brand: '', last4: '0000' },
    { user_id: other, brand: 'visa', last4: '4242' },
  ])
  const { rows } = await sql`SELECT payload FROM graphile_worker._private_jobs`.execute(ctx.db)
  expect(rows, 'the job knows our name for it only').toEqual([{ payload: { cardId: id } }])

  standIn.faults.push('cut', 'cut', 'cut')
  await expect(dropCard(ctx, { cardId: id })).rejects.toThrow()
  expect(await cards(), 'while the gateway is away, its name for the card is kept').toHaveLength(2)
  await Promise.all([dropCard(ctx, { cardId: id }), dropCard(ctx, { cardId: id })])
  await dropCard(ctx, { cardId: id })
  expect(await cards()).toEqual([{ user_id: other, brand: 'visa', last4: '4242' }])
  const dropped = standIn.requests.filter(({ method }) => method === 'DELETE')
  expect(new Set(dropped.map(({ path }) => path)).size).toBe(1)
})
