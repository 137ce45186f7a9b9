import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tellAccount } from '#server/accounts/index.ts'
import { expectProper, shareAccountMailing } from '#server/testing/account-mailing.ts'

const { annai, somebody, deliver, tell } = shareAccountMailing()

test('no name of an unconfirmed account is carried to whoever has the address', async () => {
  const { userId } = await somebody({ fullName: 'Win at http://bad.example', verified: false })
  const [letter] = await tell({ occasion: 'password-changed', userId })
  expect(letter?.raw).not.toContain('bad.example')
  expect(letter?.text).toContain('Good day, ')
})

test.each([
  ['a line break', 'Eve\r\nBcc: all@example.com\r\n\r\nBuy'],
  ['a folded header', 'Eve\r\n\tBcc: all@example.com'],
  ['markup', '<img src=x onerror=alert(1)> & "Eve"'],
  ['emoji', '🗻'.repeat(50)],
  ['marks of direction', '\u202eevE\u2066 \u200fعمر'],
  ['two hundred letters', 'x'.repeat(200)],
  ['a separator of lines', 'Eve\u2028Bcc: all@example.com\u0085'],
])('a name with %s breaks neither header nor sentence', async (_, fullName) => {
  const { userId, email } = await somebody({ fullName })
  const [letter] = await tell({ occasion: 'two-factor-off', userId })
  expectProper(letter, email)
  expect(letter?.subject).toBe('Two-factor is off')
  expect(letter?.header('bcc')).toBeUndefined()
  expect(letter?.html).not.toMatch(/<img src=x/)
  expect(`${letter?.html}${letter?.text}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(letter?.text).toContain('opens your account.')
  for (const line of letter?.raw.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
})

test.each([
  'mika@example.com\r\nRCPT TO:<all@example.com>',
  'mika@example.com, all@example.com',
  'mika@example.com>\nX: y',
])('an address that is more than one is never written to: %j', async (email) => {
  const { userId } = await somebody({ email: `${randomUUID()}${email}` })
  await tellAccount(annai().ctx.db, { occasion: 'password-changed', userId })
  const { letters, failures } = await deliver()
  expect(letters).toEqual([])
  expect(new Set(failures.map(({ error }) => error))).toEqual(new Set(['A mail needs one address.']))
  await annai().database.pool.query("DELETE FROM graphile_worker._private_jobs WHERE payload->>'userId' = $1", [userId])
})
