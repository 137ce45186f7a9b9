import { expect, onTestFinished, test, vi } from 'vitest'
import { parse, readStoredSession } from './session.ts'

const user = { id: '1', full_name: 'Eleanor Marsh', email: 'eleanor@annai.example', role: 'user', image: null }

test('of the user only what the shell shows is kept', () => {
  const full = { ...user, mobile: '+44 7700 900143', address: '14 Royal Crescent', birth_date: '1984-02-01' }
  expect(parse({ token: 't', user: full, challenge: 'x' })).toEqual({ token: 't', user })
})

test.each([
  null,
  'text',
  7,
  [],
  {},
  { token: 't' },
  { token: 7, user },
  { token: 't', user: null },
  { token: 't', user: { ...user, role: 'owner' } },
  { token: 't', user: { role: 'admin' } },
])('a stored %j counts as signed out', (value) => {
  expect(parse(value)).toBeNull()
})

test('a stored session that cannot be read counts as signed out', () => {
  let stored = ''
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  vi.stubGlobal('document', { documentElement: { dataset: { session: '1' } }, body: { dataset: {} } })
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const garbage of ['{', 'null', '[]', '"text"', '{"token":"t"}']) {
    stored = garbage
    expect(readStoredSession(), garbage).toBeNull()
  }
  expect(document.documentElement.dataset).toEqual({})
  stored = JSON.stringify({ token: 't', user })
  expect(readStoredSession()).toEqual({ token: 't', user })
})
