import type { ClassPrice } from '#contract/catalogue.ts'
import { type FacetName, facetNames, searchLimits } from '#contract/tour-filters.ts'
import type { TourQuery, TourResults } from '#contract/tour-search.ts'
import type { Context } from '#server/platform/context.ts'
import { listCategories } from './categories.store.ts'
import { toFacets, withoutEach } from './facets.rules.ts'
import { findMatchedPassages } from './matched-passages.store.ts'
import { cheapestFor } from './party-price.rules.ts'
import { priceScale } from './price-bars.rules.ts'
import { wordsOf } from './search-words.rules.ts'
import { readWords } from './search-words.store.ts'
import { minutesUntil } from './tour-index.rules.ts'
import { type CountedTours, countMatches, countTours, type Filters, type SearchGround } from './tour-search.store.ts'
import { findClassPrices, findSummaries, toSummary } from './tour-summaries.store.ts'

/** Search: read the words, count, fetch one page; when nothing fits, say what each filter costs. */
export async function findTours(ctx: Context, query: TourQuery): Promise<TourResults> {
  const categories = await listCategories(ctx.db)
  const { ground, readAs } = await readGround(ctx, query)
  const filters: Filters = {
    ...query,
    categoryIds: categories.filter((category) => query.line?.includes(category.slug)).map((category) => category.id),
  }
  const page = { order: query.sort ?? 'ours', page: query.page ?? 1, pageSize: searchLimits.pageSize } as const
  let counted = await countTours(ctx.db, ground, filters, page, priceScale.stepYen)
  let words: TourResults['words'] = ground.words.length + ground.japanese.length > 0 ? 'all' : 'none'
  if (words === 'all' && counted.total === 0 && ground.words.length + ground.japanese.length > 1) {
    const some = { ...ground, words: ground.words.filter((meant) => meant.length > 0), every: false }
    if (some.words.length + some.japanese.length > 0) {
      const looser = await countTours(ctx.db, some, filters, page, priceScale.stepYen)
      if (looser.total > 0) {
        counted = looser
        words = 'some'
      }
    }
  }
  const pages = Math.max(1, Math.ceil(counted.total / searchLimits.pageSize))
  return {
    tours: await readPage(ctx, counted.ids, query.guests, ground),
    total: counted.total,
    page: Math.min(page.page, pages),
    pages,
    pageSize: searchLimits.pageSize,
    facets: toFacets(counted, categories),
    pickUps: Object.entries(counted.pickUps)
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    readAs,
    words,
    without: counted.total === 0 ? await whatItCosts(ctx, query, ground, filters, counted) : [],
  }
}

async function readGround(ctx: Context, query: TourQuery): Promise<{ ground: SearchGround; readAs: string | null }> {
  const typed = wordsOf(query.q ?? '')
  const read = await readWords(ctx.db, typed.words)
  const mistyped = read.some(({ typed, meant }) => meant[0] !== undefined && meant[0] !== typed)
  return {
    ground: {
      words: read.map(({ meant }) => meant),
      japanese: typed.japanese,
      every: true,
      day: query.day,
      minutesUntilDay: query.day ? minutesUntil(query.day, ctx.clock.now()) : 0,
      guests: query.guests,
      youngest: query.youngest,
      from: query.from,
    },
    readAs: mistyped ? read.map(({ typed, meant }) => meant[0] ?? typed).join(' ') : null,
  }
}

async function readPage(
  ctx: Context,
  ids: readonly string[],
  guests: number | undefined,
  ground: SearchGround,
): Promise<TourResults['tours']> {
  const [rows, prices, matched] = await Promise.all([
    findSummaries(ctx.db, ids),
    guests ? findClassPrices(ctx.db, ids) : new Map<string, ClassPrice[]>(),
    findMatchedPassages(ctx.db, ids, ground),
  ])
  return rows.map((row) => {
    const car = guests ? cheapestFor(prices.get(row.id) ?? [], guests) : undefined
    return {
      ...toSummary(row),
      forParty: car ? { vehicleClass: car.vehicleClass, className: car.name, priceYen: car.priceYen } : null,
      matched: matched.get(row.id) ?? null,
    }
  })
}

/** What dropping one thing would give, best first. */
async function whatItCosts(
  ctx: Context,
  query: TourQuery,
  ground: SearchGround,
  filters: Filters,
  counted: CountedTours,
): Promise<TourResults['without']> {
  const dropped: [TourResults['without'][number]['drop'], SearchGround][] = []
  if (query.q) dropped.push(['q', { ...ground, words: [], japanese: [] }])
  if (query.day) dropped.push(['day', { ...ground, day: undefined }])
  if (query.guests) dropped.push(['guests', { ...ground, guests: undefined }])
  if (query.youngest !== undefined) dropped.push(['youngest', { ...ground, youngest: undefined }])
  if (query.from) dropped.push(['from', { ...ground, from: undefined }])
  const costs = await Promise.all(
    dropped.map(async ([drop, without]) => ({ drop, count: await countMatches(ctx.db, without, filters) })),
  )
  return [...withoutEach(counted, filtersSet(query)), ...costs]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

function filtersSet(query: TourQuery): FacetName[] {
  const price = query.min !== undefined || query.max !== undefined
  return facetNames.filter((name) => (name === 'price' ? price : query[name] !== undefined))
}
