import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './phone-link.tsx'

const drawn = (of: string) => renderToStaticMarkup(createElement(PhoneLink, { of }))

test('a telephone on the page of a booking is rung by pressing it, whatever signs were typed in it', () => {
  for (const phone of ['+81 90-1234-5678', '+81 (90) 1234 5678', '+819012345678'])
    expect(drawn(phone)).toContain('href="tel:+819012345678"')
})

test('where no number is known there is nothing to press (the control)', () => {
  expect(drawn('')).toBe('')
})
