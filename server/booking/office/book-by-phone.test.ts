import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Booking } from '#contract/booking.ts'
import { cardToken, get, post, usualWish } from '#server/testing/bookings.ts'
import { caller, onTheDay, sharePhoneDesk } from '#server/testing/phone-desk.ts'
import { atTime, inMinutes, signIn, wholeCoaster } from '#server/testing/scene.ts'
import { expireHolds } from '../expire-holds.ts'

const { annai, server, deliver, ownDay, desk, ask, book, rowOf, trailOf } = sharePhoneDesk()

test('a far pick-up says what it takes off the stops, as visitors read it, and a near one nothing', async () => {
  const halfDay = { tour: 'the-expressway-at-night', start: '19:00' }
  const { body } = await ask({ ...halfDay, pickUp: 'haneda-terminal-3' })
  expect(body.stops).toEqual(['Daikoku parking area, with 30 minutes there instead of 20.'])
  expect((await ask(halfDay)).body.stops).toEqual([])
  const far = await ask({ ...halfDay, pickUp: 'nikko-station' })
  expect([far.status, far.body.fields.pickUp]).toEqual([409, expect.stringContaining('shorter than 15 minutes')])
})

test('a caller gets a link by mail at once, and the crew is theirs until the hour that the office set', async () => {
  const { status, body } = await book({}, {})
  expect([status, body.state, body.heldUntil]).toEqual([200, 'on_hold', '2026-11-15T18:00:00+09:00'])
  expect(body).toMatchObject({ canExtendHold: false, leadName: 'Haruto Tan', phone: '+6580001234', nameBoard: 'Tan' })
  expect((await trailOf(body))[0]).toMatchObject({ deed: 'booked by telephone', by: 'Test' })
  const { letters } = await deliver({ booking: body, token: '' })
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('held until 18:00')])
  const link = /manage-booking\?booking=\S+?token=([\w-]+)/.exec(server().letters.at(-1)?.text ?? '')
  const card = { token: await cardToken(annai()) }
  const paid = await post(annai(), `/bookings/${body.reference}/pay`, { token: link?.[1], card })
  expect([paid.status, paid.body.booking?.state, paid.body.booking?.dueYen]).toEqual([200, 'confirmed', 0])
})

test('who does not pay by that hour loses the crew, and not a minute sooner', async () => {
  const { body } = await book({}, {})
  await atTime(annai(), inMinutes(annai(), 449), () => expireHolds(annai().ctx))
  expect((await rowOf(body)).state).toBe('on_hold')
  await atTime(annai(), inMinutes(annai(), 451), () => expireHolds(annai().ctx))
  expect((await rowOf(body)).state).toBe('expired')
})

test('to be paid on the day, it is confirmed at once with the whole price due', async () => {
  const { body } = await book({}, { paid: onTheDay })
  expect(body).toMatchObject({ state: 'confirmed', paidYen: 0, dueYen: body.totalYen })
  expect(body.crew.length).toBeGreaterThanOrEqual(2)
  const { letters } = await deliver({ booking: body, token: '' })
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Arranged')])
  await atTime(annai(), inMinutes(annai(), 60 * 24), () => expireHolds(annai().ctx))
  expect((await rowOf(body)).state).toBe('confirmed')
})

test.for([
  [{ untilDay: '2026-11-15', untilTime: '10:00' }, { untilTime: 'That has passed already.' }],
  [{ untilDay: '2027-11-15', untilTime: '10:00' }, { untilTime: 'The day begins before that.' }],
] as const)('a deadline of %o is refused', async ([until, fields]) => {
  const { status, body } = await book({}, { paid: { how: 'link', ...until } })
  expect([status, body.fields]).toEqual([400, fields])
})

test('another price needs a reason, is what is charged, and stands in the history', async () => {
  const { body: asked } = await ask()
  const [first] = asked.quote.lines
  const input = { quoteId: asked.quote.id, ...caller, paid: onTheDay, charged: [{ line: 0, amountYen: 50_000 }] }
  const without = await post(annai(), '/admin/phone-bookings', input, desk.headers)
  expect([without.status, without.body.fields]).toEqual([400, { reason: 'Say why something else is charged.' }])
  const reason = 'Third visit this year'
  const { status, body } = await post(annai(), '/admin/phone-bookings', { ...input, reason }, desk.headers)
  const totalYen = asked.quote.totalYen - first.amountYen + 50_000
  expect([status, body.totalYen, body.dueYen, body.lines[0].amountYen]).toEqual([200, totalYen, totalYen, 50_000])
  expect((await trailOf(body))[0]).toMatchObject({
    ...{ deed: 'charged another price', reason },
    changes: [{ name: first.label, after: '¥50,000' }],
  })
  const { price_overrides } = await annai()
    .ctx.db.selectFrom('bookings')
    .select('price_overrides')
    .where('reference', '=', body.reference)
    .executeTakeFirstOrThrow()
  expect(price_overrides).toMatchObject([{ computedYen: first.amountYen, amountYen: 50_000, reason }])
})

