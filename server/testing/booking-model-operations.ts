import { BookingState } from '#contract/booking.ts'
import * as model from '#server/booking/model.fixture.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { runTask } from '#server/testing/run-task.ts'
import { runDueJobs } from './annai.ts'
import {
  answerOf,
  attempt,
  compare,
  expireInModel,
  type ModelWorld,
  nowOf,
  redeemInModel,
  refresh,
  type Sent,
  toModelQuote,
} from './booking-model-world.ts'
import { guest, post } from './bookings.ts'
import { signIn } from './scene.ts'

/** Answers how it was answered, or null where there was nothing to do it to. */
type Operate = (world: ModelWorld) => Promise<string | null>

const tours = [
  { tour: 'kamakura-and-the-great-buddha', starts: ['08:00', '08:30', '09:00'], isForBuses: true },
  { tour: 'old-tokyo-before-lunch', starts: ['08:30', '09:00'], isForBuses: false },
  { tour: 'asakusa-after-dark', starts: ['17:00', '18:00', '19:00'], isForBuses: false },
  { tour: 'the-expressway-at-night', starts: ['19:00', '20:00', '21:00'], isForBuses: false },
]
const cars = [
  { vehicleClass: 'sedan', guests: 2 },
  { vehicleClass: 'alphard', guests: 4 },
]
const bus = { vehicleClass: 'coaster', guests: 16 }
const banks: readonly (readonly [number, model.Bank])[] = [
  [4, 'success'],
  [5, 'step-up'],
  [1, 'declined'],
  [1, 'insufficient-funds'],
]

const nothingToDo = null
const cardOf = (bank: model.Bank) => ({ token: `test_${bank}_visa_4242_203105_0123456789` })
const pathOf = ({ reference }: model.ModelBooking, call: string) => `/bookings/${reference}/${call}`

function someDay({ annai, random }: ModelWorld, starts: readonly string[]) {
  return { day: addDays(tokyoDayOf(annai.clock.now()), 1 + random.below(4)), start: random.pick(starts) }
}

type Suits = (booking: model.ModelBooking, now: number) => boolean

/** Mostly one that the operation is meant for, and made lately; now and then any at all. */
function some<T>({ random }: ModelWorld, all: readonly T[], suits: (item: T) => boolean): T | undefined {
  const chosen = random.chance(0.85) ? all.filter(suits).slice(-8) : all.slice(-20)
  return chosen.length > 0 ? random.pick(chosen) : undefined
}

const onBooking =
  (suits: Suits, operate: (world: ModelWorld, booking: model.ModelBooking) => Promise<string | null>): Operate =>
  async (world) => {
    const chosen = some(world, world.bookings, (booking) => suits(booking, nowOf(world)))
    return chosen ? operate(world, await refresh(world, chosen)) : nothingToDo
  }

const isHeld: Suits = ({ state, heldUntil }, now) => state === 'on_hold' && (heldUntil ?? 0) > now
const isAhead: Suits = ({ state, quote }, now) => state === 'confirmed' && quote.startsAt > now
const isOpen: Suits = ({ state }) => state === 'on_hold' || state === 'pending' || state === 'confirmed'
const waitsForBank: Suits = (booking) => model.waitingPayment(booking) !== undefined

/** Whether a crew can be had; null where the tour refuses for another reason, such as too short notice. */
function readFree(sent: Sent): boolean | null {
  if (sent.status === 200) return true
  return sent.body.code === 'inventory.sold-out' ? false : null
}

const ask: Operate = async (world) => {
  const { tour, starts, isForBuses } = world.random.pick(tours)
  const wish = { tour, ...someDay(world, starts), ...world.random.pick(isForBuses ? [...cars, bus] : cars) }
  const sent = await post(world.annai, '/quotes', wish)
  if (sent.status === 200) world.quotes.push({ ...toModelQuote(sent.body, wish), isUsed: false })
  return answerOf(sent)
}

const hold: Operate = async (world) => {
  const quote = some(world, world.quotes, ({ isUsed, expiresAt }) => !isUsed && expiresAt > nowOf(world))
  if (!quote) return nothingToDo
  const isFree = readFree(await post(world.annai, '/quotes', quote.wish))
  const sent = await post(world.annai, '/bookings', { quoteId: quote.id, ...guest })
  const now = nowOf(world)
  const answers = (isFree === null ? [true, false] : [isFree]).map((free) =>
    model.hold(quote, quote.isUsed, { now, isFree: free, keepsNewHour: false }),
  )
  const answer = answerOf(sent)
  if (!answers.includes(answer)) throw new Error(`${answers.join(' or ')} was expected, ${answer} found`)
  if (answer !== '200') return answer
  quote.isUsed = true
  const { booking, token } = sent.body
  const held: model.ModelBooking = {
    reference: booking.reference,
    token,
    state: 'on_hold',
    quote,
    tiers: booking.cancellationTiers,
    mostPercent: 100,
    heldUntil: model.holdUntil(now),
    isExtended: false,
    payments: [],
  }
  compare(held, booking)
  world.bookings.push(held)
  return answer
}

const extend = onBooking(isHeld, (world, booking) =>
  attempt(world, booking, { operation: model.extend, path: pathOf(booking, 'extend'), body: {} }),
)

const pay = onBooking(isHeld, (world, booking) => {
  const bank = world.random.weighted(banks)
  return attempt(world, booking, {
    operation: model.pay(bank),
    path: pathOf(booking, 'pay'),
    body: { card: cardOf(bank) },
  })
})

