import { expect, test } from 'vitest'
import { childWords } from './child-words.ts'

const good = { verdict: 'good' as const, reasons: ['From 3 years', 'No steps'], fromAge: 3 }

test('a good day stays good for a child who is old enough, and where no age is known', () => {
  const said = { tone: 'good', head: 'Good with small children.', words: 'From 3 years, no steps.' }
  expect(childWords(good)).toEqual(said)
  expect(childWords(good, 3)).toEqual(said)
})

test('with a child who is too young a good day, and one of which nothing was said, becomes a warning with both ages', () => {
  const warning = {
    ...{ tone: 'warning', head: 'Perhaps too early.' },
    words: 'Made for children from 3 years. Your youngest is 2.',
  }
  expect(childWords(good, 2)).toEqual(warning)
  expect(childWords({ ...good, verdict: 'open', reasons: [] }, 2)).toEqual(warning)
  expect(childWords({ ...good, verdict: 'open', reasons: [] }, 3)).toBeNull()
})

test('a hard day is a warning to who has a small child along, and says the ages where they matter', () => {
  const hard = { verdict: 'hard' as const, reasons: ['398 steps'], fromAge: 8 }
  expect(childWords(hard)?.tone).toBe('plain')
  expect(childWords({ ...hard, fromAge: null }, 5)).toMatchObject({ tone: 'warning', words: '398 steps.' })
  expect(childWords(hard, 7)).toMatchObject({
    ...{ tone: 'warning', words: 'Made for children from 8 years. Your youngest is 7. 398 steps.' },
  })
})
