import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, dark, light, tokenIn } from '#web/ui/styles/tokens.fixture.ts'

const office = readFileSync(new URL('../../../../ui/styles/office.css', import.meta.url), 'utf8')

test('outside working hours is told from working hours in the dark no worse than by day', () => {
  const byDay = contrast(tokenIn(light, 'paper-2'), tokenIn(light, 'surface'))
  expect(contrast(tokenIn(office, 'off-hours'), tokenIn(dark, 'surface'))).toBeGreaterThan(byDay)
  // The ground that it had before, for comparison.
  expect(contrast(tokenIn(dark, 'paper-2'), tokenIn(dark, 'surface'))).toBeLessThan(byDay)
})

test('the line around it in the dark stands out from both sides as WCAG asks of what carries a meaning', () => {
  expect(office).toContain('--off-hours-edge: var(--edge)')
  for (const ground of [tokenIn(dark, 'surface'), tokenIn(office, 'off-hours')])
    expect(contrast(tokenIn(dark, 'edge'), ground)).toBeGreaterThanOrEqual(3)
})
