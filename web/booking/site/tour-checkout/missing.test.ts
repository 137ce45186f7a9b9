import { describe, expect, test } from 'vitest'
import { bookingDetails, plainFor } from '#core/booking-details.ts'
import { askFor } from '../checkout/ask-for.ts'
import { wholeCheckout } from './checkout.fixture.ts'
import { detailsKey, detailsOf, wishKey } from './checkout.ts'
import { reachable, whatIsMissing } from './missing.ts'
import { readStep } from './steps.ts'

const whole = wholeCheckout()
const messagesOf = (checkout: typeof whole, step: 'day' | 'travellers' | 'pick-up' | 'review') =>
  Object.fromEntries(whatIsMissing(checkout, step).map(({ fieldId, message }) => [fieldId, message]))

describe('what is missing', () => {
  test('nothing, where all three steps are whole', () => {
    for (const step of ['day', 'travellers', 'pick-up'] as const) expect(whatIsMissing(whole, step), step).toEqual([])
  })

  test('a day, and a start', () => {
    const { day: _, ...dayless } = whole.wish
    expect(messagesOf({ ...whole, wish: dayless }, 'day')).toEqual({ day: 'Choose a day.' })
    const { start: __, ...startless } = whole.wish
    expect(messagesOf({ ...whole, wish: startless }, 'day')).toEqual({ start: 'Choose when it begins.' })
  })

  test('a seat for a child that needs one, or the word that it comes along', () => {
    const seatless = { ...whole, wish: { ...whole.wish, guests: 4, childAges: [3, 8], extras: [] } }
    expect(messagesOf(seatless, 'day')).toEqual({
      'own-seats': 'Add the seat that the child needs, or say that you bring your own.',
    })
    expect(reachable(seatless, 'travellers')).toBe('travellers')
    expect(reachable(seatless, 'pick-up')).toBe('day')
    const decided = { ...seatless, ownSeatsFor: '3', note: 'Carsick' }
    expect(messagesOf(decided, 'day')).toEqual({})
    expect(detailsOf(decided).note).toBe('We bring our own seat for the child of 3.\nCarsick')
  })

  test('the word whether a wheelchair that is saved of somebody needs room: neither is assumed', () => {
    const people = ['Eleanor Marsh', 'Tom Marsh'].map((name, index) => ({ id: `${index}`, name, age: null, note: '' }))
    const [eleanor, tom] = people as [(typeof people)[0], (typeof people)[0]]
    const ticked = {
      ...{ ...whole, naming: 'chosen' as const, chosen: [eleanor, { ...tom, hasWheelchair: true }] },
      wish: { ...whole.wish, guests: 2, childAges: [], extras: [] },
    }
    expect(messagesOf(ticked, 'travellers')).toEqual({ wheelchair: 'Say whether Tom’s wheelchair needs room.' })
    expect(reachable(ticked, 'pick-up')).toBe('travellers')
    expect(messagesOf({ ...ticked, chairsWithoutRoom: [tom.id] }, 'travellers')).toEqual({})
    const withRoom = { ...ticked.wish, extras: [{ code: 'wheelchair', pieces: 1 }] }
    expect(messagesOf({ ...ticked, wish: withRoom }, 'travellers')).toEqual({})
  })

  test('a name for every guest of the party, told at the row of who is nameless', () => {
    const typed = { adults: [{ name: 'Eleanor Marsh', note: '' }], children: [{ name: '  ', note: '' }] }
    expect(messagesOf({ ...whole, typed }, 'travellers')).toEqual({
      'adult-1-name': 'Enter this traveller’s name.',
      'child-0-name': 'Enter this traveller’s name.',
    })
  })

  test('a name of 300 characters is told to be too long, one with markup is a name', () => {
    const named = (name: string) => ({
      ...whole,
      typed: {
        ...whole.typed,
        adults: [
          { name, note: '' },
          { name, note: '' },
        ],
      },
    })
    expect(Object.keys(messagesOf(named('x'.repeat(300)), 'travellers'))).toEqual(['adult-0-name', 'adult-1-name'])
    expect(messagesOf(named('<b>Tom</b> & "Co"'), 'travellers')).toEqual({})
  })

  test.each(['+44 7700 900143', '0044 7700 900143', '+81-90-1234-5678', '+1 (202) 555.0147'])(
    'a mobile number with its country code is one in every style: %s',
    (phone) => expect(messagesOf({ ...whole, contact: { ...whole.contact, phone } }, 'travellers')).toEqual({}),
  )

  test.each(['07700 900 143', '+0', '+44 7700'])('one without its country code is not: %s', (phone) =>
    expect(messagesOf({ ...whole, contact: { ...whole.contact, phone } }, 'travellers')).toEqual({
      phone: 'Add the country code, like +44 7700 900143.',
    }),
  )

  test.each(['ring me', '+44 77OO 900143'])('one with letters in it is told what to type: %s', (phone) =>
    expect(messagesOf({ ...whole, contact: { ...whole.contact, phone } }, 'travellers')).toEqual({
      phone: 'There is something other than figures in it. Please type it like +44 7700 900143.',
    }),
  )

  test('both ways to reach the guest are asked for', () => {
    expect(messagesOf({ ...whole, contact: { email: ' ', phone: ' ' } }, 'travellers')).toEqual({
      email: 'Write your e-mail address.',
      phone: 'Write your mobile number.',
    })
  })

  test('people with a tick must be exactly as many adults and children as the party', () => {
    const eleanor = { id: 'a', name: 'Eleanor Marsh', age: null, note: '' }
    const ivy = { id: 'c', name: 'Ivy Marsh', age: 5, note: '' }
    const chosen = (...people: (typeof eleanor | typeof ivy)[]) =>
      messagesOf({ ...whole, naming: 'chosen', chosen: people }, 'travellers')
    expect(chosen(eleanor)).toEqual({ people: 'Tick one adult and one child more.' })
    expect(chosen(eleanor, { ...eleanor, id: 'b' }, ivy)).toEqual({})
    expect(chosen(eleanor, { ...eleanor, id: 'b' }, { ...eleanor, id: 'd' }, ivy)).toEqual({
      people: 'More people are ticked than your party has.',
    })
  })
})

