import { takesCards } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { askedForChange } from './balance-due.rules.ts'

/** What a change asks for at once, or gives back. Where nobody takes cards, what is more is paid on the day with the rest. */
export function askedAtOnce(
  ctx: Pick<Context, 'settings'>,
  booking: Parameters<typeof askedForChange>[0],
  totalYen: number,
): number {
  const asked = askedForChange(booking, totalYen)
  return takesCards(ctx) ? asked : Math.min(0, asked)
}
