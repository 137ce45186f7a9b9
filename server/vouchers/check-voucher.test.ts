import { expect, test } from 'vitest'
import { openBooking } from '#server/booking/index.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { checkLimit } from './vouchers.rules.ts'

const hours = (count: number) => count * 3_600_000

async function codeOf({ ctx }: TestAnnai, { booking, token }: HeldBooking): Promise<string> {
  return (await openBooking(ctx, { reference: booking.reference, token }, null)).voucherCode ?? ''
}

const check = (annai: TestAnnai, code: string) => get(annai, `/vouchers/${code}`)

test('a voucher is valid on its day, was not before, and is redeemed after it', async () => {
  const annai = await startTestAnnai({ demo: true })
  const code = await codeOf(annai, await bookAndPay(annai, { day: '2026-11-20' }))
  expect(await check(annai, code)).toEqual({
    status: 200,
    body: {
      state: 'not-today',
      board: 'Eleanor Marsh',
      guests: 3,
      tour: expect.any(String),
      startsAt: '2026-11-20T08:00:00+09:00',
      checkedAt: '2026-11-15T10:30:00+09:00',
    },
  })
  // To midnight in Tokyo at the beginning of the 20th.
  annai.clock.advance(hours(4 * 24 + 13.5) - 1)
  expect((await check(annai, code)).body.state).toBe('not-today')
  annai.clock.advance(1)
  expect((await check(annai, code)).body).toMatchObject({ state: 'valid', checkedAt: '2026-11-20T00:00:00+09:00' })
  annai.clock.advance(hours(24))
  expect((await check(annai, code)).body.state).toBe('redeemed')
})

test('the name is the one on the board, whole: what the guest wrote, else who leads', async () => {
  const annai = await startTestAnnai({ demo: true })
  const held = await bookAndPay(annai, { day: '2026-11-20' })
  const code = await codeOf(annai, held)
  const { db } = annai.ctx
  const named = async (values: { lead_name?: string; name_board?: string }) => {
    await db.updateTable('bookings').set(values).where('reference', '=', held.booking.reference).execute()
    return (await check(annai, code)).body.board
  }
  expect(await named({ lead_name: 'Nguyễn Thị  Minh Khai' })).toBe('Nguyễn Thị Minh Khai')
  expect(await named({ name_board: 'The Ferrers' })).toBe('The Ferrers')
})

test('a cancelled voucher says so', async () => {
  const annai = await startTestAnnai({ demo: true })
  const held = await bookAndPay(annai)
  const code = await codeOf(annai, held)
  const { reference } = held.booking
  const { body: terms } = await get(annai, `/bookings/${reference}/refund?token=${held.token}`)
  await post(annai, `/bookings/${reference}/cancel`, { token: held.token, refundYen: terms.refundYen })
  expect((await check(annai, code)).body.state).toBe('cancelled')
})

test('codes of holds, of nothing and of no shape are all unknown', async () => {
  const annai = await startTestAnnai({ demo: true })
  const code = await codeOf(annai, await holdFor(annai))
  expect(code).toMatch(/^[\w-]{22}$/)
  for (const unknown of [code, 'A'.repeat(22), code.slice(0, -1)]) {
    const { status, body } = await check(annai, unknown)
    expect([status, body.code], unknown).toEqual([404, 'vouchers.unknown'])
  }
  for (const shapeless of ['AN-7K2M9P', `${code}%20`, 'x'.repeat(41)]) {
    expect((await check(annai, shapeless)).status, shapeless).toBe(400)
  }
})

test('who asks too often from one address waits, and others do not', async () => {
  const annai = await startTestAnnai({ demo: true })
  const code = await codeOf(annai, await bookAndPay(annai))
  const from = (remoteAddress: string) =>
    annai.app.inject({ method: 'GET', url: `/api/vouchers/${code}`, remoteAddress })
  for (let tries = 0; tries < checkLimit.tries; tries++) expect((await from('203.0.113.5')).statusCode).toBe(200)
  const refused = await from('203.0.113.5')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(checkLimit.windowSeconds)])
  expect((await from('203.0.113.6')).statusCode).toBe(200)
  annai.clock.advance(checkLimit.windowSeconds * 1000)
  expect((await from('203.0.113.5')).statusCode).toBe(200)
})
