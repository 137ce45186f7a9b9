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
  type ModelSimulation,
  nowOf,
  redeemInModel,
  refresh,
  type Sent,
  toModelQuote,
} from './booking-model-simulation.ts'
import { guest, post } from './bookings.ts'
import { signIn } from './scene.ts'

/** Answers how it was answered, or null where there was nothing to do it to. */
type Operate = (simulation: ModelSimulation) => Promise<string | null>

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

function someDay({ annai, random }: ModelSimulation, starts: readonly string[]) {
  return { day: addDays(tokyoDayOf(annai.clock.now()), 1 + random.below(4)), start: random.pick(starts) }
}

type Suits = (booking: model.ModelBooking, now: number) => boolean

/** Mostly one that the operation is meant for, and made lately; now and then any at all. */
function some<T>({ random }: ModelSimulation, all: readonly T[], suits: (item: T) => boolean): T | undefined {
  const chosen = random.chance(0.85) ? all.filter(suits).slice(-8) : all.slice(-20)
  return chosen.length > 0 ? random.pick(chosen) : undefined
}

const onBooking =
  (
    suits: Suits,
    operate: (simulation: ModelSimulation, booking: model.ModelBooking) => Promise<string | null>,
  ): Operate =>
  async (simulation) => {
    const chosen = some(simulation, simulation.bookings, (booking) => suits(booking, nowOf(simulation)))
    return chosen ? operate(simulation, await refresh(simulation, chosen)) : nothingToDo
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

const ask: Operate = async (simulation) => {
  const { tour, starts, isForBuses } = simulation.random.pick(tours)
  const wish = { tour, ...someDay(simulation, starts), ...simulation.random.pick(isForBuses ? [...cars, bus] : cars) }
  const sent = await post(simulation.annai, '/quotes', wish)
  if (sent.status === 200) simulation.quotes.push({ ...toModelQuote(sent.body, wish), isUsed: false })
  return answerOf(sent)
}

const hold: Operate = async (simulation) => {
  const quote = some(simulation, simulation.quotes, ({ isUsed, expiresAt }) => !isUsed && expiresAt > nowOf(simulation))
  if (!quote) return nothingToDo
  const isFree = readFree(await post(simulation.annai, '/quotes', quote.wish))
  const sent = await post(simulation.annai, '/bookings', { quoteId: quote.id, ...guest })
  const now = nowOf(simulation)
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
  simulation.bookings.push(held)
  return answer
}

const extend = onBooking(isHeld, (simulation, booking) =>
  attempt(simulation, booking, { operation: model.extend, path: pathOf(booking, 'extend'), body: {} }),
)

const pay = onBooking(isHeld, (simulation, booking) => {
  const bank = simulation.random.weighted(banks)
  return attempt(simulation, booking, {
    operation: model.pay(bank),
    path: pathOf(booking, 'pay'),
    body: { card: cardOf(bank) },
  })
})

const answerBank = onBooking(waitsForBank, async (simulation, booking) => {
  const approve = simulation.random.chance(0.75)
  const change = model.waitingPayment(booking)?.change
  const isLate = booking.state === 'expired'
  return attempt(simulation, booking, {
    operation: model.answerBank(approve),
    path: '/test-gateway/step-up',
    body: { reference: booking.reference, approve },
    isFree: isLate ? readFree(await post(simulation.annai, '/quotes', booking.quote.wish)) : true,
    keepsNewHour: change ? await keepsHour(simulation, booking, change) : false,
  })
})

async function keepsHour(
  { annai }: ModelSimulation,
  { reference }: model.ModelBooking,
  { startsAt }: model.ModelQuote,
) {
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

const cancel = onBooking(isOpen, (simulation, booking) => {
  const refundYen = model.refundDue(booking, nowOf(simulation)) + (simulation.random.chance(0.2) ? 1 : 0)
  return attempt(simulation, booking, {
    operation: model.cancel(refundYen),
    path: pathOf(booking, 'cancel'),
    body: { refundYen },
  })
})

const askChange = onBooking(isAhead, async (simulation, booking) => {
  const starts = tours.find(({ tour }) => tour === booking.quote.wish.tour)?.starts ?? []
  const slot = someDay(simulation, starts)
  const sent = await post(simulation.annai, pathOf(booking, 'change-quote'), { token: booking.token, ...slot })
  const answer = answerOf(sent)
  const mayChange = booking.state === 'confirmed' && booking.quote.startsAt > nowOf(simulation)
  if (mayChange === (answer === '409 booking.not-possible-now')) throw new Error(`${answer} to a ${booking.state}`)
  if (answer !== '200') return answer
  const change = toModelQuote(sent.body.quote, { ...booking.quote.wish, ...slot })
  const differenceYen = model.askedForChange(booking, change.totalYen)
  if (sent.body.differenceYen !== differenceYen) throw new Error(`a difference of ${differenceYen} was expected`)
  simulation.changes.push({ ...change, reference: booking.reference })
  return answer
})

const reschedule: Operate = async (simulation) => {
  const isNew = ({ id, reference, expiresAt }: ModelSimulation['changes'][number]) =>
    expiresAt > nowOf(simulation) &&
    simulation.bookings.some((booking) => booking.reference === reference && booking.quote.id !== id)
  const chosen = some(simulation, simulation.changes, isNew)
  const chosenFor = some(simulation, simulation.bookings, (one) => one.reference === chosen?.reference)
  if (!chosen || !chosenFor) return nothingToDo
  const { reference, ...change } = chosen
  const booking = await refresh(simulation, chosenFor)
  const { day, start } = change.wish
  const asked = await post(simulation.annai, pathOf(booking, 'change-quote'), { token: booking.token, day, start })
  const bank = simulation.random.chance(0.8) ? simulation.random.weighted(banks) : null
  return attempt(simulation, booking, {
    operation: model.reschedule(change, reference, bank),
    path: pathOf(booking, 'reschedule'),
    body: { quoteId: change.id, ...(bank && { card: cardOf(bank) }) },
    isFree: readFree(asked),
  })
}

const officeMoves = onBooking(isOpen, async (simulation, booking) => {
  const to = simulation.random.pick(BookingState.options)
  const { headers } = await signIn(simulation.annai, 'admin')
  const path = `/admin/bookings/${booking.reference}/move`
  return attempt(simulation, booking, {
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

const sweep: Operate = async (simulation) => {
  const now = nowOf(simulation)
  await runTask(simulation.annai.ctx, 'booking.expire-holds')
  for (const booking of simulation.bookings) expireInModel(booking, now)
  await runTask(simulation.annai.ctx, 'booking.redeem-finished')
  for (const booking of simulation.bookings) redeemInModel(booking, now)
  await runTask(simulation.annai.ctx, 'booking.forget-quotes')
  const isKept = ({ expiresAt }: model.ModelQuote) => expiresAt > now - 86_400_000
  simulation.quotes = simulation.quotes.filter(isKept)
  simulation.changes = simulation.changes.filter(isKept)
  return 'done'
}

const work: Operate = async ({ annai }) => {
  const failures = await runDueJobs(annai)
  const open = await annai.ctx.db.selectFrom('refunds').select('id').where('state', '<>', 'done').execute()
  if (failures.length + open.length > 0) throw new Error(`${open.length} refunds are open; ${JSON.stringify(failures)}`)
  return 'done'
}

/** Another price of every tour, so that another day may cost more or less. */
const changePrices: Operate = async (simulation) => {
  const target = simulation.random.pick([-4_000, 0, 0, 5_001])
  const byYen = target - simulation.priceOffsetYen
  simulation.priceOffsetYen = target
  await simulation.annai.ctx.db
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
