import { type KyselyPlugin, type RootOperationNode, SelectQueryNode, UpdateQueryNode } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { abandonCharges, askRefund, balanceOf, ledgerSum, paymentsOf, settleCharge } from './index.ts'
import { addBooking, openMoney, pay, testToken } from './money.fixture.ts'
import { findPayment } from './payments.store.ts'

/** Takes every row lock out of the statements; `after` is called with each answer about payments before it is given. */
function withoutLocks(after: (asked: 'read' | 'write') => Promise<void>): KyselyPlugin {
  const asked = new WeakMap<object, 'read' | 'write'>()
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      if (UpdateQueryNode.is(node)) asked.set(queryId, 'write')
      if (!SelectQueryNode.is(node) || !node.endModifiers) return node
      if (JSON.stringify(node.from).includes('"payments"')) asked.set(queryId, 'read')
      const { endModifiers: _, ...unlocked } = node
      return Object.freeze(unlocked)
    },
    async transformResult({ result, queryId }) {
      const what = asked.get(queryId)
      if (what) await after(what)
      return result
    },
  }
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

/** Twenty refunds of a tenth each, at once. Answers how many were given and what the payment then says. */
async function twentyAtOnce(guards: { locks: boolean; check: boolean }) {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  await pay(ctx, bookingId, 100_000, testToken('success'))
  if (!guards.check) await ctx.db.schema.alterTable('payments').dropConstraint('payments_check').execute()
  const allHaveRead = signal()
  let readers = 0
  // Without locks, all read what is left before any of them writes.
  const unlocked = withoutLocks(async (asked) => {
    if (asked !== 'read') return
    readers += 1
    if (readers === 20) allHaveRead.give()
    await allHaveRead.given
  })
  const wish = { bookingId, amountYen: 10_000, reason: 'Cancelled in time', at: ctx.clock.now() }
  const tries = Array.from({ length: 20 }, () =>
    ctx.db.transaction().execute((tx) => askRefund(guards.locks ? tx : tx.withPlugin(unlocked), wish)),
  )
  const given = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length
  const [payment] = await paymentsOf(ctx.db, bookingId)
  expect(await ledgerSum(ctx.db)).toBe(0)
  expect((await balanceOf(ctx.db, bookingId)).refundedYen).toBe(payment?.refundedYen)
  return { given, refundedYen: payment?.refundedYen }
}

test('twenty refunds at once give back no more than was paid, each guard holding by itself', async () => {
  expect(await twentyAtOnce({ locks: true, check: true })).toEqual({ given: 10, refundedYen: 100_000 })
  expect(await twentyAtOnce({ locks: true, check: false })).toEqual({ given: 10, refundedYen: 100_000 })
  expect(await twentyAtOnce({ locks: false, check: true })).toEqual({ given: 10, refundedYen: 100_000 })
})

test('without either guard the same twenty give back twice what was paid', async () => {
  expect(await twentyAtOnce({ locks: false, check: false })).toEqual({ given: 20, refundedYen: 200_000 })
})

/** A cancellation, which holds its booking, while the money arrives that it no longer waits for. */
async function cancelWhilePaid(locks: boolean) {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const { payment } = await pay(ctx, bookingId, 30_000, testToken('step-up'))
  const holdsBooking = signal()
  const holdsPayment = signal()
  const unlocked = withoutLocks(async () => holdsPayment.give())
  const cancel = ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute()
    holdsBooking.give()
    if (!locks) await holdsPayment.given
    await abandonCharges(tx, bookingId)
  })
  await holdsBooking.given
  const arrive = ctx.db
    .transaction()
    .execute((tx) =>
      settleCharge(locks ? tx : tx.withPlugin(unlocked), payment.id, { state: 'succeeded' }, ctx.clock.now()),
    )
  const faults = (await Promise.allSettled([cancel, arrive])).flatMap((end) =>
    end.status === 'rejected' ? [end.reason.message] : [],
  )
  return { faults, state: (await findPayment(ctx.db, payment.id))?.state, ...(await balanceOf(ctx.db, bookingId)) }
}

test('a cancellation and the money for it never wait in a circle, and the money is not lost', async () => {
  expect(await cancelWhilePaid(true)).toMatchObject({ faults: [], state: 'succeeded', paidYen: 30_000 })
})

test('without the order of locks they do wait in a circle', async () => {
  expect((await cancelWhilePaid(false)).faults).toEqual(['deadlock detected'])
})
