import type { CardChoice } from '#contract/booking.ts'
import type { SavedCard } from '#contract/payments.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { cardGatewayNameOf, gatewayNameOf, gatewayOf } from './choose-gateway.ts'
import {
  addSavedCard,
  findSavedCards,
  isSavedCard,
  putCardFirst,
  removeSavedCard,
  type SavedCardRow,
} from './saved-cards.store.ts'

const withoutToken = ({ token: _, ...card }: SavedCardRow): SavedCard => card

export async function listCards(ctx: Context, userId: string): Promise<{ cards: SavedCard[] }> {
  const cards = await findSavedCards(ctx.db, userId, gatewayNameOf(ctx))
  return { cards: cards.map(withoutToken) }
}

export async function saveCard(ctx: Context, userId: string, token: string): Promise<SavedCard> {
  return withoutToken(await keepCard(ctx, userId, token))
}

async function keepCard(ctx: Context, userId: string, token: string): Promise<SavedCardRow> {
  const gateway = await gatewayOf(ctx)
  if (await isSavedCard(ctx.db, { gateway: gateway.name, token, butNotBy: userId }))
    throw new AppError('payments.card-not-accepted')
  const kept = await gateway.keepCard({ cardToken: token, customerReference: userId })
  const card = { ...kept, userId, gateway: gateway.name, at: ctx.clock.now() }
  return ctx.db.transaction().execute((tx) => addSavedCard(tx, card))
}

export async function forgetCard(ctx: Context, userId: string, id: string): Promise<undefined> {
  const card = await ownCard(ctx, userId, id)
  await (await gatewayOf(ctx)).dropCard(card.token)
  const which = { userId, gateway: gatewayNameOf(ctx), id }
  await ctx.db.transaction().execute((tx) => removeSavedCard(tx, which))
}

/** Those of others do not exist for this account. */
export async function useCardFirst(ctx: Context, userId: string, id: string): Promise<{ cards: SavedCard[] }> {
  const which = { userId, gateway: gatewayNameOf(ctx), id }
  if (!(await ctx.db.transaction().execute((tx) => putCardFirst(tx, which))))
    throw new AppError('payments.unknown-card')
  return listCards(ctx, userId)
}

/**
 * The token to charge for a guest's choice. A card to be saved is saved before it is charged, since Stripe keeps none
 * that was used before; who is not signed in has nowhere to save it.
 */
export async function cardTokenOf(ctx: Context, userId: string | null, choice: CardChoice): Promise<string> {
  const gateway = cardGatewayNameOf(ctx)
  if ('savedCard' in choice) return (await ownCard(ctx, userId, choice.savedCard)).token
  if (choice.save && userId) return (await keepCard(ctx, userId, choice.token)).token
  // A saved card is chosen by its id, which is checked against its owner, and never by its token.
  const isSaved = choice.token.includes('/') || (await isSavedCard(ctx.db, { gateway, token: choice.token }))
  if (isSaved) throw new AppError('payments.card-not-accepted')
  return choice.token
}

async function ownCard(ctx: Context, userId: string | null, id: string): Promise<SavedCardRow> {
  const cards = userId ? await findSavedCards(ctx.db, userId, gatewayNameOf(ctx)) : []
  const card = cards.find((card) => card.id === id)
  if (!card) throw new AppError('payments.unknown-card')
  return card
}