test('no price comes from the browser: a total, or a line that is not there, is refused', async () => {
  expect((await book({}, { totalYen: 1 })).status).toBe(400)
  expect((await book({}, { charged: [{ line: 9, amountYen: 1 }], reason: 'So' })).status).toBe(400)
})

test('the crew that was chosen drives, and the first proposed is whom the engine would take', async () => {
  const day = ownDay()
  const { body: asked } = await ask({ day })
  const [best, second] = asked.crews
  expect(asked.crews.length).toBeGreaterThan(1)
  expect(best.vehicle.name, 'the name of the board').toMatch(/^\S+ \d\d-\d\d$/)
  const ids = (crew: typeof best) =>
    [crew.vehicle, crew.chauffeur, ...crew.guides].map(({ id }: { id: string }) => id).sort()
  const crewOf = async (booking: Booking) => {
    const { id } = await rowOf(booking)
    const rows = annai().ctx.db.selectFrom('assignments').select('resource_id').where('booking_id', '=', id)
    return (await rows.execute()).map(({ resource_id }) => resource_id).sort()
  }
  const chosen = await book({ day }, { crew: ids(second) })
  expect(await crewOf(chosen.body)).toEqual(ids(second))
  const unchosen = await book({ day }, {})
  expect(await crewOf(unchosen.body)).toEqual(ids(best))
  // The same crew a second time is somebody else's by now.
  const { status, body } = await book({ day }, { crew: ids(second) })
  expect([status, body.code]).toEqual([409, 'booking.crew-taken'])
})

