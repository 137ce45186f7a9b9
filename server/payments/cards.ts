import type { CardChoice } from '#contract/booking.ts'
import type { SavedCard } from '#contract/payments.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { gatewayNameOf, gatewayOf } from './choose-gateway.ts'
import { addSavedCard, findSavedCards, isSavedCard, removeSavedCard, type SavedCardRow } from './saved-cards.store.ts'

const withoutToken = ({ id, brand, last4, expires }: SavedCardRow): SavedCard => ({ id, brand, last4, expires })

export async function listCards(ctx: Context, userId: string): Promise<{ cards: SavedCard[] }> {
  const cards = await findSavedCards(ctx.db, userId, gatewayNameOf(ctx))
  return { cards: cards.map(withoutToken) }
}

export async function saveCard(ctx: Context, userId: string, token: string): Promise<SavedCard> {
  return withoutToken(await keepCard(ctx, userId, token))
}

async function keepCard(ctx: Context, userId: string, token: string): Promise<SavedCardRow> {
  const gateway = await await gatewayOf(ctx)
  if (await isSavedCard(ctx.db, { gateway: gateway.name, token, butNotBy: userId }))
    throw new AppError('payments.card-not-accepted')
  const kept = await gateway.keepCard({ cardToken: token, customerReference: userId })
  return addSavedCard(ctx.db, { ...kept, userId, gateway: gateway.name, at: ctx.clock.now() })
}

export async function forgetCard(ctx: Context, userId: string, id: string): Promise<undefined> {
  const card = await ownCard(ctx, userId, id)
  await (await gatewayOf(ctx)).dropCard(card.token)
  await removeSavedCard(ctx.db, userId, id)
}

/**
 * The token to charge for a guest's choice. A card to be saved is saved before it is charged, since Stripe keeps none
 * that was used before; who is not signed in has nowhere to save it.
 */
export async function cardTokenOf(ctx: Context, userId: string | null, choice: CardChoice): Promise<string> {
  if ('savedCard' in choice) return (await ownCard(ctx, userId, choice.savedCard)).token
  if (choice.save && userId) return (await keepCard(ctx, userId, choice.token)).token
  // A saved card is chosen by its id, which is checked against its owner, and never by its token.
  const isSaved =
    choice.token.includes('/') || (await isSavedCard(ctx.db, { gateway: gatewayNameOf(ctx), token: choice.token }))
  if (isSaved) throw new AppError('payments.card-not-accepted')
  return choice.token
}

async function ownCard(ctx: Context, userId: string | null, id: string): Promise<SavedCardRow> {
  const cards = userId ? await findSavedCards(ctx.db, userId, gatewayNameOf(ctx)) : []
  const card = cards.find((card) => card.id === id)
  if (!card) throw new AppError('payments.unknown-card')
  return card
}
