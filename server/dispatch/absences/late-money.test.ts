import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BoardJob } from '#contract/dispatch.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, cardToken, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import {
  answerBank,
  askChange,
  atTime,
  inMinutes,
  ownDays,
  pathOf,
  type SignedIn,
  signIn,
  withPriceMoved,
} from '#server/testing/scene.ts'

/** Money that is under way while the crew falls away. */
const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-06-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

/** Of every round that still counts: who, from when. */
const placesOf = ({ booking }: HeldBooking) =>
  annai()
    .ctx.db.selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .innerJoin('resources', 'resources.id', 'resource_id')
    .select(['resource_id as id', 'kind', 'assignments.starts_at as startsAt'])
    .where('reference', '=', booking.reference)
    .where('live', '=', true)
    .orderBy('round')
    .execute()
const chauffeurOf = async (held: HeldBooking, day: string) =>
  (await placesOf(held)).find(({ kind, startsAt }) => kind === 'chauffeur' && tokyoDayOf(startsAt) === day)?.id ?? ''
const daysOf = async (held: HeldBooking) => [
  ...new Set((await placesOf(held)).map(({ startsAt }) => tokyoDayOf(startsAt))),
]

const fallIll = (resourceId: string, day: string, call = '') =>
  post(
    annai(),
    `/admin/dispatch/absences${call}`,
    {
      ...{ resourceId, from: `${day}T00:00:00+09:00`, until: `${day}T23:00:00+09:00` },
      ...(call === '' && { kind: 'ill' }),
    },
    signedIn.headers,
  )

/** A firm day, and another one that waits for the bank. */
async function waitForBank() {
  const [oldDay, newDay] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { day: oldDay })
  const { body } = await withPriceMoved(annai(), 4_000, () => askChange(annai(), held, newDay))
  const card = { token: await cardToken(annai(), 'stepUp') }
  const { status } = await post(annai(), pathOf(held, 'reschedule'), {
    token: held.token,
    quoteId: body.quote.id,
    card,
  })
  expect([status, await daysOf(held)]).toEqual([200, [oldDay, newDay]])
  return { held, oldDay, newDay }
}

test('a hold that ended, and is paid late, does not come back with who fell ill meanwhile', async () => {
  const day = ownDay()
  const held = await holdFor(annai(), { day })
  const chauffeur = await chauffeurOf(held, day)
  await pay(annai(), held, 'stepUp')
  await atTime(annai(), inMinutes(annai(), 40), async () => {
    // What ended is nothing that the desk would lose.
    expect((await fallIll(chauffeur, day, '/preview')).body.jobs).toEqual([])
    const { status, body } = await fallIll(chauffeur, day)
    expect([status, body.lost]).toEqual([200, []])
    const { body: booking } = await answerBank(annai(), held, true)
    expect(booking.state).toBe('confirmed')
    expect(await desk.read(held)).toMatchObject({ needsCrew: false, state: 'confirmed' })
    expect(await chauffeurOf(held, day)).not.toBe(chauffeur)
  })
})

test('a change that ended, and is paid late, is given up when somebody of its crew fell ill', async () => {
  const { held, oldDay, newDay } = await waitForBank()
  const chauffeur = await chauffeurOf(held, newDay)
  await atTime(annai(), inMinutes(annai(), 40), async () => {
    expect((await fallIll(chauffeur, newDay)).body.lost.map(({ reference }: BoardJob) => reference)).toEqual([])
    const { body } = await answerBank(annai(), held, true)
    expect(body).toMatchObject({ state: 'confirmed', startsAt: `${oldDay}T08:00:00+09:00`, refundedYen: 4_000 })
    expect(await daysOf(held)).toEqual([oldDay])
  })
})

test('a day whose whole crew was changed while another day waits for the bank keeps nobody for both', async () => {
  const { held, newDay } = await waitForBank()
  for (const kind of ['guide', 'chauffeur', 'vehicle'] as const) {
    const seen = await desk.read(held)
    expect((await desk.move([moveOf(seen, kind, null)])).status).toBe(200)
  }
  for (const kind of ['vehicle', 'chauffeur', 'guide'] as const) {
    const seen = await desk.read(held)
    expect(memberOf(seen, kind)).toBeUndefined()
    expect((await desk.move([moveOf(seen, kind, await desk.findOther(seen, kind))])).status).toBe(200)
  }
  const { body } = await answerBank(annai(), held, true)
  expect(body.startsAt).toBe(`${newDay}T08:00:00+09:00`)
  expect(await daysOf(held)).toEqual([newDay])
  expect(await desk.read(held)).toMatchObject({ needsCrew: false })
})
