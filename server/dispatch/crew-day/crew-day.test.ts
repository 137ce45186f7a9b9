import { beforeEach, expect, test } from 'vitest'
import type { CrewDay } from '#contract/crew-day.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { dayBehind, linkFor, memberOf } from '#server/testing/crew-days.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { readCrewDays } from './read-crew-days.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-01-12')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const rich = {
  ...{ pickUp: 'imperial-hotel-tokyo', guests: 3, childAges: [5], largeCases: 1 },
  extras: [
    { code: 'child-seat', pieces: 1 },
    { code: 'wheelchair', pieces: 1 },
  ],
}

async function writeDown({ booking }: HeldBooking, values: object): Promise<void> {
  await annai().ctx.db.updateTable('bookings').set(values).where('reference', '=', booking.reference).execute()
}

const sheetsOf = async (day: string, more = ''): Promise<CrewDay[]> =>
  (await get(annai(), `/admin/dispatch/sheets?day=${day}${more}`, desk.headers)).body.sheets

test('a day says where, when, with whom and what to know, in both languages', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { ...rich, day })
  await writeDown(held, {
    ...{ phone: '+447700900143', name_board: 'Marsh', room: '1204', flight: 'NH 212', note: 'Ivy sleeps in cars.' },
    travellers: JSON.stringify([{ name: 'Eleanor', age: null, note: 'Vegetarian' }]),
    flight_lands_at: tokyoInstant(day, '06:10'),
  })
  const [chauffeur, guide] = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  const page = await dayBehind(annai(), await linkFor(annai(), desk, day, chauffeur.id))
  expect(page).toMatchObject({
    day,
    person: { kind: 'chauffeur', name: { en: chauffeur.name, ja: chauffeur.name_ja } },
    garage: { ja: expect.stringMatching(/車庫$/) },
    desk: { hours: '05:00 to 23:00' },
    restBeforeMinutes: null,
  })
  expect(page.person.name.ja).not.toBe('')
  expect(page.longestDutyMinutes).toBeGreaterThan(page.dutyMinutes)
  expect(page.leavesGarageAt && page.leavesGarageAt < `${day}T08:00`).toBe(true)
  const [job] = page.jobs
  expect(job).toMatchObject({
    ...{ reference: held.booking.reference, startsAt: `${day}T08:00:00+09:00`, beThereAt: `${day}T07:50:00+09:00` },
    ...{ nameBoard: 'Marsh', guests: 3, children: [5], largeCases: 1, flight: 'NH 212', calledOff: false },
    landsAt: `${day}T06:10:00+09:00`,
    pickUp: {
      name: { en: 'Imperial Hotel, Tokyo', ja: '帝国ホテル 東京' },
      address: '東京都千代田区内幸町1-1-1',
      note: {
        en: expect.stringMatching(/^Main entrance\. .+ to the next stop$/),
        ja: expect.stringMatching(/^正面玄関、次まで/),
      },
    },
    knowThis: [
      { en: '1 child seat', ja: 'チャイルドシート 1台' },
      { en: '1 folded wheelchair', ja: '車椅子 1台' },
      { en: 'Room 1204', ja: '1204号室' },
      { en: 'Eleanor: Vegetarian', ja: 'Eleanor様 菜食' },
      { en: 'Ivy sleeps in cars.', ja: '' },
    ],
    with: [{ kind: 'guide', name: { en: guide.name, ja: guide.name_ja }, phone: guide.phone }],
    car: { model: expect.any(String), plate: expect.stringMatching(/^(品川|江東)/) },
    door: { ja: '午前八時 Eleanor Marsh様 三名 お迎え', en: expect.stringContaining('Name board: Marsh') },
    doorUrl: null,
  })
  expect(guide.phone).toMatch(/^\+81 90 0000 00\d\d$/)
  expect(job?.stops.length).toBeGreaterThan(3)
  const times = job?.stops.map(({ at }) => at) ?? []
  expect(times).toEqual(times.toSorted())
  expect(job?.stops.every(({ name }) => name.ja !== '')).toBe(true)
})

/** Every key and every word of an answer. */
function everything(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, inside]) => [key, ...everything(inside)])
}

