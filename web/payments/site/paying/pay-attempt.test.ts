import { expect, test } from 'vitest'
import { attemptFor } from './pay-attempt.ts'

function begin() {
  let made = 0
  return {
    newKey: () => `key-${++made}`,
    card: async () => ({ token: `token-${made}`, save: false }),
  }
}

test('a try whose answer was lost is sent again under its own name, with the same token', async () => {
  const begins = begin()
  const first = await attemptFor(null, '4242 11/29', begins)
  expect(await attemptFor(first, '4242 11/29', begins)).toBe(first)
})

test('after a decline nothing is unanswered, so the next try has a new name', async () => {
  const begins = begin()
  const first = await attemptFor(null, '0002 11/29', begins)
  const second = await attemptFor(null, '0002 11/29', begins)
  expect([first.key, second.key]).toEqual(['key-1', 'key-2'])
})

test('another card is another try, even while the answer to the first is unknown', async () => {
  const begins = begin()
  const first = await attemptFor(null, '0002 11/29', begins)
  const second = await attemptFor(first, '4242 11/29', begins)
  expect(second).toEqual({ key: 'key-2', card: { token: 'token-2', save: false }, chosen: '4242 11/29' })
})
