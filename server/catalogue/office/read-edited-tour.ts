import type { EditedTour, SavedDraft } from '#contract/tour-editing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { listClasses } from '../class-names.store.ts'
import { findOldSlugs } from '../old-slugs.store.ts'
import { differencesOf } from './differences.rules.ts'
import type { StoredDraft } from './draft.rules.ts'
import { type DraftSurroundings, findSurroundings } from './draft-facts.store.ts'
import { toWire } from './draft-on-wire.ts'
import { findPublicTour } from './published-draft.store.ts'
import { findDraftRow } from './tour-drafts.store.ts'
import { findTourId, salesOf } from './tour-ids.store.ts'
import { findProblems } from './tour-problems.rules.ts'

const iso = (at: Date | null | undefined) => (at ? tokyoIso(at) : null)

/** By its slug, an old slug or its id. */
export async function readEditedTour(ctx: Context, which: string): Promise<EditedTour> {
  const id = await findTourId(ctx.db, which)
  if (!id) throw new AppError('catalogue.unknown-tour')
  return readTourOfId(ctx, id)
}

export async function readTourOfId({ db, clock }: Context, id: string): Promise<EditedTour> {
  const [row, published, oldSlugs] = await Promise.all([
    findDraftRow(db, id),
    findPublicTour(db, id),
    findOldSlugs(db, 'tour', id),
  ])
  const draft = row?.document ?? published?.draft
  if (!draft) throw new AppError('catalogue.unknown-tour')
  const surroundings = await findSurroundings(db, id, draft)
  const [shown, seen] = await toWire(db, published ? [draft, published.draft] : [draft])
  if (!shown) throw new Error('A draft came back as nothing.')
  return {
    id,
    state: published?.state ?? 'draft',
    slug: published?.slug ?? null,
    oldSlugs,
    version: row?.version ?? 0,
    draft: shown,
    hasDraft: row?.document != null,
    savedAt: iso(row?.savedAt),
    savedBy: row?.savedBy ?? null,
    published: seen ?? null,
    publishedAt: published ? iso(row?.publishedAt ?? published.updatedAt) : null,
    publishedBy: row?.publishedBy ?? null,
    publishAt: iso(row?.publishAt),
    differences: row?.document ? differencesOf(draft, published?.draft ?? null) : [],
    problems: findProblems(draft, surroundings.facts),
    pictures: toPictures(surroundings),
    // Archived, it keeps its place among the picks and stands on no page.
    featured: published?.state === 'published' && published.featuredPosition !== null,
    sales: await salesOf(db, id, clock.now()),
    classes: await listClasses(
      db,
      draft.prices.map(({ vehicleClass }) => vehicleClass),
    ),
  }
}

const toPictures = ({ pictures, covers }: DraftSurroundings): EditedTour['pictures'] =>
  pictures.map(({ name, ...picture }) => ({ ...picture, coverOf: covers.get(name) ?? null }))

interface Saved {
  typed: StoredDraft
  published: StoredDraft | null
  version: number
  at: Date
}

/** What whoever types is told after a save. */
export async function answerSave(db: Database, id: string, { typed, published, ...saved }: Saved): Promise<SavedDraft> {
  const surroundings = await findSurroundings(db, id, typed)
  const differences = differencesOf(typed, published)
  return {
    version: saved.version,
    savedAt: tokyoIso(saved.at),
    hasDraft: published === null || differences.length > 0,
    differences,
    problems: findProblems(typed, surroundings.facts),
    pictures: toPictures(surroundings),
  }
}