test('of two desks that book the last car at once, one does', async () => {
  const day = ownDay()
  const wish = { ...wholeCoaster, day }
  const quotes = await Promise.all([ask(wish), ask(wish)])
  const answers = await Promise.all(
    quotes.map(({ body }) =>
      post(annai(), '/admin/phone-bookings', { quoteId: body.quote.id, ...caller, paid: onTheDay }, desk.headers),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the same press sent twice books once', async () => {
  const { body: asked } = await ask()
  const headers = { ...desk.headers, 'idempotency-key': randomUUID() }
  const input = { quoteId: asked.quote.id, ...caller, paid: onTheDay }
  const first = await post(annai(), '/admin/phone-bookings', input, headers)
  const again = await post(annai(), '/admin/phone-bookings', input, headers)
  expect(again.body).toEqual(first.body)
})

test('the strip counts the crews of a day, and one fewer once one is taken', async () => {
  const day = ownDay()
  const { day: _, start: __, ...wish } = usualWish
  const strip = async () =>
    (await post(annai(), '/admin/phone-bookings/days', { ...wish, from: day }, desk.headers)).body
  const before = await strip()
  expect(before.days).toHaveLength(14)
  expect(before.startTimes).toContain(before.start)
  await book({ day, start: before.start }, {})
  expect((await strip()).days[0].crews).toBeLessThan(before.days[0].crews)
})

test('a caller who booked before is found by name, mail and number, however it is spaced', async () => {
  await book({}, { leadName: 'Wilhelmina Zandstra', email: 'w.zandstra@example.nl', phone: '+31 6 1234 5678' })
  for (const q of ['wilhel zand', 'w.zandstra@exam', '06-1234 5678', '+31 6 12345678', 'Zandstra']) {
    const { body } = await get(annai(), `/admin/callers?q=${encodeURIComponent(q)}`, desk.headers)
    expect(
      body.callers.map(({ email }: { email: string }) => email),
      q,
    ).toContain('w.zandstra@example.nl')
  }
  const { body } = await get(annai(), '/admin/callers?q=zandstrax', desk.headers)
  expect(body.callers).toEqual([])
})

test('a call that was put aside is there for the whole desk, until it is booked or thrown away', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  const put = (which: string, draft: object, headers = desk.headers) =>
    annai().app.inject({ method: 'PUT', url: `/api/admin/phone-drafts/${which}`, payload: { draft }, headers })
  expect((await put(id, { name: 'Tan', day: '2026-12-24', tour: usualWish.tour })).statusCode).toBe(200)
  await put(other, { name: 'Okafor' })
  await put(id, { name: 'Tan, Haruto', email: 'haruto.tan@example.sg' })
  const colleague = await signIn(annai(), 'admin')
  const list = async () => (await get(annai(), '/admin/phone-drafts', colleague.headers)).body.calls
  expect((await list()).map(({ draft }: { draft: { name: string } }) => draft.name).sort()).toEqual([
    'Okafor',
    'Tan, Haruto',
  ])
  expect((await book({}, { call: id })).status).toBe(200)
  const away = { method: 'DELETE', url: `/api/admin/phone-drafts/${other}`, headers: colleague.headers } as const
  expect((await annai().app.inject(away)).json().calls).toEqual([])
  expect((await annai().app.inject(away)).statusCode).toBe(404)
  expect((await put(id, { name: 'x'.repeat(200) })).statusCode).toBe(400)
})

test('a booking is copied as a new call without its day', async () => {
  const { body } = await book({ guests: 4, childAges: [7], largeCases: 1 }, { note: 'The pagoda first.' })
  const copy = await get(annai(), `/admin/bookings/${body.reference}/as-call`, desk.headers)
  expect(copy.body).toMatchObject({
    ...{ name: 'Haruto Tan', email: caller.email, tour: usualWish.tour, day: '', start: usualWish.start },
    ...{ adults: 3, childAges: [7], largeCases: 1, note: 'The pagoda first.' },
  })
})

test('nobody but the office books by telephone', async () => {
  const guest = await signIn(annai())
  expect((await ask({}, guest.headers)).status).toBe(403)
  expect((await ask({}, {})).status).toBe(401)
})

test('a guide who speaks the caller\u2019s language, and chauffeur, car and guide each picked apart', async () => {
  // She who speaks Spanish does not work every day.
  let { status, body } = await ask({ guideLanguage: 'es' })
  for (let tries = 1; status !== 200 && tries < 8; tries++) ({ status, body } = await ask({ guideLanguage: 'es' }))
  expect([status, body.code]).toEqual([200, undefined])
  const { free } = body
  expect(free.guides.length).toBeGreaterThan(0)
  for (const { languages } of free.guides) expect(languages).toContain('es')
  const crew = [free.vehicles.at(-1), free.chauffeurs.at(-1), free.guides.at(-1)].map(({ id }) => id)
  const done = await post(
    annai(),
    '/admin/phone-bookings',
    { quoteId: body.quote.id, ...caller, paid: onTheDay, crew },
    desk.headers,
  )
  expect(done.status).toBe(200)
  const row = await rowOf(done.body)
  expect(row.wish.guideLanguage).toBe('es')
  const taken = await annai()
    .ctx.db.selectFrom('assignments')
    .select('resource_id')
    .where('booking_id', '=', row.id)
    .where('live', '=', true)
    .execute()
  expect(taken.map(({ resource_id }) => resource_id).toSorted()).toEqual(crew.toSorted())
})

test('who names the day first hears which tours have a crew then; every tour is known by its line and stops', async () => {
  const day = ownDay()
  const { tours, languages } = (await get(annai(), '/admin/phone-bookings/tours', desk.headers)).body
  expect(languages).toContain('es')
  const fuji = tours.filter(({ line }: { line: string }) => line === 'Fuji and Hakone')
  expect(fuji.length).toBeGreaterThan(2)
  for (const { places } of fuji) expect(places.length).toBeGreaterThan(1)
  const wish = { day, guests: 2, guideLanguage: 'en' }
  const onDay = (await post(annai(), '/admin/phone-bookings/tours-on-day', wish, desk.headers)).body.tours
  expect(onDay.length).toBeGreaterThan(5)
  for (const { slug, start, crews } of onDay.slice(0, 3)) {
    const days = await post(
      annai(),
      '/admin/phone-bookings/days',
      { tour: slug, guests: 2, from: day, start },
      desk.headers,
    )
    expect(days.body.days[0], slug).toMatchObject({ day, crews })
  }
})

test('a child of four is not booked before somebody said how it sits, and the guest reads it', async () => {
  const wish = { guests: 3, childAges: [4] }
  const unsaid = await book(wish, { paid: onTheDay })
  expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([400, ['seats']])
  const own = await book(wish, { paid: onTheDay, seats: 'own', note: 'Carsick.' })
  expect([own.status, own.body.note]).toEqual([200, 'The guests bring their own child seat. Carsick.'])
  const { letters } = await deliver({ booking: own.body, token: '' })
  expect(letters[0]?.text).toContain('The guests bring their own child seat.')
  const seated = await book({ ...wish, extras: [{ code: 'booster-seat', pieces: 1 }] }, { paid: onTheDay })
  expect([seated.status, seated.body.note]).toEqual([200, ''])
})
