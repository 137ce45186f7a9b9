import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { CrewMove, Fit } from '#contract/dispatch-moves.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { freeAttempt } from '#server/platform/idempotency.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay } from '#server/testing/bookings.ts'
import { newsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { withoutRowLocks } from '#server/testing/without-row-locks.ts'
import { shortNameOf } from '../board/short-name.rules.ts'
import { moveCrews } from './move-crews.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>

beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})

afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const bookTwo = async (wish: object = {}) => {
  const day = ownDay()
  return [await bookAndPay(annai(), { day, ...wish }), await bookAndPay(annai(), { day, ...wish })] as const
}

test('a job is given to somebody else, the board answers it as it is now, and undo puts it back', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await desk.read(held)
  const to = await desk.findOther(before, 'chauffeur')
  const { status, body } = await desk.move([moveOf(before, 'chauffeur', to)], { reason: 'Knows the road' })
  expect(status).toBe(200)
  expect(body.jobs).toHaveLength(1)
  expect(body.jobs[0].legs.map(({ resourceId }: { resourceId: string }) => resourceId)).toContain(to)
  const after = await desk.read(held)
  expect([memberOf(after, 'chauffeur')?.id, after.version]).toEqual([to, body.jobs[0].version])
  expect(after.history[0]).toMatchObject({ deed: 'changed the chauffeur', reason: 'Knows the road' })
  expect(await newsOf(annai(), held)).not.toContainEqual(expect.objectContaining({ occasion: 'changed' }))
  expect((await desk.move(body.undo)).status).toBe(200)
  expect(memberOf(await desk.read(held), 'chauffeur')?.id).toBe(memberOf(before, 'chauffeur')?.id)
})

test('a car has one name in the office: the history of a booking calls it as the board does', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await desk.read(held)
  const to = await desk.findOther(before, 'vehicle')
  expect((await desk.move([moveOf(before, 'vehicle', to)])).status).toBe(200)
  const { vehicles } = await loadFleet(annai().ctx)
  const nameOf = (id: string | undefined) => {
    const car = vehicles.find((one) => one.id === id)
    return car && shortNameOf(car)
  }
  const after = await desk.read(held)
  expect(after.history[0]?.changes).toEqual([
    { name: 'Car', before: nameOf(memberOf(before, 'vehicle')?.id), after: nameOf(to) },
  ])
  expect(memberOf(after, 'vehicle')?.name).toBe(nameOf(to))
  expect(nameOf(to)).toMatch(/^\S+ \d\d-\d\d$/)
})

test('two jobs at the same hour exchange their chauffeurs in one move; who is to be told is told', async () => {
  const [one, other] = await bookTwo()
  const [first, second] = [await desk.read(one), await desk.read(other)]
  const [a, b] = [memberOf(first, 'chauffeur')?.id ?? null, memberOf(second, 'chauffeur')?.id ?? null]
  const moves = [moveOf(first, 'chauffeur', b), moveOf(second, 'chauffeur', a)]
  const { status, body } = await desk.move(moves, { tellGuests: [first.reference] })
  expect([status, body.jobs.length]).toEqual([200, 2])
  expect(memberOf(await desk.read(one), 'chauffeur')?.id).toBe(b)
  expect(memberOf(await desk.read(other), 'chauffeur')?.id).toBe(a)
  expect(await newsOf(annai(), one)).toContainEqual(expect.objectContaining({ occasion: 'changed' }))
  expect(await newsOf(annai(), other)).not.toContainEqual(expect.objectContaining({ occasion: 'changed' }))
  expect((await desk.move(body.undo)).status).toBe(200)
  expect(memberOf(await desk.read(one), 'chauffeur')?.id).toBe(a)
})

test('a chain of three goes in one move, and comes back in one', async () => {
  const day = ownDay()
  const held = [
    await bookAndPay(annai(), { day }),
    await bookAndPay(annai(), { day }),
    await bookAndPay(annai(), { day }),
  ]
  const seen = await Promise.all(held.map(desk.read))
  const guides = seen.map((one) => memberOf(one, 'guide')?.id ?? null)
  const moves = seen.map((one, at) => moveOf(one, 'guide', guides[(at + 1) % 3] ?? null))
  const { status, body } = await desk.move(moves)
  expect(status).toBe(200)
  const rolled = await Promise.all(held.map(desk.read))
  expect(rolled.map((one) => memberOf(one, 'guide')?.id)).toEqual([guides[1], guides[2], guides[0]])
  expect((await desk.move(body.undo)).status).toBe(200)
  const back = await Promise.all(held.map(desk.read))
  expect(back.map((one) => memberOf(one, 'guide')?.id)).toEqual(guides)
})

test('who leaves without a successor leaves the job in the tray; the way back brings them', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await desk.read(held)
  const { body } = await desk.move([moveOf(before, 'vehicle', null)])
  expect(body.jobs[0].missing).toEqual({ vehicle: 1, chauffeur: 0, guide: 0 })
  expect(await desk.read(held)).toMatchObject({ needsCrew: true, state: 'confirmed' })
  expect((await desk.move(body.undo)).body.jobs[0].missing).toEqual({ vehicle: 0, chauffeur: 0, guide: 0 })
  expect(await desk.read(held)).toMatchObject({ needsCrew: false })
})

test('one bad move among five changes nothing at all', async () => {
  const day = ownDay()
  const held = []
  for (let count = 0; count < 5; count++) held.push(await bookAndPay(annai(), { day }))
  const seen = await Promise.all(held.map(desk.read))
  const free = await desk.findOther(seen[0] as never, 'guide')
  const moves = seen.map((one, at) => moveOf(one, 'guide', at === 0 ? free : null))
  // The last one wants somebody who comes to the first.
  const bad = moves.with(4, moveOf(seen[4] as never, 'guide', free))
  const { status, body } = await desk.move(bad)
  expect([status, body.code]).toEqual([409, 'dispatch.not-possible'])
  expect(body.error).toMatch(/^Not with \S+: out with Eleanor Marsh, 08:00 to 16:00\.$/)
  expect(await Promise.all(held.map(desk.read))).toEqual(seen)
  expect((await desk.move(moves)).status).toBe(200)
})

