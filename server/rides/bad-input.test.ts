import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { askCars, askQuote, usualAsk, usualHours, usualPoint } from '#server/testing/asked-rides.ts'

const annai = shareTestAnnai({ demo: true })

/** What is asked, under which code it is refused, and the field that is named. */
const refusals: [what: string, ask: object, code: string, field: string][] = [
  ['pick-up equals drop-off', { ...usualPoint, to: usualPoint.from }, 'platform.invalid-input', 'to'],
  [
    'the same address twice',
    {
      ...usualPoint,
      from: undefined,
      to: undefined,
      fromAddress: '1-2 Ginza, Chuo-ku',
      toAddress: '1-2  GINZA Chuo-ku',
    },
    'platform.invalid-input',
    'toAddress',
  ],
  ['outside the area', { ...usualAsk, to: undefined, toAddress: 'Kita 1, Sapporo' }, 'fleet.outside-area', 'toAddress'],
  ['a place that nobody knows', { ...usualAsk, to: 'atlantis' }, 'platform.invalid-input', 'to'],
  ['yesterday', { ...usualAsk, day: '2026-11-14' }, 'pricing.not-possible', 'day'],
  ['an hour that has passed', { ...usualAsk, day: '2026-11-15', time: '10:29' }, 'pricing.not-possible', 'time'],
  ['the year 9999', { ...usualAsk, day: '9999-12-31', time: '23:59' }, 'pricing.not-possible', 'day'],
  ['the year 0000', { ...usualAsk, day: '0000-01-01' }, 'pricing.not-possible', 'day'],
  ['a day that is none', { ...usualAsk, day: '2026-02-30' }, 'platform.invalid-input', 'day'],
  ['24:00', { ...usualAsk, time: '24:00' }, 'platform.invalid-input', 'time'],
  [
    'a return before the way there is over',
    { ...usualAsk, returnDay: '2026-12-09', returnTime: '16:00' },
    'platform.invalid-input',
    'returnTime',
  ],
  [
    'a return the day before',
    { ...usualAsk, returnDay: '2026-12-08', returnTime: '18:00' },
    'platform.invalid-input',
    'returnTime',
  ],
  [
    'a return in the year 9999',
    { ...usualAsk, returnDay: '9999-12-31', returnTime: '18:00' },
    'pricing.not-possible',
    'returnDay',
  ],
  ['a return without its hour', { ...usualAsk, returnDay: '2026-12-10' }, 'platform.invalid-input', 'returnTime'],
  ['a return without its day', { ...usualAsk, returnTime: '18:00' }, 'platform.invalid-input', 'returnDay'],
  [
    'by the hour and back',
    { ...usualHours, returnDay: '2026-12-10', returnTime: '18:00' },
    'platform.invalid-input',
    'returnDay',
  ],
  ['by the hour without hours', { ...usualHours, hours: undefined }, 'platform.invalid-input', 'hours'],
  ['hours for a transfer', { ...usualAsk, hours: 4 }, 'platform.invalid-input', 'hours'],
  ['one hour', { ...usualHours, hours: 1 }, 'platform.invalid-input', 'hours'],
  ['thirteen hours', { ...usualHours, hours: 13 }, 'platform.invalid-input', 'hours'],
  ['half an hour more', { ...usualHours, hours: 4.5 }, 'platform.invalid-input', 'hours'],
  [
    'two hours to where the way takes longer',
    { ...usualHours, hours: 2, from: 'hakone-yumoto-station', to: 'narita-terminal-1' },
    'platform.invalid-input',
    'hours',
  ],
  ['a transfer from door to door', { ...usualAsk, from: 'the-okura-tokyo' }, 'platform.invalid-input', 'from'],
  ['no beginning', { ...usualAsk, from: undefined }, 'platform.invalid-input', 'from'],
  ['no end', { ...usualAsk, to: undefined }, 'platform.invalid-input', 'to'],
  ['a place and an address', { ...usualAsk, toAddress: '1-2 Ginza, Chuo-ku' }, 'platform.invalid-input', 'toAddress'],
  ['a flight number that is not one', { ...usualAsk, flight: 'the big one' }, 'platform.invalid-input', 'flight'],
  ['a flight number with markup', { ...usualAsk, flight: '<b>1' }, 'platform.invalid-input', 'flight'],
  ['NUL in a place', { ...usualAsk, from: 'haneda\0' }, 'platform.invalid-input', 'from'],
  [
    'NUL in an address',
    { ...usualAsk, to: undefined, toAddress: 'Ginza\0, Chuo-ku' },
    'platform.invalid-input',
    'toAddress',
  ],
  ['nobody', { ...usualAsk, guests: 0 }, 'platform.invalid-input', 'guests'],
  ['41 guests', { ...usualAsk, guests: 41 }, 'platform.invalid-input', 'guests'],
  ['half a guest', { ...usualAsk, guests: 1.5 }, 'platform.invalid-input', 'guests'],
  ['41 suitcases', { ...usualAsk, largeCases: 41 }, 'platform.invalid-input', 'largeCases'],
  ['fewer than no suitcases', { ...usualAsk, largeCases: -1 }, 'platform.invalid-input', 'largeCases'],
  ['five child seats', { ...usualAsk, childSeats: 5 }, 'platform.invalid-input', 'childSeats'],
  ['more children than guests', { ...usualAsk, children: '3,4,5' }, 'platform.invalid-input', 'children'],
  ['a child of ninety', { ...usualAsk, children: '90' }, 'platform.invalid-input', 'children'],
  ['a way that is none', { ...usualAsk, way: 'rocket' }, 'platform.invalid-input', 'way'],
  ['a price of their own', { ...usualAsk, totalYen: 1 }, 'platform.invalid-input', 'totalYen'],
]

