import { addDays, todayInTokyo } from '#core/days.ts'
import { findNamedPictures } from '#server/media/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addCategory } from '../categories.store.ts'
import { findCategoryId } from '../office/category-ids.store.ts'
import { findOfferWith, findTourIdsBySlug } from '../office/edited-offer.store.ts'
import { addTerms } from '../office/terms.store.ts'
import { writeNewOffer } from '../office/write-offer.ts'
import { addTour, type NewTour } from '../save-tour.store.ts'
import { fromSeason, type TourSeason } from '../season.rules.ts'
import { addStandardSeasons } from '../tokyo/add-standard-seasons.ts'
import { areSeasonsTouched } from '../tokyo/standard-seasons.store.ts'
import { rebuildTourIndex } from '../tour-index.store.ts'
import { addSales, hasSalesSince } from '../tour-sales.store.ts'
import { demoOffers } from './demo-offers.ts'
import { demoSales, type SellingTour } from './demo-sales.rules.ts'
import { demoSeasonId } from './demo-season-id.rules.ts'
import { charterTerms, type DemoTour } from './demo-tour.ts'
import { waitForDemoTurn } from './demo-turn.store.ts'
import { demoCategories, demoTours } from './index.ts'
import { layoverTerms } from './layover-terms.ts'

/** What the office would feature: one tour of many lines, the season first. */
const featured = [
  'ginkgo-gold',
  'nikko-in-snow',
  'the-print-from-paper-to-wall',
  'omiya-bonsai-village',
  'a-day-for-train-people',
  'sunset-at-shichirigahama',
]

/** Adds the demo lines, tours and offers where they are missing; run again, it changes nothing that is there. */
export async function seedDemoCatalogue(ctx: Context): Promise<void> {
  const today = todayInTokyo(ctx.clock.now())
  await ctx.db.transaction().execute(async (db) => {
    await waitForDemoTurn(db)
    const added = await addTours(db)
    if (added.length > 0) await rebuildTourIndex(db)
    if (added.length > 0 && !(await hasSalesSince(db, addDays(today, -90)))) {
      await addSales(db, demoSales(added, today))
    }
    await addOffers(db, today, ctx.clock.now())
    await addSeasons(db, ctx.clock.now())
    if (added.length > 0) await addDemoTerms(db)
  })
}

/** The year as the standard for Tokyo has it. What the office took away does not come back with the next start. */
async function addSeasons(db: Database, at: Date) {
  if (await areSeasonsTouched(db)) return
  const specials = await findCategoryId(db, 'season-specials')
  await addStandardSeasons(db, at, { idOf: demoSeasonId, lines: specials ? [specials] : [] })
}

/** The names that the office gives to the terms of the demo tours. */
async function addDemoTerms(db: Database): Promise<void> {
  await addTerms(db, 'Charter', charterTerms)
  await addTerms(db, 'Layover', layoverTerms)
}

async function addTours(db: Database): Promise<SellingTour[]> {
  const added: SellingTour[] = []
  // What a start before this one added is not written down once more.
  const known = await findTourIdsBySlug(
    db,
    demoTours.map(({ slug }) => slug),
  )
  for (const [index, category] of demoCategories.entries()) {
    const { picture, ...columns } = category
    const categoryId = await addCategory(db, { ...columns, pictureName: picture, position: index + 1 })
    const tours = demoTours.filter((tour) => tour.categorySlug === category.slug)
    for (const [station, tour] of tours.entries()) {
      if (known.has(tour.slug)) continue
      const id = await addTour(db, toNewTour(tour, categoryId, station + 1))
      if (id) added.push({ id, slug: tour.slug, priceYen: tour.priceYenByClass.alphard })
    }
  }
  return added
}

function toNewTour(tour: DemoTour, categoryId: string, position: number): NewTour {
  const { priceYenByClass, partyLimits, season, restsOn, restsAtYearEnd, stops, slug } = tour
  return {
    ...tour,
    categoryId,
    position,
    status: 'published',
    season: season ?? null,
    seasons: [
      ...(restsOn ? [closedSeason(restsOn)] : []),
      ...(restsAtYearEnd ? [closedSeason({ weekdays: [], season: yearEnd, ...restsAtYearEnd })] : []),
    ],
    steps: tour.steps ?? null,
    stroller: tour.stroller ?? null,
    fromAge: tour.fromAge ?? null,
    featuredPosition: featured.includes(slug) ? featured.indexOf(slug) + 1 : null,
    stops: stops.map((stop) => ({ ...stop, admissionYen: stop.admissionYen ?? null })),
    prices: Object.entries(partyLimits).map(([name, limits]) => {
      const vehicleClass = name as keyof typeof priceYenByClass
      const loads = [limits.comfortable, limits.full, limits.withoutLuggage].filter((load) => load !== undefined)
      return {
        vehicleClass,
        priceYen: priceYenByClass[vehicleClass] ?? 0,
        loads,
        maxGuests: Math.max(...loads.map((load) => load.guests)),
      }
    }),
  }
}

/** When museums, gardens and the zoo of Tokyo are closed. */
const yearEnd = { from: '12-29', to: '01-01' }

const closedSeason = ({ weekdays, why, season }: NonNullable<DemoTour['restsOn']>): TourSeason => ({
  ...{ name: why, percent: 0, closed: true, weekdays },
  seasonFrom: fromSeason(season?.from ?? '01-01'),
  seasonTo: fromSeason(season?.to ?? '12-31'),
})

async function addOffers(db: Database, today: string, at: Date) {
  const pictures = await findNamedPictures(db, { names: demoOffers.map(({ pictureName }) => pictureName) })
  const tours = await findTourIdsBySlug(
    db,
    demoTours.map(({ slug }) => slug),
  )
  for (const { categories, travelFromDay, travelToDay, bookUntilDay, pictureName, ...offer } of demoOffers) {
    const picture = pictures.find(({ name }) => name === pictureName)
    if (!picture || (await findOfferWith(db, 'slug', offer.slug, null)) !== undefined) continue
    const words = {
      ...offer,
      ...{ mostOffYen: null, budgetYen: null, oncePerGuest: false },
      travelFrom: addDays(today, travelFromDay),
      travelTo: addDays(today, travelToDay),
      bookFrom: today,
      bookUntil: addDays(today, bookUntilDay),
      picture: { path: picture.path },
      tours: demoTours
        .filter((tour) => categories.includes(tour.categorySlug))
        .flatMap(({ slug }) => tours.get(slug) ?? []),
    }
    await writeNewOffer(db, { ...words, state: 'running' }, { by: null, at })
  }
}
