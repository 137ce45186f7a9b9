import type { SavedTraveller } from '#contract/travellers.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { refuseUnborn } from './refuse-unborn.ts'
import { childAgeOn } from './saved-travellers.rules.ts'
import {
  addSavedTraveller,
  deleteSavedTraveller,
  findSavedTravellers,
  type NewTraveller,
  updateSavedTraveller,
} from './saved-travellers.store.ts'

/** More than anybody travels with, so that nobody fills the house. */
const most = 100

const today = ({ clock }: Context) => tokyoDayOf(clock.now())

/** As old as they are today. */
const asOfToday = (ctx: Context, traveller: SavedTraveller): SavedTraveller => ({
  ...traveller,
  age: childAgeOn(today(ctx), traveller),
})

export async function listTravellers(ctx: Context, userId: string): Promise<{ travellers: SavedTraveller[] }> {
  const travellers = await findSavedTravellers(ctx.db, userId)
  return { travellers: travellers.map((traveller) => asOfToday(ctx, traveller)) }
}

export async function saveTraveller(ctx: Context, userId: string, traveller: NewTraveller): Promise<SavedTraveller> {
  refuseUnborn(ctx, 'birthDate', traveller.birthDate)
  const saved = await findSavedTravellers(ctx.db, userId)
  if (saved.length >= most)
    throw new AppError('platform.invalid-input', { fields: { name: `At most ${most} people can be saved.` } })
  return asOfToday(ctx, await addSavedTraveller(ctx.db, userId, traveller, ctx.clock.now()))
}

/** Those of others do not exist for this account. */
export async function changeTraveller(
  ctx: Context,
  userId: string,
  traveller: SavedTraveller,
): Promise<SavedTraveller> {
  refuseUnborn(ctx, 'birthDate', traveller.birthDate)
  const changed = await updateSavedTraveller(ctx.db, userId, traveller)
  if (!changed) throw new AppError('accounts.unknown-traveller')
  return asOfToday(ctx, changed)
}

export async function forgetTraveller(ctx: Context, userId: string, id: string): Promise<void> {
  if (!(await deleteSavedTraveller(ctx.db, userId, id))) throw new AppError('accounts.unknown-traveller')
}
