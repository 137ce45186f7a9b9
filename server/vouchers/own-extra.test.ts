import { expect, test } from 'vitest'
import type { OfficeExtra } from '#contract/office-extras.ts'
import { bookAndPay, cardToken, get, post, quoteFor } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { openOwnDesk } from '#server/testing/own-class.ts'
import { askOrder, payRides } from '#server/testing/rides.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { pagesOf } from './read-pdf.fixture.ts'

/** An extra that the office made is offered, booked, told, printed and taken back as those that every house begins with. */

const { shared, deliver } = shareMailing()
const ownDay = ownDays('2027-03-01')

const flowers = {
  ...{ name: 'Bunch of Flowers', explanation: 'From the market of the morning.', priceYen: 3_300, mostPieces: 3 },
  ...{ halfSeats: 0, largeCases: 1, taxClass: 'standard', forTours: true, forRides: true },
}
const code = 'bunch-of-flowers'
const openExtras = async () => {
  const desk = await openOwnDesk(shared())
  const read = async () => ((await desk.ask('GET', '/extras')).body as { extras: OfficeExtra[] }).extras
  const own = async () => (await read()).find((extra) => extra.code === code) as OfficeExtra
  return { ...desk, read, own }
}
const offered = async (use = 'tours') =>
  ((await get(shared(), `/extras?with=${use}`)).body.extras as { code: string }[]).map((extra) => extra.code)

test('what no extra can be is refused by the name of its field', async () => {
  const desk = await openExtras()
  const fieldsOf = async (more: object) =>
    Object.keys(((await desk.ask('POST', '/extras', { ...flowers, ...more })).body as { fields?: object }).fields ?? {})
  expect(await fieldsOf({ priceYen: -1 })).toEqual(['priceYen'])
  expect(await fieldsOf({ mostPieces: 41 })).toEqual(['mostPieces'])
  expect(await fieldsOf({ mostPieces: 0 })).toEqual(['mostPieces'])
  expect(await fieldsOf({ name: ' ' })).toEqual(['name'])
  expect(await fieldsOf({ halfSeats: 9 })).toEqual(['halfSeats'])
  expect(await fieldsOf({ largeCases: -1 })).toEqual(['largeCases'])
  expect(await fieldsOf({ forTours: false, forRides: false })).toEqual(['forTours'])
  expect(await fieldsOf({ code: 'mine' })).toEqual(['code'])
  const taken = await desk.ask('POST', '/extras', { ...flowers, name: ' child SEAT' })
  expect([taken.status, (taken.body as { code: string }).code]).toEqual([409, 'extras.name-taken'])
  for (let number = 0; number < 36; number += 1)
    expect((await desk.ask('POST', '/extras', { ...flowers, name: `Flower ${number}` })).status).toBe(200)
  const over = await desk.ask('POST', '/extras', { ...flowers, name: 'One more' })
  expect([over.status, (over.body as { code: string }).code]).toEqual([409, 'extras.too-many'])
  for (const extra of await desk.read())
    if (extra.code.startsWith('flower-'))
      await desk.ask('POST', `/extras/${extra.code}/retire`, { version: extra.version, reason: 'Faded.' })
})

