import { expect, test } from 'vitest'
import { logout } from '#contract/accounts.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { signOut } from './sign-out.ts'

const server = fakeServer()
const user = { id: 'u1', full_name: 'Eleanor Marsh', email: 'eleanor@example.com', role: 'user', image: null } as const

test('whoever signs out leaves no right to a booking and nothing typed in this tab, also without a connection', async () => {
  for (const isAway of [false, true]) {
    server.on(logout, () => undefined)
    server.setAway(isAway)
    saveSession({ token: 'x'.repeat(43), user })
    sessionStorage.setItem('booking:AN-7K2M9P', 'y'.repeat(43))
    sessionStorage.setItem('letter', 'My allergy')
    await signOut()
    expect(sessionStore.getState().session).toBeNull()
    expect({ ...sessionStorage }).toEqual({})
  }
})
