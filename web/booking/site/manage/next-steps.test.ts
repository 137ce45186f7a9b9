import { expect, test } from 'vitest'
import type { Meeting } from '#contract/places.ts'
import { haneda, marsh, marshRide } from './booking.fixture.ts'
import { planOf } from './day-plan.ts'
import type { OpenBooking } from './load-booking.ts'
import { meetingOf } from './meeting.ts'
import { arrangedHeadline, arrangedSentence, nextSteps, refundSteps } from './next-steps.ts'
import { ridePlan } from './ride-words.ts'
import { stateWords } from './state-words.ts'

const now = '2026-11-15T16:41:00+09:00'

test('what happens next is dated, and ends at the door ten minutes early', () => {
  const steps = nextSteps(marsh, 'Hotel Wadakura', now)
  expect(steps.map(({ title }) => title)).toEqual([
    'Now',
    'Sunday 22 November, 05:30',
    'Monday 23 November, 17:00',
    'Tuesday 24 November, 05:20',
  ])
  expect(steps.at(-1)?.text).toBe('Kenji waits at Hotel Wadakura with “Marsh” on the board.')
})

test('a place without a name of its own is told as one says it', () => {
  expect(nextSteps(marsh, 'Your hotel in central Tokyo', now).at(-1)?.text).toContain('at your hotel in central Tokyo')
})

test('steps that have passed are left out', () => {
  const steps = nextSteps(marsh, 'Hotel Wadakura', '2026-11-23T19:00:00+09:00')
  expect(steps.map(({ title }) => title)).toEqual(['Now', 'Tuesday 24 November, 05:20'])
})

test('at an airport the flight is followed', () => {
  const pickUp = {
    kind: 'airport',
    name: 'Haneda',
    nameJa: null,
    area: 'haneda',
    latitude: null,
    longitude: null,
  } as const
  const steps = nextSteps({ ...marsh, pickUp, flight: 'NH 212' }, 'Haneda', now)
  expect(steps.at(-1)?.text).toBe('Kenji waits in arrivals for NH 212 with “Marsh” on the board.')
})

test('the headline names who comes and when, and does without a name where none is known', () => {
  const atHotel = { ...marsh, isHotelUntold: true }
  expect(arrangedHeadline(atHotel), 'whose door nobody knows yet').toBe(
    'It is arranged. Kenji will be at your hotel at 05:20.',
  )
  expect(arrangedHeadline({ ...atHotel, crew: [] })).toBe(
    'It is arranged. Your chauffeur will be at your hotel at 05:20.',
  )
})

test('while nobody is found to drive it, no page says that it is arranged or that somebody waits', () => {
  const finding = 'We are finding a chauffeur for 05:30 and write as soon as it is sure.'
  const lacking = { ...marsh, needsCrew: true, crew: marsh.crew.filter(({ kind }) => kind !== 'chauffeur') }
  expect(arrangedSentence(lacking)).toBe(finding)
  expect(arrangedHeadline(lacking)).toBe(`It is booked. ${finding}`)
  const steps = nextSteps(lacking, 'Your hotel in central Tokyo', now).map(({ text }) => text)
  expect(steps[0]).toBe(`The voucher is in your mail. ${finding}`)
  expect(steps.at(-1)).toBe('Pick-up at your hotel in central Tokyo.')
  const usual = { name: 'Your hotel', nameJa: null, latitude: null, longitude: null }
  const tour = { itineraries: [], pickUp: usual, dropOff: usual } as unknown as Parameters<typeof planOf>[1]
  expect([planOf(marsh, tour)[0]?.note, planOf(lacking, tour)[0]?.note]).toEqual(['Kenji is there from 05:20.', ''])
  expect(arrangedSentence(marsh), 'with its crew').toBe('Everything is arranged.')
  expect(arrangedSentence({ ...lacking, state: 'redeemed' }), 'once it is over').toBe('Everything is arranged.')
})

test('a ride that nobody drives yet names the place, and nobody in its hall; a missing guide keeps nobody from coming', () => {
  const lacking = { ...marshRide, needsCrew: true, crew: marshRide.crew.slice(0, 1) }
  const pages = [arrangedHeadline(lacking), ...ridePlan(lacking).map(({ name }) => name)].join(' ')
  expect(pages).toContain('We are finding a chauffeur for 19:50')
  expect(pages).not.toMatch(/chauffeur (is|waits)|in the hall/)
  const open = { booking: marshRide, tour: null, terminal: haneda } as unknown as OpenBooking
  expect(meetingOf(open)?.hall?.terminal).toBe(haneda)
  expect(meetingOf({ ...open, booking: lacking })?.hall).toBeNull()
  const noGuide = { ...marsh, needsCrew: true, crew: marsh.crew.slice(0, 2) }
  expect(arrangedSentence(noGuide)).toBe('We are finding a guide who speaks English and write as soon as it is sure.')
  expect(nextSteps(noGuide, 'Hotel Wadakura', now).at(-1)?.text).toContain('Kenji waits at Hotel Wadakura')
})