test('an extra of the office’s own is sold with a tour, told and printed by its name, and stays as it was booked', async () => {
  const annai = shared()
  const desk = await openExtras()
  expect((await desk.ask('POST', '/extras', flowers)).status).toBe(200)
  expect(await offered()).toContain(code)
  const day = ownDay()
  const plain = await quoteFor(annai, { day })
  const held = await bookAndPay(annai, { day, extras: [{ code, pieces: 2 }] })
  expect(held.booking.totalYen).toBe(plain.totalYen + 6_600)
  expect(held.booking.extras).toEqual([{ code, pieces: 2 }])
  const [papers] = (await deliver(held)).letters
  expect(papers?.text).toContain('Bunch of Flowers × 2')
  const voucher = papers?.attached(`annai-voucher-${held.booking.reference}.pdf`)
  expect(pagesOf(voucher ?? Buffer.alloc(0)).join('')).toContain('Bunch of Flowers')

  // Room counts: three of them are three suitcases.
  const full = { day: ownDay(), vehicleClass: 'sedan', guests: 2, largeCases: 0, extras: [{ code, pieces: 3 }] }
  const refused = await post(annai, '/quotes', { tour: 'kamakura-and-the-great-buddha', start: '08:00', ...full })
  expect(refused.body.code).toBe('pricing.party-too-large')

  const { version } = await desk.own()
  const saved = await desk.ask('PUT', `/extras/${code}`, { ...flowers, version, name: 'Bouquet', priceYen: 5_000 })
  expect(saved.status).toBe(200)
  const stale = await desk.ask('PUT', `/extras/${code}`, { ...flowers, version })
  expect((stale.body as { code: string }).code).toBe('office.changed-meanwhile')
  const uses = (await desk.ask('GET', `/extras/${code}/uses`)).body as { bookings: { count: number }; history: never[] }
  expect(uses.bookings.count).toBe(1)
  expect(uses.history).toHaveLength(2)

  const retired = await desk.ask('POST', `/extras/${code}/retire`, { version: version + 1, reason: 'Out of season.' })
  expect(retired.status).toBe(200)
  expect(await offered()).not.toContain(code)
  const again = await post(annai, '/quotes', {
    ...{ tour: 'kamakura-and-the-great-buddha', start: '08:00', day: ownDay(), guests: 2 },
    extras: [{ code, pieces: 1 }],
  })
  expect(Object.keys(again.body.fields)).toEqual(['extras'])

  // The booking keeps what it has through a change, and gets no more of it.
  const ask = (change: object) => post(annai, pathOf(held, 'change-quote'), { token: held.token, ...change })
  expect((await ask({ extras: [{ code, pieces: 3 }] })).body.fields).toHaveProperty('extras')
  const longer = await ask({ extraHalfHours: 2 })
  expect(longer.status).toBe(200)
  const card = { token: await cardToken(annai) }
  const changed = await post(annai, pathOf(held, 'reschedule'), {
    ...{ token: held.token, quoteId: longer.body.quote.id, card },
  })
  expect(changed.body.extras).toEqual([{ code, pieces: 2 }])
  const { refundYen } = (await get(annai, `${pathOf(held, 'refund')}?token=${held.token}`)).body
  const cancelled = await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen })
  expect(cancelled.body.state).toBe('cancelled')
})

test('with rides it goes by the same address, where it goes with rides at all', async () => {
  const annai = shared()
  const desk = await openExtras()
  const before = await desk.own()
  await desk.ask('POST', `/extras/${code}/back`, { version: before.version })
  const { version } = await desk.own()
  const only = { ...flowers, version, forTours: false, priceYen: 0 }
  expect((await desk.ask('PUT', `/extras/${code}`, only)).status).toBe(200)
  expect([(await offered()).includes(code), (await offered('rides')).includes(code)]).toEqual([false, true])
  const ask = {
    ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day: ownDay(), time: '10:00' },
    ...{ guests: 2, largeCases: 1, vehicleClass: 'alphard', extras: `${code}:1` },
  }
  const { body } = await post(annai, '/rides/quotes', ask)
  expect(body.quotes[0].lines.at(-1)).toMatchObject({ kind: 'extra', label: 'Bunch of Flowers', amountYen: 0 })
  const held = (await askOrder(annai, [body.quotes[0].id], {})).body.held
  const paid = await payRides(annai, held)
  expect(paid.body.paid[0].booking.extras).toEqual([{ code, pieces: 1 }])
  const { letters } = await deliver(held[0])
  expect(letters.map(({ text }) => text).join('')).toContain('Bunch of Flowers')
  expect((await post(annai, '/rides/quotes', { ...ask, extras: `${code}:9` })).status).toBe(400)
  expect(Object.keys((await post(annai, '/rides/quotes', { ...ask, extras: 'umbrella' })).body.fields)).toEqual([
    'extras',
  ])
})
