import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findById } from '#server/booking/index.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, quoteFor } from '#server/testing/bookings.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { makeCalendarFile } from '#server/vouchers/index.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-01-11')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const read = async (what: string) => (await get(annai(), `/admin/settings/${what}`, desk.headers)).body
async function save(what: string, body: object, headers = desk.headers) {
  const url = `/api/admin/settings/${what}`
  const answer = await annai().app.inject({ method: 'PUT', url, payload: body, headers })
  // The announcement reaches a running process; here nobody listens.
  forgetFleet(annai().ctx)
  return { status: answer.statusCode, body: answer.json() }
}

test('the office changes its rules, and the history says who changed what', async () => {
  const { version, rules, booking } = await read('duty')
  const longer = rules.map((rule: { kind: string }) =>
    rule.kind === 'chauffeur' ? { ...rule, aimedRestMinutes: 720 } : rule,
  )
  expect((await save('duty', { version, rules: longer, booking })).body).toEqual({ version: version + 1 })
  const after = await read('duty')
  expect(after.rules).toEqual(longer)
  expect(after.history[0]).toMatchObject({
    by: 'Test',
    deed: 'changed duty rules',
    changes: [{ name: 'Chauffeurs, rest, aim', before: '11 h', after: '12 h' }],
  })
})

test('a limit below its aim is refused by name, and nothing is changed', async () => {
  const { version, rules, booking } = await read('duty')
  const wrong = rules.map((rule: { kind: string }) =>
    rule.kind === 'chauffeur' ? { ...rule, leastRestMinutes: 900 } : rule,
  )
  const { status, body } = await save('duty', { version, rules: wrong, booking })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ 'chauffeur.aimedRestMinutes': expect.stringContaining('aim') })
  expect((await save('duty', { version, rules: [rules[0], rules[0], rules[1]], booking })).body.fields).toEqual({
    rules: 'One rule for each kind.',
  })
  expect((await read('duty')).version).toBe(version)
})

test('of two who save from the same version one is told, and both come through one after the other', async () => {
  const { version, ...company } = await read('company')
  const { history, ...facts } = company
  const [first, second] = await Promise.all([
    save('company', { version, ...facts, name: 'Annai One K.K.' }),
    save('company', { version, ...facts, name: 'Annai Two K.K.' }),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const refused = first.status === 409 ? first : second
  expect(refused.body.code).toBe('office.changed-meanwhile')
  expect((await save('company', { version: version + 1, ...facts })).status).toBe(200)
  expect((await read('company')).name).toBe(facts.name)
})

test('where guests reach us is written in international form, and is told to the pages, to papers and in the history', async () => {
  const heard = vi.fn()
  const announcements = listenToAnnouncements(annai().databaseUrl, annai().ctx.log)
  onTestFinished(() => announcements.close())
  announcements.on('pages', heard)
  await announcements.ready
  const { version, history, ...facts } = await read('company')
  const wrong = await save('company', { version, ...facts, telephone: '03-0000-0000', email: 'desk' })
  expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['email', 'telephone']])
  for (const telephone of ['', '+', '+81 ext 4', '+0 3 1234 5678', '+81', `+${'1'.repeat(16)}`])
    expect((await save('company', { version, ...facts, telephone })).status, telephone).toBe(400)
  expect(heard).not.toHaveBeenCalled()

  const { booking } = await bookAndPay(annai(), { day: ownDay() })
  const saved = await save('company', {
    version,
    ...facts,
    telephone: '＋81 (0)3-1111.2222',
    email: 'us@annai.example',
  })
  expect(saved.status).toBe(200)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon)
  const after = await read('company')
  expect(after).toMatchObject({ telephone: '+81 3 1111 2222', email: 'us@annai.example' })
  expect(after.history[0].changes.map(({ name }: { name: string }) => name)).toEqual(['Telephone', 'E-mail'])
  const found = await annai().database.pool.query('SELECT id FROM bookings WHERE reference = $1', [booking.reference])
  const row = await findById(annai().ctx.db, found.rows[0].id)
  expect(row && (await makeCalendarFile(annai().ctx, row)).replaceAll('\r\n ', '')).toContain('+81 3 1111 2222')
  expect((await save('company', { version: after.version, ...facts })).status).toBe(200)
})

test('fees hold from the next quote on, and what was quoted stays', async () => {
  const day = ownDay()
  const wish = { day, extraHalfHours: 2 }
  const before = await quoteFor(annai(), wish)
  const { version, fees } = await read('fees')
  const dearer = {
    ...fees,
    classRates: fees.classRates.map((rate: { extraHalfHourYen: number }) => ({
      ...rate,
      extraHalfHourYen: rate.extraHalfHourYen + 500,
    })),
  }
  expect((await save('fees', { version, fees: dearer })).status).toBe(200)
  const after = await quoteFor(annai(), wish)
  expect(after.totalYen).toBe(before.totalYen + 1000)
  expect((await read('fees')).history[0].changes[0]).toMatchObject({ name: expect.stringContaining('extra half hour') })
  expect((await save('fees', { version: version + 1, fees })).status).toBe(200)
})

