import { expect, test } from 'vitest'
import { Email, emailKey } from './text.ts'

const read = (email: string) => {
  const { data, error } = Email.safeParse(email)
  return data ?? error?.issues[0]?.message
}

test.each([
  'eleanor@example.com',
  'first.last+tour@mail.example.co.uk',
  // Real ones, of a Japanese telephone company.
  'ab..cd.@docomo.ne.jp',
  'jörg@exämple.de',
  '用户@例え.jp',
  'مثال@مثال.إختبار',
  'zoe@xn--r8jz45g.jp',
])('%s is an address, and is kept as it was typed', (email) => {
  expect(read(` ${email} `)).toBe(email)
})

test('an accent that was typed behind its letter is the letter that has one', () => {
  expect(read('jo\u0308rg@exa\u0308mple.de')).toBe('jörg@exämple.de')
  // The control: the sign of the kelvin is no K.
  expect(read('mi\u212Aa@example.com')).toBe('mi\u212Aa@example.com')
})

test.each([
  '',
  'eleanor',
  'eleanor@example',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com/path.of.another',
  'a@example.com?x=.com',
  '<a@example.com>',
  'a@127.0.0.11',
  'a@example..com',
  `${'a'.repeat(65)}@example.com`,
  `${'ä'.repeat(33)}@example.com`,
  `a@${'x'.repeat(64)}.com`,
  `a@${'long.'.repeat(60)}com`,
])('%j is none, and a sentence says so', (email) => {
  expect(read(email)).toMatch(/^(Write your e-mail|Write an address|An e-mail address has|No mail can reach)/)
})

test('spellings of one address have one key', () => {
  expect(emailKey(' Eleanor@EXAMPLE.com')).toBe('eleanor@example.com')
  expect(emailKey('Jörg@EXÄMPLE.de')).toBe(emailKey('jörg@xn--exmple-cua.de'))
  // The controls: look-alikes are other people.
  for (const other of ['ele\u0430nor@example.com', '\uFF45leanor@example.com', 'eleanor@ex\u0430mple.com', 'eleanor'])
    expect(emailKey(other), other).not.toBe('eleanor@example.com')
})
