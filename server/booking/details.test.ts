import { afterAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import {
  bookAndPay,
  get,
  guest,
  type HeldBooking,
  holdFor,
  post,
  quoteFor,
  usualWish,
} from '#server/testing/bookings.ts'
import { newsOf, occasionsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { changeDetails } from './change-details.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const family = [
  { name: 'Eleanor Marsh', age: null, note: '' },
  { name: 'Tom Marsh', age: null, note: 'Left knee' },
  { name: 'Ada Marsh', age: 5, note: '' },
]
const details = {
  phone: '+44 (0)7700 900143',
  travellers: family,
  nameBoard: '<b>MARSH</b>',
  room: '1204',
  flight: 'NH 212',
  note: 'No fish, please',
}
const kept = { ...details, phone: '+447700900143' }

async function hold(wish: object, sent: object) {
  const quote = await quoteFor(annai(), { day: ownDay(), ...wish })
  return post(annai(), '/bookings', { quoteId: quote.id, ...guest, ...sent })
}

async function patch(held: HeldBooking, sent: object, headers = {}) {
  const payload = { token: held.token, ...sent }
  const url = `/api${pathOf(held, 'details')}`
  const answer = await annai().app.inject({ method: 'PATCH', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const rowOf = async ({ booking }: HeldBooking) => {
  const row = await findByReference(annai().ctx.db, booking.reference)
  if (!row) throw new Error('no such booking')
  return row
}

test('a hold keeps what the day needs to know, and where it begins and ends', async () => {
  const wish = { childAges: [5], pickUp: 'haneda-terminal-3', dropOffAddress: 'Asakusa 2-3-1, Taito-ku', largeCases: 1 }
  const { status, body } = await hold({ ...wish, extras: [{ code: 'booster-seat', pieces: 1 }] }, details)
  expect(status).toBe(200)
  const expected = {
    ...kept,
    childAges: [5],
    largeCases: 1,
    extraHalfHours: 0,
    extras: [{ code: 'booster-seat', pieces: 1 }],
    pickUp: { kind: 'airport', name: 'Haneda Airport, Terminal 3', area: 'haneda' },
    dropOff: { kind: 'address', name: 'Asakusa 2-3-1, Taito-ku', area: 'taito', latitude: null },
  }
  expect(body.booking).toMatchObject(expected)
  const read = await get(annai(), `${pathOf(body)}?token=${body.token}`)
  expect(read.body).toMatchObject(expected)
  const { voucherCode, calendarSequence } = await rowOf(body)
  expect(voucherCode).toMatch(/^[\w-]{22}$/)
  expect(calendarSequence).toBe(0)
  expect(JSON.stringify(read.body)).not.toContain(voucherCode)
})

test('a hold without details has none, and names no children', async () => {
  const { booking } = await holdFor(annai(), { day: ownDay() })
  expect(booking).toMatchObject({ phone: '', travellers: [], nameBoard: '', room: '', flight: '', note: '' })
  expect(booking).toMatchObject({ pickUp: null, dropOff: null, childAges: [], extras: [] })
})

test.each([
  ['fewer people than guests', {}, { travellers: family.slice(0, 2) }, 'travellers'],
  ['more people than guests', { guests: 2 }, { travellers: family }, 'travellers'],
  ['children of other ages', { childAges: [7] }, { travellers: family }, 'travellers'],
  ['a child who is not named as one', { childAges: [5, 9] }, { travellers: family }, 'travellers'],
  ['a child aged 40', {}, { travellers: [{ name: 'Tom', age: 40 }] }, 'travellers.0.age'],
  ['a name of 300 letters', {}, { travellers: [{ name: 'x'.repeat(300) }] }, 'travellers.0.name'],
  ['a lead without a name', {}, { leadName: ' ' }, 'leadName'],
  ['a flight that is none', {}, { flight: 'tomorrow' }, 'flight'],
  ['a board of 41 letters', {}, { nameBoard: 'x'.repeat(41) }, 'nameBoard'],
  ['a mail that is none', {}, { email: 'eleanor' }, 'email'],
])('%s: the hold is refused under its name', async (_, wish, sent, field) => {
  const { status, body } = await hold(wish, sent)
  expect([status, body.code, Object.keys(body.fields)], JSON.stringify(body)).toEqual([
    400,
    'platform.invalid-input',
    [field],
  ])
})

test('children are compared by their ages in any order, and not at all where none were wished', async () => {
  const two = [{ name: 'Ada', age: 9 }, { name: 'Ben', age: 2 }, { name: 'Eleanor' }]
  expect((await hold({ childAges: [2, 9] }, { travellers: two })).status).toBe(200)
  expect((await hold({}, { travellers: two })).status).toBe(200)
})

test.each([
  ['+1 (415) 555-2671', '+14155552671'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['0044 7700 900143', '+447700900143'],
  ['(0044) 7700-900143', '+447700900143'],
  ['+81-3-1234-5678', '+81312345678'],
  ['+81\u00A090\u20111234\u20125678', '+819012345678'],
  ['＋８１ ９０ １２３４ ５６７８', '+819012345678'],
  ['\u202A+44 7700 900143\u202C', '+447700900143'],
  ['+49/30/1234567', '+49301234567'],
  ['', ''],
])('a telephone written as %j is kept as + and digits', async (typed, phone) => {
  expect((await hold({}, { phone: typed })).body.booking.phone).toBe(phone)
})

test.each([
  ['03-1234-5678', /country code/],
  ['(090) 1234 5678', /country code/],
  ['07700 900143', /country code/],
  ['+0 44 7700 900143', /country code/],
  ['(090) 1234 5678 ext. 4', /extension/],
  ['+81 90 1234 5678 x4', /extension/],
  ['+81 90 1234 5678 #4', /extension/],
  ['+81 90 1234 5678 extension 12', /extension/],
  ['<script>alert(1)</script>', /other than figures.+like \+44/],
  ['+44 77OO 900143', /other than figures.+like \+44/],
  ['+44 7700 900143 (Ada)', /other than figures/],
  [`+${'1'.repeat(16)}`, /country code/],
  ['ring me', /other than figures.+like \+44/],
])('a telephone written as %j is refused, and a sentence says what to mend', async (phone, sentence) => {
  const { status, body } = await hold({}, { phone })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['phone']])
  expect(body.fields.phone).toMatch(sentence)
})

test('names with markup are kept as they are, and longer ones than a name can be are refused', async () => {
  const name = '<script>alert("Ō’Brien & 山田")</script>'
  const { status, body } = await hold({ guests: 1 }, { leadName: name, travellers: [{ name, note: '<img src=x>' }] })
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({ leadName: name, travellers: [{ name, note: '<img src=x>' }] })
  const long = await hold({}, { leadName: 'x'.repeat(300), nameBoard: 'x'.repeat(300) })
  expect([long.status, Object.keys(long.body.fields).sort()]).toEqual([400, ['leadName', 'nameBoard']])
})

test('a child aged 40 and a door outside our area are refused before there is a price', async () => {
  const ask = (wish: object) => post(annai(), '/quotes', { ...usualWish, ...wish })
  expect(Object.keys((await ask({ childAges: [40] })).body.fields)).toEqual(['childAges.0'])
  for (const end of ['pickUpAddress', 'dropOffAddress'])
    for (const address of [
      'Dotonbori 1-2-3, Osaka',
      '10 Downing Street, London',
      'Kita-ku, Sapporo',
      '<b>nowhere</b>',
    ]) {
      const { status, body } = await ask({ [end]: address })
      expect([status, body.code, Object.keys(body.fields)], address).toEqual([400, 'fleet.outside-area', [end]])
    }
  expect((await ask({ childAges: [17], pickUpAddress: 'Asakusa 2-3-1, Taito-ku' })).status).toBe(200)
})

test('details change until the day begins; the state, the version and the price stay', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await rowOf(held)
  const { status, body } = await patch(held, details)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ ...kept, state: 'confirmed', totalYen: held.booking.totalYen })
  expect(body.moves).toEqual(held.booking.moves)
  expect(await rowOf(held)).toMatchObject({ version: before.version, calendarSequence: before.calendarSequence + 1 })
})

