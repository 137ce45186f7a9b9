import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { guest, quoteFor } from '#server/testing/bookings.ts'
import { type Answer, byClients, send } from './clients.ts'
import { countDeadlocks } from './locks.ts'
import { type ListeningAnnai, secondsSince } from './measured.ts'

/** Withdraws every vehicle but one of this class. */
export async function leaveOneCar({ ctx }: Pick<ListeningAnnai, 'ctx'>, vehicleClass: VehicleClass): Promise<void> {
  await sql`UPDATE resources SET active = false WHERE kind = 'vehicle' AND id <>
    (SELECT resource_id FROM vehicles WHERE class = ${vehicleClass} ORDER BY resource_id LIMIT 1)`.execute(ctx.db)
  forgetFleet(ctx)
}

/** Quotes like a given one, for as many guests. */
export async function copyQuote(
  { ctx }: Pick<ListeningAnnai, 'ctx'>,
  quoteId: string,
  copies: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO quotes (user_id, booking_id, tour_id, wish, demand, starts_at, ends_at, vehicle_class, guides, lines,
      total_yen, cancellation_tiers, created_at, expires_at)
    SELECT user_id, booking_id, tour_id, wish, demand, starts_at, ends_at, vehicle_class, guides, lines,
      total_yen, cancellation_tiers, created_at, expires_at
    FROM quotes, generate_series(1, ${copies}) WHERE id = ${quoteId}
    RETURNING id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

export interface RaceSize {
  attempts: number
  clients: number
}

export interface Race {
  answers: Answer[]
  deadlocks: number
  took: string
}

/** Everybody wants the one car of a day, each with a quote that was good when it was made. */
export async function raceForTheLastCar(
  annai: ListeningAnnai,
  day: string,
  { attempts, clients }: RaceSize,
): Promise<Race> {
  const quote = await quoteFor(annai, { day, vehicleClass: 'sedan' })
  const quotes = await copyQuote(annai, quote.id, attempts)
  const before = await countDeadlocks(annai.database.pool)
  const startedAt = performance.now()
  const answers = await byClients(clients, quotes, (quoteId) => send(annai.url, '/bookings', { quoteId, ...guest }))
  const took = secondsSince(startedAt)
  return { answers, deadlocks: (await countDeadlocks(annai.database.pool)) - before, took }
}
