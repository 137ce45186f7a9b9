import { expect, test } from 'vitest'
import { shareTestAnnai, startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, guest, type HeldBooking, holdFor, post, quoteFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, inMinutes, ownDays, pathOf } from '#server/testing/scene.ts'
import { newLinkFor } from './booking-links.store.ts'
import { findById, findByReference, findByVoucherCode, findToRemindOf } from './bookings.store.ts'
import { typedReference } from './find-booking.rules.ts'

const shared = shareTestAnnai({ demo: true })
const ownDay = ownDays()

/** Each from an address of its own unless told, so that tests do not use up each other's tries. */
let visitors = 0
async function find(annai: TestAnnai, reference: string, email: string, address = `198.51.100.${++visitors}`) {
  const answer = await annai.app.inject({
    method: 'POST',
    url: '/api/find-booking',
    remoteAddress: address,
    payload: { reference, email },
  })
  const { requestId, ...body } = answer.json()
  return { status: answer.statusCode, body, retryAfter: answer.headers['retry-after'] }
}

const read = ({ booking }: HeldBooking, token: string) => get(shared(), `${pathOf({ booking })}?token=${token}`)

test('a reference is read in any case, with blanks, in wide letters, and without its beginning', () => {
  for (const typed of [
    'AN-7K2M9P',
    'an-7k2m9p',
    ' an 7k2 m9p ',
    '7K2M9P',
    'an7k2m9p',
    'ＡＮ－７Ｋ２Ｍ９Ｐ',
    'AN–7K2M9P.',
    'AN\u20117K2M9P',
    'an 7k2 m9p',
    'AN\u00A07K2\u200BM9P',
  ])
    expect(typedReference(typed), typed).toBe('AN-7K2M9P')
  expect(typedReference('ANXXXX')).toBe('AN-ANXXXX')
  expect(typedReference('AN-ANXXXX')).toBe('AN-ANXXXX')
  expect(typedReference('')).toBe('AN-')
})

test('a booking is found by its reference and e-mail address, and the answer opens it', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  const typed = held.booking.reference.toLowerCase().replace('an-', ' ')
  const { status, body } = await find(shared(), typed, ' ELEANOR@Example.com ')
  expect([status, body.reference]).toEqual([200, held.booking.reference])
  expect((await read(held, body.token)).body).toMatchObject({ reference: held.booking.reference, state: 'confirmed' })
  expect((await read(held, held.token)).status).toBe(200)
})

test.each([
  ['jörg@exämple.de', ['Jörg@Exämple.DE', 'jo\u0308rg@exa\u0308mple.de', 'jörg@xn--exmple-cua.de'], 'jorg@exämple.de'],
  ['用户@例え.jp', ['用户@xn--r8jz45g.jp', ' 用户@例え.JP '], '用戶@例え.jp'],
])('%s is found however it is typed, and by no other address', async (email, spellings, other) => {
  const quote = await quoteFor(shared(), { day: ownDay() })
  const { body: held } = await post(shared(), '/bookings', { quoteId: quote.id, leadName: 'Jörg', email })
  expect(held.booking.email).toBe(email)
  const { reference } = held.booking
  for (const typed of spellings) expect((await find(shared(), reference, typed)).status, typed).toBe(200)
  expect((await find(shared(), reference, other)).body.code).toBe('booking.not-found')
})

test('a reference is found in small letters, with blanks and with a hyphen that does not break', async () => {
  const { booking } = await holdFor(shared(), { day: ownDay() })
  const [, letters = ''] = booking.reference.toLowerCase().split('-')
  for (const typed of [
    `an ${letters.slice(0, 3)} ${letters.slice(3)}`,
    booking.reference.replace('-', '\u2011'),
    letters,
  ])
    expect((await find(shared(), typed, guest.email)).body.reference, typed).toBe(booking.reference)
})

test('a booking of long ago is still found and read', async () => {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await atTime(shared(), inMinutes(shared(), 3 * 366 * 1440), async () => {
    const { body } = await find(shared(), held.booking.reference, guest.email)
    expect((await read(held, body.token)).status).toBe(200)
  })
})

