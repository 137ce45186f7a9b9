import type { TourDraft } from '#contract/tour-draft.ts'
import { findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { readRichText } from '#server/writing/index.ts'
import { findCategoryIds } from './category-ids.store.ts'
import type { StoredDraft } from './draft.rules.ts'

/** Drafts as the editor knows them: lines by their slug, pictures by their path. */
export async function toWire(db: Database, drafts: readonly StoredDraft[]): Promise<TourDraft[]> {
  const [lines, pictures] = await Promise.all([
    findCategoryIds(db),
    findNamedPictures(db, { names: drafts.flatMap((draft) => draft.pictures.map(({ name }) => name)) }),
  ])
  const slugOf = new Map(lines.map(({ id, slug }) => [id, slug]))
  const pathOf = new Map(pictures.map(({ name, path }) => [name, path]))
  return drafts.map(({ categoryId, pictures, ...draft }) => ({
    ...draft,
    category: categoryId === null ? null : (slugOf.get(categoryId) ?? null),
    pictures: pictures.flatMap(({ name, ...said }) => {
      const path = pathOf.get(name)
      return path === undefined ? [] : [{ path, ...said }]
    }),
  }))
}

/** A draft as it is kept: its document cleaned, its pictures known and from now on in use. */
export async function fromWire(
  ctx: Pick<Context, 'clock'>,
  db: Database,
  { category, pictures, details, ...draft }: TourDraft,
): Promise<StoredDraft> {
  const found = await findNamedPictures(db, { paths: pictures.map(({ path }) => path) })
  const nameOf = new Map(found.map(({ path, name }) => [path, name]))
  const fields: Record<string, string> = {}
  const named = pictures.map(({ path, ...said }, index) => {
    const name = nameOf.get(path)
    if (name === undefined) fields[`draft.pictures.${index}.path`] = 'This picture is not there any more.'
    return { name: name ?? '', ...said }
  })
  const line = category === null ? null : (await findCategoryIds(db)).find(({ slug }) => slug === category)
  if (line === undefined) fields['draft.category'] = 'There is no such category any more.'
  if (Object.keys(fields).length > 0) throw new AppError('platform.invalid-input', { fields })
  await keepOfficePictures(
    db,
    pictures.map(({ path }) => ({ path })),
    ctx.clock.now(),
  )
  return {
    ...draft,
    details: await readRichText(ctx, db, details, 'draft.details'),
    categoryId: line?.id ?? null,
    pictures: named,
  }
}
