import type { Place, TourEnd } from '#contract/catalogue.ts'
import type { DraftEnd, DraftPlace } from '#contract/tour-draft.ts'
import { drawShareLater, findNamedPictures, keepOfficePictures } from '#server/media/index.ts'
import type { NewChange } from '#server/platform/change-trail.store.ts'
import type { Database } from '#server/platform/database.ts'
import { readClassNames } from '../class-names.store.ts'
import { leaveSlug } from '../old-slugs.store.ts'
import { addTour, type NewTour, replaceTour } from '../save-tour.store.ts'
import { fromSeason } from '../season.rules.ts'
import { reindexing } from '../tour-index.store.ts'
import { moveWishes } from '../wishes.store.ts'
import { findCategoryIds } from './category-ids.store.ts'
import { changesOf } from './differences.rules.ts'
import type { StoredDraft } from './draft.rules.ts'
import { findPublicTour, type PublicTour } from './published-draft.store.ts'
import { nextStation } from './tour-ids.store.ts'
import { keepVersion } from './tour-versions.store.ts'

/** Writes a draft that nothing stands against to the rows that visitors read; answers what changed. */
export async function putPublic(db: Database, id: string, draft: StoredDraft, at: Date): Promise<NewChange['changes']> {
  const before = await findPublicTour(db, id)
  const tour = await toNewTour(db, draft, before)
  await reindexing(db, [id], async () => {
    if (before) await replaceTour(db, id, tour, at)
    else if ((await addTour(db, tour, id)) === undefined) throw new Error(`The address ${tour.slug} was taken.`)
  })
  if (before) await keepVersion(db, id, before.draft, at)
  if (before && before.slug !== tour.slug) {
    await leaveSlug(db, 'tour', { id, from: before.slug, to: tour.slug, at })
    await moveWishes(db, before.slug, tour.slug)
  }
  const names = draft.pictures.map(({ name }) => name)
  const pictures = await findNamedPictures(db, { names })
  await keepOfficePictures(
    db,
    pictures.map(({ path, name }) => ({ path, alt: draft.pictures.find((one) => one.name === name)?.alt ?? '' })),
    at,
  )
  const cover = pictures.find(({ name }) => name === draft.pictures[0]?.name)
  if (cover) await drawShareLater(db, { path: cover.path, focus: draft.pictures[0]?.focus ?? cover.focus })
  if (!before) return []
  const lines = new Map((await findCategoryIds(db)).map((line) => [line.id, line.name]))
  return changesOf(before.draft, draft, {
    lineOf: (line) => lines.get(line ?? '') ?? 'none',
    classOf: await readClassNames(db),
  })
}

const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')

/** What was checked is there. */
function known<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`A tour was to be published without ${name}.`)
  return value
}

const toPlace = ({ name, nameJa, latitude, longitude }: DraftPlace): Place => ({
  name: name.trim(),
  nameJa: nameJa.trim(),
  latitude: known(latitude, 'a latitude'),
  longitude: known(longitude, 'a longitude'),
})
const toEnd = (end: DraftEnd): TourEnd => ({ ...toPlace(end), isGuestsHotel: end.isGuestsHotel })

async function toNewTour(db: Database, draft: StoredDraft, before: PublicTour | undefined): Promise<NewTour> {
  const categoryId = known(draft.categoryId, 'a category')
  const stays = before?.draft.categoryId === categoryId
  return {
    slug: draft.slug,
    categoryId,
    position: stays && before ? before.position : await nextStation(db, categoryId),
    status: 'published',
    title: draft.title.trim(),
    shortName: draft.shortName.trim(),
    summary: draft.summary.trim(),
    details: draft.details,
    unit: before?.unit ?? 'per car',
    durationMinutes: known(draft.durationMinutes, 'a length'),
    guideIncluded: draft.guideIncluded,
    startTimes: [...draft.startTimes].sort(),
    minimumNoticeHours: known(draft.minimumNoticeHours, 'a notice'),
    walkingLevel: draft.walkingLevel,
    walkingKilometres: known(draft.walkingKilometres, 'kilometres on foot'),
    steps: draft.steps,
    stroller: draft.stroller,
    fromAge: draft.fromAge,
    bestMonths: [...new Set(draft.bestMonths)].sort((a, b) => a - b),
    season: draft.season,
    seasons: draft.seasons.map(({ name, from, to, percent, closed, weekdays }) => ({
      name: name.trim(),
      seasonFrom: fromSeason(known(from, 'the begin of a season')),
      seasonTo: fromSeason(known(to, 'the end of a season')),
      percent: closed ? 0 : percent,
      closed,
      weekdays: closed ? [...new Set(weekdays)].sort((a, b) => a - b) : [],
    })),
    suits: lines(draft.suits),
    included: lines(draft.included),
    notIncluded: lines(draft.notIncluded),
    planB: draft.planB.trim(),
    pickUp: toEnd(draft.pickUp),
    dropOff: toEnd(draft.dropOff),
    returnDriveMinutes: known(draft.returnDriveMinutes, 'a drive back'),
    featuredPosition: before?.featuredPosition ?? null,
    stops: draft.stops.map((stop) => ({
      ...toPlace(stop),
      driveMinutes: known(stop.driveMinutes, 'a drive'),
      stayMinutes: known(stop.stayMinutes, 'a stay'),
      fixedArrival: stop.fixedArrival,
      note: stop.note.trim(),
      admission: stop.admission,
      admissionYen: stop.admissionYen,
    })),
    prices: draft.prices
      .filter(({ onSale }) => onSale)
      .map(({ vehicleClass, priceYen, loads }) => ({
        vehicleClass,
        priceYen: known(priceYen, 'a price'),
        loads,
        maxGuests: Math.max(...loads.map(({ guests }) => guests)),
      })),
    cancellationTiers: draft.cancellationTiers,
    pictures: draft.pictures.map(({ alt, ...picture }) => ({ ...picture, alt: alt.trim() })),
  }
}
