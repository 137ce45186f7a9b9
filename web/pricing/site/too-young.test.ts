import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TooYoung } from './too-young.tsx'

test('beside the party stands a warning with both ages, and nothing where the children are old enough', () => {
  const shown = (ages: (number | null)[]) =>
    renderToStaticMarkup(
      createElement(TooYoung, { of: { withChildren: { verdict: 'good', reasons: [], fromAge: 3 } }, ages }),
    )
  expect(shown([2, 7])).toContain('Made for children from 3 years. Your youngest is 2.')
  expect(shown([3, null])).not.toContain('Made for')
})
