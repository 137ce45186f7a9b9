import { expect, test } from 'vitest'
import { payments } from '#server/payments/capability.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'
import { findByReference } from '../bookings.store.ts'
import { bookingPersonalData } from '../personal-data.ts'

const annai = shareTestAnnai({ demo: true })

test('what the office typed about a guest goes with the guest: reasons, refunds, lines and the trail', async () => {
  const { ctx } = annai()
  const desk = await signIn(annai(), 'admin')
  const held = await bookAndPay(annai(), { day: '2027-04-20' })
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const read = async () => (await get(annai(), path, desk.headers)).body
  const seen = await read()
  const { kind, label } = seen.lines[0]
  const reason = 'zqxword of Mrs Marsh'
  const charged = [{ kind, label, amountYen: 1000, reason }]
  const send = async (call: string, body: object) =>
    expect(
      (await post(annai(), `${path}/${call}`, { version: (await read()).version, ...body }, desk.headers)).status,
    ).toBe(200)
  await send('change', { charged, details: { note: reason }, reason, difference: 'refund' })
  await send('refund', { amountYen: 100, reason })
  await send('cancel', { cause: 'weather', event: 'typhoon', refundYen: 7, reason, amountReason: reason })
  const { id } = (await findByReference(ctx.db, held.booking.reference)) ?? { id: '' }
  const tables = ['bookings', 'booking_moves', 'refunds', 'change_trail', 'ledger_lines'] as const
  const left = async () => {
    const found = []
    for (const table of tables) {
      const rows = await ctx.db.selectFrom(table).selectAll().execute()
      if (JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)).includes('zqxword'))
        found.push(table)
    }
    return found
  }
  expect(await left()).toEqual(['bookings', 'booking_moves', 'refunds', 'change_trail'])
  await ctx.db.transaction().execute(async (db) => {
    const whose = { person: null, bookingIds: [id] }
    await payments.personalData?.erase(db, whose, ctx.clock.now())
    await bookingPersonalData.erase(db, whose, ctx.clock.now())
  })
  expect(await left()).toEqual([])
})
