import type { GuestRow } from '#contract/guests.ts'
import type { Context } from '#server/platform/context.ts'
import { type CsvColumn, type CsvFile, csvFile } from '#server/platform/csv.ts'
import { catchUpToRead } from './catch-up.ts'
import { type Asked, findGuests } from './list-guests.store.ts'

export const guestsList = 'guests'

export type AskedFile = Asked & { columns: string; only: string }

/** More than an office will ever have, and what a spreadsheet still opens. */
const mostRows = 200_000
const everybody = { total: mostRows, isAtLeast: true }

const columns: Record<string, CsvColumn<GuestRow>> = {
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
}

/** What the filters leave, on all pages, in the columns that were shown; chosen rows alone where some were chosen. */
export async function guestsFile(ctx: Context, { columns: shown, only, ...asked }: AskedFile): Promise<CsvFile> {
  await catchUpToRead(ctx)
  const chosen = shown.split(',').flatMap((id) => columns[id] ?? [])
  const ids = only.split(',').filter((id) => id !== '')
  const rows = await findGuests(ctx.db, { ...asked, page: 1, rows: mostRows }, ctx.clock.now(), everybody, ids)
  return csvFile(chosen.length > 0 ? chosen : Object.values(columns), rows)
}
