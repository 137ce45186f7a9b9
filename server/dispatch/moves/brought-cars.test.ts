import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BoardJob, CrewStep } from '#contract/dispatch.ts'
import type { Fit, Proposal } from '#contract/dispatch-moves.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { roadDesk, rowOf } from '#server/testing/road-desk.ts'
import { ownDays } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-08-02')
const { deskAt, boardOf, sheetOf } = roadDesk(annai)

describe('a car that is brought to guests on the road', () => {
  /** Its car breaks down, and what is proposed for it is done; before that its crew marks how far it is. */
  const breakDown = (held: HeldBooking, day: string, hour = '11:00', marked: readonly CrewStep[] = []) =>
    deskAt(day, hour, async (desk, signedIn) => {
      for (const step of marked) {
        const mark = { id: randomUUID(), step, at: `${day}T${hour}:00+09:00` }
        expect(
          (await post(annai(), `/admin/dispatch/jobs/${held.booking.reference}/marks`, mark, signedIn.headers)).status,
        ).toBe(200)
      }
      const seen = await desk.read(held)
      const resourceId = memberOf(seen, 'vehicle')?.id
      const [from, until] = [`${day}T${hour}:00+09:00`, `${addDays(day, 1)}T00:00:00+09:00`]
      await post(annai(), '/admin/dispatch/absences', { resourceId, kind: 'repair', from, until }, signedIn.headers)
      const asked = await post(annai(), '/admin/dispatch/proposals', { references: [seen.reference] }, signedIn.headers)
      const [first]: Proposal[] = asked.body.jobs[0].proposals
      if (!first?.brings) throw new Error('Nobody brings it.')
      const brings = [{ reference: seen.reference, bringerId: first.brings.id }]
      return { first, bringer: first.brings.id, done: await desk.move(first.moves, { brings }), seen }
    })

  test('stands on the row of whoever brings it, counts for their day, and they read it on their page', async () => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    const { bringer, done, seen } = await breakDown(held, day)
    expect(done.status).toBe(200)
    await deskAt(day, '11:10', async (desk, signedIn) => {
      const row = rowOf(await boardOf(day, signedIn), bringer)
      expect(row.roadDuties).toMatchObject([
        { from: `${day}T11:00:00+09:00`, words: expect.stringMatching(/^Brings .+ to Eleanor Marsh$/) },
      ])
      expect(row.weekMinutes).toBeGreaterThanOrEqual(120)
      const sheet = await sheetOf(day, bringer, signedIn)
      expect(sheet.dutyMinutes).toBeGreaterThanOrEqual(120)
      expect(sheet.roadDuties[0]?.words.en).toMatch(
        /^Bring .+ from .+ to .+ with Eleanor Marsh\. By the plan: .+\. Collect it at 11:\d\d, be there at \d\d:\d\d\. Ring first$/,
      )
      // Who drove the guests drives on.
      expect(memberOf(await desk.read(held), 'chauffeur')?.id).toBe(memberOf(seen, 'chauffeur')?.id)
    })
  })

  test.each([
    ['with guests who came on board before their hour', ['on_the_way', 'arrived', 'on_board'], 'drives on with it'],
    ['on the way to them', ['on_the_way'], 'drives on with it'],
  ] as const)('is brought to a crew %s, too', async (_, marked, word) => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    const { first, bringer, done, seen } = await breakDown(held, day, '07:40', marked)
    expect(first.reasons).toContainEqual(expect.stringContaining(word))
    expect(done.status).toBe(200)
    await deskAt(day, '07:45', async (desk, signedIn) => {
      const board = await boardOf(day, signedIn)
      expect(rowOf(board, bringer).roadDuties).toMatchObject([{ from: `${day}T07:40:00+09:00` }])
      const job = board.jobs.find(({ reference }) => reference === held.booking.reference)
      expect(job?.legs.find(({ kind }) => kind === 'vehicle')).toMatchObject({ clash: null, warning: null })
      expect(memberOf(await desk.read(held), 'chauffeur')?.id).toBe(memberOf(seen, 'chauffeur')?.id)
    })
  })

  test.each([
    ['before their hour, with guests on board', '07:40', '07:44', ['on_the_way', 'arrived', 'on_board']],
    ['on the way to the guests', '07:40', '07:44', ['on_the_way']],
    ['once the day has begun', '11:00', '11:04', []],
  ] as const)(
    'that was given by mistake leaves nothing behind: the old car comes back as it was, %s',
    async (_, hour, soon, marked) => {
      const day = ownDay()
      const held = await bookAndPay(annai(), { day })
      const carOn = async (signedIn: Parameters<typeof boardOf>[1]) =>
        (await boardOf(day, signedIn)).jobs
          .find(({ reference }) => reference === held.booking.reference)
          ?.legs.find(({ kind }) => kind === 'vehicle')
      const { undo, before } = await deskAt(day, hour, async (desk, signedIn) => {
        for (const step of marked) {
          const mark = { id: randomUUID(), step, at: `${day}T${hour}:00+09:00` }
          await post(annai(), `/admin/dispatch/jobs/${held.booking.reference}/marks`, mark, signedIn.headers)
        }
        const was = await carOn(signedIn)
        const seen = await desk.read(held)
        const made = await desk.move([moveOf(seen, 'vehicle', await desk.findOther(seen, 'vehicle'))])
        expect(await carOn(signedIn)).toMatchObject({ warning: 'Nobody is sent with it yet' })
        return { undo: made.body.undo, before: was }
      })
      await deskAt(day, soon, async (desk, signedIn) => {
        expect((await desk.move(undo)).status).toBe(200)
        expect(await carOn(signedIn)).toEqual(before)
      })
    },
  )

  test('is brought to nobody whose crew stands in its garage', async () => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    await expect(breakDown(held, day, '07:10')).rejects.toThrow('Nobody brings it.')
  })

  test('is part of the job once its bringer takes that over; given to somebody else, it stays theirs', async () => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    const { bringer } = await breakDown(held, day)
    const giveTo = (who: (id: string) => boolean, hour: string) =>
      deskAt(day, hour, async (desk) => {
        const seen = await desk.read(held)
        const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
        const to =
          fits.find(({ resourceId, verdict }) => who(resourceId) && (verdict === 'fits' || verdict === 'warns'))
            ?.resourceId ?? ''
        expect((await desk.move([moveOf(seen, 'chauffeur', to)])).status).toBe(200)
      })
    await giveTo((id) => id !== bringer, '11:05')
    await deskAt(day, '11:06', async (_desk, signedIn) =>
      expect(rowOf(await boardOf(day, signedIn), bringer).roadDuties).toHaveLength(1),
    )
    await giveTo((id) => id === bringer, '11:20')
    await deskAt(day, '11:21', async (_desk, signedIn) => {
      const board = await boardOf(day, signedIn)
      expect(rowOf(board, bringer).roadDuties).toEqual([])
      const leg = board.jobs
        .find(({ reference }) => reference === held.booking.reference)
        ?.legs.find(({ resourceId }) => resourceId === bringer)
      expect(leg).toMatchObject({ clash: null })
      const sheet = await sheetOf(day, bringer, signedIn)
      expect(sheet.roadDuties, 'nobody brings a car to themselves').toEqual([])
      expect(sheet.leavesGarageAt, 'they have been out since they left with the car').toBe(`${day}T11:00:00+09:00`)
      expect(sheet.jobs).toHaveLength(1)
    })
  })

  test('without anybody who brings it says so, until somebody is sent; and who brought it is not asked for again', async () => {
    const day = ownDay()
    const [held, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
    const carOf = (jobs: readonly BoardJob[], { booking }: HeldBooking) =>
      jobs.find(({ reference }) => reference === booking.reference)?.legs.find(({ kind }) => kind === 'vehicle')
    await deskAt(day, '11:00', async (desk, signedIn) => {
      const seen = await desk.read(held)
      expect(carOf((await boardOf(day, signedIn)).jobs, held)).toMatchObject({ warning: null })
      const moved = await desk.move([moveOf(seen, 'vehicle', await desk.findOther(seen, 'vehicle'))])
      expect(carOf(moved.body.jobs, held)).toMatchObject({ warning: 'Nobody is sent with it yet' })
      expect(carOf((await boardOf(day, signedIn)).jobs, held)).toMatchObject({ warning: 'Nobody is sent with it yet' })
    })
    const { done } = await breakDown(other, day)
    expect(carOf(done.body.jobs, other)).toMatchObject({ warning: null })
  })

  test('is brought by nobody who has other work, and an undo takes it off their row', async () => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    const { bringer, done } = await breakDown(held, day)
    await deskAt(day, '11:01', async (desk, signedIn) => {
      expect((await desk.move(done.body.undo)).status).toBe(200)
      expect(rowOf(await boardOf(day, signedIn), bringer).roadDuties).toEqual([])
      const busy = memberOf(await desk.read(held), 'chauffeur')?.id
      const [first]: Proposal[] = (
        await post(annai(), '/admin/dispatch/proposals', { references: [held.booking.reference] }, signedIn.headers)
      ).body.jobs[0].proposals
      const refused = await desk.move(first?.moves ?? [], {
        brings: [{ reference: held.booking.reference, bringerId: busy }],
      })
      expect(refused.body.error).toMatch(/ is not free to bring .+ any more\.$/i)
    })
  })

  test('keeps whoever brings it from other work at that time', async () => {
    const day = ownDay()
    const held = await bookAndPay(annai(), { day })
    const other = await bookAndPay(annai(), { day, start: '09:00' })
    const { bringer } = await breakDown(held, day)
    await deskAt(day, '11:10', async (desk) => {
      const { fits }: { fits: Fit[] } = await desk.fits(await desk.read(other), 'chauffeur')
      expect(fits.find(({ resourceId }) => resourceId === bringer)?.verdict).toBe('no')
    })
  })

  test('cannot be one of two at once: of two that the same chauffeur is to bring, one is refused', async () => {
    const day = ownDay()
    const both = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
    await deskAt(day, '11:00', async (desk, signedIn) => {
      const [from, until] = [`${day}T11:00:00+09:00`, `${addDays(day, 1)}T00:00:00+09:00`]
      const references = both.map(({ booking }) => booking.reference)
      for (const held of both) {
        const lost = { resourceId: memberOf(await desk.read(held), 'vehicle')?.id, kind: 'repair', from, until }
        await post(annai(), '/admin/dispatch/absences', lost, signedIn.headers)
      }
      // The first proposals of both go together, but for who brings them.
      const { body } = await post(annai(), '/admin/dispatch/proposals', { references }, signedIn.headers)
      const firsts: Proposal[] = body.jobs.map(({ proposals }: { proposals: Proposal[] }) => proposals[0])
      const bringerId = firsts[0]?.brings?.id
      const send = (one: Proposal, index: number) =>
        desk.move(one.moves, { brings: [{ reference: references[index], bringerId }] })
      const statuses = (await Promise.all(firsts.map(send))).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
      const row = rowOf(await boardOf(day, signedIn), bringerId ?? '')
      expect(row.roadDuties).toHaveLength(1)
    })
  })
})

test('and after all of it every promise about crews holds', async () => {
  expect(await brokenPromises(annai())).toEqual([])
})
