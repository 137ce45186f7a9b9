import { expect, test } from 'vitest'
import type { CrewStep } from '#contract/dispatch.ts'
import { judgeTap, marksFrom, notTheirs, type StepTap, type Tapped, type TapScene, timeOfTap } from './taps.rules.ts'

const at = (time: string) => new Date(`2026-12-09T${time}+09:00`)
const dayBegins = at('00:00:00')
const scene = (receivedAt: string, change: Partial<TapScene> = {}): TapScene => ({
  ...{ resourceId: 'kenji', receivedAt: at(receivedAt), dayBegins, byDesk: false },
  jobs: new Map([['AN-1', { bookingId: 'one', whyNot: null, marksFrom: at('02:00:00'), landsAt: null }]]),
  ...change,
})
const mark = (step: CrewStep, time: string, id = `tap-${step}`): StepTap => ({
  ...{ is: 'mark', id, reference: 'AN-1', step, at: at(time).toISOString() },
})
const undo = (id: string, time: string): StepTap => ({ is: 'undo', id, at: at(time).toISOString() })
const stands = (step: CrewStep, time: string, change: Partial<Tapped> = {}): Tapped => ({
  ...{ id: `tap-${step}`, bookingId: 'one', resourceId: 'kenji', step },
  ...{ at: at(time), receivedAt: at(time), undoneAt: null, byDesk: false, ...change },
})

test('the tap’s own time counts, however late it comes', () => {
  expect(timeOfTap(at('05:17:00'), scene('09:40:00'))).toEqual(at('05:17:00'))
  expect(timeOfTap(at('05:18:59'), scene('05:17:00'))).toEqual(at('05:18:59'))
})

test('a clock that runs ahead, or stands on another day, does not count: the moment of receipt does', () => {
  expect(timeOfTap(at('05:19:01'), scene('05:17:00'))).toEqual(at('05:17:00'))
  expect(timeOfTap(new Date(0), scene('05:17:00'))).toEqual(at('05:17:00'))
  // Whoever fetches guests after midnight left the evening before.
  const evening = new Date('2026-12-08T23:40:00+09:00')
  expect(timeOfTap(evening, scene('00:10:00'))).toEqual(evening)
})

test('only the next step is taken', () => {
  expect(judgeTap(mark('on_the_way', '05:00:00'), [], scene('05:00:00'))).toMatchObject({ is: 'mark' })
  expect(judgeTap(mark('on_board', '05:00:00'), [], scene('05:00:00'))).toEqual({
    ...{ is: 'refused', why: 'First mark “On the way”.' },
  })
  const both = [stands('on_the_way', '05:00:00'), stands('arrived', '05:10:00')]
  expect(judgeTap(mark('done', '05:20:00'), both, scene('05:20:00'))).toMatchObject({ why: 'First mark “On board”.' })
})

test('a step that somebody of the crew marked first is known, and so is a tap that is sent again', () => {
  const theirs = [stands('on_the_way', '05:00:00', { id: 'of-the-guide', resourceId: 'emi' })]
  expect(judgeTap(mark('on_the_way', '05:01:00'), theirs, scene('05:01:00'))).toEqual({ is: 'known' })
  const own = [stands('on_the_way', '05:00:00', { undoneAt: at('05:01:00') })]
  expect(judgeTap(mark('on_the_way', '05:00:00'), own, scene('05:05:00'))).toEqual({ is: 'known' })
  expect(judgeTap(mark('on_the_way', '05:03:00', 'anew'), own, scene('05:05:00'))).toMatchObject({ is: 'mark' })
})

test('a job of somebody else and one that was called off are refused in words', () => {
  const none = scene('05:00:00', { jobs: new Map() })
  expect(judgeTap(mark('on_the_way', '05:00:00'), [], none)).toEqual({ is: 'refused', why: notTheirs })
  const off = scene('05:00:00', {
    jobs: new Map([['AN-1', { bookingId: 'one', whyNot: 'Called off.', marksFrom: at('02:00:00'), landsAt: null }]]),
  })
  expect(judgeTap(mark('on_the_way', '05:00:00'), [], off)).toEqual({ is: 'refused', why: 'Called off.' })
})

const drive = (from: string) => (from === 'far' ? 90 : 30)

test('a job can be marked from three hours before the first of its crew has to leave', () => {
  const job = { startsAt: at('17:00:00'), fromArea: 'ginza' }
  expect(marksFrom(job, ['near', 'far'], drive)).toEqual(at('12:30:00'))
  expect(marksFrom(job, [], drive)).toEqual(at('14:00:00'))
})

test('whoever marks a job too early reads from when, and a moment later it counts', () => {
  const jobs = new Map([['AN-1', { bookingId: 'one', whyNot: null, marksFrom: at('13:00:00'), landsAt: null }]])
  const why = 'This can be marked from 13:00 on Wednesday 9 December.'
  const eve = new Date('2026-12-08T20:37:00+09:00')
  const tap = { ...mark('on_the_way', '05:00:00'), at: eve.toISOString() }
  for (const byDesk of [true, false]) {
    expect(judgeTap(tap, [], scene('05:00:00', { jobs, byDesk, receivedAt: eve }))).toEqual({ is: 'refused', why })
    const now = scene('12:59:59', { jobs, byDesk })
    expect(judgeTap(mark('on_the_way', '12:59:59'), [], now)).toEqual({ is: 'refused', why })
    const inTime = scene('13:00:00', { jobs, byDesk })
    expect(judgeTap(mark('on_the_way', '13:00:00'), [], inTime)).toMatchObject({ is: 'mark' })
  }
  // A step after it is no way round.
  const before = [stands('on_the_way', '05:00:00')]
  expect(judgeTap(mark('arrived', '06:00:00'), before, scene('06:00:00', { jobs }))).toEqual({ is: 'refused', why })
})

