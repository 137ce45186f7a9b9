import { expect, test } from 'vitest'
import { effortOf, levelWithSteps, onFoot, stepsToClimb } from './walking.ts'

test('many steps are never easy walking, and make nothing easier', () => {
  expect([0, 50, 51, 398].map((steps) => levelWithSteps('easy', steps))).toEqual([
    'easy',
    'easy',
    'moderate',
    'moderate',
  ])
  expect(levelWithSteps('moderate', 0)).toBe('moderate')
  expect(levelWithSteps('long', 398)).toBe('long')
})

test('where a stroller comes all the way no step has to be climbed', () => {
  expect(stepsToClimb({ steps: 86, stroller: 'all' })).toBe(0)
  expect(stepsToClimb({ steps: 86, stroller: 'part' })).toBe(86)
  expect(stepsToClimb({ steps: 86, stroller: null })).toBe(86)
  expect(stepsToClimb({ steps: null, stroller: null })).toBe(0)
})

test('the way is said with its steps where they are many, and ranked with them', () => {
  const fuji = { walkingKilometres: 3.5, steps: 398 }
  const garden = { walkingKilometres: 4, steps: 36 }
  expect([onFoot(fuji), onFoot(garden)]).toEqual(['3.5\u00a0km, 398\u00a0steps', '4\u00a0km'])
  expect(effortOf(fuji)).toBeGreaterThan(effortOf(garden))
})