describe('two dispatchers move the same job at once', () => {
  /** Each as they saw it: one gives it another chauffeur, the other another guide. */
  const race = async (own: Parameters<typeof boardDesk>[0], day: string, kinds: ResourceKind[]) => {
    const table = boardDesk(own, await signIn(own, 'admin'))
    const seen = await table.read(await bookAndPay(own, { day }))
    const moves: CrewMove[] = []
    for (const kind of kinds) {
      const { fits }: { fits: Fit[] } = await table.fits(seen, kind)
      const free = fits.filter(({ verdict }) => verdict === 'fits').map(({ resourceId }) => resourceId)
      moves.push(moveOf(seen, kind, free[moves.length] ?? null))
    }
    return Promise.all(moves.map((move) => table.move([move])))
  }

  test.each([[['chauffeur', 'chauffeur']], [['chauffeur', 'guide']]] as [ResourceKind[]][])(
    'one wins, the other is told kindly: %s',
    async (kinds) => {
      const answers = await race(annai(), ownDay(), kinds)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ code: 'dispatch.changed-meanwhile' })
      expect(refused?.body.error).toContain('nothing of yours was done')
    },
  )

  test('without the count of editions both go through: the control of the race above', async () => {
    const own = await startTestAnnai({ demo: true })
    await sql`ALTER TABLE bookings DISABLE TRIGGER bookings_count_editions`.execute(own.ctx.db)
    const answers = await race(own, '2027-02-10', ['chauffeur', 'guide'])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

test('an undo after somebody else changed the job is refused, and theirs stays', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await desk.read(held)
  const { body } = await desk.move([moveOf(before, 'guide', await desk.findOther(before, 'guide'))])
  const between = await desk.read(held)
  await desk.move([moveOf(between, 'chauffeur', await desk.findOther(between, 'chauffeur'))])
  const now = await desk.read(held)
  expect((await desk.move(body.undo)).body).toMatchObject({ code: 'dispatch.changed-meanwhile' })
  expect(await desk.read(held)).toEqual(now)
})

describe('two jobs race for the same chauffeur', () => {
  test('never both get them', async () => {
    const [one, other] = await bookTwo()
    const seen = [await desk.read(one), await desk.read(other)]
    const wanted = await desk.findOther(seen[0] as never, 'chauffeur')
    const answers = await Promise.all(seen.map((job) => desk.move([moveOf(job, 'chauffeur', wanted)])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatch(/^Not with \S+: out with Eleanor Marsh, 08:00 to 16:00\.$/)
  })

  test('without the row locks and the last constraint both do: the control', async () => {
    const own = await startTestAnnai({ demo: true })
    const day = '2027-02-10'
    const held = [await bookAndPay(own, { day }), await bookAndPay(own, { day })]
    const theirs = boardDesk(own, await signIn(own, 'admin'))
    const seen = await Promise.all(held.map(theirs.read))
    const wanted = await theirs.findOther(seen[0] as never, 'chauffeur')
    await sql`ALTER TABLE assignments DROP CONSTRAINT never_two_guests_in_one_car`.execute(own.ctx.db)
    const ctx = { ...own.ctx, db: own.ctx.db.withPlugin(withoutRowLocks(2)) }
    const caller = { ...(await signIn(own, 'admin')), sessionId: '', role: 'admin', officeRoles: ['owner'] as const }
    await Promise.all(
      seen.map((job) => {
        const moves = [moveOf(job, 'chauffeur', wanted)]
        return moveCrews(ctx, { moves, reason: '', tellGuests: [] }, caller, freeAttempt)
      }),
    )
    expect((await brokenPromises(own)).join()).toContain('at once')
  })
})

test('the same attempt sent again answers the same and moves once', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const before = await desk.read(held)
  const moves = [moveOf(before, 'guide', await desk.findOther(before, 'guide'))]
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [await desk.move(moves, {}, key), await desk.move(moves, {}, key)]
  expect([first.status, again.body]).toEqual([200, first.body])
  const { history } = await desk.read(held)
  expect(history.filter(({ deed }) => deed === 'changed the guide')).toHaveLength(1)
})

test('a chauffeur and the car come together: the licence is judged by the car that comes', async () => {
  const held = await bookAndPay(annai(), { day: ownDay(), guests: 18, vehicleClass: 'coaster' })
  const seen = await desk.read(held)
  const fleet = await loadFleet(annai().ctx)
  const coaster = await desk.findOther(seen, 'vehicle')
  const driver = await desk.findOther(seen, 'chauffeur')
  const both = [moveOf(seen, 'vehicle', coaster), moveOf(seen, 'chauffeur', driver)]
  const small = fleet.chauffeurs.find(({ drives }) => !drives.includes('coaster'))
  const { body } = await desk.move([moveOf(seen, 'vehicle', coaster), moveOf(seen, 'chauffeur', small?.id ?? null)])
  expect(body.error).toMatch(/^Not with Coaster \d\d-\d\d: .+ has no licence for the Coaster\.$/)
  const { status } = await desk.move(both)
  expect(status).toBe(200)
  const after = await desk.read(held)
  expect([memberOf(after, 'vehicle')?.id, memberOf(after, 'chauffeur')?.id]).toEqual([coaster, driver])
  expect(after.history[0]).toMatchObject({ deed: 'changed the crew' })
})
