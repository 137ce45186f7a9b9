import type { OfficeRole } from '#core/office-rights.ts'

/** What each role is for, in a line; what it may stands in the table of rights. */
export const roleWords: Readonly<Record<OfficeRole, { name: string; does: string }>> = {
  owner: { name: 'Owner', does: 'Everything, and gives the roles.' },
  dispatcher: { name: 'Dispatcher', does: 'Jobs, crews and cars; takes and changes bookings.' },
  desk: { name: 'Desk', does: 'Guests, bookings, messages and reviews; cancels as the terms say.' },
  bookkeeper: { name: 'Bookkeeper', does: 'Earnings, files and refunds, also beyond the terms; moves no jobs.' },
  reader: { name: 'Reader', does: 'Reads the day’s work and changes nothing.' },
}

export const rolesInWords = (roles: readonly OfficeRole[]) => roles.map((role) => roleWords[role].name).join(', ')
