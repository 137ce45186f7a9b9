import { expect, test } from 'vitest'
import type { CrewStep } from '#contract/dispatch.ts'
import type { Job } from '#server/inventory/index.ts'
import { awayOf } from './away.rules.ts'
import { axisHours, idleIn } from './idle.rules.ts'
import { legOf, legsTogether, workMinutesIn } from './legs.rules.ts'
import { lostOf, takenOffIn } from './lost.rules.ts'
import { phaseOf, stepsOf } from './phase.rules.ts'

const at = (time: string, day = '2026-12-09') => new Date(`${day}T${time}:00+09:00`)
const job = (id: string, from: string, until: string, day = '2026-12-09'): Job => ({
  ...{ bookingId: id, startsAt: at(from, day), endsAt: at(until, day), isBus: false, drivingMinutes: 60 },
  ...{ fromArea: 'town', toArea: 'town' },
})
/** From the garage 30 minutes, within the town 10. */
const drive = (from: string, to: string) => (from === to ? 10 : 30)
const resource = { garageArea: 'garage' }
const legFor = (one: Job, others: Job[]) => legOf({ resource, turnRoundMinutes: 20, job: one, others, drive })

test('who drives straight on is at the next door as early as guests read it, and leaves nobody before their time', () => {
  const first = job('a', '09:00', '12:00')
  expect(legFor(job('b', '12:30', '15:00'), [first])).toMatchObject({ leavesAt: at('12:10'), from: 'road' })
  expect(legFor(job('b', '12:15', '15:00'), [first])).toMatchObject({ leavesAt: at('12:00'), from: 'road' })
})

test('a job alone begins and ends in the garage, and its car is at the door ten minutes early', () => {
  expect(legFor(job('a', '09:00', '17:00'), [])).toEqual({
    ...{ leavesAt: at('08:20'), freeAt: at('17:50'), before: null, next: null },
    ...{ from: 'home', to: 'home' },
  })
})

test('between two jobs that follow closely nobody goes home; with hours between them they do', () => {
  const [first, close, far] = [job('a', '09:00', '12:00'), job('b', '13:00', '15:00'), job('c', '19:00', '21:00')]
  expect(legFor(first, [close])).toMatchObject({ freeAt: at('12:20'), next: close })
  expect(legFor(close, [first])).toMatchObject({ leavesAt: at('12:40') })
  expect(legFor(first, [far])).toMatchObject({ freeAt: at('12:50'), next: far })
  expect(legFor(far, [first])).toMatchObject({ leavesAt: at('18:20') })
})

test('where the chauffeur of a car changes, it goes through the garage however close the jobs are', () => {
  const [first, second] = [job('a', '09:00', '12:00'), job('b', '13:30', '15:00')]
  const by = (one: Job, partnerId: string): Job => ({ ...one, partnerId, garageArea: 'garage' })
  expect(legFor(by(second, 'abe'), [by(first, 'abe')])).toMatchObject({ leavesAt: at('13:10'), from: 'road' })
  expect(legFor(by(second, 'ito'), [by(first, 'abe')])).toMatchObject({ leavesAt: at('12:50'), from: 'handover' })
  expect(legFor(by(first, 'abe'), [by(second, 'ito')])).toMatchObject({ freeAt: at('12:50'), to: 'handover' })
})

test('a chauffeur leaves his own garage in time for the car, and on the way leaves with it from that of the car', () => {
  const kept = { garageArea: 'harbour' }
  const there = (from: string, to: string) => (from === to ? 10 : [from, to].includes('harbour') ? 45 : 30)
  const own = { ...job('b', '13:30', '15:00'), garageArea: 'harbour' }
  const driver = { resource, turnRoundMinutes: 20, drive: there, job: { ...own, partnerId: 'car' } }
  const car = { resource: kept, turnRoundMinutes: 30, drive: there, job: { ...own, partnerId: 'abe' } }
  const before = { ...job('a', '09:00', '12:00'), partnerId: 'ito', garageArea: 'harbour' }
  const [abe, crown] = legsTogether({ ...driver, others: [] }, { ...car, others: [before] })
  expect([abe.leavesAt, crown.leavesAt]).toEqual([at('11:50'), at('12:35')])
  // Abe drove it before, and somebody else has it between: he does not come straight from there either.
  const his = { ...job('a', '11:00', '12:00'), partnerId: 'car', garageArea: 'harbour' }
  const [again] = legsTogether({ ...driver, others: [his] }, { ...car, others: [before] })
  expect([again.leavesAt, again.from]).toEqual([at('12:35'), 'handover'])
})

