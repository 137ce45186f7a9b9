import { randomBytes } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { gatewayNameOf } from './choose-gateway.ts'
import type { KeptCard } from './gateway.ts'
import { readTestCard, testTokenOf } from './test-card.rules.ts'

/** Turns an entered test card into a token, as a real gateway's script does in the browser. The number goes no further. */
export function makeTestCard(ctx: Context, entered: { number: string; expires: string }): KeptCard {
  if (gatewayNameOf(ctx) !== 'test') throw new AppError('payments.not-here')
  const read = readTestCard(entered, tokyoDayOf(ctx.clock.now()).slice(0, 7))
  if ('fields' in read) throw new AppError('payments.card-not-accepted', { fields: read.fields })
  const { brand, last4, expires } = read.card
  return { token: testTokenOf(read.card, randomBytes(12).toString('hex')), brand, last4, expires }
}
