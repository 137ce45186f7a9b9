import { findIdsOf } from '#server/booking/index.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetRoad, readRoad } from './troubles.store.ts'

/** What the crew told about the days of guests. The crew themselves are no guests: their names stay. */
export const roadPersonalData: PersonalData = {
  name: 'on the road',
  copy: async ({ db }, person) => readRoad(db, await findIdsOf(db, person)),
  erase: (db, { bookingIds }) => forgetRoad(db, bookingIds),
}
