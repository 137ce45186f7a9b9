import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { days } from './days.fixture.ts'
import { RouteMap } from './route-map.tsx'

const map = (slug: string, props: { highlighted?: number; distanceKilometres?: number } = {}) => {
  const [pickUp, ...rest] = days[slug] ?? []
  const dropOff = rest.pop()
  if (!pickUp || !dropOff) throw new Error(`no day called ${slug}`)
  return renderToStaticMarkup(createElement(RouteMap, { pickUp, stops: rest, dropOff, line: 'F', ...props }))
}

test('the map says its route in words', () => {
  expect(map('fuji-at-first-light', { distanceKilometres: 230 })).toContain(
    'role="img" aria-label="Route from your hotel in central Tokyo to Oishi Park, Lake Kawaguchi, Chureito Pagoda, ' +
      'Fifth Station, Subaru Line, Lunch in Fujiyoshida and Oshino Hakkai, and back, about 230 km by road"',
  )
  expect(map('fuji-at-first-light')).not.toContain('by road')
})

test.each(Object.keys(days))(
  '%s is drawn in whole numbers, without inline styles and without anything to focus',
  (slug) => {
    const drawn = map(slug)
    expect(drawn).not.toMatch(/NaN|Infinity|undefined|style=|tabindex|href/)
    for (const [, path] of drawn.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^[MLQZ\d -]*$/)
  },
)

test('the way back is dotted, and the hotel carries the first and the last number', () => {
  const drawn = map('fuji-at-first-light')
  expect(drawn.match(/stroke-dasharray/g)).toHaveLength(1)
  expect(drawn).toContain('F01, F07')
})

test('Fuji and its name stand on a map of Hakone, not on one of Ginza', () => {
  expect(map('hakone-the-lake-and-the-baths')).toContain('Mt Fuji')
  expect(map('palace-walls-to-ginza')).not.toContain('Mt Fuji')
})

test('the highlighted stop alone is filled with ink', () => {
  const filled = (drawn: string) => drawn.match(/<(rect|circle)[^>]*fill-ink"/g)?.length ?? 0
  expect(filled(map('fuji-at-first-light'))).toBe(0)
  expect(filled(map('fuji-at-first-light', { highlighted: 2 }))).toBe(1)
  expect(map('fuji-at-first-light', { highlighted: 6 })).toBe(map('fuji-at-first-light', { highlighted: 0 }))
})

test('a drive without stops, from a door to the same or to another, is still a map', () => {
  const hotel = { name: 'Your hotel', latitude: 35.6812, longitude: 139.7671 }
  const airport = { name: 'Haneda', latitude: 35.5446, longitude: 139.7683 }
  const drive = (dropOff: typeof hotel) =>
    renderToStaticMarkup(createElement(RouteMap, { pickUp: hotel, stops: [], dropOff, line: 'Q' }))
  expect(drive(airport)).toContain('aria-label="Route from your hotel to Haneda"')
  expect(drive(hotel)).not.toMatch(/NaN|Infinity/)
})
