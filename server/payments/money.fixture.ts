import { randomBytes, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import type { Context } from '#server/platform/context.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { codeFrom } from '#server/platform/drawn-code.rules.ts'
import { createHttp } from '#server/platform/http.ts'
import { createAttempts } from '#server/platform/idempotency.ts'
import { createLogger } from '#server/platform/log.ts'
import { readSettings, type StripeSettings } from '#server/platform/settings.ts'
import type { TellOfCharge } from './hear-gateway.ts'
import { askGateway, type ChargeNews, openCharge, settleCharge } from './index.ts'
import { paymentsRoutes } from './payments.routes.ts'
import type { StandInIntent } from './stripe-stand-in.fixture.ts'

export const webhookSecret = 'whsec_c3RhbmQtaW4='

export const stripeAt = (apiBase: string): StripeSettings => ({
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret,
  apiBase,
})

export interface Money {
  ctx: Context
  app: ReturnType<typeof createHttp>
  /** What bookings would have heard. */
  news: ChargeNews[]
}

export interface MoneyOptions {
  stripe?: StripeSettings
  tell?: TellOfCharge
}

const env = { LOG_LEVEL: 'silent', PAYMENT_GATEWAY: 'test', SECRET_KEY: 'a0'.repeat(32) }

/** Payments alone, on a database of their own. */
export async function openMoney(
  database: { url: string; drop(): Promise<void> },
  { stripe, tell }: MoneyOptions = {},
): Promise<Money> {
  const log = createLogger('silent')
  const settings = {
    ...readSettings({ ...env, DATABASE_URL: database.url }),
    stripe: stripe ?? null,
  }
  const handle = openDatabase(database.url, log)
  for (const column of ['tour_id', 'quote_id', 'vehicle_class'])
    await handle.db.schema.alterTable('bookings').dropConstraint(`bookings_${column}_fkey`).execute()
  const now = new Date('2026-11-15T01:30:00Z')
  const ctx: Context = { db: handle.db, log, clock: { now: () => now }, settings }
  const app = createHttp(settings, log)
  const news: ChargeNews[] = []
  // Whoever bears a user's id is that user.
  const identify = async (token: string) => ({ userId: token, sessionId: token, role: 'user', officeRoles: [] })
  const api = { app, basePath: '/api', identify, attempts: createAttempts(ctx) }
  paymentsRoutes(api, ctx, async (piece, db) => {
    await tell?.(piece, db)
    news.push(piece)
  })
  onTestFinished(async () => {
    await app.close()
    await handle.close()
    await database.drop()
  })
  return { ctx, app, news }
}

/** A booking without its tour and quote: to money, a booking is a name. */
export async function addBooking(db: Database): Promise<string> {
  const reference = codeFrom('AN', randomBytes(6))
  const created_at = new Date('2026-11-15T01:00:00Z')
  const order = await db
    .insertInto('orders')
    .values({ reference, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('bookings')
    .values({
      order_id: order.id,
      reference,
      token_hash: randomBytes(32),
      quote_id: randomUUID(),
      tour_id: randomUUID(),
      state: 'on_hold',
      starts_at: new Date('2026-11-24T00:00:00Z'),
      ends_at: new Date('2026-11-24T08:00:00Z'),
      vehicle_class: 'none',
      wish: '{}',
      lines: '[]',
      total_yen: 100_000,
      cancellation_tiers: '[]',
      lead_name: 'Mika Test',
      email: 'mika@example.com',
      email_key: 'mika@example.com',
      held_until: new Date('2026-11-15T02:00:00Z'),
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Answers the id, which the fixture takes as the token of a session, too. */
export async function addUser(db: Database, email: string): Promise<string> {
  const person = { full_name: 'Test Person', email, email_key: email, role: 'user', password_hash: 'none' }
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  return id
}

const random = () => randomBytes(8).toString('hex')
export const testToken = (outcome: string) => `test_${outcome}_visa_4242_203004_${random()}`
export const stripeToken = (bank: string) => `pm_${bank}_${random()}`

/** The three steps of paying. */
export async function pay(ctx: Context, bookingId: string, amountYen: number, token: string) {
  const charge = await openCharge(ctx, ctx.db, [{ bookingId, amountYen }])
  const outcome = await askGateway(ctx, charge, { token, customerReference: 'AN-TEST', memo: 'A day in Nikko' })
  const changed = await settle(ctx, charge.id, outcome)
  const [payment] = charge.payments
  if (!payment) throw new Error('A charge of one has one.')
  return { payment, outcome, changed }
}

export const settle = (ctx: Context, chargeId: string, outcome: Parameters<typeof settleCharge>[2]) =>
  ctx.db.transaction().execute((tx) => settleCharge(tx, chargeId, outcome, ctx.clock.now()))

/** A webhook as Stripe sends it. */
export const eventOf = (type: string, object: StandInIntent | object, id = `evt_${random()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2)

export function sign(ctx: Context, payload: string, secret = webhookSecret, ageSeconds = 0): string {
  const timestamp = Math.floor(ctx.clock.now().getTime() / 1000) - ageSeconds
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

export function sendWebhook({ app, ctx }: Money, payload: string, signature = sign(ctx, payload)) {
  return app.inject({
    method: 'POST',
    url: '/api/gateway/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  })
}
