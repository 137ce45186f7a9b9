import { expect, test } from 'vitest'
import { dayInWords, factsOf, noticeOf, seasonOf, startsOf, stepsNoteOf, type TourOnPage } from './tour-in-words.ts'

const hotel = {
  name: 'Your hotel in central Tokyo',
  nameJa: '都心のホテル',
  latitude: 35.68,
  longitude: 139.77,
  isGuestsHotel: true,
}
const haneda = {
  name: 'Haneda, Terminal 3',
  nameJa: '羽田空港第3ターミナル',
  latitude: 35.55,
  longitude: 139.78,
  isGuestsHotel: false,
}
const stop = { latitude: 35, longitude: 139, note: 'Look.', nameJa: '大石公園', admissionYen: null }
const tour = {
  duration: 240,
  startTimes: ['08:30', '09:00', '21:00'],
  maxGuests: 9,
  guideIncluded: true,
  walkingLevel: 'easy',
  walkingKilometres: 3.5,
  steps: 0,
  bestMonths: [3, 4, 5],
  season: null,
  closed: [],
  minimumNoticeHours: 48,
  pickUp: hotel,
  dropOff: haneda,
  returnDriveMinutes: 60,
  itineraries: [
    { ...stop, name: 'Oishi Park', driveMinutes: 50, arrivalMinutes: 50, stayMinutes: 60, admission: 'free' },
    {
      ...stop,
      name: 'Fifth Station',
      driveMinutes: 10,
      arrivalMinutes: 120,
      stayMinutes: 60,
      admission: 'not included',
      admissionYen: 300,
    },
  ],
} as unknown as TourOnPage

test('the day runs on the clock of the chosen start, from door to door', () => {
  const stops = dayInWords(tour, '08:30')
  expect(stops.map(({ clock, drive }) => [clock, drive])).toEqual([
    ['08:30', '50 min'],
    ['09:20', '10 min'],
    ['10:30', '1 h'],
    ['12:30', undefined],
  ])
  expect(dayInWords(tour, '21:00').at(-1)?.clock).toBe('01:00')
})

test('each stop says how long, and what entry costs', () => {
  const [pickUp, park, station, dropOff] = dayInWords(tour, '08:30')
  expect(pickUp?.note).toBe('Your chauffeur is there from 08:20.')
  expect(park).toMatchObject({ stay: '1 h here', admission: 'Free entry', nameJa: '大石公園' })
  expect(station?.admission).toBe('Entry ¥300 each, not included')
  expect([pickUp?.nameJa, dropOff?.nameJa]).toEqual([undefined, '羽田空港第3ターミナル'])
})

test('a day without a guide says so', () => {
  expect(factsOf(tour, '08:30')[2]).toMatchObject({ title: 'English', note: 'Guide included' })
  expect(factsOf({ ...tour, guideIncluded: false }, '08:30')[2]?.title).toBe('Chauffeur only')
})

test('many steps are said, with what the tour itself says of them', () => {
  const [park, station] = tour.itineraries
  const note = 'Eighty-six steps or a lift.'
  const steep = { ...tour, steps: 86, itineraries: [park, { ...station, name: 'Atago', note }] } as TourOnPage
  expect(factsOf(steep, '08:30')[3]?.note).toBe('About 3.5\u00a0km, 86\u00a0steps')
  expect(stepsNoteOf(steep)).toBe('Atago: Eighty-six steps or a lift.')
  expect(factsOf(tour, '08:30')[3]?.note).toBe('About 3.5\u00a0km')
  expect([stepsNoteOf({ ...steep, steps: 36 }), stepsNoteOf({ ...tour, steps: 86 })]).toEqual([null, null])
})

test('seasons, notice and starts are said as people say them', () => {
  expect(seasonOf(tour)).toBe('At its best: March to May. It runs all year.')
  expect(seasonOf({ ...tour, season: { from: '03-20', to: '04-12' } })).toBe('It runs 20 March to 12 April only.')
  expect(noticeOf(tour)).toBe('At least 48 hours (2 days) before the start')
  expect(noticeOf({ ...tour, minimumNoticeHours: 6 })).toBe('At least 6 hours before the start')
  expect(startsOf(tour)).toBe('08:30, 09:00 or 21:00')
  expect(startsOf({ ...tour, startTimes: ['09:45'] })).toBe('09:45')
})
