import type { Meeting } from '#contract/places.ts'
import type { RideEnd, RideWish, Terminal } from '#contract/rides.ts'
import { type Fleet, loadPlaces, readAddress, whyNotAtPlace } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'

/** Where a ride begins or ends. */
export interface FoundEnd {
  meeting: Meeting
  /** Null of an address. */
  slug: string | null
  areaName: string
  terminal: Terminal | null
}

/** Under which names refusals speak of a wish: whoever asked knows only their own fields. */
export interface RideFields {
  pickUp: string
  pickUpAddress: string
  dropOff: string
  dropOffAddress: string
  day: string
  start: string
  hours: string
  childAges: string
  extras: string
}

export const refused = (field: string, sentence: string) =>
  new AppError('platform.invalid-input', { fields: { [field]: sentence } })

/** Finds both ends. By the hour a ride ends where it began, unless told otherwise. */
export async function findEnds(
  ctx: Context,
  fleet: Fleet,
  wish: RideWish,
  fields: RideFields,
): Promise<{ from: FoundEnd; to: FoundEnd }> {
  const [from, to] = await Promise.all([
    findEnd(ctx, fleet, wish, 'pickUp', fields),
    findEnd(ctx, fleet, wish, 'dropOff', fields),
  ])
  if (!from) throw refused(fields.pickUp, 'Where do we meet you?')
  if (!to && wish.way !== 'hourly') throw refused(fields.dropOff, 'Where shall we take you?')
  if (to && wish.way !== 'hourly' && isSame(from, to))
    throw refused(to.slug === null ? fields.dropOffAddress : fields.dropOff, 'That is where you are picked up.')
  return { from, to: to ?? from }
}

type End = 'pickUp' | 'dropOff'

async function findEnd(
  ctx: Context,
  fleet: Fleet,
  wish: RideWish,
  end: End,
  fields: RideFields,
): Promise<FoundEnd | null> {
  const slug = wish[end]
  const address = wish[`${end}Address`]
  if (slug !== undefined && address !== undefined)
    throw refused(fields[`${end}Address`], 'Choose a place or write an address, not both.')
  if (slug !== undefined) return atPlace(ctx, fleet, slug, fields[end])
  return address === undefined ? null : atAddress(ctx, address, fields[`${end}Address`])
}

async function atPlace(ctx: Context, fleet: Fleet, slug: string, field: string): Promise<FoundEnd> {
  const place = (await loadPlaces(ctx)).get(slug)
  if (!place) throw refused(field, 'We know no such place.')
  const whyNot = whyNotAtPlace(fleet, place)
  if (whyNot) throw refused(field, whyNot)
  const { kind, name, nameJa, area, latitude, longitude, terminal } = place
  return {
    meeting: { kind, name, nameJa, area, latitude, longitude },
    slug,
    areaName: fleet.areas.find(({ code }) => code === area)?.name ?? area,
    terminal: kind === 'airport' ? terminal : null,
  }
}

async function atAddress(ctx: Context, address: string, field: string): Promise<FoundEnd> {
  const { code, name } = await readAddress(ctx, address, field)
  const meeting: Meeting = {
    kind: 'address',
    name: address,
    nameJa: null,
    area: code,
    latitude: null,
    longitude: null,
  }
  return { meeting, slug: null, areaName: name, terminal: null }
}

const folded = (address: string) =>
  address
    .toLowerCase()
    .replaceAll(/[\s,.-]+/g, ' ')
    .trim()

const isSame = (from: FoundEnd, to: FoundEnd) =>
  from.slug === null && to.slug === null ? folded(from.meeting.name) === folded(to.meeting.name) : from.slug === to.slug

const hubKinds: readonly string[] = ['airport', 'station', 'port']
/** Where journeys begin and end: a transfer leads to such a place or away from it. */
export const isHub = ({ meeting }: Pick<FoundEnd, 'meeting'>) => hubKinds.includes(meeting.kind)

export const toRideEnd = ({ meeting, slug, areaName }: FoundEnd): RideEnd => ({
  kind: meeting.kind,
  slug,
  name: meeting.name,
  nameJa: meeting.nameJa,
  areaName,
})
