import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { demoFlights } from './demo/demo-flights.ts'
import { bareFlight } from './flight-number.rules.ts'

const shared = shareTestAnnai({ demo: true })
const ask = (number: string) => get(shared(), `/rides/flights/${encodeURIComponent(number)}`)

test('a flight is found however it is written: where it comes from, when it lands and at which terminal', async () => {
  const found = {
    number: 'NH 212',
    fromCity: 'London Heathrow',
    terminal: 'haneda-terminal-3',
    terminalName: 'Haneda Airport, Terminal 3',
    lands: '19:05',
    isInternational: true,
  }
  for (const number of ['NH212', 'nh 212', 'Nh212', 'NH0212', 'nh212a'])
    expect(await ask(number), number).toMatchObject({ status: 200, body: found })
  expect((await ask('JL 112')).body).toMatchObject({ terminal: 'haneda-terminal-1', isInternational: false })
  expect((await ask('7c1101')).body).toMatchObject({ terminal: 'narita-terminal-3', lands: '10:50' })
})

test('a flight that we do not know is said so, and what is no flight is refused under its name', async () => {
  expect(await ask('ZZ 999')).toMatchObject({ status: 404, body: { code: 'rides.unknown-flight' } })
  for (const number of ['hello', 'N', 'NH', 'NH12345', "NH'--", 'NH 212 9', '\u0000'])
    expect(await ask(number), number).toMatchObject({ status: 400, body: { code: 'platform.invalid-input' } })
})

test('the timetable names every flight once, as it is kept, at an hour of the day', () => {
  expect(demoFlights.length).toBeGreaterThanOrEqual(120)
  expect(new Set(demoFlights.map(({ number }) => number)).size).toBe(demoFlights.length)
  for (const { number, landsMinutes, terminal } of demoFlights) {
    expect(bareFlight(number)).toBe(number)
    expect(number).toMatch(/^[A-Z0-9]{2}\d{1,4}$/)
    expect(landsMinutes).toBeGreaterThanOrEqual(0)
    expect(landsMinutes).toBeLessThan(1440)
    expect(terminal).toMatch(/^(haneda|narita)-terminal-[123]$/)
  }
})
