import { type OfferStanding, officeOffers, officeOffersFile } from '#contract/offer-list.ts'
import { todayInTokyo, weekdayNames } from '#core/days.ts'
import { allOnOnePage } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { listOfficeOffers } from './office-offers.store.ts'
import { readPage } from './read-page.ts'
import { rideNames } from './ride-names.rules.ts'

const standings: Record<OfferStanding, string> = {
  draft: 'draft',
  ahead: 'ahead',
  running: 'running',
  'nearly-gone': 'budget nearly gone',
  'used-up': 'budget used up',
  paused: 'paused',
  over: 'over',
}

export const offersList = officeList({
  name: 'offers',
  list: officeOffers,
  file: officeOffersFile,
  page: ({ db, clock }, asked) => readPage(asked, (page) => listOfficeOffers(db, page, todayInTokyo(clock.now()))),
  all: async ({ db, clock }, asked) =>
    (await listOfficeOffers(db, { ...asked, ...allOnOnePage }, todayInTokyo(clock.now()))).rows,
  columns: {
    all: [
      { header: 'Offer', value: ({ title }) => title },
      { header: 'Code', value: ({ code }) => code },
      { header: 'Off (%)', value: ({ percentOff }) => percentOff },
      { header: 'At most a booking (yen)', value: ({ mostOffYen }) => mostOffYen },
      { header: 'Book from', value: ({ bookFrom }) => bookFrom },
      { header: 'Book until', value: ({ bookUntil }) => bookUntil },
      { header: 'Travel from', value: ({ travelFrom }) => travelFrom },
      { header: 'Travel until', value: ({ travelTo }) => travelTo },
      { header: 'Days', value: ({ weekdays }) => weekdays.map((day) => weekdayNames[day - 1]?.slice(0, 3)).join(' ') },
      { header: 'Tours', value: ({ tours }) => tours },
      { header: 'Rides', value: ({ rides }) => rides.map((way) => rideNames[way]).join(', ') },
      { header: 'With another code', value: ({ stacks }) => (stacks ? 'yes' : 'no') },
      { header: 'Used', value: ({ used }) => used },
      { header: 'Given away (yen)', value: ({ givenYen }) => givenYen },
      { header: 'Budget (yen)', value: ({ budgetYen }) => budgetYen },
      { header: 'State', value: ({ standing }) => standings[standing] },
    ],
  },
})
