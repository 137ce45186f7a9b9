import type { ResourceKind } from '#contract/booking-desk.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  daysOfCall as daysOfCallCall,
  ProposedCrew,
  quoteCall as quoteCallCall,
  toursOnDay as toursOnDayCall,
  toursToBook as toursToBookCall,
} from '#contract/phone-booking.ts'
import { fitsParty, roomPartyOf } from '#contract/room.ts'
import { explainFit } from '#contract/room-words.ts'
import { findBookableTour, findBookableTours, findTourWords } from '#server/catalogue/index.ts'
import {
  areaNameOf,
  classNameOf,
  deskNameOf,
  type Fleet,
  loadFleet,
  offeredClasses,
  type Vehicle,
} from '#server/fleet/index.ts'
import {
  countFreeCrews,
  crewsOf,
  type FittingCrew,
  findCandidates,
  findFittingCrews,
  fleetInReach,
} from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findQuote, prepareWishFor, readPriceBook, type StoredQuote } from '#server/pricing/index.ts'
import { kindOf } from '../kinds.ts'
import { findDaysOfGuest } from './callers.store.ts'
import { sayWhoIsMissing } from './nobody-free.ts'
import { noticeEndedAt } from './notice.ts'
import { stopsThen } from './stops-then.ts'

const stripDays = 14
const mostProposed = 5