test('being away is no job that anybody comes from', () => {
  const ill: Job = { ...job('x', '06:00', '08:30'), isAway: true, awayKind: 'ill' }
  expect(legFor(job('a', '09:00', '17:00'), [ill]).leavesAt).toEqual(at('08:20'))
})

test('a week counts its days from garage to garage, one over midnight with the evening it began', () => {
  const week = { from: at('00:00', '2026-12-07'), until: at('00:00', '2026-12-14') }
  const jobs = [job('a', '09:00', '12:00'), job('b', '14:00', '16:00'), job('c', '09:00', '10:00', '2026-12-14')]
  const question = { resource, leastRestMinutes: 540, drive }
  expect(workMinutesIn(week, { ...question, jobs })).toBe(8 * 60 + 10)
  const overMidnight = { ...job('d', '22:00', '23:00', '2026-12-13'), endsAt: at('01:00', '2026-12-14') }
  expect(workMinutesIn(week, { ...question, jobs: [overMidnight] })).toBe(4 * 60 + 10)
})

const marks = (...steps: [CrewStep, string, string?][]) =>
  steps.map(([step, time, resourceId = 'p']) => ({ step, at: at(time), resourceId }))

test('each step counts once, in their order, as the first who marked it did', () => {
  expect(stepsOf([])).toEqual([])
  const told = marks(
    ['on_board', '09:10'],
    ['arrived', '09:20'],
    ['on_board', '09:05', 'guide'],
    ['on_the_way', '08:20'],
  )
  expect(stepsOf(told)).toEqual(marks(['on_the_way', '08:20'], ['arrived', '09:20'], ['on_board', '09:05', 'guide']))
})

test('marks decide between assigned and done; the clock alone says that there is no word, and that a day is over', () => {
  const [mark] = marks(['on_board', '09:10'])
  const phase = (state: 'confirmed' | 'redeemed' | 'on_hold' | 'no_show', time: string, with_ = mark ?? null) =>
    phaseOf({ state, startsAt: at('09:00'), endsAt: at('17:00'), mark: with_ }, at(time))
  expect(phase('confirmed', '12:00')).toBe('on-board')
  expect(phase('confirmed', '08:59', null)).toBe('assigned')
  expect(phase('confirmed', '12:00', null)).toBe('no-word')
  expect(phase('redeemed', '17:30')).toBe('on-board')
  expect(phase('redeemed', '23:30')).toBe('done')
  expect(phase('redeemed', '17:30', null)).toBe('done')
  expect([phase('on_hold', '08:00'), phase('no_show', '12:00')]).toEqual(['held', 'no-show'])
})

const shown = { firstDay: '2026-12-09', lastDay: '2026-12-11' }
const everyDay = { workingDays: [1, 2, 3, 4, 5, 6, 7], papersUntil: null }

const entered = { id: 'e', by: 'Naomi', enteredAt: at('08:05') }

test('who is away: entries of the desk, leave as whole days, days without a shift, papers that ended', () => {
  const entry = { ...entered, kind: 'ill' as const, startsAt: at('10:00'), endsAt: at('00:00', '2026-12-12'), note: '' }
  expect(awayOf(everyDay, [entry], shown)).toEqual([
    {
      ...{ from: '2026-12-09T10:00:00+09:00', until: '2026-12-12T00:00:00+09:00', kind: 'ill', absenceId: 'e' },
      ...{ by: 'Naomi', at: '2026-12-09T08:05:00+09:00' },
      words: 'Ill, back on Sat 12 Dec',
    },
  ])
  const leave = { ...entry, kind: 'leave' as const, startsAt: at('00:00', '2026-12-08') }
  expect(awayOf(everyDay, [{ ...leave, endsAt: at('00:00', '2026-12-11') }], shown)).toMatchObject([
    {
      ...{ from: '2026-12-08T00:00:00+09:00', until: '2026-12-11T00:00:00+09:00', kind: 'leave', absenceId: 'e' },
      words: 'On leave, back on Fri 11 Dec',
    },
  ])
  // Wednesday is 3: Thursday and Friday are free, and Saturday behind the days shown.
  expect(awayOf({ ...everyDay, workingDays: [1, 2, 3, 7] }, [], shown)).toMatchObject([
    { from: '2026-12-10T00:00:00+09:00', kind: 'day-off', words: 'Day off, back on Sun 13 Dec' },
  ])
  expect(awayOf({ ...everyDay, papersUntil: '2026-12-09' }, [], shown)).toMatchObject([
    { from: '2026-12-10T00:00:00+09:00', kind: 'papers', words: 'Papers ended on Wed 9 Dec' },
  ])
  expect(awayOf({ ...everyDay, papersUntil: '2026-12-11' }, [], shown)).toEqual([])
})

