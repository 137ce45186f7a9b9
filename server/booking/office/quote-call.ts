import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type {
  daysOfCall as daysOfCallCall,
  ProposedCrew,
  quoteCall as quoteCallCall,
  toursToBook as toursToBookCall,
} from '#contract/phone-booking.ts'
import { fitsParty, roomPartyOf } from '#contract/room.ts'
import { explainFit } from '#contract/room-words.ts'
import { findBookableTour, findBookableTours } from '#server/catalogue/index.ts'
import { loadFleet, offeredClasses } from '#server/fleet/index.ts'
import { countFreeCrews, crewsOf, type FittingCrew, findFittingCrews } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { findQuote, makeQuote, prepareWishFor, readPriceBook } from '#server/pricing/index.ts'
import { findDaysOfGuest } from './callers.store.ts'

const stripDays = 14
const mostProposed = 5

/** Every tour that a caller can have, by name. */
export async function toursToBook({ db }: Context): Promise<OutputOf<typeof toursToBookCall>> {
  const tours = await findBookableTours(db)
  return {
    tours: tours
      .map(({ slug, title, startTimes, guideIncluded, cancellationTiers }) => ({
        ...{ slug, title, startTimes, guideIncluded, cancellationTiers },
      }))
      .sort((a, b) => a.title.localeCompare(b.title, 'en')),
  }
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
    days: await countFreeCrews(ctx, { tour, demand, days, start }),
  }
}

/** The price, by the same engine as everybody's, and who could drive. */
export async function quoteCall(
  ctx: Context,
  { email, ...wish }: ReadInputOf<typeof quoteCallCall>,
  userId: string,
): Promise<OutputOf<typeof quoteCallCall>> {
  const quote = await makeQuote(ctx, wish, { userId })
  const kept = await findQuote(ctx.db, quote.id)
  if (!kept) throw new AppError('pricing.unknown-quote')
  const crews = await findFittingCrews(ctx, { demand: kept.demand, startsAt: kept.startsAt, most: mostProposed })
  const drove = email === '' ? new Map<string, string>() : await whoDrove(ctx, email)
  return { quote, crews: crews.map((crew) => toWire(crew, drove)) }
}

function toWire({ crew, restMinutes, isShortRest }: FittingCrew, drove: ReadonlyMap<string, string>): ProposedCrew {
  const { vehicle, chauffeur, guides } = crew
  return {
    vehicle: { id: vehicle.id, name: vehicle.name, plate: vehicle.plate },
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
