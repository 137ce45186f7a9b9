import { randomUUID } from 'node:crypto'
import { addSession } from '#server/accounts/sessions.store.ts'
import { newToken, sha256 } from '#server/accounts/tokens.ts'
import { addUser } from '#server/accounts/users.store.ts'
import { forgetFleet } from '#server/fleet/index.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import type { TestAnnai } from './annai.ts'
import { type HeldBooking, post, usualWish } from './bookings.ts'
import { bearing } from './people.ts'

const dayMs = 86_400_000

/** Another day each time, for tests that share an application: on one day there are only so many crews. */
export function ownDays(first = '2026-12-07'): () => string {
  let next = addDays(first, -1)
  return () => {
    next = addDays(next, 1)
    return next
  }
}

export interface SignedIn {
  userId: string
  headers: Record<string, string>
}

/** Somebody new who is signed in, without the second that signing in takes with demo data. */
export async function signIn(annai: Pick<TestAnnai, 'ctx'>, role: 'user' | 'admin' = 'user'): Promise<SignedIn> {
  const { db, clock } = annai.ctx
  const [userId, token, now] = [randomUUID(), newToken(), clock.now()]
  const person = { id: userId, fullName: 'Test Person', email: `${userId}@example.com`, role, passwordHash: 'none' }
  await addUser(db, person)
  const expiresAt = new Date(now.getTime() + 30 * dayMs)
  await addSession(db, { tokenHash: sha256(token), userId, now, expiresAt, address: '203.0.113.7', userAgent: 'test' })
  return { userId, headers: bearing(token) }
}

/** Does something at another hour, and turns the clock back afterwards: other tests live by the same clock. */
export async function atTime<T>({ clock }: Pick<TestAnnai, 'clock'>, when: Date, work: () => Promise<T>): Promise<T> {
  const away = when.getTime() - clock.now().getTime()
  clock.advance(away)
  try {
    return await work()
  } finally {
    clock.advance(-away)
  }
}

export const inMinutes = ({ clock }: Pick<TestAnnai, 'clock'>, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000)

/** Does something while the usual tour costs more, or less. */
export async function withPriceMoved<T>(annai: TestAnnai, byYen: number, work: () => Promise<T>): Promise<T> {
  await movePrice(annai, byYen)
  try {
    return await work()
  } finally {
    await movePrice(annai, -byYen)
  }
}

export async function movePrice({ ctx }: Pick<TestAnnai, 'ctx'>, byYen: number): Promise<void> {
  await ctx.db
    .updateTable('tour_prices')
    .set((old) => ({ price_yen: old('price_yen', '+', byYen) }))
    .where('tour_id', '=', ({ selectFrom }) => selectFrom('tours').select('id').where('slug', '=', usualWish.tour))
    .execute()
}

/** A party that fits into a coaster only. */
export const wholeCoaster = { guests: 18, vehicleClass: 'coaster' }

/** Leaves so many cars of a class on the road. */
export async function keepCars({ ctx }: Pick<TestAnnai, 'ctx'>, vehicleClass: string, count: number): Promise<void> {
  const cars = await ctx.db
    .selectFrom('vehicles')
    .select('resource_id')
    .where('class', '=', vehicleClass)
    .orderBy('resource_id')
    .execute()
  const gone = cars.map(({ resource_id }) => resource_id).slice(count)
  if (gone.length > 0) await ctx.db.updateTable('resources').set({ active: false }).where('id', 'in', gone).execute()
  forgetFleet(ctx)
}

/** The only coaster: who has it is the only one. */
export const keepOneCoaster = (annai: Pick<TestAnnai, 'ctx'>) => keepCars(annai, 'coaster', 1)

export const pathOf = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/bookings/${booking.reference}${call && `/${call}`}`

/** Plays the bank of a test card. */
export const answerBank = (annai: TestAnnai, held: HeldBooking, approve: boolean) =>
  post(annai, '/test-gateway/step-up', { reference: held.booking.reference, token: held.token, approve })

/** Asks what another hour costs, as the holder of the booking's link. */
export const askChange = (annai: TestAnnai, held: HeldBooking, day: string, start = usualWish.start) =>
  post(annai, pathOf(held, 'change-quote'), { token: held.token, day, start })
