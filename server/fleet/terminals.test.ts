import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { forgetFleet, loadFleet, loadPlaces, readClassCards, readTerminals } from './index.ts'
import { layFleetStandards } from './lay-fleet-standards.ts'
import { saveAreaDistances, saveTrafficSeasons } from './save-areas.store.ts'
import { saveTerminals } from './terminals.store.ts'

const annai = shareTestAnnai({ demo: true })

const pier = {
  ...{ placeSlug: 'tokyo-station', airport: 'tokyo', airportName: 'Tokyo', name: 'Pier 1' },
  ...{ internationalMinutes: 30, domesticMinutes: null, internationalLeadMinutes: 60, domesticLeadMinutes: null },
  ...{ boardPoint: 'By the gate', directions: ['Come out.', 'There we are.'], kerbPoint: 'The kerb' },
}

test('a terminal is kept with its place, found by its slug, and written over by the next', async () => {
  const { db } = annai().ctx
  const { slug, name: placeName } = await db
    .selectFrom('places')
    .select(['slug', 'name'])
    .where('kind', '=', 'station')
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  await saveTerminals(db, [{ ...pier, placeSlug: slug }])
  await saveTerminals(db, [{ ...pier, placeSlug: slug, name: 'Pier 2' }])
  const { placeSlug: _, ...kept } = pier
  forgetFleet(annai().ctx)
  expect((await loadPlaces(annai().ctx)).get(slug)?.terminal).toEqual({ ...kept, slug, placeName, name: 'Pier 2' })
  const all = await readTerminals(db)
  expect(all.filter(({ airport }) => airport === 'tokyo')).toHaveLength(1)
  expect(all.map(({ airport }) => airport)).toEqual(all.map(({ airport }) => airport).sort())
  await expect(saveTerminals(db, [{ ...pier, placeSlug: 'atlantis' }])).rejects.toThrow('atlantis')
  await saveTerminals(db, [])
  expect((await loadPlaces(annai().ctx)).get('atlantis')).toBeUndefined()
})

test('ways and seasons that are saved are driven by, once the fleet is read anew', async () => {
  const { ctx } = annai()
  const at = new Date('2027-06-15T12:00:00+09:00')
  const minutes = async () => (await loadFleet(ctx)).drivingMinutes('minato', 'taito', at)
  const usual = await minutes()
  await saveAreaDistances(ctx.db, [{ from: 'minato', to: 'taito', kilometres: 12.3 }])
  await saveTrafficSeasons(ctx.db, [{ name: 'Rain', seasonFrom: 601, seasonTo: 620, percent: 300 }])
  await saveTrafficSeasons(ctx.db, [{ name: 'Rain', seasonFrom: 601, seasonTo: 620, percent: 200 }])
  expect(await minutes()).toBe(usual)
  forgetFleet(ctx)
  expect((await loadFleet(ctx)).kilometres('minato', 'taito')).toBe(12.3)
  expect(await minutes()).toBe(usual * 2)
  await ctx.db.deleteFrom('traffic_seasons').where('name', '=', 'Rain').execute()
  forgetFleet(ctx)
})

test('what guests see of a class is laid once, and what the office wrote stays', async () => {
  const { db } = annai().ctx
  const cards = await readClassCards(db)
  expect(cards.filter(({ soldAsRide }) => soldAsRide).map(({ vehicleClass }) => vehicleClass)).toEqual([
    'sedan',
    'alphard',
    'hiace',
  ])
  const own = { words: 'Our own words.', sold_as_ride: false, version: 2 }
  await db.updateTable('vehicle_classes').set(own).where('class', '=', 'alphard').execute()
  await layFleetStandards(annai().ctx)
  expect((await readClassCards(db)).find(({ vehicleClass }) => vehicleClass === 'alphard')).toMatchObject({
    words: 'Our own words.',
    soldAsRide: false,
  })
})
