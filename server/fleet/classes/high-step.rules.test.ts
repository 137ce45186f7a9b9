import { expect, test } from 'vitest'
import { highStepInWords } from './high-step.rules.ts'

const wheelchair = [{ code: 'child-seat' }, { code: 'wheelchair' }]

test('a high step is said to who brings a wheelchair, of a class that has one', () => {
  expect(highStepInWords({ hasHighStep: true }, wheelchair)).toBe(' The step at its door is high.')
  expect(highStepInWords({ hasHighStep: false }, wheelchair)).toBe('')
  expect(highStepInWords({ hasHighStep: true }, [{ code: 'child-seat' }])).toBe('')
  expect(highStepInWords(undefined, wheelchair)).toBe('')
})