test.each(refusals)('the list refuses %s, and names the field', async (_, ask, code, field) => {
  const { status, body } = await askCars(annai(), ask)
  expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  expect(status).toBeLessThan(500)
})

test.each(refusals)('a quote refuses %s, and names the field', async (_, ask, code, field) => {
  const before = await quotes()
  const { status, body } = await askQuote(annai(), ask)
  expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  expect(status).toBeLessThan(500)
  expect(await quotes()).toBe(before)
})

const unquotable: [what: string, ask: object, code: string, field: string][] = [
  ['30 suitcases', { ...usualAsk, largeCases: 30 }, 'pricing.party-too-large', 'largeCases'],
  ['20 guests', { ...usualAsk, guests: 20 }, 'pricing.party-too-large', 'guests'],
  ['a car that is too small', { ...usualAsk, guests: 4 }, 'pricing.party-too-large', 'vehicleClass'],
  ['a bus', { ...usualAsk, guests: 11, vehicleClass: 'coaster' }, 'rides.no-car', 'vehicleClass'],
  ['a class that is none', { ...usualAsk, vehicleClass: 'tank' }, 'rides.no-car', 'vehicleClass'],
  ['no class', { ...usualAsk, vehicleClass: undefined }, 'platform.invalid-input', 'vehicleClass'],
  ['in an hour', { ...usualPoint, day: '2026-11-15', time: '11:30' }, 'pricing.not-possible', 'time'],
]

test.each(unquotable)('a quote refuses %s', async (_, ask, code, field) => {
  const { status, body } = await askQuote(annai(), ask)
  expect(body).toMatchObject({ code, fields: { [field]: expect.any(String) } })
  expect(status).toBeLessThan(500)
})

test('a longer day than a chauffeur may work says until when it can last', async () => {
  const { status, body } = await askQuote(annai(), {
    ...usualHours,
    time: '09:00',
    hours: 12,
    from: 'nikko-station',
    to: undefined,
  })
  expect([status, body.code]).toEqual([409, 'inventory.day-too-long'])
  expect(body.error).toMatch(/until \d\d:00 at the latest/)
})

const quotes = async () => (await annai().ctx.db.selectFrom('quotes').select('id').execute()).length
