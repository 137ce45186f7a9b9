import { officePlaces, officePlacesFile, type PlaceRow, type placeColumns } from '#contract/office-places.ts'
import type { Context } from '#server/platform/context.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { allOnOnePage, pageWithin } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { listAreas } from './areas.store.ts'
import { type Asked, countByUse, countPlaces, findPlaces, type PlaceRecord } from './places-office.store.ts'
import type { UsersOfGround } from './users-of-ground.ts'

/** Bookings of all places of a page are counted at once. */
async function withBookings({ db, clock }: Context, users: UsersOfGround, places: PlaceRecord[]): Promise<PlaceRow[]> {
  const slugs = places.map(({ slug }) => slug)
  const ahead = await users.bookingsAtPlaces(db, slugs, clock.now())
  return places.map(({ version: _v, isTerminal: _t, ...place }) => ({
    ...place,
    bookingsAhead: ahead.get(place.slug)?.count ?? 0,
  }))
}

const columns: Record<(typeof placeColumns)[number], CsvColumn<PlaceRow> | readonly CsvColumn<PlaceRow>[]> = {
  name: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Japanese', value: ({ nameJa }) => nameJa },
  ],
  kind: { header: 'Kind', value: ({ kind }) => kind },
  area: { header: 'Area', value: ({ areaName }) => areaName },
  address: { header: 'Address', value: ({ addressJa }) => addressJa },
  position: [
    { header: 'Latitude', value: ({ latitude }) => latitude },
    { header: 'Longitude', value: ({ longitude }) => longitude },
  ],
  fee: { header: 'Pick-up (yen)', value: ({ pickUpFeeYen }) => pickUpFeeYen },
  ahead: { header: 'Bookings ahead', value: ({ bookingsAhead }) => bookingsAhead },
}

export const placesList = (users: UsersOfGround) =>
  officeList({
    name: 'places',
    list: officePlaces,
    file: officePlacesFile,
    page: async (ctx, asked: Asked) => {
      const { db } = ctx
      const total = await countPlaces(db, asked)
      const page = pageWithin(asked, total)
      return {
        rows: await withBookings(ctx, users, await findPlaces(db, { ...asked, page })),
        total,
        page,
        counts: await countByUse(db),
        choices: { area: (await listAreas(db)).map(({ code, name }) => ({ id: code, label: name })) },
      }
    },
    all: async (ctx, { columns: _, ...asked }) =>
      withBookings(ctx, users, await findPlaces(ctx.db, { ...asked, ...allOnOnePage })),
    columns,
  })
