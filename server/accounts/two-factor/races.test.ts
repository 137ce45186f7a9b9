import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import {
  answerCode,
  countSessions,
  newPerson,
  openChallenge,
  trailOf,
  withApp,
} from '#server/testing/signed-in-people.ts'
import { sha256 } from '../tokens.ts'
import { challengeTries } from './challenges.store.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.store.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { sealSecret } from './sealed-secret.ts'
import { secretBytes } from './totp.ts'
import { saveBegun, saveOn, takeStep } from './two-factor.store.ts'

const annai = shareTestAnnai({})

const recoveryCodes = ['AAAA2222', 'BBBB3333', 'CCCC4444'] as const

/** Hashing costs time on purpose, so everybody gets only the codes that they need. */
async function withTwoFactor(...codes: string[]) {
  const person = await newPerson(annai())
  const app = await withApp(annai(), person.userId)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(person.userId, code)))
  if (hashes.length > 0) await replaceRecoveryCodes(annai().ctx.db, person.userId, hashes)
  return { ...person, app }
}

/** All at once; answers how often each status came. */
async function atOnce(answers: readonly { challenge: string; code: string }[]) {
  const came = await Promise.all(answers.map(({ challenge, code }) => answerCode(annai(), challenge, code)))
  return Object.groupBy(came, ({ status }) => status)
}

/** Beside the one with which everybody here begins. */
const newSessions = async (userId: string) => (await countSessions(annai(), userId)) - 1

test('the same code of the app, sent eight times at once, makes one session', async () => {
  const { userId, app } = await withTwoFactor()
  const challenge = await openChallenge(annai(), userId)
  const came = await atOnce(Array(8).fill({ challenge, code: app() }))
  expect([came[200]?.length, came[410]?.length]).toEqual([1, 7])
  expect(await newSessions(userId)).toBe(1)
})

test('one code at several sign-ins at once makes one session', async () => {
  const { userId, app } = await withTwoFactor()
  const challenges = await Promise.all([1, 2, 3, 4].map(() => openChallenge(annai(), userId)))
  const came = await atOnce(challenges.map((challenge) => ({ challenge, code: app() })))
  expect([came[200]?.length, came[400]?.length]).toEqual([1, 3])
  expect(await newSessions(userId)).toBe(1)
})

test('several right codes at one sign-in at once make one session and use up one code', async () => {
  const { userId } = await withTwoFactor(...recoveryCodes)
  const challenge = await openChallenge(annai(), userId)
  const came = await atOnce(recoveryCodes.map((code) => ({ challenge, code })))
  expect([came[200]?.length, came[410]?.length]).toEqual([1, 2])
  expect(await newSessions(userId)).toBe(1)
  const { rows } = await annai().database.pool.query(
    'SELECT FROM recovery_codes WHERE user_id = $1 AND used_at IS NOT NULL',
    [userId],
  )
  expect(rows).toHaveLength(1)
})

test('the control: two codes at two sign-ins make two sessions, so that two would be seen', async () => {
  const { userId } = await withTwoFactor('AAAA2222', 'BBBB3333')
  const [one, two] = [await openChallenge(annai(), userId), await openChallenge(annai(), userId)]
  const came = await atOnce([
    { challenge: one, code: 'AAAA-2222' },
    { challenge: two, code: 'BBBB-3333' },
  ])
  expect(came[200]).toHaveLength(2)
  expect(await newSessions(userId)).toBe(2)
})

test('one recovery code at several sign-ins at once makes one session', async () => {
  const { userId } = await withTwoFactor('AAAA2222')
  const challenges = await Promise.all([1, 2, 3].map(() => openChallenge(annai(), userId)))
  const came = await atOnce(challenges.map((challenge) => ({ challenge, code: 'AAAA2222' })))
  expect([came[200]?.length, came[400]?.length]).toEqual([1, 2])
  expect(await newSessions(userId)).toBe(1)
})

test('a dozen wrong codes at once are five tries', async () => {
  const { userId } = await withTwoFactor()
  const challenge = await openChallenge(annai(), userId)
  const came = await atOnce(Array(12).fill({ challenge, code: '000000' }))
  expect([came[400]?.length, came[410]?.length]).toEqual([challengeTries - 1, 12 - challengeTries + 1])
  expect(await trailOf(annai(), userId)).toHaveLength(challengeTries)
})

test('the control: tries that are read first and counted then are lost', async () => {
  const { userId } = await withTwoFactor()
  const { db } = annai().ctx
  const tokenHash = sha256(await openChallenge(annai(), userId))
  const read = () =>
    db.selectFrom('two_factor_challenges').select('tries').where('token_hash', '=', tokenHash).executeTakeFirstOrThrow()
  const seen = await Promise.all(Array.from({ length: 12 }, read))
  await Promise.all(
    seen.map(({ tries }) =>
      db
        .updateTable('two_factor_challenges')
        .set({ tries: tries + 1 })
        .where('token_hash', '=', tokenHash)
        .execute(),
    ),
  )
  expect((await read()).tries).toBe(1)
})

test('a step and a recovery code are taken by one of many, and by all of them without the guard', async () => {
  const { userId } = await withTwoFactor()
  const { db, clock } = annai().ctx
  const hash = 'any'
  await replaceRecoveryCodes(db, userId, [hash])
  const eight = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work))
  const taken = (answers: readonly boolean[]) => answers.filter(Boolean).length
  expect(taken(await eight(() => takeStep(db, userId, 1000)))).toBe(1)
  expect(await takeStep(db, userId, 999)).toBe(false)
  expect(taken(await eight(() => takeRecoveryCode(db, userId, hash, clock.now())))).toBe(1)

  const unguarded = async (statement: string, values: unknown[]) =>
    (await annai().database.pool.query(statement, values)).rowCount === 1
  const step = 'UPDATE two_factor SET last_step = 1001 WHERE user_id = $1'
  expect(taken(await eight(() => unguarded(step, [userId])))).toBe(8)
  const code = 'UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2'
  expect(taken(await eight(() => unguarded(code, [userId, hash])))).toBe(8)
})

test('of several who turn it on at once one does, and none with a secret that was begun anew meanwhile', async () => {
  const { userId } = await newPerson(annai())
  const { db, clock } = annai().ctx
  const now = clock.now()
  const [old, secret] = [0, 1].map(() => sealSecret(annai().ctx, userId, randomBytes(secretBytes)))
  if (!old || !secret) throw new Error('There are two.')
  await saveBegun(db, userId, old, now)
  await saveBegun(db, userId, secret, now)
  expect(await saveOn(db, userId, { secret: old, step: 1 }, now)).toBe(false)
  const on = await Promise.all(Array.from({ length: 8 }, () => saveOn(db, userId, { secret, step: 1 }, now)))
  expect(on.filter(Boolean)).toHaveLength(1)
  expect(await saveBegun(db, userId, old, now)).toBe(false)
})
