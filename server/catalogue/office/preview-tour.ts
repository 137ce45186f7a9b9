import type { CategoryLabel, Place, TourDetail, TourEnd } from '#contract/catalogue.ts'
import { closedInWords } from '#contract/closed-words.ts'
import type { Picture } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import { mostGuests } from '#contract/room.ts'
import type { DraftEnd, DraftPlace } from '#contract/tour-draft.ts'
import { levelWithSteps, stepsToClimb } from '#contract/walking.ts'
import { findNamedPictures } from '#server/media/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type NameOfClass, readClassNames } from '../class-names.store.ts'
import { withArrivals } from '../itinerary.rules.ts'
import { findSimilar } from '../tour-summaries.store.ts'
import { withSmallChildren } from '../with-children.rules.ts'
import type { StoredDraft } from './draft.rules.ts'
import { findLineForPreview } from './office-categories.store.ts'
import { findPublicTour } from './published-draft.store.ts'
import { findDraftRow } from './tour-drafts.store.ts'
import { nextStation } from './tour-ids.store.ts'

/** Where a place is not set yet, the map shows the middle of Tokyo. */
const toPlace = ({ name, nameJa, latitude, longitude }: DraftPlace): Place => ({
  ...{ name, nameJa, latitude: latitude ?? 35.6812, longitude: longitude ?? 139.7671 },
})
const toEnd = (end: DraftEnd): TourEnd => ({ ...toPlace(end), isGuestsHotel: end.isGuestsHotel })

/** The draft as the tour's page would get it: what is missing is blank, and a line's picture stands in for the cover. */
export async function previewTour({ db }: Context, id: string): Promise<TourDetail> {
  const [row, published] = await Promise.all([findDraftRow(db, id), findPublicTour(db, id)])
  const draft = row?.document ?? published?.draft
  if (!draft) throw new AppError('catalogue.unknown-tour')
  const line = await findLineForPreview(db, draft.categoryId)
  const found = await findNamedPictures(db, { names: draft.pictures.map(({ name }) => name) })
  const said = draft.pictures.flatMap(({ name, alt, focus }) => {
    const picture = found.find((one) => one.name === name)
    if (!picture) return []
    const { name: _, ...facts } = picture
    return [{ ...facts, alt, focus }]
  })
  const stays = published && published.draft.categoryId === draft.categoryId
  const station = stays ? published.position : draft.categoryId ? await nextStation(db, draft.categoryId) : 1
  return toDetail(draft, {
    nameOf: await readClassNames(db),
    category: line.label,
    station,
    pictures: said.length > 0 ? said : [line.picture],
    unit: published?.unit ?? 'per car',
    // What guests said of the tour stays with it; a new one has no reviews yet.
    rating: published?.rating ?? null,
    similarTours: await findSimilar(db, id),
  })
}

interface Around {
  nameOf: NameOfClass
  category: CategoryLabel
  station: number
  pictures: Picture[]
  unit: string
  rating: TourDetail['rating']
  similarTours: TourDetail['similarTours']
}

function toDetail(draft: StoredDraft, { pictures, nameOf, ...around }: Around): TourDetail {
  const prices = draft.prices
    .filter(({ onSale, loads }) => onSale && loads.length > 0)
    .map(({ vehicleClass, priceYen, loads }) => ({
      ...{ vehicleClass, name: nameOf(vehicleClass), priceYen: priceYen ?? 0, loads, maxGuests: mostGuests(loads) },
    }))
    .sort((a, b) => a.maxGuests - b.maxGuests)
  const [cover] = pictures
  if (!cover) throw new Error('A preview has a picture to show, its own or that of its line.')
  return {
    ...around,
    title: draft.title || 'Without a name',
    slug: draft.slug || 'draft',
    duration: draft.durationMinutes ?? 0,
    price: prices.length === 0 ? 0 : Math.min(...prices.map(({ priceYen }) => priceYen)),
    shortName: draft.shortName,
    summary: draft.summary,
    guideIncluded: draft.guideIncluded,
    maxGuests: Math.max(0, ...prices.map(({ maxGuests }) => maxGuests)),
    walkingLevel: levelWithSteps(draft.walkingLevel, stepsToClimb(draft)),
    walkingKilometres: draft.walkingKilometres ?? 0,
    steps: stepsToClimb(draft),
    withChildren: withSmallChildren({
      startTimes: draft.startTimes,
      durationMinutes: draft.durationMinutes ?? 0,
      driveMinutes: draft.stops.reduce((sum, stop) => sum + (stop.driveMinutes ?? 0), draft.returnDriveMinutes ?? 0),
      walkingLevel: draft.walkingLevel,
      walkingKilometres: draft.walkingKilometres ?? 0,
      steps: draft.steps,
      stroller: draft.stroller,
      fromAge: draft.fromAge,
    }),
    bestMonths: draft.bestMonths,
    season: draft.season,
    startTimes: [...draft.startTimes].sort(),
    cover,
    details: draft.details,
    itineraries: withArrivals(
      draft.stops.map(({ fixedArrival: _, ...stop }) => ({
        ...stop,
        ...toPlace(stop),
        driveMinutes: stop.driveMinutes ?? 0,
        stayMinutes: stop.stayMinutes ?? 0,
      })),
    ),
    image: JSON.stringify(pictures.map(({ path }) => `${path}-${pictureWidths.at(-1)}.webp`)),
    pictures,
    prices,
    minimumNoticeHours: draft.minimumNoticeHours ?? 0,
    closed: draft.seasons.flatMap(({ name, from, to, closed, weekdays }) =>
      closed && from !== null && to !== null
        ? [{ from, to, weekdays, words: closedInWords({ name, from, to, weekdays }) }]
        : [],
    ),
    cancellationTiers: [...draft.cancellationTiers].sort((a, b) => b.hoursBefore - a.hoursBefore),
    suits: draft.suits,
    included: draft.included,
    notIncluded: draft.notIncluded,
    planB: draft.planB,
    pickUp: toEnd(draft.pickUp),
    dropOff: toEnd(draft.dropOff),
    returnDriveMinutes: draft.returnDriveMinutes ?? 0,
  }
}
