import { expect, test } from 'vitest'

test('a password is kept as the OWASP baseline says, whatever it costs the tests', async () => {
  // As it is outside of the tests: read anew, without what they made cheap.
  const asItIs: typeof import('./passwords.ts') = await import(new URL('passwords.ts?as-it-is', import.meta.url).href)
  const { hashPassword, isPasswordRight } = asItIs
  const kept = await hashPassword('seven grey herons wait')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordRight(kept, 'seven grey herons wait')).toBe(true)
  expect(await isPasswordRight(kept, 'seven grey herons wail')).toBe(false)
  expect(await isPasswordRight(undefined, 'there is nobody with this password')).toBe(false)
})
