import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { whyNotAtLength, whyNotInShort, whyNotInWords } from './candidate-words.rules.ts'
import { listCandidates, rate } from './candidates.rules.ts'
import { car, chauffeur, demandFor, fleetOf, guide } from './crew.fixture.ts'
import type { Demand, Job } from './demand.rules.ts'
import { job } from './duty.fixture.ts'

const monday = '2026-11-16'
const ofHaddad = { guest: 'Haddad', tour: 'Narita' }

/** What is said of somebody who is to take a job on Monday beside those that they have. */
function wordsOf(
  resource: Parameters<typeof rate>[0],
  { start = '09:00', demand = {}, own = [], drives = null, driver = null }: About = {},
) {
  const fleet = fleetOf({ vehicles: [], chauffeurs: [] })
  const taken = new Map([[resource.id, own.map((one, at) => (one.isAway ? one : { ...one, bookingId: String(at) }))]])
  const startsAt = tokyoInstant(monday, start)
  const question = { fleet, taken, demand: demandFor(demand), startsAt, vehicleClass: null, drives, driver }
  const { problem } = rate(resource, question)
  if (!problem) return null
  const otherJob = (id: string) => {
    const other = own[Number(id)]
    return other && { ...ofHaddad, startsAt: other.startsAt, endsAt: other.endsAt }
  }
  const words = { fleet, startsAt, otherJob }
  return [
    whyNotInShort(problem),
    whyNotInWords(problem, words),
    whyNotAtLength(problem, words, 'Hayashi').replace(whyNotInWords(problem, words), ''),
  ]
}
interface About {
  start?: string
  demand?: Partial<Demand>
  own?: Job[]
  drives?: Parameters<typeof rate>[1]['drives']
  driver?: string | null
}

const hayashi = chauffeur('hayashi', ['sedan'])

test('an overlap is told with whom and when', () => {
  expect(wordsOf(hayashi, { own: [job(monday, '10:00', 7)] })).toEqual([
    ...['Taken', 'Out with Haddad, 10:00 to 17:00', ''],
  ])
  expect(wordsOf(hayashi, { start: '02:00', own: [job('2026-11-15', '20:00', 8)] })?.[1]).toBe(
    'Out with Haddad, Sun 15, 20:00 to 04:00',
  )
})

test('too little time between two is told with how much there is and how much is needed', () => {
  expect(wordsOf(hayashi, { own: [job(monday, '07:00', 1.75)] })?.[1]).toBe(
    'Too close to Haddad, 07:00 to 08:45: 15 min between, 30 min are needed',
  )
})

test('a short rest is told by its length, the least, what ends late and from when it would do', () => {
  // Home at 23:10 and 40 minutes more; out 50 minutes before 07:00, to be there ten minutes early.
  const own = [job('2026-11-15', '12:00', 11)]
  expect(wordsOf(hayashi, { start: '07:00', own })).toEqual([
    'Rest 6 h 30',
    '6 h 30 of rest, the least is 9 h',
    '. Hayashi’s Narita with Haddad ends on Sunday at 23:00, so Hayashi fits from 09:30',
  ])
  // A day after it: an earlier start would do.
  expect(wordsOf(hayashi, { start: '14:00', own: [job('2026-11-17', '06:00', 9)] })).toEqual([
    'Rest 6 h 30',
    '6 h 30 of rest, the least is 9 h',
    '. Hayashi’s Narita with Haddad starts on Tuesday at 06:00, so Hayashi fits until a start at 11:30',
  ])
})

test('a day that gets too long, and a bus driven for too long, are told with how long', () => {
  expect(wordsOf(hayashi, { own: [job(monday, '03:00', 4)] })?.slice(0, 2)).toEqual([
    'Day of 15 h 30',
    'A day of 15 h 30, the most is 13 h',
  ])
  const bus = { demand: { isBus: true, drivingMinutes: 500, vehicleClass: 'sedan' as const } }
  expect(wordsOf(hayashi, { ...bus, own: [job(monday, '06:00', 2)] })?.slice(0, 2)).toEqual([
    '9 h 20 at the wheel',
    '9 h 20 at the wheel of a bus, the most is 9 h',
  ])
})

test('a car says how many seats or suitcases it is short of, and who may not drive it', () => {
  const sedan = car('sedan', 'sedan')
  expect(wordsOf(sedan, { demand: { largeCases: 4 } })?.[1]).toBe('Two suitcases too many')
  expect(wordsOf(sedan, { demand: { seats: 4 } })?.[1]).toBe('One seat too few')
  expect(wordsOf(sedan, { demand: { vehicleClass: 'hiace' } })?.[1]).toBe('Not the hiace that was booked')
  expect(
    wordsOf(car('bus', 'coaster'), { demand: { vehicleClass: 'coaster' }, drives: ['sedan'], driver: 'Dai Abe' })?.[1],
  ).toBe('Dai Abe has no licence for the coaster')
  expect(wordsOf(car('old', 'sedan', { papersUntil: '2026-11-12' }))).toEqual([
    ...['Papers ended', 'Papers ended on 12 Nov', ''],
  ])
})