test('nobody is on board before the flight has landed: the crew may be there, and both read what to do', () => {
  const job = { bookingId: 'one', whyNot: null, marksFrom: at('02:00:00'), landsAt: at('10:40:00') }
  const jobs = new Map([['AN-1', job]])
  const onTheWay = [stands('on_the_way', '09:50:00')]
  expect(judgeTap(mark('arrived', '10:20:00'), onTheWay, scene('10:20:00', { jobs }))).toMatchObject({ is: 'mark' })
  const there = [...onTheWay, stands('arrived', '10:20:00')]
  const early = mark('on_board', '10:39:00')
  expect(judgeTap(early, there, scene('10:39:00', { jobs }))).toEqual({
    is: 'refused',
    why: 'The flight lands at 10:40: nobody can be on board before. If it landed earlier, please call the desk.',
  })
  // The desk cannot write down such an hour afterwards either.
  expect(judgeTap(early, there, scene('12:00:00', { jobs, byDesk: true }))).toEqual({
    is: 'refused',
    why: 'The flight lands at 10:40: nobody can be on board before. If it landed earlier, enter that hour first.',
  })
  expect(judgeTap(mark('on_board', '10:40:00'), there, scene('10:40:00', { jobs }))).toMatchObject({ is: 'mark' })
})

test('a telephone whose clock says an hour before that counts by the receipt; the desk, which typed it, is told', () => {
  const jobs = new Map([['AN-1', { bookingId: 'one', whyNot: null, marksFrom: at('13:00:00'), landsAt: null }]])
  const tap = mark('on_the_way', '09:00:00')
  expect(judgeTap(tap, [], scene('16:10:00', { jobs }))).toMatchObject({ mark: { at: at('16:10:00') } })
  expect(judgeTap(tap, [], scene('16:10:00', { jobs, byDesk: true }))).toMatchObject({ is: 'refused' })
})

test('steps stay in their order although the clock was set back between them', () => {
  const before = [stands('on_the_way', '05:30:00')]
  expect(judgeTap(mark('arrived', '05:10:00'), before, scene('05:40:00'))).toMatchObject({
    mark: { at: at('05:30:00') },
  })
})

test('a tap is taken back within two minutes by the taps’ own times, and by whoever tapped it', () => {
  const late = [stands('arrived', '05:10:00', { receivedAt: at('09:00:00') })]
  expect(judgeTap(undo('tap-arrived', '05:11:59'), late, scene('09:00:00'))).toMatchObject({ is: 'undo' })
  expect(judgeTap(undo('tap-arrived', '05:12:01'), late, scene('09:00:00'))).toMatchObject({ is: 'refused' })
  const someoneElses = [stands('arrived', '05:10:00', { resourceId: 'emi' })]
  expect(judgeTap(undo('tap-arrived', '05:10:30'), someoneElses, scene('05:10:30'))).toMatchObject({ is: 'refused' })
  const gone = [stands('arrived', '05:10:00', { undoneAt: at('05:11:00') })]
  expect(judgeTap(undo('tap-arrived', '05:11:00'), gone, scene('05:20:00'))).toEqual({ is: 'known' })
})

test('what is followed by a later step is not taken back', () => {
  const both = [stands('arrived', '05:10:00'), stands('on_board', '05:11:00')]
  expect(judgeTap(undo('tap-arrived', '05:11:30'), both, scene('05:11:30'))).toMatchObject({
    why: 'A later step is marked already. Please call the desk.',
  })
  const taken = [stands('arrived', '05:10:00'), stands('on_board', '05:11:00', { undoneAt: at('05:11:10') })]
  expect(judgeTap(undo('tap-arrived', '05:11:30'), taken, scene('05:11:30'))).toMatchObject({ is: 'undo' })
})

test('a clock that went back between a tap and its undo is judged by when they came', () => {
  const own = [stands('arrived', '05:10:00')]
  expect(judgeTap(undo('tap-arrived', '04:11:00'), own, scene('05:11:00'))).toMatchObject({ is: 'undo' })
  expect(judgeTap(undo('tap-arrived', '04:20:00'), own, scene('05:20:00'))).toMatchObject({ is: 'refused' })
})

test('what the desk marked only the desk takes back, and what the crew tapped only they', () => {
  const byDesk = [stands('on_the_way', '05:00:00', { byDesk: true })]
  const own = [stands('on_the_way', '05:00:00')]
  const tap = undo('tap-on_the_way', '05:01:00')
  const desk = scene('05:01:00', { byDesk: true, resourceId: 'emi' })
  expect(judgeTap(tap, byDesk, scene('05:01:00'))).toMatchObject({ why: 'There is nothing to take back.' })
  expect(judgeTap(tap, own, desk)).toMatchObject({ why: 'There is nothing to take back.' })
  // Whoever of the crew it was marked for may have changed since.
  expect(judgeTap(tap, byDesk, desk)).toMatchObject({ is: 'undo' })
  expect(judgeTap(undo('tap-on_the_way', '05:03:00'), byDesk, { ...desk, receivedAt: at('05:03:00') })).toMatchObject({
    is: 'refused',
  })
})
