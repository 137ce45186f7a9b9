import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

const drawn = (words: string) => renderToStaticMarkup(createElement(Unbroken, null, words))

test('no line ends within "pick-up" or "e-mail"', () => {
  expect(drawn('Your e-mail and the pick-up')).toBe(
    'Your <span class="whitespace-nowrap">e-mail</span> and the <span class="whitespace-nowrap">pick-up</span>',
  )
  expect(drawn('Nothing to hold')).toBe('Nothing to hold')
})