test('a door is named where there is one, at an airport the hall, and elsewhere only the hour', () => {
  const at = (kind: Meeting['kind']) =>
    arrangedHeadline({ ...marsh, pickUp: { ...marshRide.pickUp, kind } }).replace('It is arranged. ', '')
  expect(at('hotel')).toBe('Kenji will be at the door at 05:20.')
  expect(at('address')).toBe('Kenji will be at the door at 05:20.')
  expect(at('airport')).toBe('Kenji will be in the arrivals hall at 05:20.')
  expect(at('station')).toBe('Kenji will meet you at 05:20.')
  // Where the tour itself begins, as at Haneda.
  expect(arrangedHeadline({ ...marsh, isHotelUntold: false })).toContain('will meet you')
})

test('the refund has a date by which the bank shows it; nothing back has no such steps', () => {
  expect(refundSteps([{ way: 'card', amountYen: 130_200 }], '2026-11-15').at(-1)?.title).toBe('By Friday 20 November')
  expect(refundSteps([], '2026-11-15')).toHaveLength(1)
})

test('every other state is said plainly, with what was paid and what comes back', () => {
  const unpaid = { ...marsh, paidYen: 0 }
  expect(stateWords({ ...unpaid, state: 'on_hold', heldUntil: '2026-11-15T16:47:00+09:00' }, now).headline).toBe(
    'Held for you until 16:47 in Tokyo',
  )
  expect(stateWords({ ...unpaid, state: 'expired' }, now).sentence).toBe(
    'Nothing was charged. The day may still be free.',
  )
  const toCard = { refundedYen: 65_100, endBackYen: 65_100, back: [{ way: 'card' as const, amountYen: 65_100 }] }
  expect(stateWords({ ...marsh, state: 'cancelled', ...toCard }, now).sentence).toBe(
    '¥65,100 goes back to your card; your bank shows it within 5 working days. We keep ¥65,100.',
  )
  expect(stateWords({ ...marsh, state: 'cancelled' }, now).sentence).toContain('nothing comes back')
  expect(stateWords({ ...unpaid, state: 'pending', heldUntil: '2026-11-16T12:00:00+09:00' }, now).sentence).toContain(
    'by Monday 16 November, 12:00',
  )
  expect(stateWords({ ...unpaid, state: 'rejected' }, now).next?.to).toBe('/tour/detail/fuji-at-first-light')
})

test('money by hand comes back by hand, and a card is named only where one paid', () => {
  const cash = [{ way: 'cash' as const, amountYen: 5_000 }]
  const sentence = 'We give ¥5,000 back in cash, as it was paid; the desk will write to you to agree where and when.'
  const gone = { ...marsh, state: 'cancelled' as const, paidYen: 20_000 }
  expect(stateWords({ ...gone, refundedYen: 5_000, endBackYen: 5_000, back: cash }, now).sentence).toBe(
    `${sentence} We keep ¥15,000.`,
  )
  expect(refundSteps(cash, '2026-11-15').map(({ text }) => text)).toEqual([expect.any(String), sentence])

  const mixed = [{ way: 'card' as const, amountYen: 15_000 }, ...cash]
  expect(stateWords({ ...gone, refundedYen: 20_000, endBackYen: 20_000, back: mixed }, now).sentence).toBe(
    `¥15,000 goes back to your card; your bank shows it within 5 working days. ${sentence}`,
  )
  expect(refundSteps(mixed, '2026-11-15').map(({ text }) => text)).toEqual([
    expect.any(String),
    'We send the refund to your bank.',
    'The bank shows it on your card.',
    sentence,
  ])
})

test('a cancelled day says what goes back now, and beside it what went back in all', () => {
  const back = [{ way: 'card' as const, amountYen: 24_350 }]
  const cancelled = { ...marsh, state: 'cancelled', paidYen: 30_250 } as const
  expect(stateWords({ ...cancelled, refundedYen: 30_250, endBackYen: 24_350, back }, now).sentence).toBe(
    '¥24,350 goes back to your card, ¥30,250 in all; your bank shows it within 5 working days.',
  )
  expect(stateWords({ ...cancelled, refundedYen: 5_900, endBackYen: 0 }, now).sentence).toBe(
    'Nothing more comes back, by the terms of this day. ¥5,900 went back before, we keep ¥24,350.',
  )
})
