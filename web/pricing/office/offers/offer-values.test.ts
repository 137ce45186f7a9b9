import { expect, test } from 'vitest'
import { addOffer, offerFaults } from '#contract/offer-editing.ts'
import { inputOfOffer, newOffer, type OfferValues, typedNumber, unsavedWords } from './offer-values.ts'

test('amounts are read as people type them, and what is none stays none', () => {
  expect(['¥15,000', '15000', ' 15 000 ', '−5 %', ''].map(typedNumber)).toEqual([15_000, 15_000, 15_000, -5, null])
  expect(typedNumber('a few')).toBeNaN()
})

const values: OfferValues = {
  ...newOffer,
  ...{ title: 'Early to Fuji', slug: 'early-to-fuji', summary: 'Leave early.', code: 'firstlight', percentOff: '10' },
  ...{ bookFrom: '2026-10-01', bookUntil: '2026-11-30', travelFrom: '2026-10-15', travelTo: '2027-03-31' },
  tours: ['01890a5d-ac96-774b-bcce-b302099a8000'],
  picture: {
    path: 'prints/fuji',
    alt: 'Fuji',
    titleJa: null,
    ground: '#335533',
    focus: '50% 50%',
    width: 900,
    height: 600,
  },
}
const faultsOf = (change: Partial<OfferValues>) =>
  addOffer.input?.safeParse(inputOfOffer({ ...values, ...change })).error?.issues.map(({ path }) => path[0]) ?? []

test('the form refuses what the server would, at the same field', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ percentOff: '100' })).toEqual(['percentOff'])
  expect(faultsOf({ percentOff: '−5' })).toEqual(['percentOff'])
  expect(faultsOf({ percentOff: '' })).toEqual(['percentOff'])
  expect(faultsOf({ percentOff: '51' })).toEqual(['meant'])
  expect(faultsOf({ percentOff: '51', meant: true })).toEqual([])
  expect(faultsOf({ travelTo: '2026-09-25' })).toEqual(['travelTo'])
  expect(faultsOf({ budgetYen: '0' })).toEqual(['budgetYen'])
  expect(faultsOf({ bookUntil: null })).toEqual(['bookUntil'])
  expect(faultsOf({ picture: null })).toEqual(['picture'])
  expect(faultsOf({ tours: [] })).toEqual(['tours'])
  expect(faultsOf({ tours: [], rides: ['hourly'] })).toEqual([])
})

test('an end on the day of the beginning is one day, and no fault', () => {
  const offer = { ...values, ...{ percentOff: 10, mostOffYen: null, budgetYen: null, meant: false } }
  const day = '2026-12-01'
  const days = { bookFrom: day, bookUntil: day, travelFrom: day, travelTo: day }
  expect(offerFaults({ ...offer, ...days })).toEqual({})
})

test('what is not saved is named', () => {
  expect(unsavedWords(values, values)).toBeNull()
  expect(unsavedWords({ ...values, percentOff: '12', tours: [] }, values)).toBe('off, tours')
})
