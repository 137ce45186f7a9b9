import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBooking } from '#server/booking/index.ts'
import { paymentsOf, refundsOf } from '#server/payments/index.ts'
import { shareTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { get, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'
import { startWithStripe, stripeToken, tellOfIntent } from '#server/testing/stripe.ts'
import { pagesOf } from './read-pdf.fixture.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()

interface Paid extends HeldBooking {
  id: string
}

async function bookAs(guest: SignedIn, wish = {}): Promise<Paid> {
  const held = await holdFor(annai(), { day: ownDay(), ...wish }, guest.headers)
  const { status, body } = await pay(annai(), held, 'good', guest.headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { id } = await openBooking(annai().ctx, { reference: held.booking.reference, token: held.token }, null)
  return { ...held, booking: body.booking, id }
}

/** Cancels when half of it comes back. */
const cancelHalf = ({ booking, token }: Paid) =>
  atTime(annai(), new Date(Date.parse(booking.startsAt) - 30 * 3_600_000), async () => {
    const { body: terms } = await get(annai(), `${pathOf({ booking }, 'refund')}?token=${token}`)
    expect(terms.refundPercent).toBe(50)
    await post(annai(), pathOf({ booking }, 'cancel'), { token, refundYen: terms.refundYen })
    return terms.refundYen as number
  })

const download = (path: string, from: TestAnnai = annai()) => from.app.inject({ method: 'GET', url: `/api${path}` })

async function textOf(path: string, from: TestAnnai = annai()) {
  const answer = await download(path, from)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const pages = pagesOf(answer.rawPayload)
  expect(pages).toHaveLength(1)
  return pages.join('').replace(/\s+/g, ' ')
}

const moneyOf = async ({ headers }: SignedIn, query = '') => (await get(annai(), `/own-money${query}`, headers)).body
const receiptOf = (guest: SignedIn, kind: string, id: string) =>
  post(annai(), `/own-money/${kind}/${id}/receipt`, {}, guest.headers)
const setAddress = ({ userId }: SignedIn, address: string) =>
  annai().ctx.db.updateTable('users').set({ address }).where('id', '=', userId).execute()

test('every payment has a receipt, which says what Japanese tax law wants, and the address for its owner alone', async () => {
  const mika = await signIn(annai())
  await setAddress(mika, '12 Mill Lane\nBath BA1 1AA')
  const paid = await bookAs(mika, { tour: 'fuji-at-first-light', day: '2026-11-24', start: '05:30' })
  const { reference, totalYen } = paid.booking
  const [payment] = await paymentsOf(annai().ctx.db, paid.id)
  const tax = Math.floor((totalYen * 10) / 110)
  const taxes = [{ part: 'standard', percent: 10, amountYen: totalYen, taxYen: tax }]
  const { moves, pages } = await moneyOf(mika)
  const facts = { kind: 'payment', at: '2026-11-15T10:30:00+09:00', card: { brand: 'visa', last4: '4242' } }
  expect([moves, pages]).toEqual([
    [{ ...facts, id: payment?.id, reference, title: 'Fuji at first light', amountYen: totalYen, taxes }],
    1,
  ])
  expect(paid.booking.payments).toMatchObject([{ card: facts.card }])

  const { file } = (await receiptOf(mika, 'payment', payment?.id ?? '')).body
  const pdf = await download(file)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}-R1.pdf"`,
    'cache-control': 'no-store',
  })
  const text = await textOf(file)
  const yen = (amount: number) => `¥${amount.toLocaleString('en-GB')}`
  for (const part of [
    `${reference}-R1`,
    'Receipt 領収書',
    'Eleanor Marsh 様',
    '12 Mill Lane Bath BA1 1AA',
    'Sunday 15 November 2026',
    'Private tour with chauffeur: Fuji at first light',
    'Tuesday 24 November 2026',
    'Visa ending 4242',
    `領収金額（税込） ${yen(totalYen)}`,
    `内消費税（10%） ${yen(tax)}`,
    'Annai K.K. Nihonbashi, Chuo-ku, Tokyo Registration number 登録番号 T0000000000000',
    'A test payment: no money moved.',
  ])
    expect(text).toContain(part)

  // The bearer of the booking's link has the same papers, without where its owner lives.
  const { body } = await post(annai(), pathOf(paid, 'documents'), { token: paid.token })
  expect(body.receipts).toEqual([{ ...facts, amountYen: totalYen, file: expect.any(String) }])
  const handedOn = await textOf(body.receipts[0].file)
  expect(handedOn).toContain('Eleanor Marsh 様')
  expect(handedOn).not.toContain('Mill Lane')
  const own = await post(annai(), pathOf(paid, 'documents'), {}, mika.headers)
  expect(await textOf(own.body.receipts[0].file)).toContain('Mill Lane')
})

