import { expect, test } from 'vitest'
import { wantsMail } from '#server/notifications/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { atTime, inMinutes, ownDays, signIn } from '#server/testing/scene.ts'
import { send } from '#server/testing/signed-in-people.ts'
import { keepGuests } from './catch-up.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
const choices = { name: 'kept', email: 'kept' }
let number = 100

async function book(guest: object) {
  const quote = await quoteFor(annai(), { day: ownDay() })
  const { body } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest })
  await pay(annai(), body)
  return body.booking
}

/** Somebody who booked twice, under two addresses and with one number. */
async function twoOfOne(name: string) {
  const phone = `+4477009${++number}00`
  const headers = (await signIn(annai(), 'admin')).headers
  const [a, b] = [`${name}@one.example`.toLowerCase(), `${name}@two.example`.toLowerCase()]
  const first = await book({ leadName: `${name} ${name}son`, email: a, phone })
  const second = await book({ leadName: `${name}e ${name}son`, email: b, phone })
  const read = async (reference: string) => (await get(annai(), `/admin/guests/${reference}`, headers)).body
  const [kept, merged] = [await read(first.reference), await read(second.reference)]
  const merge = (change: object = {}) =>
    post(
      annai(),
      `/admin/guests/${kept.id}/merge`,
      { version: kept.version, other: merged.id, otherVersion: merged.version, choices, ...change },
      headers,
    )
  return { headers, kept, merged, merge, read, first, second, a, b, phone }
}

test('two rows with one number are found, and the comparison shows both before anything happens', async () => {
  const { kept, merged, headers } = await twoOfOne('Elenor')
  expect(kept.maybeSame).toMatchObject([{ id: merged.id, reasons: ['mobile', 'card'] }])
  const { body } = await get(annai(), `/admin/guest-pairs/${kept.id}/${merged.id}`, headers)
  expect(body.first.fields).toMatchObject({ name: 'Elenor Elenorson', email: 'elenor@one.example' })
  expect(body.second).toMatchObject({ bookingCount: 1, messages: 0, reviews: 0, cards: ['visa 4242'] })
  expect(body.pairs).toContainEqual({
    first: [kept.id, merged.id].toSorted()[0],
    second: [kept.id, merged.id].toSorted()[1],
  })
  const apart = (twoPeople: boolean) =>
    post(annai(), `/admin/guest-pairs/${kept.id}/${merged.id}`, { twoPeople }, headers)
  expect((await apart(true)).body.pairs).not.toContainEqual(expect.objectContaining({ first: body.pairs[0].first }))
  expect((await get(annai(), `/admin/guests/${kept.id}`, headers)).body.maybeSame).toEqual([])
  await apart(false)
  expect((await get(annai(), `/admin/guests/${kept.id}`, headers)).body.maybeSame).toHaveLength(1)
})

test('a couple with one card and one family name is not asked about; an initial with the same card is', async () => {
  const { headers } = await signIn(annai(), 'admin')
  const read = async (leadName: string, email: string) => {
    const { reference } = await book({ leadName, email, phone: '' })
    return (await get(annai(), `/admin/guests/${reference}`, headers)).body
  }
  const tamsin = await read('Tamsin Cardholder', 'tamsin@card.example')
  expect((await read('Ethan Cardholder', 'ethan@card.example')).maybeSame).toEqual([])
  expect((await read('T. Cardholder', 't@card.example')).maybeSame).toMatchObject([
    { id: tamsin.id, reasons: ['card'] },
  ])
  await read('Rohan Onecard', 'rohan@card.example')
  expect((await read('Rachel Onecard', 'rachel@card.example')).maybeSame, 'alike in one letter').toEqual([])
})

test('a merge takes each field from whom it was chosen, with bookings, addresses and notes of both, and can be undone', async () => {
  const { headers, kept, merged, read, first, second, a, b, phone } = await twoOfOne('Ada')
  const write = (guest: { id: string; version: number; name: string }, fields: object) =>
    send(annai(), 'PUT', `/admin/guests/${guest.id}`, headers, {
      ...{ version: guest.version, name: guest.name, phone, country: null, language: '', nameBoard: '' },
      ...{ food: '', walking: '', children: '', likes: '', notes: '', ...fields },
    })
  const one = (await write(kept, { food: 'Vegetarian', notes: 'Early riser.' })).body
  const other = (await write(merged, { food: 'Eats everything', language: 'English', notes: 'Late riser.' })).body
  const merging = await post(
    annai(),
    `/admin/guests/${kept.id}/merge`,
    {
      ...{ version: one.version, other: merged.id, otherVersion: other.version },
      choices: { ...choices, name: 'merged', food: 'merged' },
    },
    headers,
  )
  expect(merging.body).toMatchObject({
    ...{ id: kept.id, name: 'Adae Adason', food: 'Eats everything', language: 'English', bookingCount: 2 },
    ...{ emails: [a, b], notes: 'Early riser.\n\nLate riser.', paidYen: first.totalYen + second.totalYen },
    maybeSame: [],
  })
  // Old links lead on, and a booking of either address is one of theirs.
  expect((await read(merged.id)).id).toBe(kept.id)
  await book({ leadName: 'Adae Adason', email: b })
  expect((await read(kept.id)).bookingCount).toBe(3)
  const list = (await get(annai(), '/admin/guests?q=ada@', headers)).body
  expect(list.total).toBe(1)

  const [merge] = merging.body.merges
  const undone = await post(annai(), `/admin/guest-merges/${merge.id}/apart`, {}, headers)
  expect(undone.body).toMatchObject({
    ...{ id: kept.id, name: 'Ada Adason', food: 'Vegetarian', language: '', notes: 'Early riser.' },
    ...{ emails: [a], bookingCount: 1, paidYen: first.totalYen, merges: [] },
  })
  expect(await read(merged.id)).toMatchObject({
    ...{ id: merged.id, name: 'Adae Adason', food: 'Eats everything', notes: 'Late riser.' },
    ...{ emails: [b], bookingCount: 2 },
  })
  const twice = await post(annai(), `/admin/guest-merges/${merge.id}/apart`, {}, headers)
  expect(twice.body.code).toBe('guests.apart-no-more')
})

