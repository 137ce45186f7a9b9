import type { Database } from '#server/platform/database.ts'
import { dropDemoSeasons } from '../tokyo/standard-seasons.store.ts'
import { rebuildTourIndex } from '../tour-index.store.ts'
import { demoOffers } from './demo-offers.ts'
import { demoCategories, demoTours } from './index.ts'
import { takeContentAway } from './take-demo-away.store.ts'

/** Tours, lines and offers that came with demo data; those that somebody of the office published since are theirs. */
export async function takeDemoCatalogueAway(db: Database): Promise<Record<string, number>> {
  const taken = await takeContentAway(db, {
    tours: demoTours.map(({ slug }) => slug),
    categories: demoCategories.map(({ slug }) => slug),
    offers: demoOffers.map(({ slug }) => slug),
    terms: ['Charter', 'Layover'],
  })
  const seasons = await dropDemoSeasons(db)
  await rebuildTourIndex(db)
  return {
    'season|seasons': seasons,
    'offer|offers': taken.offers,
    'tour|tours': taken.tours,
    'line of tours|lines of tours': taken.categories,
  }
}
