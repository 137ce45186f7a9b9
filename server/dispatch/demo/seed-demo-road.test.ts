import { expect, test } from 'vitest'
import { addMinutes, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { signIn } from '#server/testing/scene.ts'
import { jobsOnTheRoad, marksUntil } from './demo-road.rules.ts'
import { seedDemoRoad } from './seed-demo-road.ts'

const annai = shareTestAnnai({ demo: true })
const at = (time: string) => new Date(`2026-11-15T${time}:00+09:00`)
const job = (bookingId: string, from: string, to: string) => ({
  ...{ bookingId, resourceId: `who drives ${bookingId}` },
  ...{ startsAt: at(from), endsAt: at(to) },
})
const day = [
  job('early', '06:00', '09:00'),
  job('morning', '08:00', '12:00'),
  job('noon', '09:00', '16:00'),
  job('soon', '11:00', '15:00'),
  job('evening', '19:00', '22:00'),
]
const told = (time: string) => {
  const now = at(time)
  return jobsOnTheRoad(day, now).map(({ job: one, isBehind }) => [
    one.bookingId,
    marksUntil(one, now, isBehind).at(-1)?.step,
    isBehind,
  ])
}

test('by the clock somebody is done, all who drive are heard of and one of them is behind, and somebody is on the way', () => {
  expect(told('10:30')).toEqual([
    ['early', 'done', false],
    ['morning', 'on_board', true],
    ['noon', 'on_board', false],
    ['soon', 'on_the_way', false],
  ])
  expect(told('10:50').at(-1)).toEqual(['soon', 'arrived', false])
  expect(told('03:00')).toEqual([])
  expect(told('23:30')).toEqual([['evening', 'done', false]])
})

test('nothing is marked in time to come', () => {
  for (let minute = 0; minute < 1440; minute += 7) {
    const now = addMinutes(at('00:00'), minute)
    for (const { job: one, isBehind } of jobsOnTheRoad(day, now)) {
      const marks = marksUntil(one, now, isBehind)
      expect(marks.length).toBeGreaterThan(0)
      expect(marks.filter((mark) => mark.at > now)).toEqual([])
      expect(marks.map((mark) => mark.at)).toEqual(marks.map((mark) => mark.at).toSorted((a, b) => +a - +b))
    }
  }
})

test('today’s board shows jobs on the road, nobody of them silent, and who comes later has no link yet', async () => {
  const desk = await signIn(annai(), 'admin')
  const today = tokyoDayOf(annai().clock.now())
  const { jobs } = (await get(annai(), `/admin/dispatch?day=${today}`, desk.headers)).body
  const marked = jobs.filter(({ mark }: { mark: object | null }) => mark)
  expect(marked.length).toBeGreaterThan(0)
  expect(jobs.filter(({ late }: { late: { silent: object | null } | null }) => late?.silent)).toEqual([])
  const { links } = (await get(annai(), `/admin/dispatch/links?day=${today}`, desk.headers)).body
  const opened = links.filter(({ openedAt }: { openedAt: string | null }) => openedAt)
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.every(({ changedSince }: { changedSince: boolean }) => !changedSince)).toBe(true)
  expect(links.length - opened.length).toBeGreaterThan(0)
})

test('laid once for a day, it is not laid again, and the look costs one question', async () => {
  const count = () => annai().ctx.db.selectFrom('crew_marks').select('id').execute()
  const before = await count()
  expect(await countStatements(annai(), () => seedDemoRoad(annai().ctx))).toBe(1)
  expect(await count()).toEqual(before)
})
