import { expect, test } from 'vitest'
import { emptyCall, missingOf, partyOf, typedTime } from './call-draft.ts'
import { carChoices } from './car-choices.ts'
import { bookLabel, hourInWords, sayThis, yenInWords } from './spoken-words.ts'

test.for([
  [128_000, 'one hundred and twenty-eight thousand yen'],
  [82_500, 'eighty-two thousand five hundred yen'],
  [1_200_040, 'one million two hundred thousand and forty yen'],
  [999, 'nine hundred and ninety-nine yen'],
  [0, 'nothing'],
] as const)('%i is said as %s', ([yen, words]) => {
  expect(yenInWords(yen)).toBe(words)
})

test.for([
  ['05:30', 'half past five in the morning'],
  ['18:00', 'six in the evening'],
  ['12:00', 'noon'],
  ['08:45', 'a quarter to nine in the morning'],
  ['13:15', 'a quarter past one in the afternoon'],
  ['23:05', 'eleven five at night'],
] as const)('%s is said as %s', ([time, words]) => {
  expect(hourInWords(time)).toBe(words)
})

test('the sentence to the caller says the price, until when it is free to cancel, and what happens now', () => {
  const call = {
    totalYen: 128_000,
    carName: 'HiAce Grand Cabin',
    comesAs: null,
    guideLanguage: null,
    startsAt: '2026-11-25T05:30:00+09:00',
    tiers: [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ],
    today: '2026-11-15',
    nowMs: Date.parse('2026-11-15T10:31:00+09:00'),
    party: { childAges: [], extras: [], seats: null } as Parameters<typeof sayThis>[0]['party'],
  }
  expect(sayThis({ ...call, heldUntil: { day: '2026-11-15', time: '18:00' } })).toBe(
    'One hundred and twenty-eight thousand yen for the HiAce Grand Cabin, all in. Free to cancel until Monday 23 November, half past five in the morning. The link is in your mail; we hold the car until six in the evening today, Tokyo time.',
  )
  expect(sayThis({ ...call, guideLanguage: 'Spanish', heldUntil: null })).toContain(
    'all in. Your guide speaks Spanish. Free',
  )
  const alphard = { ...call, carName: 'Alphard', heldUntil: null }
  expect(sayThis({ ...alphard, comesAs: 'HiAce Grand Cabin' })).toMatch(
    /yen for the HiAce Grand Cabin, all in: it comes at the price of the Alphard\. /,
  )
  expect(sayThis({ ...alphard, comesAs: 'Alphard' })).toMatch(/yen for the Alphard, all in\. /)
  const said = (party: typeof call.party) => sayThis({ ...call, party, heldUntil: null })
  expect(said({ childAges: [4], extras: [], seats: 'own' })).toContain('all in. You bring your own child seat. Free')
  expect(said({ childAges: [4], extras: [{ code: 'child-seat', pieces: 1 }], seats: null })).toContain(
    'all in. With 1 child seat. Free',
  )
  const wheelchair = { code: 'wheelchair', pieces: 1 }
  expect(said({ childAges: [], extras: [wheelchair], seats: null })).toContain('all in. With 1 folded wheelchair. Free')
  expect(said({ childAges: [4], extras: [wheelchair], seats: 'own' })).toContain(
    'all in. You bring your own child seat. With 1 folded wheelchair. Free',
  )
  expect(sayThis({ ...call, nowMs: Date.parse('2026-11-24T10:00:00+09:00'), heldUntil: null })).toBe(
    'One hundred and twenty-eight thousand yen for the HiAce Grand Cabin, all in. Cancelling costs nothing as long as nothing is paid. The car is yours; you pay on the day, or through the link in your mail.',
  )
})

test('an hour may be typed in any of the usual ways', () => {
  expect(['1800', '18', '18.30', '9:05', 'six'].map(typedTime)).toEqual(['18:00', '18:00', '18:30', '09:05', 'six'])
})

test('what is missing is told in the order of the call', () => {
  expect(Object.keys(missingOf(emptyCall))).toEqual(['name', 'email', 'tour'])
  expect(missingOf({ ...emptyCall, name: 'Tan', email: 'a@b.sg', tour: 'x' })).toEqual({ day: 'Choose a day.' })
  // Under six a seat is the law: the age is asked for, never guessed.
  const withChild = { ...emptyCall, name: 'Tan', email: 'a@b.sg', tour: 'x', day: '2026-12-09', childAges: [4, null] }
  expect(missingOf(withChild)).toEqual({
    ...{ childAges: 'How old is each child?', seats: 'Add a seat, or say how the child sits.' },
  })
  const of4 = { ...withChild, childAges: [4] }
  expect(missingOf({ ...of4, seats: 'own' })).toEqual({})
  expect(missingOf({ ...of4, extras: [{ code: 'booster-seat', pieces: 1 }] })).toEqual({})
  expect(partyOf(withChild)).toBeNull()
  expect(partyOf({ ...withChild, childAges: [4, 9] })).toMatchObject({ guests: 4, childAges: [4, 9] })
})

test('a car that is too small for the party says so and cannot be chosen; the others name their price', () => {
  const alphard = { vehicleClass: 'alphard' as const, name: 'Alphard', priceYen: 98_000, fits: false, why: 'No room' }
  const hiace = { ...alphard, vehicleClass: 'hiace' as const, name: 'HiAce', priceYen: 112_000, fits: true }
  expect(carChoices([alphard, hiace]).map(({ label, isDisabled }) => [label, isDisabled])).toEqual([
    ['Alphard: too small for this party', true],
    ['HiAce, ¥112,000', false],
  ])
})

test('the button names the hour of a hold, and none that there is not', () => {
  expect(bookLabel({ time: '18:30' })).toBe('Hold until 18:30, send the link')
  for (const time of ['25:99', '', '18']) expect(bookLabel({ time })).toBe('Hold, send the link')
  expect(bookLabel(null)).toBe('Confirm, to be paid on the day')
})
