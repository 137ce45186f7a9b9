import { describe, expect, test } from 'vitest'
import { carPolicy, chauffeurPolicy, drive, job, somebody } from './duty.fixture.ts'
import { checkDuty, dutyDayOf, isWorking } from './duty.rules.ts'

// 2026-12-07 is a Monday.
const monday = '2026-12-07'
const tuesday = '2026-12-08'
const problem = (one: ReturnType<typeof job>, ...taken: ReturnType<typeof job>[]) =>
  checkDuty(somebody(), chauffeurPolicy, one, taken, drive).problem

describe('between two jobs', () => {
  test('nobody is in two places at once', () => {
    expect(problem(job(monday, '10:00', 4), job(monday, '09:00', 2))).toBe('busy')
    expect(problem(job(monday, '10:00', 4), job(monday, '13:59', 2))).toBe('busy')
    expect(problem(job(monday, '10:00', 4), job(monday, '11:00', 1))).toBe('busy')
    expect(problem(job(monday, '11:00', 1), job(monday, '10:00', 4))).toBe('busy')
  })

  test('the turn-round and the drive to the next pick-up fit in, to the minute', () => {
    expect(problem(job(monday, '12:30', 2), job(monday, '10:00', 2))).toBeNull()
    expect(problem(job(monday, '12:29', 2), job(monday, '10:00', 2))).toBe('too-close')
    expect(problem(job(monday, '10:00', 2), job(monday, '12:29', 2))).toBe('too-close')
    expect(problem(job(monday, '12:59', 2, { fromArea: 'airport' }), job(monday, '10:00', 2))).toBe('too-close')
    expect(problem(job(monday, '13:00', 2, { fromArea: 'airport' }), job(monday, '10:00', 2))).toBeNull()
    expect(problem(job(monday, '10:00', 2, { toArea: 'airport' }), job(monday, '12:59', 2))).toBe('too-close')
  })

  test('a drive takes what it takes at the hour of the drop-off', () => {
    const rush = (_from: string, _to: string, at: Date) => (at.getUTCHours() === 8 ? 60 : 10)
    const before = job(monday, '15:00', 2)
    const answer = (start: string) => checkDuty(somebody(), carPolicy, job(monday, start, 2), [before], rush).problem
    expect([answer('18:29'), answer('18:30')]).toEqual(['too-close', null])
  })

  test('a car needs no rest, only its turn-round', () => {
    const night = [job(monday, '06:00', 12), job(monday, '19:00', 10)]
    expect(checkDuty(somebody(), carPolicy, job(tuesday, '06:00', 12), night, drive).problem).toBeNull()
    expect(checkDuty(somebody(), carPolicy, job(tuesday, '05:35', 12), night, drive).problem).toBe('too-close')
  })
})

describe('a day of work', () => {
  test('lasts 13 hours at most, from leaving the garage to being back in it', () => {
    // Forty minutes each way between the garage and town, and ten before the pick-up at the door.
    expect(problem(job(monday, '08:00', 11 + 30 / 60))).toBeNull()
    expect(problem(job(monday, '08:00', 11 + 31 / 60))).toBe('day-too-long')
    expect(problem(job(monday, '08:00', 12 + 30 / 60, { fromArea: 'garage', toArea: 'garage' }))).toBeNull()
    expect(problem(job(monday, '17:30', 2), job(monday, '08:00', 3))).toBeNull()
    expect(problem(job(monday, '17:31', 2), job(monday, '08:00', 3))).toBe('day-too-long')
  })

  test('ends with a rest of nine hours in the garage, and goes on without one', () => {
    // Back in the garage at 22:40; nine hours later is 07:40, at the door in town 08:20.
    const evening = job(monday, '14:00', 8)
    expect(problem(job(tuesday, '08:30', 8), evening)).toBeNull()
    expect(problem(job(tuesday, '08:29', 8), evening)).toBe('day-too-long')
    expect(problem(evening, job(tuesday, '08:29', 8))).toBe('day-too-long')
    expect(checkDuty(somebody(), chauffeurPolicy, job(tuesday, '08:30', 8), [evening], drive).restMinutes).toBe(540)
  })

  test('may be filled between two others only when all three make one lawful day, or three', () => {
    const [morning, evening] = [job(monday, '06:00', 2), job(monday, '18:00', 2)]
    expect(problem(evening, morning)).toBe('day-too-long')
    const late = job(monday, '20:00', 2)
    expect(problem(late, morning)).toBeNull()
    // Morning and late are two days with a rest between; a job at noon would make them one of 17 hours.
    expect(problem(job(monday, '12:00', 2), morning, late)).toBe('day-too-long')
  })

  test('with a bus in it has nine hours at the wheel at most; without one it may have more', () => {
    const bus = { isBus: true, drivingMinutes: 300 }
    const car = { drivingMinutes: 241 }
    const [first, second] = [job(monday, '07:00', 5, bus), job(monday, '13:00', 5, car)]
    expect(problem(second, first)).toBe('too-long-at-the-wheel')
    expect(problem(first, second)).toBe('too-long-at-the-wheel')
    expect(problem(job(monday, '13:00', 5, { drivingMinutes: 240 }), first)).toBeNull()
    expect(problem(second, job(monday, '07:00', 5, { drivingMinutes: 300 }))).toBeNull()
    expect(problem(job(tuesday, '13:00', 5, car), first)).toBeNull()
  })

  test('counts for the bus rule even where the length of a day is not limited', () => {
    const unlimited = { ...chauffeurPolicy, longestDayMinutes: null }
    const long = job(monday, '05:00', 18, { isBus: true, drivingMinutes: 541 })
    expect(checkDuty(somebody(), unlimited, long, [], drive).problem).toBe('too-long-at-the-wheel')
    expect(checkDuty(somebody(), unlimited, { ...long, isBus: false }, [], drive).problem).toBeNull()
  })

  test('knows the rest before and after it, and how close the neighbours are', () => {
    const [before, after] = [job('2026-12-06', '09:00', 8), job(tuesday, '09:00', 8)]
    const answer = checkDuty(somebody(), chauffeurPolicy, job(monday, '10:00', 8), [after, before], drive)
    expect(answer).toEqual({ problem: null, restMinutes: 15 * 60 - 90, gapMinutes: 15 * 60 })
    const alone = checkDuty(somebody(), chauffeurPolicy, job(monday, '10:00', 8), [], drive)
    expect(alone).toEqual({
      problem: null,
      restMinutes: Number.POSITIVE_INFINITY,
      gapMinutes: Number.POSITIVE_INFINITY,
    })
    expect(dutyDayOf(job(monday, '10:00', 8), [], 'garage', 540, drive).lengthMinutes).toBe(8 * 60 + 90)
  })
})