test('money that came back has a credit note of its own, until the bank sends it back to us', async () => {
  const mika = await signIn(annai())
  const paid = await bookAs(mika)
  const refundYen = await cancelHalf(paid)
  const [refund] = await refundsOf(annai().ctx.db, paid.id)
  const { moves } = await moneyOf(mika)
  const { totalYen } = paid.booking
  const [taxYen, keptYen] = [Math.floor((refundYen * 10) / 110), totalYen - refundYen]
  const taxed = { part: 'standard', percent: 10, amountYen: refundYen, taxYen }
  const kept = { part: 'kept', percent: 0, amountYen: keptYen, taxYen: 0 }
  expect(moves.map(({ kind, amountYen, taxes }: Record<string, unknown>) => [kind, amountYen, taxes])).toEqual([
    ['refund', refundYen, [taxed]],
    // What was kept pays for nothing that was done.
    ['payment', totalYen, [taxed, kept]],
  ])
  const { body } = await post(annai(), pathOf(paid, 'documents'), { token: paid.token })
  expect(body.receipts.map(({ kind }: { kind: string }) => kind)).toEqual(['refund', 'payment'])
  const { file } = (await receiptOf(mika, 'refund', refund?.id ?? '')).body
  const text = await textOf(file)
  expect(text).toContain('Credit note 返金明細書')
  expect(text).toContain(`Sunday 15 November 2026, receipt ${paid.booking.reference}-R1`)
  const yen = (amount: number) => `¥${amount.toLocaleString('en-GB')}`
  expect(text).toContain(`返金額（税込） ${yen(refundYen)}`)
  expect(text).toContain(`内消費税（10%） ${yen(taxYen)}`)
  expect(text).not.toContain('不課税')
  const receipt = await textOf(body.receipts[1].file)
  expect(receipt).toContain(`領収金額（税込） ${yen(totalYen)}`)
  expect(receipt).toContain(`10%対象 ${yen(refundYen)}`)
  expect(receipt).toContain(`Kept after the cancellation, outside the tax 解約料（不課税） ${yen(keptYen)}`)
  expect((await download(file)).headers['content-disposition']).toContain(`${paid.booking.reference}-C1.pdf`)

  const { db } = annai().ctx
  await db
    .updateTable('refunds')
    .set({ state: 'failed' })
    .where('id', '=', refund?.id ?? '')
    .execute()
  expect((await moneyOf(mika)).moves).toHaveLength(1)
  for (const answer of [await receiptOf(mika, 'refund', refund?.id ?? ''), await download(file)])
    expect('status' in answer ? answer.status : answer.statusCode).toBe(404)
})

test('the money of others does not exist, and a link is for its own paper', async () => {
  const [mika, other] = [await signIn(annai()), await signIn(annai())]
  const paid = await bookAs(mika)
  await cancelHalf(paid)
  const { moves } = await moneyOf(mika)
  const [refund, payment] = moves
  expect(await moneyOf(other)).toEqual({ moves: [], pages: 0 })
  for (const [guest, kind, id] of [
    [other, 'payment', payment.id],
    [other, 'refund', refund.id],
    [mika, 'refund', payment.id],
    [mika, 'payment', refund.id],
    [mika, 'payment', randomUUID()],
  ] as const) {
    const { status, body } = await receiptOf(guest, kind, id)
    expect([status, body.code], `${kind} ${id}`).toEqual([404, 'vouchers.unknown'])
  }
  expect((await receiptOf(mika, 'payment', 'x')).status).toBe(400)
  expect((await receiptOf(mika, 'invoice', payment.id)).status).toBe(400)
  expect((await post(annai(), `/own-money/payment/${payment.id}/receipt`, {})).status).toBe(401)
  const receipt = (await receiptOf(mika, 'payment', payment.id)).body.file
  const note = (await receiptOf(mika, 'refund', refund.id)).body.file
  const [calendar] = [(await post(annai(), pathOf(paid, 'documents'), { token: paid.token })).body.calendar]
  for (const wrong of [
    receipt.replace('receipt', 'credit-note'),
    note.replace('credit-note', 'receipt'),
    receipt.replace('receipt', 'voucher'),
    calendar.replace('calendar', 'receipt').replace('.ics', '.pdf'),
    receipt.replace('.pdf', ''),
    '/documents/receipt/x.pdf',
  ]) {
    const answer = await download(wrong)
    expect([answer.statusCode, answer.json().code], wrong).toEqual([404, 'vouchers.unknown'])
  }
  await atTime(annai(), new Date(annai().clock.now().getTime() + 15 * 60_000), async () => {
    const answer = await download(receipt)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'vouchers.link-ended'])
  })
})

