import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { elementsOf, headlineOf, wordsOf } from '#server/testing/read-html.ts'

// What the page of cars says as it is sent; how a ride is asked for is tried in e2e/.

const annai = shareTestAnnai({ demo: true }, ({ app }) => app.inject('/faq'))

async function carsFor(asked: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({
    way: 'transfer',
    from: 'haneda-terminal-3',
    to: 'the-okura-tokyo',
    day: '2026-12-09',
    time: '19:05',
    guests: '3',
    ...asked,
  })
  const { statusCode, body } = await annai().app.inject(`/cabs/list?${query}`)
  expect(statusCode).toBe(200)
  return elementsOf(body, 'main')[0] ?? ''
}

const carIn = (html: string, name: string) =>
  elementsOf(html, 'article').find((car) => car.includes(`aria-label="${name}"`)) ?? ''

test('what cannot be is told at the question itself, and nothing can be chosen', async () => {
  for (const [asked, told] of [
    [{ to: 'haneda-terminal-3' }, 'This is where you set out. Choose another place.'],
    [{ returnDay: '2026-12-08', returnTime: '10:00' }, 'The way back begins before the way there.'],
    [{ flight: 'to Tokyo' }, 'A flight looks like NH 212.'],
    [{ day: '2020-01-01' }, ''],
  ] as const) {
    const main = await carsFor(asked)
    expect(wordsOf(main)).toContain(told)
    expect(main).not.toContain('aria-label="Choose the')
  }
  const { body } = await annai().app.inject('/cabs/list')
  expect(headlineOf(body)).toBe('Tell us a little more')
})

test('a train is met as well: fifteen minutes of waiting from the pick-up at the station', async () => {
  const main = await carsFor({ from: 'tokyo-station-yaesu' })
  expect(headlineOf(main)).toMatch(/all of you$/)
  expect(wordsOf(main)).toContain('Tokyo Station to The Okura Tokyo, 15 minutes of waiting from the pick-up')
  expect(wordsOf(await carsFor({ from: 'palace-hotel-tokyo' }))).toMatch(
    /begins or ends at an airport, a station or a port/,
  )
})

test('thirty suitcases may be asked for, and the answer says who can help', async () => {
  const main = await carsFor({ guests: '2', largeCases: '30' })
  expect(headlineOf(main)).toBe('None of our cars takes all of you at once')
  expect(wordsOf(main)).toContain('Ask the office')
  expect(wordsOf(carIn(main, 'Crown'))).toContain('Does not fit')
})

test('both ways are one sum', async () => {
  const alphard = wordsOf(carIn(await carsFor({ returnDay: '2026-12-12', returnTime: '10:00' }), 'Alphard'))
  expect(alphard).toContain('final, both ways')
  expect(alphard).toContain('The way back')
})
