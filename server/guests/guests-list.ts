import { guestsFile, listGuests as listCall } from '#contract/guests.ts'
import { allOnOnePage, wordsOf } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { catchUpToRead } from './catch-up.ts'
import { findGuests } from './list-guests.store.ts'
import { listGuests } from './list-guests.ts'

/** So many that nobody sorts what is found before it is written. */
const everybody = { total: allOnOnePage.rows, isAtLeast: true }

export const guestsList = officeList({
  name: 'guests',
  list: listCall,
  file: guestsFile,
  page: listGuests,
  all: async (ctx, { columns: _, only, ...asked }) => {
    await catchUpToRead(ctx)
    return findGuests(ctx.db, { ...asked, ...allOnOnePage }, ctx.clock.now(), everybody, wordsOf(only))
  },
  columns: {
    name: { header: 'Name', value: ({ name, erasedOn }) => (erasedOn ? 'Deleted on request' : name) },
    mail: { header: 'Mail', value: ({ email }) => email },
    mobile: { header: 'Mobile', value: ({ phone }) => phone },
    country: { header: 'Country', value: ({ country }) => country },
    language: { header: 'Language', value: ({ language }) => language },
    account: { header: 'Account', value: ({ hasAccount }) => (hasAccount ? 'yes' : 'no') },
    bookings: { header: 'Bookings', value: ({ bookings }) => bookings },
    next: { header: 'Next day', value: ({ nextDay }) => nextDay?.slice(0, 10) ?? '' },
    last: { header: 'Last day', value: ({ lastDay }) => lastDay?.slice(0, 10) ?? '' },
    paid: { header: 'Paid in all (yen)', value: ({ paidYen }) => paidYen },
    since: { header: 'Guest since', value: ({ since }) => since },
  },
})