test('the name that was chosen is kept, also of whom booked earlier, until the two are taken apart', async () => {
  const { headers, kept, merged, merge, read, a, b } = await twoOfOne('Fay')
  const later = (minutes: number, leadName: string, email: string) =>
    atTime(annai(), inMinutes(annai(), minutes), () => book({ leadName, email }))
  await later(5, 'Faye Fayson', b)
  const one = (await merge()).body
  expect(one, 'the other booked last').toMatchObject({ name: 'Fay Fayson', bookingCount: 3 })
  expect(one.history[0].changes, 'nothing changed but who is in it').toHaveLength(1)
  await later(10, 'F. Fayson', a)
  expect((await read(kept.id)).name).toBe('Fay Fayson')
  await post(annai(), `/admin/guest-merges/${one.merges[0].id}/apart`, {}, headers)
  expect((await read(kept.id)).name, 'bookings tell it again').toBe('F. Fayson')
  expect((await read(merged.id)).name).toBe('Faye Fayson')
})

test('what was written since a merge stays when it is taken apart', async () => {
  const { headers, kept, merge } = await twoOfOne('Bea')
  const merged = (await merge({ choices: { name: 'merged' } })).body
  const { name, phone, country, language, nameBoard, food, walking, children, likes, version } = merged
  const fields = { name, phone, country, language, nameBoard, food, walking, children, likes, version }
  const written = { ...fields, name: 'Bea M. Marsh', notes: 'Written since.' }
  expect((await send(annai(), 'PUT', `/admin/guests/${kept.id}`, headers, written)).status).toBe(200)
  const { body } = await post(annai(), `/admin/guest-merges/${merged.merges[0].id}/apart`, {}, headers)
  expect(body).toMatchObject({ name: 'Bea M. Marsh', notes: 'Written since.' })
})

test('of two who merge at once one does it, whichever way round, and the other is told', async () => {
  const { kept, merged, merge, headers } = await twoOfOne('Cleo')
  const ken = (await signIn(annai(), 'admin')).headers
  const answers = await Promise.all([
    merge(),
    post(
      annai(),
      `/admin/guests/${merged.id}/merge`,
      { version: merged.version, other: kept.id, otherVersion: kept.version, choices },
      ken,
    ),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.body
  const apart = () => post(annai(), `/admin/guest-merges/${won.merges[0].id}/apart`, {}, headers)
  expect((await Promise.all([apart(), apart()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  // In the versions that are there now it can be done again: it was the version that refused.
  const now = async (id: string) => (await get(annai(), `/admin/guests/${id}`, headers)).body.version
  const fresh = { version: await now(kept.id), otherVersion: await now(merged.id) }
  expect((await merge(fresh)).status).toBe(200)
  expect((await merge({ other: kept.id })).body.code).toBe('guests.same')
})

test('the stricter wish about mails holds for all addresses of one person, and only as long as they are one', async () => {
  const { headers, merge, a, b } = await twoOfOne('Dora')
  const { db, clock } = annai().ctx
  await db.insertInto('mail_refusals').values({ email_key: b, kind: 'review', at: clock.now() }).execute()
  expect([await wantsMail(db, a, 'review'), await wantsMail(db, b, 'review')]).toEqual([true, false])
  const merged = (await merge()).body
  expect(merged.refusedMails).toEqual(['review'])
  expect([await wantsMail(db, a, 'review'), await wantsMail(db, a, 'reminder')]).toEqual([false, true])
  await post(annai(), `/admin/guest-merges/${merged.merges[0].id}/apart`, {}, headers)
  expect([await wantsMail(db, a, 'review'), await wantsMail(db, b, 'review')]).toEqual([true, false])
})

test('after 30 days a merge stays, and what only taking apart would need is gone', async () => {
  const { headers, kept, merged, merge } = await twoOfOne('Edie')
  const { merges } = (await merge()).body
  const count = () =>
    annai().ctx.db.selectFrom('guests').select(['name', 'email']).where('id', '=', merged.id).executeTakeFirstOrThrow()
  expect((await count()).name).toBe('Ediee Edieson')
  await atTime(annai(), inMinutes(annai(), 31 * 24 * 60), async () => {
    await keepGuests(annai().ctx)
    const desk = (await signIn(annai(), 'admin')).headers
    const late = await post(annai(), `/admin/guest-merges/${merges[0].id}/apart`, {}, desk)
    expect(late.body.code).toBe('guests.apart-no-more')
  })
  expect(await count()).toEqual({ name: '', email: null })
  expect((await get(annai(), `/admin/guests/${merged.id}`, headers)).body.id).toBe(kept.id)
})