test('of money only what is to be collected stands on a page or a sheet, nothing of a paid day, and no mail address', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { ...rich, day })
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const page = await dayBehind(annai(), await linkFor(annai(), desk, day, id))
  const total = String(held.booking.totalYen)
  for (const shown of [page, ...(await sheetsOf(day))]) {
    const said = everything(shown)
    expect(said.length).toBeGreaterThan(50)
    // Of a day that is paid there is nothing to collect.
    expect(shown.jobs.map(({ dueYen, received }) => [dueYen, received])).toEqual([[0, []]])
    expect(said.filter((word) => word !== 'dueYen' && /yen|¥|円|price|refund|total|@/i.test(word))).toEqual([])
    expect(JSON.stringify(shown)).not.toContain(total)
  }
  // The walk itself finds what it looks for.
  expect(everything({ a: [{ totalYen: 1 }, '¥300'] })).toEqual(expect.arrayContaining(['totalYen', '¥300']))
})

test('the guest’s number is there from the day before on, on the telephone only', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  await writeDown(held, { phone: '+447700900143' })
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const token = await linkFor(annai(), desk, day, id)
  const before = new Date(tokyoInstant(day, '00:00').getTime() - 86_400_000)
  const phoneAt = (at: Date) => atTime(annai(), at, async () => (await dayBehind(annai(), token)).jobs[0]?.guestPhone)
  expect(await phoneAt(new Date(before.getTime() - 1000))).toBeNull()
  expect(await phoneAt(before)).toBe('+447700900143')
  const sheets = await atTime(annai(), tokyoInstant(day, '06:00'), async () => {
    desk = await signIn(annai(), 'admin')
    return sheetsOf(day)
  })
  expect(sheets.length).toBeGreaterThan(0)
  expect(JSON.stringify(sheets)).not.toContain('900143')
})

test('every chauffeur and guide with a job has a sheet, with what its QR code leads to; cars have none', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const people = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  const sheets = await sheetsOf(day)
  expect(sheets.map(({ person }) => person.id)).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
  expect(sheets.every(({ jobs, until }) => jobs.length > 0 && until === null)).toBe(true)
  expect(sheets.some(({ person }) => person.kind === 'vehicle')).toBe(false)
  const { voucher_code } = await annai()
    .ctx.db.selectFrom('bookings')
    .select('voucher_code')
    .where('reference', '=', held.booking.reference)
    .executeTakeFirstOrThrow()
  const [own] = await sheetsOf(day, `&resourceId=${people[0]?.id}`)
  expect(own?.jobs[0]?.doorUrl).toBe(`${annai().ctx.settings.publicUrl}/voucher/${voucher_code}`)
  const car = await memberOf(annai(), held, 'vehicle')
  const refused = await get(annai(), `/admin/dispatch/sheets?day=${day}&resourceId=${car.id}`, desk.headers)
  expect([refused.status, refused.body.code]).toEqual([404, 'dispatch.unknown-resource'])
})

test('whoever drives a car of another garage is told to collect it and to bring it back, and the ways there are duty', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day, vehicleClass: 'sedan', guests: 2 })
  const { db } = annai().ctx
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { chauffeurs, vehicles } = await loadFleet(annai().ctx)
  const vehicle = vehicles.find(({ name }) => held.booking.crew.some((one) => one.name === name))
  const { candidates } = (await get(annai(), `${path}/candidates?kind=chauffeur`, desk.headers)).body
  const coming = chauffeurs.find(
    ({ id, garageArea }) =>
      garageArea !== vehicle?.garageArea &&
      candidates.some((one: { id: string; whyNot: string | null }) => one.id === id && one.whyNot === null),
  )
  const before = await memberOf(annai(), held, 'chauffeur')
  const [own] = await sheetsOf(day, `&resourceId=${before.id}`)
  expect(own?.jobs).toMatchObject([{ collect: null, handBack: null }])
  const { version } = (await get(annai(), path, desk.headers)).body
  const change = { version, kind: 'chauffeur', from: before.id, to: coming?.id }
  expect((await post(annai(), `${path}/crew`, change, desk.headers)).status).toBe(200)
  const garage = await db
    .selectFrom('garages')
    .select(['name as en', 'name_ja as ja'])
    .where('area_code', '=', vehicle?.garageArea ?? '')
    .executeTakeFirstOrThrow()
  const [sheet] = await sheetsOf(day, `&resourceId=${coming?.id}`)
  const number = vehicle?.plate.split(' ').at(-1)
  expect(sheet?.garage).not.toEqual(garage)
  // The car leaves and comes back as with somebody of its own garage; the ways to it and from it come on top.
  const carDay = {
    collect: { number, garage, at: own?.leavesGarageAt },
    handBack: { number, garage, at: own?.backInGarageAt },
  }
  expect(sheet?.jobs[0]).toMatchObject(carDay)
  const [leaves, collects, back, home] = [
    ...[sheet?.leavesGarageAt, own?.leavesGarageAt, own?.backInGarageAt, sheet?.backInGarageAt].map((iso) =>
      Date.parse(iso ?? ''),
    ),
  ] as [number, number, number, number]
  expect([leaves < collects, back < home]).toEqual([true, true])
  expect(sheet?.dutyMinutes).toBe((own?.dutyMinutes ?? 0) + (collects - leaves + home - back) / 60_000)
  // Once the guests are out, nobody is sent to the garage for the car any more.
  await atTime(annai(), tokyoInstant(day, '09:00'), async () => {
    desk = await signIn(annai(), 'admin')
    const [later] = await sheetsOf(day, `&resourceId=${coming?.id}`)
    expect(later?.jobs[0]).toMatchObject({ collect: null, handBack: { number } })
  })
})

