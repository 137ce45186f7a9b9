import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import type { Database } from './database.ts'
import { houseKey } from './house-keys.ts'
import { believedAtWorkMs, hashInput, keptMs } from './idempotency.rules.ts'
import { addKey, findKey, removeKey, removeKeysBefore, storeAnswer, takeOverKey } from './idempotency.store.ts'
import { type Answer, hideName, type KeyName, openAnswer, sealAnswer } from './idempotency-seal.rules.ts'

export type { Answer }

/** What a use case that costs gets to know about the attempt that it serves. */
export interface Attempt {
  key: string
  /**
   * Keeps the answer. Called within the transaction that does the deed, both are kept or neither is; it refuses, and so
   * undoes the deed, when another process has taken the attempt over. Before the first lock that others wait for, so
   * that they do not wait for this as well.
   */
  remember(db: Database, output: unknown): Promise<void>
}

/** For endpoints that cost nothing: there is nothing to remember. */
export const freeAttempt: Attempt = { key: '', remember: async () => undefined }

export interface AttemptedCall extends KeyName {
  input: unknown
  toAnswer(output: unknown): Answer
}

export interface Outcome {
  answer: Answer
  /** It was run by an earlier request. */
  replayed: boolean
}

export interface Attempts {
  /** Runs an attempt once, however often and however fast it is sent, and answers each time the same. */
  once(call: AttemptedCall, run: (attempt: Attempt) => Promise<unknown>): Promise<Outcome>
}

const inUse = () => new AppError('platform.key-in-use', { retryAfterSeconds: 1 })

/**
 * Inside a process, later requests wait for the first one's outcome without holding a connection; between processes,
 * the row of the key decides.
 */
export function createAttempts(ctx: Context): Attempts {
  const running = new Map<string, { bodyHash: Buffer; outcome: Promise<Outcome> }>()
  const leftBehind: LeftBehind = new Set()
  return {
    async once(call, run) {
      const { caller, endpoint, key } = call
      const id = JSON.stringify([caller, endpoint, key])
      const bodyHash = hashInput(call.input)
      const first = running.get(id)
      if (first) {
        if (!first.bodyHash.equals(bodyHash)) throw new AppError('platform.key-reused')
        return { ...(await first.outcome), replayed: true }
      }
      const outcome = answerOnce(ctx, { id, said: { caller, endpoint, key }, bodyHash, leftBehind }, call, run)
      running.set(id, { bodyHash, outcome })
      try {
        return await outcome
      } finally {
        running.delete(id)
      }
    },
  }
}

/** Claims of ours that broke off, since the database had gone away: whether they were made or not, nobody works on them. */
type LeftBehind = Set<string>
const mostLeftBehind = 10_000

interface Asked {
  id: string
  /** The name as the caller gave it. */
  said: KeyName
  bodyHash: Buffer
  leftBehind: LeftBehind
}

interface Claim extends Asked {
  /** The name as it is kept. */
  name: KeyName
  houseKey: Buffer
}

const claimName = ({ id }: Claim, startedAt: Date) => `${startedAt.getTime()} ${id}`

function leaveBehind(claim: Claim, startedAt: Date) {
  if (claim.leftBehind.size >= mostLeftBehind) claim.leftBehind.clear()
  claim.leftBehind.add(claimName(claim, startedAt))
}

async function answerOnce(
  ctx: Context,
  asked: Asked,
  call: AttemptedCall,
  run: (attempt: Attempt) => Promise<unknown>,
): Promise<Outcome> {
  const ours = await houseKey(ctx, 'attempts')
  const claim: Claim = { ...asked, name: hideName(ours, asked.said), houseKey: ours }
  const { name, said } = claim
  const sealed = (answer: Answer) => sealAnswer(ours, said, answer)
  const claimed = await claimKey(ctx, claim)
  if ('answer' in claimed) return { answer: claimed.answer, replayed: true }

  const { startedAt } = claimed
  let remembered: Answer | undefined
  const remember: Attempt['remember'] = async (db, output) => {
    const answer = call.toAnswer(output)
    if (!(await storeAnswer(db, name, startedAt, sealed(answer)))) throw inUse()
    remembered = answer
  }
  try {
    const output = await run({ key: said.key, remember })
    const answer = remembered ?? call.toAnswer(output)
    if (!remembered) await storeLate(ctx, name, startedAt, sealed(answer))
    return { answer, replayed: false }
  } catch (error) {
    const answer = await giveUp(ctx, claim, startedAt)
    if (answer) return { answer, replayed: false }
    throw error
  }
}

/** The right to run the attempt, or the answer of whoever did. */
async function claimKey(ctx: Context, claim: Claim): Promise<{ startedAt: Date } | { answer: Answer }> {
  const { name, bodyHash, leftBehind } = claim
  // Between two of these steps another process may give up or take over; then one looks again.
  for (let look = 0; look < 3; look++) {
    const now = ctx.clock.now()
    if (await orLeft(claim, now, addKey(ctx.db, name, bodyHash, now))) return { startedAt: now }
    const known = await findKey(ctx.db, name)
    if (!known) continue
    if (!known.bodyHash.equals(bodyHash)) throw new AppError('platform.key-reused')
    if (known.answer) return { answer: openAnswer(claim.houseKey, claim.said, known.answer) }
    const leftAt = known.startedAt.getTime()
    const isLeft = leftBehind.has(claimName(claim, known.startedAt))
    if (!isLeft && now.getTime() - leftAt < believedAtWorkMs) throw inUse()
    const startedAt = new Date(Math.max(now.getTime(), leftAt + 1))
    if (await orLeft(claim, startedAt, takeOverKey(ctx.db, name, known.startedAt, startedAt))) return { startedAt }
  }
  throw inUse()
}

/** A claim whose answer is lost may have been made all the same. */
async function orLeft<T>(claim: Claim, startedAt: Date, claiming: Promise<T>): Promise<T> {
  try {
    return await claiming
  } catch (error) {
    leaveBehind(claim, startedAt)
    throw error
  }
}

/** The deed is done and told; that its answer could not be kept must not make it look undone. */
async function storeLate(ctx: Context, name: KeyName, startedAt: Date, answer: Buffer) {
  await storeAnswer(ctx.db, name, startedAt, answer).catch((error: unknown) =>
    ctx.log.error({ err: error, endpoint: name.endpoint }, 'an answer could not be kept for its key'),
  )
}

/**
 * Gives the key free, so that the attempt can be mended and sent again. If the deed was committed nevertheless, as
 * when the connection is lost at that very moment, its answer is there.
 */
async function giveUp(ctx: Context, claim: Claim, startedAt: Date): Promise<Answer | undefined> {
  try {
    if (await removeKey(ctx.db, claim.name, startedAt)) return undefined
    const kept = (await findKey(ctx.db, claim.name))?.answer
    return kept ? openAnswer(claim.houseKey, claim.said, kept) : undefined
  } catch {
    leaveBehind(claim, startedAt)
    return undefined
  }
}

export async function forgetOldKeys(ctx: Context): Promise<void> {
  await removeKeysBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
}
