import { network } from '#server/accounts/index.ts'
import { type CodeTry, type CodeUse, noteCodeTry } from '#server/catalogue/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countAttempt, forgiveAttempt } from '#server/platform/attempt-counters.store.ts'
import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'
import type { Origin } from '#server/platform/serve.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { codesOf, type WishedCodes } from './asked-codes.ts'

const quarterHour = 15 * 60
/** Codes that do not apply: a guest mistypes one a few times, a program tries thousands. */
export const wrongCodes = { tries: 20, windowSeconds: quarterHour }
/** Prices with a code, right or wrong: a page asks anew with every change, and a hotel has many guests. */
export const askedWithCode = { tries: 300, windowSeconds: quarterHour }

/**
 * Prices with codes of offers are bounded for each network. Every attempt counts before it is judged; what was no wrong
 * code is then taken back from the small number, and stays in the large one. Without a code nobody is counted.
 */
export async function withBoundedCodes<T>(
  ctx: Context,
  { address }: Origin,
  { wish, use }: { wish: WishedCodes; use: CodeUse },
  price: () => Promise<T>,
): Promise<T> {
  const codes = codesOf(wish)
  if (codes.length === 0) return price()
  const from = network(address)
  const wrong = { key: `offer-code:wrong:${from}`, ...wrongCodes }
  await refuseTooMany(ctx, 'pricing.too-many-codes', [wrong, { key: `offer-code:asked:${from}`, ...askedWithCode }])
  try {
    const priced = await price()
    await forgiveAttempt(ctx.db, [wrong.key])
    for (const code of codes) await count(ctx, from, { code, use, outcome: 'counted' })
    return priced
  } catch (error) {
    const told = error instanceof AppError ? (error.details.codeTry as CodeTry | null | undefined) : null
    if (told) await count(ctx, from, told)
    if (!isWrongCode(error)) await forgiveAttempt(ctx.db, [wrong.key])
    throw error
  }
}

/** For the office's figures. A page asks anew with every change: the same from one network is one within the hour. */
async function count(ctx: Context, from: string, told: CodeTry): Promise<void> {
  const { db, clock } = ctx
  const what = 'tour' in told.use ? told.use.tour : `ride:${told.use.ride}`
  const key = `offer-code:told:${from}:${told.code}:${what}:${told.outcome}`
  const counted = await countAttempt(db, clock.now(), [{ key, windowSeconds: 3600 }])
  if (counted.get(key)?.hits === 1) await noteCodeTry(db, told, tokyoDayOf(clock.now()))
}

const isWrongCode = (error: unknown) =>
  error instanceof AppError && (error.details.fields?.code ?? error.details.fields?.secondCode) !== undefined
