import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword } from '#server/testing/people.ts'
import { newPerson, origin, type TestPerson, trailOf, withApp } from '#server/testing/signed-in-people.ts'
import { proveAgain } from './prove-again.ts'

const annai = shareTestAnnai({})

/** What it says: nothing where all is right. */
const prove = (person: TestPerson, password = rightPassword, code = '') =>
  proveAgain(annai().ctx, person, { password, code }, origin).then(
    () => undefined,
    (error) => error.code,
  )

test('the password is enough where two-factor is off, and a wrong one is told at its field and in the trail', async () => {
  const mika = await newPerson(annai())
  expect(await prove(mika)).toBeUndefined()
  expect(await prove(mika, 'wrong')).toBe('accounts.wrong-password')
  expect(await trailOf(annai(), mika.userId)).toEqual(['refused'])
})

test('with two-factor on a code is needed too; each works once, here or at a sign-in', async () => {
  const mika = await newPerson(annai())
  const app = await withApp(annai(), mika.userId)
  expect(await prove(mika)).toBe('accounts.code-needed')
  expect(await prove(mika, rightPassword, '000000')).toBe('accounts.wrong-code')
  // A wrong password uses no code up.
  expect(await prove(mika, 'wrong', app())).toBe('accounts.wrong-password')
  expect(await prove(mika, rightPassword, app())).toBeUndefined()
  expect(await prove(mika, rightPassword, app())).toBe('accounts.wrong-code')
  const parallel = await Promise.all([1, 2, 3].map(() => prove(mika, rightPassword, app(30))))
  expect(parallel.filter((code) => code === undefined)).toHaveLength(1)
})

test('ten wrong passwords in a quarter of an hour are enough, also at once; right ones are not counted', async () => {
  const [mika, other] = [await newPerson(annai()), await newPerson(annai())]
  expect(await prove(mika)).toBeUndefined()
  const guesses = await Promise.all(Array.from({ length: 14 }, () => prove(mika, 'wrong')))
  expect(guesses.filter((code) => code === 'accounts.wrong-password')).toHaveLength(10)
  expect(await prove(mika)).toBe('accounts.too-many-attempts')
  expect(await prove(other)).toBeUndefined()
  annai().clock.advance(15 * 60_000)
  expect(await prove(mika)).toBeUndefined()
})