test('an entry that ends within a day says the hour, and one of another kind what was noted', () => {
  const entry = { ...entered, kind: 'other' as const, startsAt: at('10:00'), endsAt: at('14:30'), note: 'Dentist' }
  expect(awayOf(everyDay, [entry], shown)[0]?.words).toBe('Dentist, back on Wed 9 Dec at 14:30')
})

const oneDay = { firstDay: '2026-12-09', lastDay: '2026-12-09' }

test('the axis goes from 05:00 to 23:00, and further where a job does', () => {
  const hours = axisHours(oneDay, [])
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([18, at('05:00'), at('22:00')])
  const night = { startsAt: at('22:30'), endsAt: at('01:30', '2026-12-10') }
  expect(axisHours(oneDay, [night]).at(-1)).toEqual(at('01:00', '2026-12-10'))
  expect(axisHours(oneDay, [{ startsAt: at('03:30'), endsAt: at('06:00') }])[0]).toEqual(at('03:00'))
  const twoDays = { startsAt: at('09:00'), endsAt: at('18:00', '2026-12-10') }
  expect(axisHours(oneDay, [twoDays]).at(-1)).toEqual(at('04:00', '2026-12-10'))
})

test('idle is who is on their shift the whole hour, neither away nor out', () => {
  const shift = { kind: 'chauffeur' as const, workingDays: [3], worksFromMinutes: 360, worksUntilMinutes: 1080 }
  const idle = (time: string, about: { away?: [Date, Date]; out?: [Date, Date] } = {}, day = '2026-12-09') => {
    const span = (of?: [Date, Date]) => (of ? [{ from: of[0], until: of[1] }] : [])
    return idleIn([at(time, day)], [{ resource: shift, away: span(about.away), out: span(about.out) }])[0]?.chauffeur
  }
  expect([idle('05:00'), idle('06:00'), idle('17:00'), idle('18:00')]).toEqual([0, 1, 1, 0])
  expect(idle('06:00', {}, '2026-12-10')).toBe(0)
  expect(idle('09:00', { out: [at('09:50'), at('12:00')] })).toBe(0)
  expect(idle('12:00', { out: [at('09:50'), at('12:00')] })).toBe(1)
  expect(idle('09:00', { away: [at('00:00'), at('10:00')] })).toBe(0)
})

test('the day of return is the next day on which they work', () => {
  const ill = { ...entered, kind: 'ill' as const, startsAt: at('10:00'), endsAt: at('00:00', '2026-12-10'), note: '' }
  const wordsOf = (more: object, entries: Parameters<typeof awayOf>[1] = [ill]) =>
    awayOf({ ...everyDay, ...more }, entries, shown)[0]?.words
  expect(wordsOf({})).toBe('Ill, back on Thu 10 Dec')
  // Planned leave, then a day of the week without a shift, then another entry.
  const leaveOf = (id: string, from: string, until: string) => ({
    ...{ ...ill, id, kind: 'leave' as const, startsAt: at('00:00', from), endsAt: at('00:00', until) },
  })
  const planned = leaveOf('l', '2026-12-10', '2026-12-12')
  expect(wordsOf({}, [ill, planned])).toBe('Ill, back on Sat 12 Dec')
  expect(wordsOf({ workingDays: [1, 2, 3, 4, 5] }, [ill, planned])).toBe('Ill, back on Mon 14 Dec')
  const more = leaveOf('f', '2026-12-14', '2026-12-16')
  expect(wordsOf({ workingDays: [1, 2, 3, 4, 5] }, [ill, planned, more])).toBe('Ill, back on Wed 16 Dec')
})

