import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/office-flights.ts'
import { readTerminals, readTerminalsInUse } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readChanges, recordChange } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { differencesOf } from '#server/platform/differences.rules.ts'
import { bareFlight, clockOf, flightInWords, minutesOf } from '../flight-number.rules.ts'
import type { BookingsOnFlights } from './bookings-on-flights.ts'
import {
  type FlightColumns,
  type FlightRecord,
  findOfficeFlight,
  insertFlight,
  lockFlight,
  setFlightRetired,
  updateFlight,
} from './timetable.store.ts'

type Flight = OutputOf<typeof calls.readFlight>
type Fields = Omit<ReadInputOf<typeof calls.addFlight>, 'number'>

const object = (number: string) => ({ kind: 'flight', id: number })

/** In use, and the own one, which may be retired by now. */
async function terminalChoices(db: Database, own?: string) {
  const inUse = await readTerminalsInUse(db)
  const known = inUse.some(({ slug }) => slug === own) ? inUse : await readTerminals(db)
  return known
    .filter(({ slug }) => slug === own || inUse.some((one) => one.slug === slug))
    .map(({ slug, placeName }) => ({ id: slug, label: placeName }))
}

export async function flightChoices({ db }: Context): Promise<OutputOf<typeof calls.flightChoices>> {
  return { terminals: await terminalChoices(db) }
}

export async function readFlight(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  bookingsOn: BookingsOnFlights,
  id: string,
): Promise<Flight> {
  const found = await findOfficeFlight(db, id)
  if (!found) throw new AppError('flights.unknown')
  const { number, landsMinutes, ...flight } = found
  const ahead = await bookingsOn(db, [number], clock.now())
  return {
    ...flight,
    ...{ id: number, number: flightInWords(number), lands: clockOf(landsMinutes) },
    bookings: ahead.get(number) ?? { count: 0, lastDay: null },
    terminals: await terminalChoices(db, flight.terminal),
    history: await readChanges(db, object(number)),
  }
}

/** All of it or nothing; the answer is the flight as it is then. */
function change(
  ctx: Context,
  bookingsOn: BookingsOnFlights,
  number: string,
  work: (db: Database) => Promise<void>,
): Promise<Flight> {
  return ctx.db.transaction().execute(async (db) => {
    await work(db)
    return readFlight({ ...ctx, db }, bookingsOn, number)
  })
}

export function addFlight(
  ctx: Context,
  bookingsOn: BookingsOnFlights,
  userId: string,
  { number: written, ...fields }: ReadInputOf<typeof calls.addFlight>,
): Promise<Flight> {
  const number = bareFlight(written)
  return change(ctx, bookingsOn, number, async (db) => {
    if (!(await insertFlight(db, number, await columnsOf(db, fields)))) throw await already(db, number)
    const [deed, at] = ['added the flight', ctx.clock.now()]
    await recordChange(db, { object: object(number), userId, deed, version: 1, at })
  })
}

async function already(db: Database, number: string): Promise<AppError> {
  const isRetired = (await findOfficeFlight(db, number))?.isRetired
  const said = `${flightInWords(number)} is in the timetable already${isRetired ? ', retired: bring it back there' : ''}.`
  return new AppError('flights.already', { fields: { number: said } })
}

export function saveFlight(
  ctx: Context,
  bookingsOn: BookingsOnFlights,
  userId: string,
  { id: number, version, ...fields }: ReadInputOf<typeof calls.saveFlight>,
): Promise<Flight> {
  return change(ctx, bookingsOn, number, async (db) => {
    const before = await lockSeen(db, number, version)
    const after = await columnsOf(db, fields)
    const names = new Map((await readTerminals(db)).map(({ slug, placeName }) => [slug, placeName]))
    const changes = differencesOf(inWords(before, names), inWords(after, names))
    if (changes.length === 0) return
    await updateFlight(db, number, after)
    const [deed, at] = ['changed the flight', ctx.clock.now()]
    await recordChange(db, { object: object(number), userId, deed, changes, version: version + 1, at })
  })
}

const inWords = (flight: FlightColumns, terminals: ReadonlyMap<string, string>) =>
  new Map([
    ['From', flight.fromCity],
    ['Terminal', terminals.get(flight.terminal) ?? flight.terminal],
    ['Lands', clockOf(flight.landsMinutes)],
    ['Kind', flight.isInternational ? 'from abroad' : 'domestic'],
  ])

/** Nobody can be met where such flights do not land: how long their guests take to come out is not known there. */
async function columnsOf(db: Database, { fromCity, terminal, lands, isInternational }: Fields): Promise<FlightColumns> {
  const refuse = (said: string) => new AppError('platform.invalid-input', { fields: { terminal: said } })
  const found = (await readTerminalsInUse(db)).find(({ slug }) => slug === terminal)
  if (!found) throw refuse('Choose a terminal in use.')
  if ((isInternational ? found.internationalMinutes : found.domesticMinutes) === null)
    throw refuse(`No ${isInternational ? 'flight from abroad' : 'domestic flight'} lands at ${found.placeName}.`)
  return { fromCity, terminal, isInternational, landsMinutes: minutesOf(lands) }
}

/** Who types its number is asked for hour and terminal again; what was booked with it goes on. */
export function retireFlight(
  ctx: Context,
  bookingsOn: BookingsOnFlights,
  userId: string,
  { id: number, version, reason }: ReadInputOf<typeof calls.retireFlight>,
): Promise<Flight> {
  return change(ctx, bookingsOn, number, async (db) => {
    if ((await lockSeen(db, number, version)).isRetired) return
    const at = ctx.clock.now()
    await setFlightRetired(db, number, at)
    const deed = 'retired the flight'
    await recordChange(db, { object: object(number), userId, deed, reason, version: version + 1, at })
  })
}

export function bringFlightBack(
  ctx: Context,
  bookingsOn: BookingsOnFlights,
  userId: string,
  { id: number, version }: ReadInputOf<typeof calls.bringFlightBack>,
): Promise<Flight> {
  return change(ctx, bookingsOn, number, async (db) => {
    if (!(await lockSeen(db, number, version)).isRetired) return
    await setFlightRetired(db, number, null)
    const [deed, at] = ['took the flight into the timetable again', ctx.clock.now()]
    await recordChange(db, { object: object(number), userId, deed, version: version + 1, at })
  })
}

async function lockSeen(db: Database, number: string, version: number): Promise<FlightRecord> {
  const flight = await lockFlight(db, number)
  if (!flight) throw new AppError('flights.unknown')
  if (flight.version !== version) throw new AppError('office.changed-meanwhile')
  return flight
}