/** Every tour that a caller can have, by name, and what else it may be asked for by. */
export async function toursToBook(ctx: Context): Promise<OutputOf<typeof toursToBookCall>> {
  const tours = await findBookableTours(ctx.db)
  const words = await findTourWords(ctx.db)
  const fleet = await loadFleet(ctx)
  return {
    tours: tours
      .map(({ id, slug, title, startTimes, guideIncluded, cancellationTiers, pickUp }) => ({
        ...{ slug, title, startTimes, guideIncluded, cancellationTiers },
        beginsAt: pickUp.isGuestsHotel ? null : pickUp.name,
        beginsIn: areaNameOf(fleet, pickUp),
        ...(words.get(id) ?? { line: '', places: [] }),
      }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    languages: [...new Set(fleet.guides.flatMap(({ languages }) => [...languages]))].sort(),
  }
}

/** For a caller who names the day before the tour. */
export async function toursOnDay(
  ctx: Context,
  { day, guests, guideLanguage }: ReadInputOf<typeof toursOnDayCall>,
): Promise<OutputOf<typeof toursOnDayCall>> {
  const book = await readPriceBook(ctx.db)
  const found: OutputOf<typeof toursOnDayCall>['tours'] = []
  for (const tour of await findBookableTours(ctx.db)) {
    const wish = {
      tour: tour.slug,
      guests,
      childAges: [],
      largeCases: 0,
      guide: false,
      guideLanguage,
      extraHalfHours: 0,
    }
    const demand = await prepareWishFor(ctx, { ...wish, extras: [] }, tour, book).then(
      (prepared) => prepared.demand,
      (error: unknown) => {
        // None of its cars is large enough.
        if (error instanceof AppError) return null
        throw error
      },
    )
    if (!demand) continue
    let best: Omit<(typeof found)[number], 'slug'> = { start: '', crews: 0, noticeEndedAt: null }
    for (const start of tour.startTimes) {
      const [then] = await countFreeCrews(ctx, { tour, demand, days: [day], start })
      if (then && then.crews > best.crews) best = { start, crews: then.crews, noticeEndedAt: isoOf(then.noticeEndedAt) }
    }
    if (best.crews > 0) found.push({ slug: tour.slug, ...best })
  }
  return { tours: found }
}

/** Two weeks for a party, with the crews that are free on each day. */
export async function daysOfCall(
  ctx: Context,
  { from, start: asked, ...wish }: ReadInputOf<typeof daysOfCallCall>,
): Promise<OutputOf<typeof daysOfCallCall>> {
  const tour = await findBookableTour(ctx.db, wish.tour)
  if (!tour) throw new AppError('catalogue.unknown-tour')
  const book = await readPriceBook(ctx.db)
  const { demand } = await prepareWishFor(ctx, wish, tour, book)
  const fleet = await loadFleet(ctx)
  const party = roomPartyOf(wish, book.extras)
  const start = asked !== undefined && tour.startTimes.includes(asked) ? asked : (tour.startTimes[0] ?? '09:00')
  const today = tokyoDayOf(ctx.clock.now())
  const first = from < today ? today : from
  const days = Array.from({ length: stripDays }, (_, at) => addDays(first, at))
  const startsAt = tokyoInstant(first, start)
  return {
    startTimes: tour.startTimes,
    start,
    endsAt: tokyoIso(new Date(startsAt.getTime() + demand.durationMinutes * 60_000)).slice(11, 16),
    classes: offeredClasses(fleet, tour.prices).map((one) => ({
      vehicleClass: one.vehicleClass,
      name: one.name,
      priceYen: one.priceYen,
      fits: fitsParty(one.loads, party),
      why: explainFit(one, party),
    })),
    vehicleClass: demand.vehicleClass,
    days: (await countFreeCrews(ctx, { tour, demand, days, start })).map(({ noticeEndedAt, ...one }) => ({
      ...one,
      noticeEndedAt: isoOf(noticeEndedAt),
    })),
  }
}

const isoOf = (at: Date | null) => at && tokyoIso(at)

/** The price, by the same engine as everybody's, and who could drive. */
export async function quoteCall(
  ctx: Context,
  { email, ...wish }: ReadInputOf<typeof quoteCallCall>,
  userId: string,
): Promise<OutputOf<typeof quoteCallCall>> {
  const guest = email === '' ? {} : { guest: { userId: null, email } }
  const quote = await kindOf(wish)
    .quote(ctx, wish, { userId, withinNotice: true, ...guest })
    .catch(sayWhoIsMissing(ctx, nobody))
  const kept = await findQuote(ctx.db, quote.id)
  if (!kept) throw new AppError('pricing.unknown-quote')
  const crews = await findFittingCrews(ctx, { demand: kept.demand, startsAt: kept.startsAt, most: mostProposed })
  const fleet = await loadFleet(ctx)
  const drove = email === '' ? new Map<string, string>() : await whoDrove(ctx, email)
  return {
    quote,
    noticeEndedAt: isoOf(await noticeEndedAt(ctx, kept)),
    stops: await stopsThen(ctx, {
      ...{ tourId: kept.tourId, startsAt: quote.startsAt, before: asTheTour, after: quote },
      isEndNamed: (wish.dropOff ?? wish.dropOffAddress) !== undefined,
    }),
    crews: crews.map((crew) => toWire(fleet, crew, drove)),
    free: await whoIsFree(ctx, kept),
  }
}

const asTheTour = { pickUp: null, dropOff: null }

/** Of no booking yet. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Everybody and everything that could take it, each alone: whether they go together is seen when they are taken. */
async function whoIsFree(ctx: Context, { demand, startsAt }: Pick<StoredQuote, 'demand' | 'startsAt'>) {
  const wanted = { demand, startsAt, bookingId: nobody, vehicleClass: demand.vehicleClass, drives: null }
  const fleet = await loadFleet(ctx)
  const { vehicles, chauffeurs, guides } = fleetInReach(fleet, demand, startsAt, ctx.clock.now())
  const free = async <Member extends { id: string }>(kind: ResourceKind, members: readonly Member[]) => {
    const found = await findCandidates(ctx, ctx.db, kind, wanted)
    const fitting = found.filter(({ problem }) => problem === null).map(({ resource }) => resource.id)
    return fitting.flatMap((id) => members.find((member) => member.id === id) ?? [])
  }
  const freeGuides = demand.guides === 0 ? [] : await free('guide', guides)
  return {
    vehicles: (await free('vehicle', vehicles)).map(carIn(fleet)),
    chauffeurs: (await free('chauffeur', chauffeurs)).map(({ id, name }) => ({ id, name })),
    guides: freeGuides.map(({ id, name, languages }) => ({ id, name, languages: [...languages] })),
  }
}

const carIn = (fleet: Fleet) => (car: Vehicle) => ({
  ...{ id: car.id, name: deskNameOf(car), plate: car.plate },
  className: classNameOf(fleet, car.vehicleClass),
})

function toWire(
  fleet: Fleet,
  { crew, restMinutes, isShortRest }: FittingCrew,
  drove: ReadonlyMap<string, string>,
): ProposedCrew {
  const { vehicle, chauffeur, guides } = crew
  return {
    vehicle: carIn(fleet)(vehicle),
    chauffeur: { id: chauffeur.id, name: chauffeur.name },
    guides: guides.map(({ id, name, languages }) => ({ id, name, languages: [...languages] })),
    restMinutes,
    isShortRest,
    droveOn: drove.get(chauffeur.id) ?? null,
  }
}

/** Who drove this guest before, each with the latest day. */
async function whoDrove({ db }: Context, email: string): Promise<Map<string, string>> {
  const days = await findDaysOfGuest(db, email)
  const crews = await crewsOf(
    db,
    days.map(({ id }) => id),
  )
  const drove = new Map<string, string>()
  for (const { id, startsAt } of days)
    for (const member of crews.get(id) ?? []) if (!drove.has(member)) drove.set(member, tokyoDayOf(startsAt))
  return drove
}