const endo = { id: 'p', kind: 'chauffeur' as const, name: 'Mari Endo', plate: null, inService: true }
const car = { id: 'c', kind: 'vehicle' as const, name: 'Alphard 3', plate: '品川 331 え 31-30', inService: true }
const nothing = { missing: { vehicle: 0, chauffeur: 0, guide: 0 }, gone: [], absences: [], takenOff: [] }

test('who fell away and why, for the places that are empty and no others', () => {
  const both = {
    ...nothing,
    absences: [
      { kind: 'ill' as const, resource: endo },
      { kind: 'repair' as const, resource: car },
    ],
  }
  const ill = { kind: 'chauffeur', resourceId: 'p', words: 'Endo is ill' }
  const broken = { kind: 'vehicle', resourceId: 'c', words: 'Alphard 31-30 broke down' }
  expect(lostOf({ ...both, missing: { vehicle: 1, chauffeur: 1, guide: 0 } }, [])).toEqual([ill, broken])
  expect(lostOf({ ...both, missing: { vehicle: 1, chauffeur: 0, guide: 0 } }, [])).toEqual([broken])
  expect(lostOf(both, [])).toEqual([])
})

test('who was unassigned by hand is told by the trail, with the reason', () => {
  const trail = [
    { reason: 'Delayed in Nikko', changes: [{ name: 'Chauffeur', before: 'Mari Endo', after: 'nobody' }] },
    { reason: '', changes: [{ name: 'Chauffeur', before: 'Jun Wada', after: 'Mari Endo' }] },
    { reason: '', changes: [{ name: 'Room', before: '12', after: 'nobody' }] },
  ]
  const missing = { vehicle: 0, chauffeur: 1, guide: 0 }
  const words = 'Endo was unassigned: Delayed in Nikko'
  const byHand = { ...nothing, missing, takenOff: takenOffIn(trail) }
  expect(lostOf(byHand, [endo])).toEqual([{ kind: 'chauffeur', resourceId: 'p', words }])
  expect(lostOf(byHand, [])).toEqual([{ kind: 'chauffeur', resourceId: null, words }])
  const [left] = lostOf({ ...nothing, missing, gone: [{ ...endo, inService: false }] }, [])
  expect(left?.words).toBe('Endo has left us')
})

test('a car that was taken off by hand is known by its name on the board, and by the one of older entries', () => {
  const crown = { id: 'c', kind: 'vehicle' as const, name: 'Crown 1', plate: '品川 300 あ 12-34', inService: true }
  const missing = { vehicle: 1, chauffeur: 0, guide: 0 }
  for (const before of ['Crown 12-34', 'Crown 1']) {
    const trail = [{ changes: [{ name: 'Car', before, after: 'nobody' }], reason: '' }]
    const question = { missing, gone: [], absences: [], takenOff: takenOffIn(trail) }
    expect(lostOf(question, [crown])).toEqual([
      { kind: 'vehicle', resourceId: 'c', words: 'Crown 12-34 was unassigned' },
    ])
  }
})

test('who works again is not said to be out of service or ill: they were taken off, and why', () => {
  const was = (name: string, before: string, reason: string) =>
    takenOffIn([{ reason, changes: [{ name, before, after: 'nobody' }] }])
  const missing = { vehicle: 1, chauffeur: 1, guide: 0 }
  const takenOff = [
    ...was('Car', 'Alphard 31-30', 'Alphard 31-30 is out of service: Gearbox'),
    ...was('Chauffeur', 'Mari Endo', 'Endo is ill'),
  ]
  const said = (
    known: readonly (typeof endo | typeof car)[],
    absences: { kind: 'ill'; resource: typeof endo }[] = [],
  ) => lostOf({ ...nothing, missing, takenOff, absences }, known).map(({ words }) => words)
  expect(said([endo, car])).toEqual(['Endo was taken off: ill', 'Alphard 31-30 was taken off: Gearbox'])
  expect(said([endo, car], [{ kind: 'ill', resource: endo }])[0]).toBe('Endo is ill')
  expect(said([endo, { ...car, inService: false }])[1]).toBe('Alphard 31-30 is out of service: Gearbox')
  expect(said([])).toEqual(['Endo is ill', 'Alphard 31-30 is out of service: Gearbox'])
})