const answerBank = onBooking(waitsForBank, async (world, booking) => {
  const approve = world.random.chance(0.75)
  const change = model.waitingPayment(booking)?.change
  const isLate = booking.state === 'expired'
  return attempt(world, booking, {
    operation: model.answerBank(approve),
    path: '/test-gateway/step-up',
    body: { reference: booking.reference, approve },
    isFree: isLate ? readFree(await post(world.annai, '/quotes', booking.quote.wish)) : true,
    keepsNewHour: change ? await keepsHour(world, booking, change) : false,
  })
})

async function keepsHour({ annai }: ModelWorld, { reference }: model.ModelBooking, { startsAt }: model.ModelQuote) {
  const row = await annai.ctx.db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('round')
    .where('reference', '=', reference)
    .where('live', '=', true)
    .where('expires_at', 'is not', null)
    .where('assignments.starts_at', '=', new Date(startsAt))
    .executeTakeFirst()
  return row !== undefined
}

const cancel = onBooking(isOpen, (world, booking) => {
  const refundYen = model.refundDue(booking, nowOf(world)) + (world.random.chance(0.2) ? 1 : 0)
  return attempt(world, booking, {
    operation: model.cancel(refundYen),
    path: pathOf(booking, 'cancel'),
    body: { refundYen },
  })
})

const askChange = onBooking(isAhead, async (world, booking) => {
  const starts = tours.find(({ tour }) => tour === booking.quote.wish.tour)?.starts ?? []
  const slot = someDay(world, starts)
  const sent = await post(world.annai, pathOf(booking, 'change-quote'), { token: booking.token, ...slot })
  const answer = answerOf(sent)
  const mayChange = booking.state === 'confirmed' && booking.quote.startsAt > nowOf(world)
  if (mayChange === (answer === '409 booking.not-possible-now')) throw new Error(`${answer} to a ${booking.state}`)
  if (answer !== '200') return answer
  const change = toModelQuote(sent.body.quote, { ...booking.quote.wish, ...slot })
  const differenceYen = change.totalYen - model.heldYen(booking)
  if (sent.body.differenceYen !== differenceYen) throw new Error(`a difference of ${differenceYen} was expected`)
  world.changes.push({ ...change, reference: booking.reference })
  return answer
})

const reschedule: Operate = async (world) => {
  const isNew = ({ id, reference, expiresAt }: ModelWorld['changes'][number]) =>
    expiresAt > nowOf(world) &&
    world.bookings.some((booking) => booking.reference === reference && booking.quote.id !== id)
  const chosen = some(world, world.changes, isNew)
  const chosenFor = some(world, world.bookings, (one) => one.reference === chosen?.reference)
  if (!chosen || !chosenFor) return nothingToDo
  const { reference, ...change } = chosen
  const booking = await refresh(world, chosenFor)
  const { day, start } = change.wish
  const asked = await post(world.annai, pathOf(booking, 'change-quote'), { token: booking.token, day, start })
  const bank = world.random.chance(0.8) ? world.random.weighted(banks) : null
  return attempt(world, booking, {
    operation: model.reschedule(change, reference, bank),
    path: pathOf(booking, 'reschedule'),
    body: { quoteId: change.id, ...(bank && { card: cardOf(bank) }) },
    isFree: readFree(asked),
  })
}

const officeMoves = onBooking(isOpen, async (world, booking) => {
  const to = world.random.pick(BookingState.options)
  const { headers } = await signIn(world.annai, 'admin')
  const path = `/admin/bookings/${booking.reference}/move`
  return attempt(world, booking, {
    operation: model.officeMoves(to),
    path,
    body: { to, reason: 'The model says so' },
    headers,
  })
})

const passTime: Operate = async ({ annai, random }) => {
  const minutes = random.weighted([
    [8, 1 + random.below(8)],
    [4, 16],
    [1, 60 * (1 + random.below(4))],
    [1, 60 * 16],
  ])
  annai.clock.advance(minutes * 60_000)
  return minutes < 60 ? 'minutes' : 'hours'
}

const sweep: Operate = async (world) => {
  const now = nowOf(world)
  await runTask(world.annai.ctx, 'booking.expire-holds')
  for (const booking of world.bookings) expireInModel(booking, now)
  await runTask(world.annai.ctx, 'booking.redeem-finished')
  for (const booking of world.bookings) redeemInModel(booking, now)
  await runTask(world.annai.ctx, 'booking.forget-quotes')
  const isKept = ({ expiresAt }: model.ModelQuote) => expiresAt > now - 86_400_000
  world.quotes = world.quotes.filter(isKept)
  world.changes = world.changes.filter(isKept)
  return 'done'
}

const work: Operate = async ({ annai }) => {
  const failures = await runDueJobs(annai)
  const open = await annai.ctx.db.selectFrom('refunds').select('id').where('state', '<>', 'done').execute()
  if (failures.length + open.length > 0) throw new Error(`${open.length} refunds are open; ${JSON.stringify(failures)}`)
  return 'done'
}

/** Another price of every tour, so that another day may cost more or less. */
const changePrices: Operate = async (world) => {
  const target = world.random.pick([-4_000, 0, 0, 5_001])
  const byYen = target - world.priceOffsetYen
  world.priceOffsetYen = target
  await world.annai.ctx.db
    .updateTable('tour_prices')
    .set((old) => ({ price_yen: old('price_yen', '+', byYen) }))
    .execute()
  return 'done'
}

/** How often each is tried, against the others. */
export const operations: readonly (readonly [weight: number, name: string, operate: Operate])[] = [
  [14, 'ask', ask],
  [15, 'hold', hold],
  [3, 'extend', extend],
  [15, 'pay', pay],
  [11, 'answer the bank', answerBank],
  [4, 'cancel', cancel],
  [10, 'ask for another day', askChange],
  [10, 'reschedule', reschedule],
  [4, 'the office moves', officeMoves],
  [9, 'time passes', passTime],
  [3, 'sweep', sweep],
  [1, 'work', work],
  [3, 'change prices', changePrices],
]
