import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallsPart } from './calls-part.tsx'

const calls = [
  { is: 'chauffeur' as const, name: 'Kenji Sakamoto', phone: '+81 90-1234-5678' },
  { is: 'guest' as const, name: 'Eleanor Marsh', phone: '' },
]
const html = renderToStaticMarkup(createElement(CallsPart, { calls }))
const [chauffeur = '', guest = ''] = html.match(/<li.*?<\/li>/g) ?? []

test('whoever has a number is rung from the job by a press, under their own name', () => {
  expect(chauffeur).toContain('href="tel:+819012345678"')
  expect(chauffeur).toContain('aria-label="Ring Kenji Sakamoto, +81 90-1234-5678"')
})

test('whoever has none is named without a link, and it says so (the control)', () => {
  expect(guest).toContain('Eleanor Marsh')
  expect(guest).toContain('No number')
  expect(guest).not.toContain('tel:')
})