describe('shifts', () => {
  const late = somebody({ worksFromMinutes: 600, worksUntilMinutes: 1620 })
  const early = somebody({ worksFromMinutes: 240, worksUntilMinutes: 1200 })

  test('an early bird begins at four and is home by eight in the evening', () => {
    expect(isWorking(early, job(monday, '04:00', 12))).toBe(true)
    expect(isWorking(early, job(monday, '03:59', 12))).toBe(false)
    expect(isWorking(early, job(monday, '08:00', 12))).toBe(true)
    expect(isWorking(early, job(monday, '08:01', 12))).toBe(false)
    expect(isWorking(late, job(monday, '05:00', 12))).toBe(false)
  })

  test('an evening may end after midnight, and one may begin after midnight within it', () => {
    expect(isWorking(late, job(monday, '18:00', 7))).toBe(true)
    expect(isWorking(late, job(monday, '18:00', 9))).toBe(true)
    expect(isWorking(late, job(monday, '18:00', 9.5))).toBe(false)
    expect(isWorking(late, job(tuesday, '00:30', 2))).toBe(true)
    expect(isWorking(late, job(tuesday, '00:30', 3))).toBe(false)
    expect(isWorking(early, job(monday, '18:00', 7))).toBe(false)
    expect(isWorking(early, job(tuesday, '00:30', 2))).toBe(false)
  })

  test('a night belongs to the evening before: it is worked by who worked then, also before a day off', () => {
    const mondays = { ...late, workingDays: [1] }
    expect(isWorking(mondays, job(monday, '18:00', 7))).toBe(true)
    expect(isWorking(mondays, job(tuesday, '00:30', 2))).toBe(true)
    expect(isWorking(mondays, job(monday, '00:30', 2))).toBe(false)
    const notTuesdays = { ...late, workingDays: [1, 3, 4, 5, 6, 7] }
    expect(isWorking(notTuesdays, job(monday, '18:00', 7))).toBe(true)
    expect(isWorking(notTuesdays, job(tuesday, '18:00', 2))).toBe(false)
    expect(isWorking({ ...late, workingDays: [2] }, job(tuesday, '00:30', 2))).toBe(false)
  })

  test('who or what has no hours is still not sent out into a free day', () => {
    // Tuesday to Thursday are free.
    const car = somebody({ workingDays: [1, 5, 6, 7] })
    expect(isWorking(car, job(monday, '18:00', 10))).toBe(true)
    expect(isWorking(car, job(monday, '18:00', 10.1))).toBe(false)
    for (const day of [tuesday, '2026-12-09', '2026-12-10']) expect(isWorking(car, job(day, '10:00', 2))).toBe(false)
    expect(isWorking(car, job('2026-12-11', '00:30', 2))).toBe(true)
    const mondays = somebody({ workingDays: [1] })
    expect(isWorking(mondays, job(monday, '18:00', 10))).toBe(true)
    expect(isWorking(mondays, job(monday, '18:00', 16))).toBe(false)
    expect(isWorking(mondays, job(tuesday, '10:00', 2))).toBe(false)
  })

  test('the day is Tokyo’s: the last minute of a year and the first of the next', () => {
    // 2027-01-01 is a Friday.
    const newYear = somebody({ workingDays: [1, 2, 3, 4, 6, 7], worksUntilMinutes: 1440 })
    expect(isWorking(newYear, job('2026-12-31', '22:00', 2))).toBe(true)
    expect(isWorking(newYear, job('2026-12-31', '22:00', 2.1))).toBe(false)
    expect(isWorking(newYear, job('2027-01-01', '04:00', 2))).toBe(false)
    expect(isWorking(newYear, job('2027-01-02', '00:00', 2))).toBe(true)
    // 2026-12-31 is a Thursday.
    expect(isWorking(somebody({ workingDays: [4] }), job('2026-12-31', '23:00', 0.5))).toBe(true)
    expect(isWorking(somebody({ workingDays: [5] }), job('2026-12-31', '23:00', 0.5))).toBe(false)
    expect(isWorking(somebody({ workingDays: [5] }), job('2027-01-01', '08:00', 0.5))).toBe(true)
  })
})