test('what is left out stays, and what is the same as before is no change', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await patch(held, details)
  const { reference } = held.booking
  const change = (sent: object) => changeDetails(annai().ctx, { reference, token: held.token, ...sent }, null)
  expect(await change({ room: '7' })).toMatchObject({ ...kept, room: '7' })
  const { calendarSequence } = await rowOf(held)
  expect(await change({ room: '7', travellers: family })).toMatchObject({ ...kept, room: '7' })
  expect((await rowOf(held)).calendarSequence).toBe(calendarSequence)
})

test('changes within two minutes are told once, two minutes after the last', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  await patch(held, { ...details, room: '1' })
  await atTime(annai(), inMinutes(annai(), 1), () => patch(held, { ...details, room: '2' }))
  const changes = (await newsOf(annai(), held)).filter(({ occasion }) => occasion === 'changed')
  expect(changes).toMatchObject([{ version: 2, runAt: inMinutes(annai(), 3) }])
})

test('who is on hold may change details, too, and is told nothing', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  expect((await patch(held, details)).body).toMatchObject({ ...kept, state: 'on_hold' })
  expect(await occasionsOf(annai(), held)).toEqual(['held'])
})

test('nothing changes after the start, after the end, for strangers, or with people of another party', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const other = await bookAndPay(annai(), { day })
  const answers = [
    await atTime(annai(), new Date(`${day}T08:00:00+09:00`), () => patch(held, details)),
    await patch({ ...held, token: other.token }, details),
    await patch(held, { token: undefined }),
    await patch(held, { token: undefined }, (await signIn(annai())).headers),
    await patch(held, { travellers: family.slice(1) }),
    await patch(held, { leadName: 'Somebody else' }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual([
    'booking.not-possible-now',
    ...Array(3).fill('booking.unknown'),
    ...Array(2).fill('platform.invalid-input'),
  ])
  const refund = await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)
  await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: refund.body.refundYen })
  expect((await patch(held, details)).body.code).toBe('booking.not-possible-now')
  expect(await rowOf(held)).toMatchObject({ phone: '', note: '', travellers: [] })
})

test('names and notes that a guest changes are what the desk reads', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), childAges: [5] })
  const { headers } = await signIn(annai(), 'admin')
  const atDesk = async () =>
    (await get(annai(), `/admin/tour-bookings/${held.booking.reference}`, headers)).body.travellers
  expect(await atDesk()).toEqual([])
  const [lead, , child] = family
  const changed = [lead, { name: 'Joan Hill', age: null, note: 'Peanut allergy' }, child]
  for (const travellers of [family, changed]) {
    expect((await patch(held, { travellers })).status).toBe(200)
    expect(await atDesk()).toEqual(travellers)
  }
})