test('a bus says when who drives already would be at the wheel for too long', () => {
  const driver = chauffeur('abe', ['coaster'])
  const question = {
    ...{ fleet: fleetOf({ vehicles: [], chauffeurs: [driver] }), startsAt: tokyoInstant(monday, '09:00') },
    demand: demandFor({ vehicleClass: 'coaster', isBus: true, drivingMinutes: 500 }),
    ...{ vehicleClass: null, drives: driver.drives, chauffeur: driver },
  }
  const bus = car('bus', 'coaster')
  expect(rate(bus, { ...question, taken: new Map() }).problem).toBeNull()
  const taken = new Map([[driver.id, [job(monday, '06:00', 2)]]])
  expect(rate(bus, { ...question, taken }).problem).toMatchObject({ why: 'too-long-at-the-wheel', drivingMinutes: 560 })
})

test('a handover that has no time is told with who has the car, where it goes and how long that takes', () => {
  const alphard = { ...car('Alphard 58-20', 'sedan'), garageName: 'Shinagawa garage' }
  const other = { ...car('Crown 12-34', 'sedan'), garageName: 'Koto garage' }
  const hamada = { ...chauffeur('hamada', ['sedan']), name: 'Ken Hamada' }
  const fleet = fleetOf({ vehicles: [alphard, other], chauffeurs: [hamada, hayashi] })
  const say = (resource: Parameters<typeof rate>[0], start: string, own: Record<string, Job>, with_: object) => {
    const startsAt = tokyoInstant(monday, start)
    const taken = new Map(Object.entries(own).map(([id, one]) => [id, [{ ...one, bookingId: '0' }]]))
    const terms = { vehicleClass: null, drives: null, ...with_ }
    const { problem } = rate(resource, {
      fleet,
      taken,
      demand: demandFor({ durationMinutes: 180 }),
      startsAt,
      ...terms,
    })
    const [first] = Object.values(own)
    const otherJob = () => first && { ...ofHaddad, startsAt: first.startsAt, endsAt: first.endsAt }
    return problem && [whyNotInShort(problem), whyNotInWords(problem, { fleet, startsAt, otherJob })]
  }
  const withHamada = { ...job(monday, '10:00', 4), partnerId: 'hamada', garageArea: 'garage' }
  const needed = '40 min between, 1 h 50 are needed'
  // Of the car that would come, and of the car that stays with whoever comes.
  for (const said of [
    say(alphard, '14:40', { [alphard.id]: withHamada }, { chauffeur: hayashi }),
    say(hayashi, '14:40', { [alphard.id]: withHamada }, { vehicle: alphard }),
  ])
    expect(said).toEqual([
      'No time to hand over',
      `Alphard 58-20 is with Ken Hamada until 14:00 and goes through Shinagawa garage first: ${needed}`,
    ])
  expect(say(alphard, '06:20', { [alphard.id]: withHamada }, { chauffeur: hayashi })?.[1]).toBe(
    `Alphard 58-20 is with Ken Hamada from 10:00 and goes through Shinagawa garage first: ${needed}`,
  )
  const inCrown = { ...job(monday, '10:00', 4), partnerId: other.id, garageArea: 'garage' }
  expect(say(hamada, '14:40', { hamada: inCrown }, { vehicle: alphard })?.[1]).toBe(
    'Ken Hamada has another car until 14:00 and brings it to Koto garage first: 40 min between, 1 h 40 are needed',
  )
  expect(say(hamada, '06:20', { hamada: inCrown }, { vehicle: alphard })?.[1]).toBe(
    'Ken Hamada has another car from 10:00 and leaves this one in Shinagawa garage first: 40 min between, 1 h 40 are needed',
  )
  expect(say(alphard, '14:40', { [alphard.id]: withHamada }, { chauffeur: hamada })).toBeNull()
})

test('who begins in the garage of the car comes before who does not', () => {
  const [near, far] = [chauffeur('zukawa', ['sedan']), chauffeur('abe', ['sedan'], { garageArea: 'harbour' })]
  const crown = car('crown', 'sedan')
  const question = {
    ...{ fleet: fleetOf({ vehicles: [crown], chauffeurs: [far, near] }), taken: new Map(), demand: demandFor() },
    ...{ startsAt: tokyoInstant(monday, '09:00'), vehicleClass: null, drives: null },
  }
  const names = (vehicle: typeof crown | null) =>
    listCandidates('chauffeur', { ...question, vehicle }).map(({ resource }) => resource.name)
  expect([names(crown), names(null)]).toEqual([
    ['zukawa', 'abe'],
    ['abe', 'zukawa'],
  ])
})

test('people say what they may not, cannot, and when they are back', () => {
  expect(wordsOf(hayashi, { demand: { vehicleClass: 'coaster' } })?.[1]).toBe('No licence for the coaster')
  expect(wordsOf(guide('noda', ['en']), { demand: { guideLanguage: 'fr' } })?.slice(0, 2)).toEqual([
    ...['No French', 'Does not speak French'],
  ])
  expect(wordsOf(chauffeur('late', ['sedan'], { worksFromMinutes: 720 }))?.[1]).toBe('Does not work at that hour')
  const ill = (until: string): Job => ({
    ...job(monday, '00:00', 1),
    isAway: true,
    awayKind: 'ill',
    endsAt: new Date(until),
  })
  expect(wordsOf(hayashi, { own: [ill('2026-11-19T00:00:00+09:00')] })?.[0]).toBe('Ill until Wed 18')
  expect(wordsOf(hayashi, { own: [ill('2026-11-16T14:00:00+09:00')] })?.[0]).toBe('Ill until Mon 16, 14:00')
  const leave: Job = { ...ill('2026-11-19T00:00:00+09:00'), awayKind: 'leave' }
  expect(wordsOf(hayashi, { own: [leave] })?.[0]).toBe('On leave until Wed 18')
})