test('whichever of the two is wrong, the answer and the work are the same', async () => {
  const held = await holdFor(shared(), { day: ownDay() })
  const wrong = [
    [held.booking.reference, 'somebody@example.com'],
    ['AN-222222', guest.email],
    ['AN-222222', 'somebody@example.com'],
    ['no reference at all', guest.email],
    [held.booking.reference, 'no address'],
  ] as const
  const answers = await Promise.all(wrong.map(([reference, email]) => find(shared(), reference, email)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'booking.not-found' } })
  const statements = []
  for (const [reference, email] of wrong)
    statements.push(await countStatements(shared(), () => find(shared(), reference, email)))
  expect(new Set(statements)).toEqual(new Set([3]))
})

test('many tries from one address are refused for a quarter of an hour, others are not', async () => {
  const annai = await startTestAnnai()
  const tries = []
  for (let nth = 1; nth <= 16; nth++)
    tries.push(await find(annai, `AN-22222${(nth % 8) + 2}`, 'a@b.example', '192.0.2.7'))
  expect(tries.map(({ status }) => status)).toEqual([...Array(15).fill(404), 429])
  expect(tries.at(-1)).toMatchObject({ body: { code: 'booking.too-many-tries' }, retryAfter: '900' })
  expect((await find(annai, 'AN-333333', 'a@b.example', '192.0.2.8')).status).toBe(404)
  annai.clock.advance(15 * 60_000)
  expect((await find(annai, 'AN-333333', 'a@b.example', '192.0.2.7')).status).toBe(404)
})

test('many tries at one booking are refused from wherever they come, even the right one', async () => {
  const held = await holdFor(shared(), { day: ownDay() })
  const { reference } = held.booking
  for (let nth = 1; nth <= 10; nth++)
    // However the reference is written, it is the same booking.
    expect((await find(shared(), nth % 2 ? reference : reference.toLowerCase(), `g${nth}@example.com`)).status).toBe(
      404,
    )
  const refused = await find(shared(), reference, guest.email)
  expect(refused.body.code).toBe('booking.too-many-tries')
  // Whether there is such a booking shows no more in this answer than in the others.
  for (let nth = 1; nth <= 10; nth++) await find(shared(), 'AN-333333', `g${nth}@example.com`)
  expect(await find(shared(), 'AN-333333', guest.email)).toEqual(refused)
  expect(await countStatements(shared(), () => find(shared(), 'AN-333333', guest.email))).toBe(
    await countStatements(shared(), () => find(shared(), reference, guest.email)),
  )
})

test('right tries do not use up any', async () => {
  const held = await holdFor(shared(), { day: ownDay() })
  for (let nth = 1; nth <= 20; nth++)
    expect((await find(shared(), held.booking.reference, guest.email, '192.0.2.99')).status).toBe(200)
})

test('a later link opens its own booking and no other, in one look, and only its hash is kept', async () => {
  const day = ownDay()
  const [held, other] = [await holdFor(shared(), { day }), await holdFor(shared(), { day })]
  const { db, clock } = shared().ctx
  const id = (await findByReference(db, held.booking.reference))?.id ?? ''
  const token = await newLinkFor(db, id, clock.now())
  expect((await read(held, token)).status).toBe(200)
  expect((await read(other, token)).body.code).toBe('booking.unknown')
  expect((await read(held, other.token)).body.code).toBe('booking.unknown')
  expect((await read(held, `${token.slice(0, -2)}AA`)).body.code).toBe('booking.unknown')
  const links = await db.selectFrom('booking_links').selectAll().where('booking_id', '=', id).execute()
  expect(links).toHaveLength(1)
  expect(links[0]?.token_hash.toString('base64url')).not.toBe(token)
  const linked = await countStatements(shared(), () => read(held, token))
  expect(await countStatements(shared(), () => read(held, held.token))).toBe(linked)
})

test('a booking is found by its voucher and by its id, and confirmed ones by their hour', async () => {
  const day = ownDay()
  const [booked, held] = [await bookAndPay(shared(), { day }), await holdFor(shared(), { day })]
  const { db } = shared().ctx
  const row = await findByReference(db, booked.booking.reference)
  expect(await findByVoucherCode(db, row?.voucherCode ?? '')).toEqual(row)
  expect(await findById(db, row?.id ?? '')).toEqual(row)
  expect(await findByVoucherCode(db, held.token)).toBeUndefined()
  const [from, until] = [new Date(`${day}T08:00:00+09:00`), new Date(`${day}T08:00:01+09:00`)]
  expect((await findToRemindOf(db, from, until)).map(({ reference }) => reference)).toEqual([booked.booking.reference])
  expect(await findToRemindOf(db, new Date(from.getTime() - 1), from)).toEqual([])
})
