import type { ReadInputOf } from '#contract/endpoint.ts'
import type { changeView as changeCall, SavedView, saveView as saveCall } from '#contract/office-views.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addView, countViews, findView, findViews, removeView, updateView } from './saved-views.store.ts'

const mostOfOne = 20
/** Of all people together; a row of tabs is for looking at. */
const mostShown = 60

export const listViews = async ({ db }: Context, list: string, userId: string) => ({
  views: await findViews(db, list, userId, mostShown),
})

export async function saveView(
  { db, clock }: Context,
  input: ReadInputOf<typeof saveCall>,
  userId: string,
): Promise<SavedView> {
  if ((await countViews(db, input.list, userId)) >= mostOfOne) throw new AppError('office.too-many-views')
  const id = await addView(db, { ...input, userId, at: clock.now() })
  const view = id && (await findView(db, id, userId))
  if (!view) throw nameTaken()
  return view
}

/** Only its owner changes a view; to others it is not there to be changed. */
export async function changeView(
  { db }: Context,
  { id, ...change }: ReadInputOf<typeof changeCall>,
  userId: string,
): Promise<SavedView> {
  if (Object.values(change).some((value) => value !== undefined)) {
    const outcome = await updateView(db, id, userId, change)
    if (outcome === 'named') throw nameTaken()
    if (outcome === 'unknown') throw new AppError('office.view-unknown')
  }
  const view = await findView(db, id, userId)
  if (!view?.mine) throw new AppError('office.view-unknown')
  return view
}

export async function deleteView({ db }: Context, id: string, userId: string): Promise<undefined> {
  if (!(await removeView(db, id, userId))) throw new AppError('office.view-unknown')
}

const nameTaken = () => new AppError('office.view-named', { fields: { name: 'You have a view of this name already.' } })