describe('the ends of the day', () => {
  const endAt = (change: object) => ({
    ...whole,
    meeting: { ...whole.meeting, pickUp: { ...whole.meeting.pickUp, places: {}, hotelText: '', ...change } },
  })

  test('a chosen row asks for what it must know', () => {
    expect(messagesOf(endAt({ kind: 'hotel' }), 'pick-up')).toEqual({ 'pick-up-hotel': 'Which hotel is it?' })
    expect(messagesOf(endAt({ kind: 'narita' }), 'pick-up')).toEqual({ 'pick-up-narita': 'Choose the terminal.' })
    expect(messagesOf(endAt({ kind: 'tour' }), 'pick-up')).toEqual({})
  })

  test('the list above the form says which end and which field, once each', () => {
    const inList = (checkout: typeof whole, step: 'travellers' | 'pick-up') =>
      whatIsMissing(checkout, step).map(({ message, inList: words }) => words ?? message)
    expect(inList(endAt({ kind: 'narita' }), 'pick-up')).toEqual(['Pick-up: choose the terminal.'])
    expect(inList(endAt({ kind: 'address', address: 'x' }), 'pick-up')).toEqual([
      'Pick-up: write the street, and the ward or town.',
    ])
    const wordy = { ...whole, note: 'x'.repeat(501), meeting: { ...whole.meeting, nameBoard: 'x'.repeat(41) } }
    expect(inList(wordy, 'pick-up')).toEqual([
      'Name on the board: at most 40 characters.',
      'Your note: at most 500 characters.',
    ])
    const typed = { adults: whole.typed.adults, children: [{ name: ' ', note: '' }] }
    expect(inList({ ...whole, typed, contact: { email: '', phone: '' } }, 'travellers')).toEqual([
      'Child, 5: enter this traveller’s name.',
      'Write your e-mail address.',
      'Write your mobile number.',
    ])
  })

  test.each(plainFor('tour'))('%s is told to the hold, and named where it is too long', (name) => {
    const { longest } = bookingDetails[name]
    const writes = (text: string) => ({ ...whole, meeting: { ...whole.meeting, [name]: text } })
    expect(detailsOf(writes(' 12 '))[name]).toBe('12')
    expect(whatIsMissing(writes('x'.repeat(longest)), 'pick-up')).toEqual([])
    expect(whatIsMissing(writes('x'.repeat(longest + 1)), 'pick-up')).toEqual([
      {
        fieldId: name,
        message: `At most ${longest} characters.`,
        inList: `${askFor(name).label}: at most ${longest} characters.`,
      },
    ])
  })

  test('an address counts only once it was found within our area', () => {
    const address = '1-2-3 Somewhere, Osaka'
    expect(messagesOf(endAt({ kind: 'address', address }), 'pick-up')['pick-up-address']).toMatch(/ward or town/)
    const checked = { text: address, areaName: 'Shinjuku' }
    expect(messagesOf(endAt({ kind: 'address', address, checked }), 'pick-up')).toEqual({})
    expect(messagesOf(endAt({ kind: 'address', address: `${address} 9`, checked }), 'pick-up')).not.toEqual({})
  })

  test('a flight that is none, and wishes beyond 500 characters, are told', () => {
    const flight = { ...whole, meeting: { ...whole.meeting, flight: 'the late one' } }
    expect(messagesOf(flight, 'pick-up')).toEqual({ flight: 'A flight looks like NH 212.' })
    expect(messagesOf({ ...whole, note: 'x'.repeat(501) }, 'pick-up')).toEqual({ note: 'At most 500 characters.' })
  })
})

describe('which step can be reached', () => {
  test('the wanted one where all before are whole, else the first that lacks something', () => {
    expect(reachable(whole, 'review')).toBe('review')
    expect(reachable({ ...whole, contact: { email: '', phone: '' } }, 'review')).toBe('travellers')
    expect(reachable({ ...whole, wish: { ...whole.wish, day: undefined } }, 'payment')).toBe('day')
  })

  test('payment waits for the hold of what is wished now', () => {
    const held = {
      reference: 'AN-7K4MWD',
      token: 'x'.repeat(32),
      heldUntil: '2026-11-15T10:45:00+09:00',
      wishKey: wishKey(whole),
      detailsKey: detailsKey(whole),
    }
    expect(reachable(whole, 'payment')).toBe('review')
    expect(reachable({ ...whole, held }, 'payment')).toBe('payment')
    expect(reachable({ ...whole, held, wish: { ...whole.wish, guests: 4 } }, 'payment')).toBe('travellers')
    expect(reachable({ ...whole, held, wish: { ...whole.wish, largeCases: 0 } }, 'payment')).toBe('review')
  })

  test('an address that names no step of ours means the first', () => {
    expect(readStep(null)).toBe('day')
    expect(readStep('constructor')).toBe('day')
    expect(readStep('pick-up')).toBe('pick-up')
  })
})
