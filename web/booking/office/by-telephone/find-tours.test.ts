import { expect, test } from 'vitest'
import type { TourToBook } from '#contract/phone-booking.ts'
import { findTours, freeInWords, tourChoices } from './find-tours.ts'

const tour = (slug: string, title: string, line: string, places: string[] = []): TourToBook => ({
  ...{ slug, title, line, places, startTimes: ['08:00'], guideIncluded: true, cancellationTiers: [] },
  beginsAt: null,
  beginsIn: '',
})
const tours = [
  tour('chureito', 'Chūreitō and the weaving town', 'Fuji and Hakone', ['Arakura Sengen Park']),
  tour('first-light', 'Fuji at first light', 'Fuji and Hakone', ['Oishi Park']),
  tour('yanaka', 'Yanaka by lantern', 'Old Tokyo', ['Yanaka Cemetery']),
]
const slugs = (typed: string) => findTours(tours, typed).map(({ tour: { slug } }) => slug)

test('a tour is found by its area, its stops and its name, those with the name first', () => {
  expect(slugs('fuji')).toEqual(['first-light', 'chureito'])
  expect(slugs('oishi')).toEqual(['first-light'])
  expect(slugs('chureito')).toEqual(['chureito'])
  expect(slugs('tokyo cemetery')).toEqual(['yanaka'])
  expect(slugs('')).toHaveLength(3)
  expect(slugs('osaka')).toEqual([])
})

test('found by a stop, the list says by which', () => {
  expect(tourChoices(tours, { typed: 'oishi', chosen: '', free: null })).toEqual([
    { id: 'first-light', label: 'Fuji at first light', detail: 'Fuji and Hakone. Oishi Park. 08:00' },
  ])
})

test('of a day only tours with a crew are offered, with the hour; the chosen one stays', () => {
  const free = new Map([['yanaka', { start: '17:00', crews: 3, noticeEndedAt: null }]])
  const choices = tourChoices(tours, { typed: '', chosen: 'chureito', free })
  expect(choices.map(({ id }) => id).sort()).toEqual(['chureito', 'yanaka'])
  expect(choices.find(({ id }) => id === 'yanaka')?.detail).toBe('Old Tokyo. 17:00, 3 crews free')
})

test('a tour whose notice has ended on that day says so', () => {
  const free = new Map([['yanaka', { start: '17:00', crews: 1, noticeEndedAt: '2026-11-15T17:00:00+09:00' }]])
  const [yanaka] = tourChoices(tours, { typed: '', chosen: '', free })
  expect(yanaka?.detail).toBe('Old Tokyo. 17:00, 1 crew free, notice has ended')
})

test('who asks for another language hears of which tours it is true', () => {
  expect(freeInWords(5, 45, { guests: 2, guideLanguage: 'en' })).toBe('5 of 45 tours have a crew for 2.')
  expect(freeInWords(4, 45, { guests: 2, guideLanguage: 'es' })).toBe(
    '4 of 45 tours have a crew for 2, those with a guide in Spanish.',
  )
  const free = new Map([['yanaka', { start: '17:00', crews: 3, noticeEndedAt: null }]])
  const alone = tours.map((tour) => ({ ...tour, guideIncluded: false }))
  const [yanaka] = tourChoices(alone, { typed: '', chosen: '', free })
  expect(yanaka?.detail).toBe('Old Tokyo. 17:00, 3 crews free, without a guide')
})
