import { expect, test } from 'vitest'
import type { CarDetail, CarJob, CarRow } from '#contract/cars.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

let desk: SignedIn
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await signIn(started, 'admin')
})
const ownDay = ownDays('2027-02-01')

const list = async (query = '') => (await get(annai(), `/admin/cars${query}`, desk.headers)).body
const read = async (id: string): Promise<CarDetail> => (await get(annai(), `/admin/cars/${id}`, desk.headers)).body
const put = async (path: string, body: object, headers = desk.headers) => {
  const answer = await annai().app.inject({ method: 'PUT', url: `/api${path}`, payload: body, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const aCar = {
  ...{ vehicleClass: 'alphard', model: 'Toyota Alphard', colour: 'Black', firstRegistered: '2023-04' },
  ...{ odometerKm: 96_440, usualChauffeurId: null, garage: 'koto', etcCard: '4471' },
  loads: [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ],
}
let plates = 10
const newPlate = () => `練馬 300 あ ${plates++}-00`
const add = async (more: object = {}) =>
  post(annai(), '/admin/cars', { ...aCar, plate: newPlate(), ...more }, desk.headers)
const editable = ({ id, version, ...car }: CarDetail) => ({
  ...{ id, version, vehicleClass: car.vehicleClass, model: car.model, plate: car.plate, colour: car.colour },
  ...{ firstRegistered: car.firstRegistered, odometerKm: car.odometerKm, usualChauffeurId: car.usualChauffeurId },
  ...{ garage: car.garage, etcCard: car.etcCard, loads: car.loads },
})
const save = (car: CarDetail, changed: object) => {
  const { id, ...fields } = editable(car)
  return put(`/admin/cars/${id}`, { ...fields, ...changed })
}
const carOf = async (reference: string): Promise<string> => {
  const { resource_id } = await annai()
    .ctx.db.selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('vehicles', 'vehicles.resource_id', 'assignments.resource_id')
    .select('assignments.resource_id')
    .where('reference', '=', reference)
    .where('live', '=', true)
    .executeTakeFirstOrThrow()
  return resource_id
}

/** Why a job lacks a car, as the tray says it. */
const findWords = async (reference: string): Promise<string[]> => {
  const { body } = await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)
  const day = body.startsAt.slice(0, 10)
  const board = (await get(annai(), `/admin/dispatch?day=${day}`, desk.headers)).body
  return board.jobs.find((job: { reference: string }) => job.reference === reference).lost
}

test('the list begins with the paper that ends first, and says which cars are held back', async () => {
  const { rows, total, counts, heldBack } = await list()
  expect(total).toBe(rows.length)
  expect(
    rows.slice(0, 3).map(({ className, nextPaper, state }: CarRow) => [className, nextPaper?.daysLeft, state.is]),
  ).toEqual([
    ['Crown', -3, 'held-back'],
    ['Alphard', 15, expect.any(String)],
    ['HiAce Grand Cabin', 21, expect.any(String)],
  ])
  expect(counts).toMatchObject({ all: total, papers: 3 })
  expect(heldBack).toEqual([
    { id: rows[0].id, name: 'Crown 16-03', paper: 'Three-month inspection', endedOn: '2026-11-12' },
  ])
  expect((await list('?view=papers')).rows).toHaveLength(3)
  const free = await list('?view=free')
  expect(free.rows.every(({ state }: CarRow) => state.is === 'free')).toBe(true)
  expect(free.total).toBe(counts.free)
})

test('a car is found by its plate, its class or its chauffeur, and filters narrow further', async () => {
  const first = (await list('?q=1603')).rows
  expect(first.map(({ plate }: CarRow) => plate)).toEqual(['江東 300 あ 16-03'])
  expect((await list(`?q=${encodeURIComponent('江東３００あ')}`)).rows).toHaveLength(1)
  const crowns = (await list('?q=crown')).rows
  expect(new Set(crowns.map(({ vehicleClass }: CarRow) => vehicleClass))).toEqual(new Set(['sedan']))
  expect((await list('?class=sedan&state=held-back')).total).toBe(1)
  const figures = (await list('?sort=-odometer')).rows.map(({ odometerKm }: CarRow) => odometerKm)
  expect(figures).toEqual(figures.toSorted((a: number, b: number) => b - a))
  expect((await list('?sort=colour')).code).toBe('platform.invalid-input')
})

test('the list asks the database as often for many cars as for few', async () => {
  const statements = await countStatements(annai(), () => list())
  expect(statements).toBeLessThanOrEqual(5)
})

test('the file has what the filters leave, and its link ends', async () => {
  const { body } = await post(annai(), '/admin/cars/file', { class: 'sedan', columns: 'plate,paper' }, desk.headers)
  const file = await annai().app.inject({ url: `/api${body.link}` })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.trim().split('\r\n')
  expect([lines[0], lines.length]).toEqual(['Plate,Next paper', 5])
  expect(lines[1]).toBe('江東 300 あ 16-03,Three-month inspection 2026-11-12')
  expect((await annai().app.inject({ url: `/api${body.link}x` })).statusCode).toBe(404)
})

test('a new car is in the list, on the board and sold from the same moment on', async () => {
  const { status, body: car } = await add({ plate: '練馬３００あ９９９９' })
  expect([status, car.plate, car.name, car.version]).toEqual([200, '練馬 300 あ 99-99', 'Alphard 99-99', 1])
  expect(car.history[0]).toMatchObject({ deed: 'added the car', by: 'Test' })
  expect((await list('?q=9999')).rows).toHaveLength(1)
  const board = (await get(annai(), '/admin/dispatch?day=2027-02-01', desk.headers)).body
  expect(JSON.stringify(board)).toContain('練馬 300 あ 99-99')
})

test('what makes no sense is refused by the name of its field', async () => {
  const fieldsOf = async (more: object) => Object.keys((await add(more)).body.fields ?? {})
  expect(await fieldsOf({ plate: '' })).toEqual(['plate'])
  expect(await fieldsOf({ plate: 'nothing' })).toEqual(['plate'])
  expect(await fieldsOf({ garage: 'nowhere' })).toEqual(['garage'])
  expect(await fieldsOf({ usualChauffeurId: '00000000-0000-4000-8000-000000000000' })).toEqual(['usualChauffeurId'])
  expect(await fieldsOf({ firstRegistered: '2023-13' })).toEqual(['firstRegistered'])
  expect(await fieldsOf({ firstRegistered: '2099-01' })).toEqual(['firstRegistered'])
  expect(await fieldsOf({ odometerKm: -1 })).toEqual(['odometerKm'])
  expect(await fieldsOf({ loads: [] })).toEqual(['loads'])
  const loads = [
    { guests: 4, largeCases: 2 },
    { guests: 6, largeCases: 3 },
  ]
  expect(await fieldsOf({ loads })).toEqual(['loads.1.largeCases'])
  expect(await fieldsOf({ seats: 40 })).toEqual(['seats'])
  const twice = await add({ plate: '江東300あ1603' })
  expect([twice.status, twice.body.code, Object.keys(twice.body.fields)]).toEqual([409, 'cars.plate-taken', ['plate']])
  const cars = (await get(annai(), '/admin/car-choices', desk.headers)).body
  const [driver] = cars.chauffeurs.filter(({ drives }: { drives: string[] }) => !drives.includes('coaster'))
  const coaster = { vehicleClass: 'coaster', loads: [{ guests: 18, largeCases: 18 }], usualChauffeurId: driver.id }
  expect(await fieldsOf(coaster)).toEqual(['usualChauffeurId'])
})

test('of two who add the same plate at once one is told, and there is one car', async () => {
  const plate = newPlate()
  const answers = await Promise.all([add({ plate }), add({ plate }), add({ plate })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await list(`?q=${encodeURIComponent(plate)}`)).rows).toHaveLength(1)
})

test('a change is saved with who made it; the version of another is not written over', async () => {
  const { body: car } = await add()
  const saved = await save(car, { odometerKm: 100_000, colour: 'Pearl white' })
  expect([saved.status, saved.body.version, saved.body.odometerKm]).toEqual([200, 2, 100_000])
  expect(saved.body.history[0].changes).toEqual([
    { name: 'Colour', before: 'Black', after: 'Pearl white' },
    { name: 'Odometer', before: '96440', after: '100000' },
  ])
  const stale = await save(car, { odometerKm: 5 })
  expect([stale.status, stale.body.code]).toEqual([409, 'office.changed-meanwhile'])
  expect((await read(car.id)).odometerKm).toBe(100_000)
  const both = await Promise.all([save(saved.body, { etcCard: '1111' }), save(saved.body, { etcCard: '2222' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  // Saved as it is, nothing happened.
  const now = await read(car.id)
  expect((await save(now, {})).body.version).toBe(now.version)
})

test('the class of a car with jobs stays; without them it can change', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const id = await carOf(held.booking.reference)
  const hiace = { vehicleClass: 'hiace', loads: [{ guests: 9, largeCases: 9 }], usualChauffeurId: null }
  const refused = await save(await read(id), hiace)
  expect([refused.status, refused.body.code]).toEqual([409, 'cars.has-jobs'])
  const { body: idle } = await add()
  expect((await save(idle, hiace)).body).toMatchObject({ vehicleClass: 'hiace', className: 'HiAce Grand Cabin' })
})

test('out of service: its jobs go to the tray and nobody gets it any more; back in, it is sold again', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const id = await carOf(held.booking.reference)
  const { version } = await read(id)
  const path = `/admin/cars/${id}/service`
  const stale = await post(annai(), path, { version: version + 7, inService: false, reason: 'Sold' }, desk.headers)
  expect(stale.body.code).toBe('office.changed-meanwhile')
  const key = { ...desk.headers, 'idempotency-key': 'out-of-service-01' }
  const body = { version, inService: false, reason: 'Sold' }
  const [out, again] = [await post(annai(), path, body, key), await post(annai(), path, body, key)]
  expect([out.status, out.body.inService, out.body.state.is]).toEqual([200, false, 'out-of-service'])
  expect(again.body).toEqual(out.body)
  const { reference } = held.booking
  const desked = (await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)).body
  expect(desked.history[0]).toMatchObject({ deed: 'took the car off: the booking needs another' })
  await expect(carOf(reference)).rejects.toThrow()
  const other = await bookAndPay(annai(), { day: held.booking.startsAt.slice(0, 10) })
  expect(await carOf(other.booking.reference)).not.toBe(id)
  const back = await post(annai(), path, { version: version + 1, inService: true, reason: 'Kept' }, desk.headers)
  expect([back.status, back.body.inService, back.body.history[0].reason]).toEqual([200, true, 'Kept'])
  expect(await brokenPromises(annai())).toEqual([])
})

test('before a car goes out of service its jobs are named; once it is back, nobody says that it is out', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { reference, leadName } = held.booking
  const id = await carOf(reference)
  const ahead = async () => (await get(annai(), `/admin/cars/${id}/jobs-ahead`, desk.headers)).body.jobs as CarJob[]
  expect(await ahead()).toContainEqual(expect.objectContaining({ reference, leadName }))
  const { version, name } = await read(id)
  const path = `/admin/cars/${id}/service`
  const before = (await ahead()).map((job) => job.reference)
  await post(annai(), path, { version, inService: false, reason: 'Gearbox' }, desk.headers)
  expect(await ahead()).toEqual([])
  for (const lost of before) expect(await carOf(lost).catch(() => null)).not.toBe(id)
  const said = async () => (await findWords(reference)).join()
  expect(await said()).toBe(`${name} is out of service: Gearbox`)
  await post(annai(), path, { version: version + 1, inService: true, reason: 'Mended' }, desk.headers)
  expect(await said()).toBe(`${name} was taken off: Gearbox`)
  const { history } = (await get(annai(), `/admin/tour-bookings/${reference}`, desk.headers)).body
  expect(history[0].changes).toEqual([{ name: 'Car', before: name, after: 'nobody' }])
})

test('what a car does next is what comes after the job that it is out with', async () => {
  const now = annai().clock.now()
  const out = await annai()
    .ctx.db.selectFrom('assignments')
    .innerJoin('vehicles', 'vehicles.resource_id', 'assignments.resource_id')
    .select('assignments.resource_id as id')
    .where('live', '=', true)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute()
  expect(out.length).toBeGreaterThan(0)
  for (const { id } of out) {
    const { next } = await read(id)
    if (next) expect(new Date(next.startsAt).getTime()).toBeGreaterThan(now.getTime())
  }
})

test('how much a car was out is a share of the hours between 06:00 and 22:00 of thirty days', async () => {
  const fresh = await startTestAnnai({ demo: true })
  const { headers } = await signIn(fresh, 'admin')
  const { body: car } = await post(fresh, '/admin/cars', { ...aCar, plate: '練馬 300 あ 77-77' }, headers)
  const { db } = fresh.ctx
  const [booking] = await db.selectFrom('bookings').select('id').limit(1).execute()
  const out = (day: string, from: string, until: string, round: number) =>
    db
      .insertInto('assignments')
      .values({
        ...{ booking_id: booking?.id ?? '', resource_id: car.id, round, driving_minutes: 0 },
        ...{ starts_at: `${day}T${from}:00+09:00`, ends_at: `${day}T${until}:00+09:00` },
        ...{ during: `[${day}T${from}:00+09:00,${day}T${until}:00+09:00)`, from_area: 'minato', to_area: 'minato' },
      })
      .execute()
  // Twelve days from 04:00 to 23:00 count sixteen hours each: 40 per cent of thirty days.
  for (let day = 1; day <= 12; day++) await out(addDays('2026-11-15', -day), '04:00', '23:00', day + 40)
  // Today and what is longer ago do not count.
  await out('2026-11-15', '06:00', '09:00', 60)
  await out(addDays('2026-11-15', -31), '06:00', '22:00', 61)
  expect((await get(fresh, `/admin/cars/${car.id}`, headers)).body.inUsePercent).toBe(40)
  const { rows } = (await get(fresh, '/admin/cars?q=7777', headers)).body
  expect(rows[0].inUsePercent).toBe(40)
})

test('an unknown car is none, and nobody but the office sees any', async () => {
  const nobody = '/admin/cars/00000000-0000-4000-8000-000000000000'
  expect((await get(annai(), nobody, desk.headers)).body.code).toBe('cars.unknown')
  expect((await get(annai(), '/admin/cars/nonsense', desk.headers)).body.fields).toHaveProperty('id')
  const guest = await signIn(annai())
  for (const path of ['/admin/cars', '/admin/car-choices', '/admin/vehicle-classes', nobody]) {
    expect((await get(annai(), path, guest.headers)).body.code, path).toBe('platform.forbidden')
    expect((await get(annai(), path)).body.code, path).toBe('platform.not-signed-in')
  }
})
