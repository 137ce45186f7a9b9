import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { CrewStep } from '#contract/dispatch.ts'
import { addDays, addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking } from '#server/testing/bookings.ts'
import { linkFor, memberOf, sendTaps, tapOf } from '#server/testing/crew-days.ts'
import { atTime, ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { viewJobs } from '../board/view-jobs.ts'
import { markStep, undoStep } from './mark-step.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-06-01')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

/** By the use cases: a session of today is over on the day of the job. */
const mark = ({ booking: { reference } }: HeldBooking, step: CrewStep, at: Date, id: string = randomUUID()) =>
  markStep(annai().ctx, { reference, id, step, at: at.toISOString() }, caller())
const undo = ({ booking: { reference } }: HeldBooking, id: string) => undoStep(annai().ctx, { reference, id }, caller())
const caller = () => ({ userId: desk.userId, role: 'admin', officeRoles: ['owner'] as const, sessionId: '' })
const why = (words: string) => ({ code: 'dispatch.not-possible', details: { why: words } })

test('the desk marks steps for a crew that rings in, in their order, as marked by the desk', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const at = (time: string) => tokyoInstant(day, time)
  await atTime(annai(), at('09:30'), async () => {
    await expect(mark(held, 'on_board', at('08:02'))).rejects.toMatchObject(why('First mark “On the way”.'))
    await expect(mark(held, 'on_the_way', at('10:00'))).rejects.toMatchObject({
      details: { fields: { at: 'This hour is still to come.' } },
    })
    await mark(held, 'on_the_way', at('07:20'))
    await mark(held, 'arrived', at('07:50'))
    const job = await mark(held, 'on_board', at('08:02'))
    expect([job.phase, job.late]).toEqual(['on-board', null])
    expect(job.marks.map((one) => [one.step, one.desk, one.at])).toEqual([
      ['on_the_way', expect.any(String), `${day}T07:20:00+09:00`],
      ['arrived', expect.any(String), `${day}T07:50:00+09:00`],
      ['on_board', expect.any(String), `${day}T08:02:00+09:00`],
    ])
  })
  const { history } = (await get(annai(), `/admin/tour-bookings/${held.booking.reference}`, desk.headers)).body
  expect(history.map(({ deed }: { deed: string }) => deed)).toContainEqual(
    expect.stringMatching(/^marked “On board” at 08:02 for \S+$/),
  )
})

test('the desk marks no job of tomorrow, and the board says from when it can', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const eve = tokyoInstant(addDays(day, -1), '20:37')
  await atTime(annai(), eve, async () => {
    const [job] = await viewJobs(annai().ctx, annai().ctx.db, [held.booking.reference])
    const from = job?.marksFrom ?? ''
    expect([from.slice(0, 10), Date.parse(from) < Date.parse(job?.startsAt ?? '')]).toEqual([day, true])
    const words = expect.stringMatching(new RegExp(`^This can be marked from ${from.slice(11, 16)} on `))
    await expect(mark(held, 'on_the_way', eve)).rejects.toMatchObject({ details: { why: words } })
  })
})

test('what the desk marked it takes back within two minutes, and the crew not at all; sent twice it counts once', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const chauffeur = await memberOf(annai(), held, 'chauffeur')
  const token = await linkFor(annai(), desk, day, chauffeur.id)
  const at = tokyoInstant(day, '07:20')
  const id = randomUUID()
  await atTime(annai(), at, async () => {
    await mark(held, 'on_the_way', at, id)
    expect((await mark(held, 'on_the_way', at, id)).marks).toHaveLength(1)
    const theirs = await sendTaps(annai(), token, [{ is: 'undo', id, at: at.toISOString() }])
    expect(theirs.body.refused).toEqual([{ id, why: 'There is nothing to take back.' }])
    expect(theirs.body.day.jobs[0].marks).toMatchObject([{ id, mine: false }])
  })
  await atTime(annai(), addMinutes(at, 3), () =>
    expect(undo(held, id)).rejects.toMatchObject(why('More than two minutes have passed.')),
  )
  await atTime(annai(), addMinutes(at, 1), async () => expect((await undo(held, id)).marks).toEqual([]))
  // What the crew tapped is theirs.
  const tap = tapOf(held, 'on_the_way', at)
  await atTime(annai(), at, async () => {
    await sendTaps(annai(), token, [tap])
    await expect(undo(held, tap.id)).rejects.toMatchObject(why('There is nothing to take back.'))
  })
})

test('a job opens with every telephone, what the crew must know and what is due', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const [chauffeur, guide] = [await memberOf(annai(), held, 'chauffeur'), await memberOf(annai(), held, 'guide')]
  const { body } = await get(annai(), `/admin/dispatch/jobs/${held.booking.reference}`, desk.headers)
  expect(body.calls).toMatchObject([
    { is: 'chauffeur', phone: chauffeur.phone },
    { is: 'guide', phone: guide.phone },
    { is: 'guest', name: held.booking.leadName },
  ])
  expect(body).toMatchObject({ dueYen: 0, taken: [], crew: [{ id: chauffeur.id }, { id: guide.id }] })
})
