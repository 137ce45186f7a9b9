import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { keepOneCoaster, wholeCoaster } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true }, keepOneCoaster)

/** Twelve hours from door to door, at a long way from the city. */
const fuji = { tour: 'fuji-at-first-light', day: '2026-12-09', start: '05:00', guests: 2 }
const ask = (wish: object) => post(shared(), '/quotes', { ...usualWish, ...wish })

test('a pick-up from which nobody may work the day says so, and blames no other guest', async () => {
  const { status, body } = await ask({ ...fuji, pickUp: 'narita-terminal-1' })
  expect([status, body.code]).toEqual([409, 'inventory.place-too-far'])
  expect(body.fields.pickUp).toMatch(
    /^From Narita .* the day would be longer than a chauffeur may work \(13 hours\)\.$/,
  )
  expect(body.nearest).toEqual([])
  await quoteFor(shared(), { ...fuji, pickUp: 'palace-hotel-tokyo' })
})

test('places from which the day can never be had are named before they are chosen, and no other', async () => {
  const quote = await quoteFor(shared(), fuji)
  const { body } = await get(shared(), `/quotes/${quote.id}/places-too-far`)
  expect(body.pickUp['narita-terminal-1']).toContain('longer than a chauffeur may work')
  expect(body.pickUp).not.toHaveProperty('palace-hotel-tokyo')
  for (const slug of ['haneda-terminal-3', 'park-hyatt-tokyo', 'tokyo-station'])
    expect((await ask({ ...fuji, pickUp: slug })).body.code === 'inventory.place-too-far', slug).toBe(
      slug in body.pickUp,
    )
})

test('a place so far away that the stops would be shorter than a quarter of an hour is refused, and named before', async () => {
  const halfDay = { tour: 'the-expressway-at-night', day: '2026-12-09', start: '19:00', guests: 2 }
  const quote = await quoteFor(shared(), halfDay)
  const { body: named } = await get(shared(), `/quotes/${quote.id}/places-too-far`)
  const shorter = 'so long that some stops would be shorter than 15 minutes'
  for (const end of ['pickUp', 'dropOff']) {
    expect(named[end]['nikko-station'], end).toContain(shorter)
    const { status, body } = await ask({ ...halfDay, [end]: 'nikko-station' })
    expect([status, body.code, body.nearest]).toEqual([409, 'inventory.place-too-far', []])
    expect(body.fields).toEqual({ [end]: expect.stringContaining(shorter) })
    // The control: the same day between places of the city.
    await quoteFor(shared(), { ...halfDay, [end]: 'park-hyatt-tokyo' })
  }
})

test('a pick-up in the part of the city in which a tour begins adds nothing, and which part that is is said before', async () => {
  const layover = { tour: 'haneda-layover-in-tokyo', day: '2026-12-10', start: '10:00', guests: 2 }
  const own = await quoteFor(shared(), layover)
  const { body } = await get(shared(), `/quotes/${own.id}/places-too-far`)
  const { body: known } = await get(shared(), '/places')
  const terminal = known.places.find(({ slug }: { slug: string }) => slug === 'haneda-terminal-2')
  expect(body.beginsIn).toBe(terminal.areaName)
  expect((await quoteFor(shared(), { ...layover, pickUp: terminal.slug })).totalYen).toBe(own.totalYen)
  const feeOf = async (tour: string) => {
    const { places } = (await get(shared(), `/places?tour=${tour}`)).body
    return places.find(({ slug }: { slug: string }) => slug === terminal.slug).feeYen
  }
  expect(await feeOf(layover.tour), 'nor is a fee said of it').toBe(0)
  expect(await feeOf(fuji.tour)).toBe(terminal.feeYen)
  // The control: to a day that begins in the city the same terminal adds its fee.
  const inTown = { ...usualWish, day: '2026-12-10' }
  const [town, fromThere] = [
    await quoteFor(shared(), inTown),
    await quoteFor(shared(), { ...inTown, pickUp: terminal.slug }),
  ]
  expect(terminal.feeYen).toBeGreaterThan(0)
  expect(fromThere.totalYen).toBe(town.totalYen + terminal.feeYen)
})

test('a tour that begins at an airport or a pier says so, and one that begins at a hotel does not', async () => {
  const beginsAt = async (tour: string, start: string) => {
    const quote = await quoteFor(shared(), { tour, day: '2026-12-10', start, guests: 2 })
    return (await get(shared(), `/quotes/${quote.id}/places-too-far`)).body.beginsAt
  }
  expect(await beginsAt('haneda-layover-in-tokyo', '10:00')).toEqual({
    ...{ kind: 'airport', slug: 'haneda-terminal-3', name: 'Haneda, Terminal 3' },
  })
  expect(await beginsAt(fuji.tour, fuji.start)).toBeNull()
})

test('a short day is within reach of every place (the control)', async () => {
  const quote = await quoteFor(shared(), { ...usualWish, day: '2026-12-10' })
  const { body } = await get(shared(), `/quotes/${quote.id}/places-too-far`)
  expect(body.pickUp).not.toHaveProperty('narita-terminal-1')
  expect(body.dropOff).not.toHaveProperty('narita-terminal-1')
})

test('a day whose only car is taken is sold out from everywhere, and no place is blamed', async () => {
  const day = '2026-12-11'
  await bookAndPay(shared(), { ...wholeCoaster, day })
  const { body } = await ask({ ...wholeCoaster, day, pickUp: 'palace-hotel-tokyo' })
  expect([body.code, body.fields]).toEqual(['inventory.sold-out', undefined])
})
