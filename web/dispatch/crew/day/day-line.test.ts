import { expect, test } from 'vitest'
import { crewDay, crewJob } from './crew-day.fixture.ts'
import { changesOf } from './day-changes.ts'
import { dayLine, dutyBar, restEndsAt } from './day-line.ts'
import { isOver, nameOf } from './keep.ts'
import { shownJobs } from './outbox.ts'
import { currentJob, mapAddress, nextStep, STEPS, wayTo } from './steps.ts'

const shown = (day = crewDay()) => shownJobs(day, [])
const line = (day = crewDay()) => dayLine(day, shown(day)).map((entry) => entry.is)

test('a day goes from the garage to the garage, with a break where it is long enough to be one', () => {
  expect(line()).toEqual(['leave', 'job', 'break', 'job', 'back'])
  expect(dayLine(crewDay(), shown())[2]).toMatchObject({ minutes: 260, until: '2026-11-24T16:50:00+09:00' })
})

test('a car that is handed over stands in the line of the day, and the break lies between', () => {
  const [first = crewJob(), second = crewJob()] = crewDay().jobs
  const garage = { en: 'Shinagawa garage', ja: '品川車庫' }
  const handBack = { number: '26-81', garage, at: '2026-11-24T13:10:00+09:00' }
  const collect = { number: '12-34', garage, at: '2026-11-24T16:20:00+09:00' }
  const day = crewDay({
    jobs: [
      { ...first, handBack },
      { ...second, collect },
    ],
  })
  expect(line(day)).toEqual(['leave', 'job', 'handBack', 'break', 'collect', 'job', 'back'])
  expect(dayLine(day, shown(day))[3]).toMatchObject({ at: handBack.at, minutes: 190, until: collect.at })
})

test('there is no break before a job that was called off, nor between jobs that follow each other', () => {
  const [first = crewJob(), second = crewJob()] = crewDay().jobs
  expect(line(crewDay({ jobs: [first, { ...second, calledOff: true }] }))).not.toContain('break')
  expect(line(crewDay({ jobs: [first, { ...second, beThereAt: '2026-11-24T13:00:00+09:00' }] }))).not.toContain('break')
  expect(line(crewDay({ jobs: [], leavesGarageAt: null, backInGarageAt: null }))).toEqual([])
})

test('the bar shows the limit within it, and goes beyond only when the day does', () => {
  expect(dutyBar({ dutyMinutes: 720, longestDutyMinutes: 780 })).toEqual({
    worked: 0.8,
    limit: expect.closeTo(13 / 15),
    isOver: false,
  })
  expect(dutyBar({ dutyMinutes: 960, longestDutyMinutes: 780 })).toMatchObject({ worked: 1, isOver: true })
  expect(dutyBar({ dutyMinutes: 0, longestDutyMinutes: null })).toEqual({ worked: 0, limit: null, isOver: false })
  expect(restEndsAt(crewDay())).toBe('2026-11-24T23:30:00.000Z')
})

test('the one button is the next step, and the job of the day the first that is open', () => {
  const mark = (step: (typeof STEPS)[number]) => ({ id: step, step, at: '', mine: true, isWaiting: false })
  expect(nextStep([])).toBe('on_the_way')
  expect(nextStep([mark('arrived'), mark('on_the_way')])).toBe('on_board')
  expect(nextStep(STEPS.map(mark))).toBeUndefined()
  const [first = crewJob(), second = crewJob()] = crewDay().jobs
  const day = crewDay({ jobs: [{ ...first, calledOff: true }, second] })
  expect(currentJob(shown(day))?.reference).toBe(second.reference)
})

test('the way leads to the door, then from stop to stop, by its Japanese name', () => {
  const [job] = shown()
  if (!job) throw new Error('The day has a job.')
  const early = Date.parse('2026-11-24T06:00:00+09:00')
  expect(wayTo(job, early).name.en).toBe('Hotel Wadakura, Marunouchi')
  const onBoard = { ...job, marks: [{ id: 'm', step: 'on_board' as const, at: '', mine: true, isWaiting: false }] }
  expect(wayTo(onBoard, early).name.en).toBe('Oishi Park')
  expect(wayTo(onBoard, Date.parse('2026-11-24T20:00:00+09:00'))).toBe(onBoard.dropOff)
  expect(decodeURIComponent(mapAddress(job.pickUp))).toContain('ホテル和田倉 東京都千代田区丸の内1-1-1')
})

test('what the desk changed is told, and what the crew tapped is not', () => {
  const before = crewDay()
  const [first = crewJob(), second = crewJob()] = before.jobs
  const tapped = { ...first, marks: [{ id: 'm', step: 'arrived' as const, at: '', mine: true }] }
  expect(changesOf(before, { ...before, jobs: [tapped, second] }, 'en')).toEqual([])
  const later = { ...first, startsAt: '2026-11-24T06:00:00+09:00' }
  expect(changesOf(before, { ...before, jobs: [later, second] }, 'en')).toEqual([
    'Fuji at first light is now 06:00 to 12:30.',
  ])
  expect(changesOf(before, { ...before, jobs: [first] }, 'en')).toEqual([
    'Ginza after the rain at 17:00 is no longer yours.',
  ])
  expect(changesOf(before, { ...before, jobs: [{ ...first, calledOff: true }, second] }, 'ja')).toEqual([
    '取消：05:30 Fuji at first light',
  ])
})

test('a copy ends with its link, and its name does not give the link away', () => {
  const until = Date.parse('2026-11-25T03:00:00+09:00')
  expect([isOver(crewDay(), until), isOver(crewDay(), until + 1)]).toEqual([false, true])
  const token = 'Zk3vQ0m1aB7cD9eF2gH4iJ6kL8nP0rSt'
  expect(nameOf(token)).not.toContain(token.slice(0, 6))
  expect(nameOf(token)).not.toBe(nameOf(`${token}x`))
})
