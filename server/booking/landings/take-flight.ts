import { readTerminals } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { lookUpFlight } from '#server/rides/index.ts'
import type { Change } from '../changed-wish.rules.ts'
import { type Meets, metAt, type ToldFlight, whyNotFlight } from './told-flight.rules.ts'

/** Refuses a number whose flight lands elsewhere, or at another hour, than its booking waits for. */
export async function refuseFlight(
  db: Database,
  booking: Meets,
  { flight, ...said }: { flight: string } & Pick<ToldFlight, 'lands' | 'terminal'>,
  under: '' | 'details.' = '',
): Promise<void> {
  if (metAt(booking) === null) return
  const known = await lookUpFlight(db, flight)
  const why = whyNotFlight(booking, { number: flight, ...said, known })
  if (why) throw refused(`${under}${why.field}`, why.why)
}

/** A change with the landing of the flight that it names: by its timetable, else as the guest says. */
export async function withLanding<C extends Change>(db: Database, booking: Meets, change: C): Promise<C> {
  const { flight } = change
  if (flight === undefined) return change
  if (!booking.ride || !booking.landsAt || metAt(booking) === null)
    throw refused('flight', 'No flight is waited for: its number alone is noted with your details.')
  const known = await lookUpFlight(db, flight)
  const day = change.day ?? tokyoDayOf(booking.landsAt)
  if (known)
    return { ...change, flight: known.number, day, start: known.lands, pickUp: known.terminal, pickUpAddress: null }
  if (change.start === undefined) throw refused('start', `We do not know ${flight}. Please say when it lands.`)
  await refuseNoTerminal(db, change)
  return { ...change, day }
}

/** A flight is met where it lands, and nowhere else. */
async function refuseNoTerminal(db: Database, { pickUp, pickUpAddress }: Change): Promise<void> {
  if (pickUp === undefined && (pickUpAddress ?? null) === null) return
  const isOne = (await readTerminals(db)).some(({ slug }) => slug === pickUp)
  if (!isOne) throw refused('pickUp', 'Please choose the terminal where it lands.')
}

const refused = (field: string, sentence: string) =>
  new AppError('platform.invalid-input', { fields: { [field]: sentence } })
