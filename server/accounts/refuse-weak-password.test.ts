import { expect, test } from 'vitest'
import { whyWeak } from '#contract/weak-password.ts'
import { commonPasswords } from './common-passwords.ts'

const owner = { fullName: 'Eleanor Marsh', email: 'e.marsh_84@example.com' }
const why = async (password: string) => whyWeak(password, owner, await commonPasswords())

test.each([
  ['a common word with figures', ['Password1234', 'sunshine2024!!', '!!!Elizabeth99', 'Administrator']],
  ['letters written as figures', ['P4$$w0rd!!!!', 'p@ssw0rd2026', 'dr4g0n!!!2026', '5uper5tar!!!!']],
  ['a word again and again', ['passwordpassword', 'Dragon dragon', 'monkey-monkey-monkey']],
  ['a word with gaps', ['p a s s w o r d', 'i-love-you-2026']],
])('%s is among those that are tried first', async (_, passwords) => {
  for (const password of passwords) expect(await why(password), password).toMatch(/^This is among the passwords/)
})

test.each([
  'eleanormarsh84',
  'Marsh, Eleanor 1984',
  'e.marsh_84 example',
  '3l3an0r m4rsh',
  'annai-annai-99',
  'ronaele2026!!',
])('own names, address and ours are refused: %s', async (password) => {
  expect(await why(password)).toMatch(/^(Names and addresses|This is among)/)
})

test.each([
  '123456789012',
  '098765432109',
  'qwertyuiop[]',
  'abcdefghijkl',
  'QWERTZuiop12',
  'poiuytrewq99',
  'zxcvbnm,./12',
])('keys in a row are refused: %s', async (password) => {
  expect(await why(password)).toMatch(/^(Keys in a row|This is among)/)
})

test.each([
  'aaaaaaaaaaaa',
  '様様様様様様様様様様様様',
  'ababababababab',
  'xk7qxk7qxk7q',
  '🗻🗻🗻🗻🗻🗻🗻🗻🗻🗻🗻🗻',
  '            ',
])('the same again and again is refused: %s', async (password) => {
  expect(await why(password)).toMatch(/^(The same again|This is among)/)
})

test.each([
  'correct horse battery staple',
  'three umbrellas in the rain',
  '傘を三本持って雨の中を歩く人',
  'Eleanor keeps seven grey cats',
  'annai brings me to the sea',
  'k7Qm!x2Vt9#b',
  'dragon soup for breakfast',
  'long enough to say it twice long enough to say it twice',
  'ein langer Satz über Tee. '.repeat(9),
])('length is enough for everything else: %s', async (password) => {
  expect(await why(password)).toBeNull()
})

test('each refusal is one sentence that says what would be better', async () => {
  for (const password of ['Password1234', 'eleanormarsh84', '123456789012', 'aaaaaaaaaaaa'])
    expect(await why(password)).toMatch(/^[^.]+ (are|safer)\.$/)
})

test('the longest password is judged, whatever it repeats', async () => {
  for (const password of [
    'a1'.repeat(128),
    'abcdefgh '.repeat(28),
    '!'.repeat(256),
    `${'-'.repeat(255)}a`,
    `${'- '.repeat(127)}a1`,
  ])
    expect(typeof (await why(password))).not.toBe('undefined')
})
