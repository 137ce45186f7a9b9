import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Wish } from '#contract/wish.ts'
import { aQuote, wholeCheckout } from './checkout.fixture.ts'
import { detailsOf, isQuoteOfNow, wishKey, wishOf } from './checkout.ts'
import {
  forgetCheckout,
  openCheckout,
  readCheckout,
  stepAddress,
  updateCheckout,
  updateWish,
} from './checkout-state.ts'
import { parseCheckout, readStoredCheckout } from './checkout-storage.ts'
import { whatIsMissing } from './missing.ts'

const slug = 'fuji-at-first-light'
const tour = { slug, startTimes: ['05:30', '06:30'], maxGuests: 6, beginsElsewhere: false }
const open = (query = '', of = tour) => openCheckout(of, new URLSearchParams(query))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  forgetCheckout(slug)
  vi.unstubAllGlobals()
})

describe('what was chosen and typed', () => {
  test('begins with the address, and with the first start where it names none that the tour has', () => {
    open('day=2026-11-24&start=03:00&guests=3&ages=5&cases=2')
    expect(readCheckout(slug).wish).toMatchObject({
      day: '2026-11-24',
      start: '05:30',
      guests: 3,
      childAges: [5],
      largeCases: 2,
    })
  })

  test('stays through a reload, and the address counts more than the tab for what is wished', () => {
    open('day=2026-11-24')
    updateCheckout(slug, { note: 'Carsick on bends', contact: { email: 'e@example.com', phone: '' } })
    const stored = readStoredCheckout(slug)
    expect(stored).toMatchObject({ note: 'Carsick on bends', wish: { day: '2026-11-24' } })
    open('day=2026-11-26')
    expect(readCheckout(slug)).toMatchObject({ note: 'Carsick on bends', wish: { day: '2026-11-26' } })
  })

  test('an address without a wish takes up the one that the tab knows', () => {
    open('day=2026-11-24&guests=4')
    open('step=travellers')
    expect(readCheckout(slug).wish).toMatchObject({ day: '2026-11-24', guests: 4 })
  })

  test('a party beyond the tour is brought down to it, and one adult at least comes along', () => {
    open('guests=40')
    expect(readCheckout(slug).wish.guests).toBe(6)
    open('guests=2&ages=5,6')
    expect(readCheckout(slug).wish).toMatchObject({ guests: 2, childAges: [5] })
  })

  test('a tour that begins at a pier is met there unless the guest says otherwise', () => {
    open('', { ...tour, beginsElsewhere: true })
    expect(readCheckout(slug).meeting.pickUp.kind).toBe('tour')
  })

  test('where the tour begins at the guest’s hotel by now, the hotel is asked for', () => {
    open('', { ...tour, beginsElsewhere: true })
    open('')
    expect(readCheckout(slug).meeting.pickUp.kind).toBe('hotel')
    expect(whatIsMissing(readCheckout(slug), 'pick-up')).toMatchObject([{ fieldId: expect.stringMatching(/^pick-up/) }])
  })

  test('storage that is closed or unreadable costs nothing but the memory of it', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('closed')
      },
    })
    open('day=2026-11-24')
    updateCheckout(slug, { note: 'still here' })
    expect(readCheckout(slug).note).toBe('still here')
    expect(parseCheckout('{"version":1', slug)).toBeNull()
    expect(parseCheckout('null', slug)).toBeNull()
    expect(parseCheckout('{"version":0,"note":"old"}', slug)).toBeNull()
  })

  test('what a page kept that did not know a detail yet is taken up, without that detail', () => {
    const { room: _, ...meeting } = wholeCheckout().meeting
    const kept = parseCheckout(JSON.stringify({ version: 1, ...wholeCheckout(), meeting }), slug)
    expect(kept?.meeting).toEqual({ ...wholeCheckout().meeting, room: '' })
  })

  test('steps have addresses that carry the whole wish', () => {
    open('day=2026-11-24&start=06:30&guests=3&ages=5')
    const { wish } = readCheckout(slug)
    expect(stepAddress('day', wish)).toBe('?day=2026-11-24&start=06%3A30&guests=3&ages=5')
    expect(stepAddress('pick-up', wish)).toBe('?step=pick-up&day=2026-11-24&start=06%3A30&guests=3&ages=5')
  })
})

describe('what the server is asked', () => {
  test('the wish is one that the contract takes, with the pick-up once it is known', () => {
    const wish = wishOf(wholeCheckout())
    expect(Wish.safeParse(wish).success).toBe(true)
    expect(wish).toMatchObject({ tour: slug, guests: 3, childAges: [5], pickUp: 'palace-hotel-tokyo' })
    expect(wish).not.toHaveProperty('dropOff')
  })

  test('there is no wish without a day', () => {
    expect(wishOf(wholeCheckout({ wish: { ...wholeCheckout().wish, day: undefined } }))).toBeNull()
  })

  test('an address that is being typed is not priced before it was found', () => {
    const { meeting } = wholeCheckout()
    const at = (checked: { text: string; areaName: string } | null) =>
      wishOf(
        wholeCheckout({
          meeting: {
            ...meeting,
            dropOff: { ...meeting.dropOff, kind: 'address', address: ' 1-1 Yotsuya, Shinjuku ', checked },
          },
        }),
      )
    expect(at(null)).not.toHaveProperty('dropOffAddress')
    expect(at({ text: '1-1 Yotsuya, Shinjuku', areaName: 'Shinjuku' })).toMatchObject({
      dropOffAddress: '1-1 Yotsuya, Shinjuku',
    })
  })

  test('the details name the lead first, and the board by their whole name until the guest writes another', () => {
    expect(detailsOf(wholeCheckout())).toMatchObject({
      leadName: 'Eleanor Marsh',
      nameBoard: 'Eleanor Marsh',
      travellers: [{ name: 'Eleanor Marsh' }, { name: 'Tom Marsh', note: 'Vegetarian' }, { name: 'Ivy Marsh', age: 5 }],
    })
    const { meeting } = wholeCheckout()
    expect(detailsOf(wholeCheckout({ meeting: { ...meeting, nameBoard: '' } })).nameBoard).toBe('')
  })

  test('a quote is of now until the wish changes or its time is over', () => {
    const checkout = wholeCheckout()
    const quoted = { ...checkout, quote: aQuote, quotedFor: wishKey(checkout) }
    const now = Date.parse('2026-11-15T10:30:00+09:00')
    expect(isQuoteOfNow(quoted, now)).toBe(true)
    expect(isQuoteOfNow(quoted, Date.parse(aQuote.expiresAt))).toBe(false)
    expect(isQuoteOfNow({ ...quoted, wish: { ...quoted.wish, largeCases: 3 } }, now)).toBe(false)
    expect(isQuoteOfNow({ ...quoted, note: 'costs nothing' }, now)).toBe(true)
  })

  test('a changed wish leaves everything else as it is', () => {
    open('day=2026-11-24')
    updateCheckout(slug, { note: 'kept' })
    updateWish(slug, { guests: 5 })
    expect(readCheckout(slug)).toMatchObject({ note: 'kept', wish: { day: '2026-11-24', guests: 5 } })
  })
})