test('twenty make a page of money, and a page costs the same few statements', async () => {
  const mika = await signIn(annai())
  const paid = await bookAs(mika)
  const { db } = annai().ctx
  const [first] = await db.selectFrom('payments').selectAll().where('booking_id', '=', paid.id).execute()
  if (!first) throw new Error('Nothing was paid.')
  const more = Array.from({ length: 24 }, (_, nth) => ({
    ...first,
    ...((id) => ({ id, charge_id: id }))(randomUUID()),
    gateway_id: randomUUID(),
    amount_yen: 1_000 + nth,
    charge_yen: 1_000 + nth,
    receipt_number: nth + 2,
    paid_at: new Date(annai().clock.now().getTime() + nth + 1),
  }))
  await db.insertInto('payments').values(more).execute()
  const [one, two, three] = [await moneyOf(mika), await moneyOf(mika, '?page=2'), await moneyOf(mika, '?page=3')]
  expect([one.pages, one.moves.length, two.moves.length, three]).toEqual([2, 20, 5, { moves: [], pages: 2 }])
  expect([...one.moves, ...two.moves].map(({ amountYen }) => amountYen)).toEqual([
    ...more.map(({ amount_yen }) => amount_yen).reverse(),
    paid.booking.totalYen,
  ])
  const statements = await countStatements(annai(), () => moneyOf(mika))
  expect(statements).toBe(await countStatements(annai(), () => moneyOf(mika, '?page=2')))
  expect(statements).toBeLessThanOrEqual(4)
})

test('names and addresses in any script and of any length stay on the one page', async () => {
  const mika = await signIn(annai())
  const paid = await bookAs(mika)
  const [payment] = (await moneyOf(mika)).moves
  const nameAs = (leadName: string) =>
    annai().ctx.db.updateTable('bookings').set({ lead_name: leadName }).where('id', '=', paid.id).execute()
  const read = async () => textOf((await receiptOf(mika, 'payment', payment.id)).body.file)
  await setAddress(mika, '東京都港区南青山五丁目'.repeat(30).slice(0, 300))
  for (const [name, shown] of [
    ['Ж'.repeat(120), 'Ж'.repeat(30)],
    ['<script>alert(1)</script> </text> %PDF-1.7 \u{1F389}', '<script>alert(1)</script> </text> %PDF-1.7'],
    ['\u202Eأميرة\u202C '.repeat(17).slice(0, 119).trim(), '□'],
    ['髙橋 𠮷野 美香', '髙橋'],
    ['W'.repeat(119), 'W'.repeat(30)],
  ] as const) {
    await nameAs(name)
    const text = await read()
    expect(text, name).toContain(shown)
    expect(text, name).toContain(`${paid.booking.reference}-R1`)
    expect(text, name).toContain('登録番号 T0000000000000')
    expect(text, name).toContain('様')
  }
  await annai().ctx.db.updateTable('bookings').set({ erased_at: new Date() }).where('id', '=', paid.id).execute()
  expect(await read()).not.toMatch(/様|南青山|W{5}/)
})

test('what Stripe took has the same papers, with the card that Stripe told of', async () => {
  const { annai: there, standIn } = await startWithStripe(annai())
  const mika = await signIn(there)
  const held = await holdFor(there, { day: ownDay() }, mika.headers)
  const card = { token: stripeToken('stepup') }
  const { body } = await post(there, pathOf(held, 'pay'), { card }, mika.headers)
  const documents = async () => (await post(there, pathOf(held, 'documents'), {}, mika.headers)).body
  expect((await documents()).receipts).toEqual([])
  const intent = standIn.intentOf(body.payment.id)
  if (!intent) throw new Error('The stand-in lost the payment.')
  standIn.endStepUp(intent, true)
  await tellOfIntent(there, 'succeeded', intent)
  const [receipt] = (await documents()).receipts
  expect(receipt).toMatchObject({ kind: 'payment', card: { brand: 'visa', last4: '4242' } })
  const text = await textOf(receipt.file, there)
  expect(text).toContain('Visa ending 4242')
  expect(text).not.toContain('test payment')
})
