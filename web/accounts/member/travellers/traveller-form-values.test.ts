import { expect, test } from 'vitest'
import { saveTraveller } from '#contract/travellers.ts'
import { needsInWords } from '#web/accounts/site/traveller-needs.ts'
import { ageOn, childAgeOf, isBorn, nobody, toInput, valuesOf } from './traveller-form-values.ts'

const ivy = { ...nobody, name: 'Ivy Marsh', birthDate: '12 / 08 / 2021', childSeat: 'child-seat' }

test('a birth date says the age, to the day', () => {
  expect(ageOn('2021-08-12', '2026-08-11')).toBe(4)
  expect(ageOn('2021-08-12', '2026-08-12')).toBe(5)
  expect(childAgeOf(ivy, '2026-11-15')).toBe(5)
  expect(childAgeOf({ ...nobody, birthDate: '23 / 05 / 1984' }, '2026-11-15')).toBeNull()
  expect(childAgeOf({ ...nobody, age: '0' }, '2026-11-15')).toBe(0)
})

test('of a birth date that is still to come, or is none, no age is said', () => {
  expect(isBorn(ivy, '2026-11-15')).toBe(true)
  expect(isBorn({ birthDate: '16 / 11 / 2026' }, '2026-11-15')).toBe(false)
  expect(isBorn({ birthDate: '31 / 02 / 2020' }, '2026-11-15')).toBe(false)
  expect(isBorn({ birthDate: '' }, '2026-11-15')).toBe(false)
})

test('what is sent is what the contract takes, and comes back into the form as it was', () => {
  const input = toInput(ivy)
  expect(saveTraveller.input?.safeParse(input).success).toBe(true)
  expect(input).toMatchObject({ birthDate: '2021-08-12', age: null, childSeat: 'child-seat', documentCountry: null })
  const saved = { id: 'x', ...input, age: 5 } as Parameters<typeof valuesOf>[0]
  expect(valuesOf(saved)).toEqual(ivy)
})

test('a seat is for children, and an age by hand counts only without a birth date', () => {
  expect(toInput({ ...nobody, name: 'A', childSeat: 'booster-seat' }).childSeat).toBeNull()
  expect(toInput({ ...nobody, name: 'A', age: '7', childSeat: 'booster-seat' })).toMatchObject({
    age: 7,
    childSeat: 'booster-seat',
  })
})

test('a day that is none, or yet to come, is refused before it is sent', () => {
  const faults = (birthDate: string) =>
    saveTraveller.input
      ?.safeParse(toInput({ ...nobody, name: 'A', birthDate }))
      .error?.issues.map(({ path }) => path[0])
  expect(faults('31 / 02 / 2020')).toContain('birthDate')
  expect(faults('01 / 01 / 2999')).toContain('birthDate')
  expect(faults('01 / 01 / 1750')).toContain('birthDate')
  expect(faults('')).toBeUndefined()
})

test('needs are told in one line, and nothing where there are none', () => {
  expect(needsInWords({ diet: 'Vegetarian.', walking: 'short', childSeat: null, note: 'Carsick on bends' })).toBe(
    'Vegetarian. Short distances. Carsick on bends',
  )
  expect(needsInWords({ diet: '', walking: 'any', childSeat: null, note: '' })).toBe('')
})
