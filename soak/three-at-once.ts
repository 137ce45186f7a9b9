import { setTimeout as pause } from 'node:timers/promises'
import { expireHolds } from '#server/booking/expire-holds.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { cardToken, guest, type HeldBooking, quoteFor } from '#server/testing/bookings.ts'
import type { SeededRandom } from '#server/testing/seeded-random.ts'
import { audit } from './audit.ts'
import { type Answer, bodyOf, send } from './clients.ts'
import type { ListeningAnnai } from './measured.ts'

const firstDay = '2026-12-08'
const longerThanAHoldMs = 16 * 60_000
/** Long enough that either of two calls may come first. */
const jitterMs = 12

interface Contested extends HeldBooking {
  /** Of somebody else, for the same hour of the same car. */
  rivalQuoteId: string
  /** The bank wants a step more: the money may come after the hold has ended. */
  isSteppingUp: boolean
}

export interface Round {
  answers: Answer[]
  faults: string[]
  /** How the contested bookings ended. */
  ends: string[]
}

/** On each of some days, all at once: payment, cancels, somebody else, the end of the hold, the sweep. */
export async function raceThreeAtOnce(annai: ListeningAnnai, bookings: number, chance: SeededRandom): Promise<Round> {
  const cards = { good: await cardToken(annai), stepUp: await cardToken(annai, 'stepUp') }
  const contested: Contested[] = []
  for (let index = 0; index < bookings; index++)
    contested.push(await hold(annai, addDays(firstDay, index * 2), chance.next() < 0.6 ? cards.stepUp : null))

  const calls = contested.flatMap((booking) => {
    const { paid, cancels, taken } = callsAbout(annai.url, booking, cards.good)
    // Each of the others now and then, so that everybody wins sometimes.
    return [paid, ...[taken, ...cancels].filter(() => chance.next() < 0.5)]
  })
  const answers: Answer[] = []
  const call = async (work: () => Promise<Answer>) => {
    await pause(chance.below(jitterMs))
    answers.push(await work())
  }
  const sweep = async () => {
    await pause(chance.below(jitterMs))
    await expireHolds(annai.ctx)
  }
  const end = async () => {
    await pause(chance.below(jitterMs))
    annai.clock.advance(longerThanAHoldMs)
    await Promise.all([sweep(), sweep()])
  }
  await Promise.all([...chance.shuffle(calls).map(call), end()])

  const failed = await runDueJobs(annai)
  const faults = await audit(annai.ctx.db, annai.clock.now())
  const ends = await Promise.all(contested.map(async ({ booking }) => stateOf(annai, booking.reference)))
  const cancelled = await clearUp(annai, contested, ends)
  faults.push(
    ...failed.map(({ task, error }) => `${task} failed: ${error}`),
    ...cancelled.filter(({ status }) => status !== 200).map(({ text }) => `A confirmed day was not cancelled: ${text}`),
    ...(await audit(annai.ctx.db, annai.clock.now())),
  )
  return { answers, faults, ends }
}

async function hold(annai: ListeningAnnai, day: string, stepUpCard: string | null): Promise<Contested> {
  const wish = { day, vehicleClass: 'sedan' }
  const [quote, rival] = [await quoteFor(annai, wish), await quoteFor(annai, wish)]
  const held = bodyOf<HeldBooking>(await send(annai.url, '/bookings', { quoteId: quote.id, ...guest }))
  if (stepUpCard)
    await send(annai.url, `/bookings/${held.booking.reference}/pay`, { token: held.token, card: { token: stepUpCard } })
  return { ...held, rivalQuoteId: rival.id, isSteppingUp: stepUpCard !== null }
}

function callsAbout(url: string, { booking, token, rivalQuoteId, isSteppingUp }: Contested, card: string) {
  const path = `/bookings/${booking.reference}`
  return {
    paid: () =>
      isSteppingUp
        ? send(url, '/test-gateway/step-up', { reference: booking.reference, token, approve: true })
        : send(url, `${path}/pay`, { token, card: { token: card } }),
    // One guest was shown that nothing had been paid yet, the other that all of it comes back.
    cancels: [0, booking.totalYen].map((refundYen) => () => send(url, `${path}/cancel`, { token, refundYen })),
    taken: () => send(url, '/bookings', { quoteId: rivalQuoteId, ...guest }),
  }
}

const stateOf = async ({ ctx }: ListeningAnnai, reference: string) =>
  (await ctx.db.selectFrom('bookings').select('state').where('reference', '=', reference).executeTakeFirstOrThrow())
    .state

/** Ends every hold and gives every day back, so that the next round finds them free. */
async function clearUp({ ctx, clock, url }: ListeningAnnai, contested: readonly Contested[], ends: readonly string[]) {
  clock.advance(longerThanAHoldMs)
  await expireHolds(ctx)
  const confirmed = contested.filter((_, index) => ends[index] === 'confirmed')
  const cancels = confirmed.map(({ booking, token }) =>
    send(url, `/bookings/${booking.reference}/cancel`, { token, refundYen: booking.totalYen }),
  )
  return Promise.all(cancels)
}
