import { beforeEach, describe, expect, test } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { addDays, minutesBetween, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { roadDesk, rowOf } from '#server/testing/road-desk.ts'
import { ownDays } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-08-02')
/** An ordinary tour begins at 08:00 and ends at 16:00. */
const at = (day: string, hour: string) => tokyoInstant(day, hour)

const { deskAt, boardOf, sheetOf } = roadDesk(annai)

/** At 11:00 a day out is given to somebody else, who takes the guests over. */
const relieve = (held: HeldBooking, day: string) =>
  deskAt(day, '11:00', async (desk, signedIn) => {
    const seen = await desk.read(held)
    const [old, weekBefore] = [memberOf(seen, 'chauffeur')?.id ?? '', await boardOf(day, signedIn)]
    const coming = await desk.findOther(seen, 'chauffeur')
    const moved = await desk.move([moveOf(seen, 'chauffeur', coming)], { reason: 'Ill on the road' })
    expect(moved.status).toBe(200)
    return { old, coming, before: rowOf(weekBefore, old), undo: moved.body.undo as unknown[] }
  })

describe('who is relieved on the road', () => {
  let day: string
  let held: HeldBooking
  beforeEach(async () => {
    day = ownDay()
    held = await bookAndPay(annai(), { day })
  })

  test('keeps the hours that they drove: in their week, on the board and on their sheet', async () => {
    const { old, before } = await relieve(held, day)
    await deskAt(day, '11:30', async (_desk, signedIn) => {
      const row = rowOf(await boardOf(day, signedIn), old)
      expect(row.roadDuties).toMatchObject([
        {
          from: `${day}T08:00:00+09:00`,
          until: `${day}T11:00:00+09:00`,
          words: 'Drove Eleanor Marsh, relieved at 11:00',
        },
      ])
      expect(row.weekMinutes).toBeGreaterThan((before.weekMinutes ?? 0) - 8 * 60)
      expect(row.weekMinutes).toBeLessThan(before.weekMinutes ?? 0)
      const sheet = await sheetOf(day, old, signedIn)
      expect(sheet.jobs).toEqual([])
      expect(sheet.dutyMinutes).toBeGreaterThan(3 * 60)
      expect(sheet.leavesGarageAt && sheet.leavesGarageAt < `${day}T08:00`).toBe(true)
      expect(sheet.roadDuties).toMatchObject([{ words: { en: 'Eleanor Marsh: relieved at 11:00' } }])
    })
  })

  test('is not free for what is too near to those hours, and rests from their end', async () => {
    const next = await bookAndPay(annai(), { day: addDays(day, 1) })
    const { old } = await relieve(held, day)
    await deskAt(day, '11:30', async (desk, signedIn) => {
      const seen = await desk.read(next)
      const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
      const rest = fits.find(({ resourceId }) => resourceId === old)?.restBeforeMinutes
      const sheet = await sheetOf(day, old, signedIn)
      expect(rest, 'a day without those hours has no rest before it').not.toBeNull()
      expect(rest).toBeLessThan(minutesBetween(at(day, '11:00'), at(addDays(day, 1), '08:00')))
      expect(sheet.backInGarageAt && sheet.backInGarageAt > `${day}T11:00`).toBe(true)
    })
  })

  test('has the job as before once it is taken back, and who came for a moment has nothing', async () => {
    const { old, coming, before, undo } = await relieve(held, day)
    await deskAt(day, '11:01', async (desk, signedIn) => {
      expect((await desk.move(undo as never)).status).toBe(200)
      const board = await boardOf(day, signedIn)
      expect(rowOf(board, old)).toMatchObject({ roadDuties: [], weekMinutes: before.weekMinutes })
      expect(rowOf(board, coming).roadDuties).toEqual([])
      const [job] = (await sheetOf(day, old, signedIn)).jobs
      expect(job).toMatchObject({ startsAt: `${day}T08:00:00+09:00`, beThereAt: `${day}T07:50:00+09:00` })
    })
  })

  test('before the pick-up is relieved of nothing', async () => {
    await deskAt(day, '07:30', async (desk, signedIn) => {
      const seen = await desk.read(held)
      const old = memberOf(seen, 'chauffeur')?.id ?? ''
      await desk.move([moveOf(seen, 'chauffeur', await desk.findOther(seen, 'chauffeur'))])
      expect(rowOf(await boardOf(day, signedIn), old).roadDuties).toEqual([])
    })
  })

  test('and ill: entered as away, they keep those hours too', async () => {
    await deskAt(day, '11:00', async (desk, signedIn) => {
      const resourceId = memberOf(await desk.read(held), 'chauffeur')?.id ?? ''
      const [from, until] = [`${day}T11:00:00+09:00`, `${addDays(day, 1)}T00:00:00+09:00`]
      const ill = { resourceId, kind: 'ill', from, until }
      expect((await post(annai(), '/admin/dispatch/absences', ill, signedIn.headers)).status).toBe(200)
      expect(rowOf(await boardOf(day, signedIn), resourceId).roadDuties).toHaveLength(1)
    })
  })

  test('whoever takes over reads where and when that is, not the pick-up of the morning', async () => {
    const { old, coming } = await relieve(held, day)
    await deskAt(day, '11:05', async (_desk, signedIn) => {
      const sheet = await sheetOf(day, coming, signedIn)
      const [job] = sheet.jobs
      if (!job) throw new Error('No job.')
      const relieved = rowOf(await boardOf(day, signedIn), old)
      expect(sheet.leavesGarageAt, 'they leave when they are sent').toBe(`${day}T11:00:00+09:00`)
      expect(job.startsAt > `${day}T11:00`).toBe(true)
      expect([job.beThereAt, job.pickUp.at, job.stops[0]?.at]).toEqual([job.startsAt, job.startsAt, job.startsAt])
      expect(job.pickUp.name.en).not.toMatch(/hotel/i)
      expect(job.pickUp.note.en).toMatch(/^Take the guests over\. The place is by the plan: ring .+, first$/)
      expect(job.pickUp.note.en).toContain(relieved.name)
      expect(job.pickUp.note.ja).toMatch(/^お客様を引き継ぐ/)
      expect(job.stops.slice(1).every((stop) => stop.at > `${day}T11:00`)).toBe(true)
      expect(job.door.en).toBe('')
      expect(job.collect, 'the car is with the guests').toBeNull()
      const leg = (await boardOf(day, signedIn)).jobs
        .find(({ reference }) => reference === held.booking.reference)
        ?.legs.find(({ resourceId }) => resourceId === coming)
      expect(leg).toMatchObject({ leavesAt: `${day}T11:00:00+09:00`, clash: null })
    })
  })

  test('a whole crew that takes over fetches its car first, and is with the guests after the way there', async () => {
    await deskAt(day, '11:00', async (desk, signedIn) => {
      const seen = await desk.read(held)
      const coming = [await desk.findOther(seen, 'vehicle'), await desk.findOther(seen, 'chauffeur')] as const
      const moves = [moveOf(seen, 'vehicle', coming[0]), moveOf(seen, 'chauffeur', coming[1])]
      expect((await desk.move(moves)).status).toBe(200)
      const [job] = (await sheetOf(day, coming[1], signedIn)).jobs
      expect(job?.collect && job.collect.at >= `${day}T11:00` && job.collect.at < job.startsAt).toBe(true)
    })
  })
})

test('and after all of it every promise about crews holds', async () => {
  expect(await brokenPromises(annai())).toEqual([])
})