test('a fee of an area holds at each of its doors, and the list stays short however many there are', async () => {
  const { version, fees, names } = await read('fees')
  expect(fees.places.length).toBeLessThan(40)
  expect(names.places['in:yokohama']).toBe('Yokohama: hotels, stations, sights')
  const dearer = fees.places.map((fee: { slug: string }) =>
    fee.slug === 'in:yokohama' ? { ...fee, pickUpFeeYen: 6_600 } : fee,
  )
  expect((await save('fees', { version, fees: { ...fees, places: dearer } })).status).toBe(200)
  const { places } = (await get(annai(), '/places')).body
  const feeOf = (slug: string) => places.find((place: { slug: string }) => place.slug === slug)?.feeYen
  expect(['hotel-new-grand', 'shin-yokohama-station', 'sankeien'].map(feeOf)).toEqual([6_600, 6_600, 6_600])
  expect(['yokohama-osanbashi', 'haneda-terminal-3'].map(feeOf)).toEqual([0, 5_500])
  expect((await read('fees')).history[0].changes).toHaveLength(1)
  expect((await save('fees', { version: version + 1, fees })).status).toBe(200)
})

test.each([
  ['a place is left out', (fees: Fees) => ({ ...fees, places: fees.places.slice(1) }), 'places'],
  ['an extra is made up', (fees: Fees) => ({ ...fees, extras: [...fees.extras, { ...madeUp }] }), 'extras'],
  ['a longer day of a guide costs less', (fees: Fees) => withRates(fees, { guideDayYen: 0 }), 'rates.guideDayYen'],
  ['the day ends before it begins', (fees: Fees) => withRates(fees, { dayUntilMinutes: 0 }), 'rates.dayUntilMinutes'],
])('fees are refused when %s', async (_, change, field) => {
  const { version, fees } = await read('fees')
  const { status, body } = await save('fees', { version, fees: change(fees) })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

interface Fees {
  rates: Record<string, number>
  places: object[]
  extras: object[]
}
const madeUp = { code: 'helicopter', priceYen: 1, mostPieces: 1 }
const withRates = (fees: Fees, rates: Record<string, number>) => ({ ...fees, rates: { ...fees.rates, ...rates } })

test('a field that nobody asked for is refused', async () => {
  const { version, name, address, registrationNumber } = await read('company')
  const { status, body } = await save('company', { version, name, address, registrationNumber, id: false })
  expect([status, body.code]).toEqual([400, 'platform.invalid-input'])
})

test('changed terms take their tours along, and bookings keep theirs', async () => {
  const booked = await bookAndPay(annai(), { day: ownDay() })
  const { version, terms } = await read('terms')
  const charter = terms.find(({ name }: { name: string }) => name === 'Charter')
  expect(charter.tours).toBeGreaterThan(20)
  const tiers = [
    { hoursBefore: 0, refundPercent: 0 },
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ]
  const saved = await save('terms', { version, id: charter.id, name: 'Charter', tiers })
  const after = saved.body.terms.find(({ name }: { name: string }) => name === 'Charter')
  expect(after).toMatchObject({
    tours: charter.tours,
    tiers: [{ hoursBefore: 72 }, { hoursBefore: 24 }, { hoursBefore: 0 }],
  })
  const booking = await get(annai(), `/bookings/${booked.booking.reference}?token=${booked.token}`)
  expect(booking.body.cancellationTiers[0]).toEqual({ hoursBefore: 48, refundPercent: 100 })
  await save('terms', { version: saved.body.version, id: charter.id, name: 'Charter', tiers: charter.tiers })
})

test('terms that give back more for a shorter notice, or take another’s name, are refused', async () => {
  const { version } = await read('terms')
  const rising = [
    { hoursBefore: 48, refundPercent: 50 },
    { hoursBefore: 24, refundPercent: 100 },
  ]
  const contradicting = await save('terms', { version, name: 'Upside down', tiers: rising })
  expect([contradicting.status, contradicting.body.code]).toEqual([400, 'catalogue.terms-contradict'])
  const taken = await save('terms', { version, name: 'Layover', tiers: rising.toReversed().slice(1) })
  expect([taken.status, taken.body.code]).toEqual([409, 'catalogue.name-taken'])
})

test('terms that tours have cannot be removed, others can', async () => {
  const remove = async (id: string, version: number) => {
    const url = `/api/admin/settings/terms/${id}?version=${version}`
    const answer = await annai().app.inject({ method: 'DELETE', url, headers: desk.headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { version, terms } = await read('terms')
  const used = terms.find(({ tours }: { tours: number }) => tours > 0)
  expect((await remove(used.id, version)).body.code).toBe('catalogue.terms-in-use')
  const added = await save('terms', { version, name: 'Festival nights', tiers: [{ hoursBefore: 0, refundPercent: 0 }] })
  const festival = added.body.terms.find(({ name }: { name: string }) => name === 'Festival nights')
  const removed = await remove(festival.id, added.body.version)
  expect(removed.body.terms.map(({ name }: { name: string }) => name)).not.toContain('Festival nights')
})

test('other rules are tried on what stands, and change nothing', async () => {
  await bookAndPay(annai(), { day: '2026-11-20' })
  const before = await read('duty')
  const strict = before.rules.map((rule: { kind: string }) =>
    rule.kind === 'chauffeur' ? { ...rule, longestDayMinutes: 120, utmostDayMinutes: 120 } : rule,
  )
  const url = '/api/admin/settings/duty/try'
  const answer = await annai().app.inject({ method: 'POST', url, payload: { rules: strict }, headers: desk.headers })
  const { findings } = answer.json()
  expect(findings.length).toBeGreaterThan(0)
  expect(findings[0]).toMatchObject({ isRefused: true, reference: expect.stringMatching(/^AN-/) })
  for (const { sentence } of findings) expect(sentence).toMatch(/, (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ (Nov|Dec): \D/)
  expect(await read('duty')).toEqual(before)
})