test('somebody without a job has a sheet that says so', async () => {
  const day = ownDay()
  const { id } = await annai()
    .ctx.db.selectFrom('resources')
    .select('id')
    .where('kind', '=', 'guide')
    .executeTakeFirstOrThrow()
  const [sheet] = await sheetsOf('2027-06-01', `&resourceId=${id}`)
  expect(sheet).toMatchObject({ jobs: [], leavesGarageAt: null, backInGarageAt: null, dutyMinutes: 0 })
  expect(await sheetsOf(day)).toEqual([])
})

test('a job that runs over midnight stands on both days, and its duty is that of the evening', async () => {
  const [day, next] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day, start: '09:00' })
  const { id } = await memberOf(annai(), held, 'chauffeur')
  const { db } = annai().ctx
  const [starts_at, ends_at] = [tokyoInstant(day, '19:00'), tokyoInstant(next, '01:30')]
  const booking = await db
    .updateTable('bookings')
    .set({ starts_at, ends_at })
    .where('reference', '=', held.booking.reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('assignments').set({ starts_at, ends_at }).where('booking_id', '=', booking.id).execute()
  const of = async (asked: string) => (await sheetsOf(asked, `&resourceId=${id}`))[0]
  const [evening, night] = [await of(day), await of(next)]
  expect([evening, night].map((sheet) => sheet?.jobs.map(({ reference }) => reference))).toEqual([
    [held.booking.reference],
    [held.booking.reference],
  ])
  expect(night?.leavesGarageAt).toBe(evening?.leavesGarageAt)
  expect((await of(ownDay()))?.jobs).toEqual([])
  await db.deleteFrom('assignments').where('booking_id', '=', booking.id).execute()
})

test('rests are those before and after the duty, from garage to garage', async () => {
  const [day, next] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  const other = await bookAndPay(annai(), { day: next })
  const { db } = annai().ctx
  const theirs = await memberOf(annai(), other, 'chauffeur')
  const { id: bookingId } = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', other.booking.reference)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('assignments')
    .set({ resource_id: chauffeur.id })
    .where('booking_id', '=', bookingId)
    .where('resource_id', '=', theirs.id)
    .execute()
  const of = async (asked: string) => (await sheetsOf(asked, `&resourceId=${chauffeur.id}`))[0]
  const [first, second] = [await of(day), await of(next)]
  const between = (Date.parse(second?.leavesGarageAt ?? '') - Date.parse(first?.backInGarageAt ?? '')) / 60_000
  expect(between).toBeGreaterThan(9 * 60)
  expect([first?.restAfterMinutes, second?.restBeforeMinutes]).toEqual([between, between])
})

test('a day is read in a handful of statements, however many jobs and people it has', async () => {
  const day = ownDay()
  const count = async () => {
    let sheets = 0
    const statements = await countStatements(annai(), async () => {
      sheets = (await readCrewDays(annai().ctx, annai().ctx.db, { day })).length
    })
    return { sheets, statements }
  }
  await bookAndPay(annai(), { day })
  const few = await count()
  await bookAndPay(annai(), { day })
  await bookAndPay(annai(), { day, tour: 'toyosu-and-tsukiji-breakfast', start: '05:00' }).catch(() => undefined)
  const many = await count()
  expect(many.sheets).toBeGreaterThan(few.sheets)
  // Two of them are about money: what is to be collected, and what was.
  expect(few.statements).toBeLessThanOrEqual(11)
  expect(many.statements).toBe(few.statements)
})
