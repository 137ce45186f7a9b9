import { expect, test } from 'vitest'
import { guard, safeReturnPath } from './guard.ts'

const nobody = null
const user = { user: { role: 'user' } }
const admin = { user: { role: 'admin' } }

const open = { requiresLogin: false }
const signedIn = { requiresLogin: true }
const userOnly = { requiresLogin: true, role: 'user' as const }
const adminOnly = { requiresLogin: true, role: 'admin' as const }

const toSignIn = '/sign-in?redirectedFrom=%2Fsome%2Fpage%3Fday%3D2026-11-24%26party%3D3%23stops'
const toForbidden = '/forbidden?redirectedFrom=%2Fsome%2Fpage%3Fday%3D2026-11-24%26party%3D3%23stops'
const attempted = '/some/page?day=2026-11-24&party=3#stops'

test.each([
  ['an open route lets nobody in particular pass', open, nobody, null],
  ['an open route lets a user pass', open, user, null],
  ['an open route lets an admin pass', open, admin, null],
  ['an open route passes even if it names a role', { requiresLogin: false, role: 'admin' as const }, user, null],
  ['a route for the signed-in sends nobody to sign in, with the full attempted path', signedIn, nobody, toSignIn],
  ['a route for the signed-in lets a user pass', signedIn, user, null],
  ['a route for the signed-in lets an admin pass: agent areas check no role', signedIn, admin, null],
  ['a user route sends nobody to sign in', userOnly, nobody, toSignIn],
  ['a user route lets a user pass', userOnly, user, null],
  ['a user route is forbidden to an admin', userOnly, admin, toForbidden],
  ['an admin route sends nobody to sign in', adminOnly, nobody, toSignIn],
  ['an admin route is forbidden to a user', adminOnly, user, toForbidden],
  ['an admin route lets an admin pass', adminOnly, admin, null],
  ['a role that does not exist passes no route that names one', adminOnly, { user: { role: 'agent' } }, toForbidden],
])('%s', (_, access, session, verdict) => {
  expect(guard(access, session, attempted)).toBe(verdict)
})

test('after signing in one returns to the attempted path, query and all', () => {
  const redirectedFrom = new URL(toSignIn, 'https://annai.example').searchParams.get('redirectedFrom')
  expect(safeReturnPath(redirectedFrom, '/')).toBe(attempted)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%0d/../\\evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'http:evil.example',
  'evil.example',
  '',
  null,
  undefined,
])('a return to %j is refused', (value) => {
  expect(safeReturnPath(value, '/fallback')).toBe('/fallback')
})

test.each(['/', '/user/profile', '/tour/detail/fuji?day=2026-11-24#map', '/a?next=https://elsewhere.example'])(
  'a return to %s is ours',
  (value) => {
    expect(safeReturnPath(value, '/fallback')).toBe(value)
  },
)
