import type { Meeting } from '#contract/places.ts'
import type { Wish } from '#contract/wish.ts'
import { findPlace, highestFeeIn, loadFleet, readAddress, whyNotAtPlace } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'

/** Where a day begins or ends by the guest's own wish, and what that adds to its price. */
export interface WishedMeeting {
  meeting: Meeting
  /** On the bill. */
  called: string
  feeYen: number
}

export interface WishedMeetings {
  /** Null: as the tour itself begins. */
  pickUp: WishedMeeting | null
  /** Null: nothing was said about the end. */
  dropOff: WishedMeeting | null
}

/** Finds the places and addresses of a wish. Areas in which the tour itself begins or ends add nothing to its price. */
export async function findMeetings(
  ctx: Context,
  wish: Pick<Wish, 'pickUp' | 'pickUpAddress' | 'dropOff' | 'dropOffAddress'>,
  own: { pickUpArea: string; dropOffArea: string },
): Promise<WishedMeetings> {
  const pickUp = await findMeeting(ctx, wish, 'pickUp', own.pickUpArea)
  const dropOff = await findMeeting(ctx, wish, 'dropOff', own.dropOffArea)
  const isSame = pickUp && dropOff && nameOf(wish, 'pickUp') === nameOf(wish, 'dropOff')
  return { pickUp, dropOff: isSame ? { ...dropOff, feeYen: 0 } : dropOff }
}

type End = 'pickUp' | 'dropOff'

const nameOf = (wish: Pick<Wish, 'pickUp' | 'pickUpAddress' | 'dropOff' | 'dropOffAddress'>, end: End) =>
  wish[end] ?? wish[`${end}Address`]?.toLowerCase()

async function findMeeting(
  ctx: Context,
  wish: Pick<Wish, 'pickUp' | 'pickUpAddress' | 'dropOff' | 'dropOffAddress'>,
  end: End,
  ownArea: string,
): Promise<WishedMeeting | null> {
  const slug = wish[end]
  const address = wish[`${end}Address`]
  if (slug !== undefined && address !== undefined)
    throw refused(`${end}Address`, 'Choose a place or write an address, not both.')
  const found = slug !== undefined ? await atPlace(ctx, slug, end) : address && (await atAddress(ctx, address, end))
  if (!found) return null
  return found.meeting.area === ownArea ? { ...found, feeYen: 0 } : found
}

async function atPlace(ctx: Context, slug: string, end: End): Promise<WishedMeeting> {
  const place = await findPlace(ctx.db, slug)
  if (!place) throw refused(end, 'We know no such place.')
  const whyNot = whyNotAtPlace(await loadFleet(ctx), place)
  if (whyNot) throw refused(end, whyNot)
  const { kind, name, nameJa, area, latitude, longitude } = place
  return { meeting: { kind, name, nameJa, area, latitude, longitude }, called: name, feeYen: place.pickUpFeeYen }
}

/** An address costs what the places around it cost, so that nobody pays for choosing from the list. */
async function atAddress(ctx: Context, address: string, end: End): Promise<WishedMeeting> {
  const { code, name: areaName } = await readAddress(ctx, address, `${end}Address`)
  const meeting: Meeting = {
    kind: 'address',
    name: address,
    nameJa: null,
    area: code,
    latitude: null,
    longitude: null,
  }
  return { meeting, called: `your address in ${areaName}`, feeYen: await highestFeeIn(ctx.db, code) }
}

const refused = (field: string, sentence: string) =>
  new AppError('platform.invalid-input', { fields: { [field]: sentence } })
