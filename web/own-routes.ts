import { open, type RouteEntry, roleAdmin, roleUser, signedIn } from './route-entry.ts'

/** Routes of our own beside the specification's. */
export const ownRoutes: readonly RouteEntry[] = [
  { path: '/forbidden', page: 'forbidden', shell: 'public', access: open, name: 'Not your door', unlisted: true },
  {
    path: '/find-booking',
    page: 'find-booking',
    shell: 'quiet',
    access: open,
    name: 'Find a booking',
    description: 'Find a booking again by its reference and your e-mail address, without an account.',
  },
  {
    path: '/manage-booking',
    page: 'manage-booking',
    shell: 'public',
    access: open,
    name: 'Your booking',
    unlisted: true,
    takesCards: true,
  },
  {
    path: '/manage-booking/day',
    page: 'manage-booking/day',
    shell: 'public',
    access: open,
    name: 'Move to another day',
    unlisted: true,
    takesCards: true,
  },
  {
    path: '/manage-booking/party',
    page: 'manage-booking/party',
    shell: 'public',
    access: open,
    name: 'Change the party',
    unlisted: true,
    takesCards: true,
  },
  {
    path: '/manage-booking/pick-up',
    page: 'manage-booking/pick-up',
    shell: 'public',
    access: open,
    name: 'Change the pick-up',
    unlisted: true,
    takesCards: true,
  },
  {
    path: '/manage-booking/return',
    page: 'manage-booking/return',
    shell: 'public',
    access: open,
    name: 'Return later',
    unlisted: true,
    takesCards: true,
  },
  {
    path: '/manage-booking/cancel',
    page: 'manage-booking/cancel',
    shell: 'public',
    access: open,
    name: 'Cancel the day',
    unlisted: true,
  },
  {
    path: '/voucher/:code',
    page: 'voucher',
    shell: 'bare',
    access: open,
    name: 'Voucher',
    unlisted: true,
    oneShell: true,
  },
]

/** The style guide and the shells around nothing: built only for development and for the journeys that try them. */
export const developmentRoutes: readonly RouteEntry[] = [
  { path: '/style-guide', page: 'style-guide/style-guide', shell: 'public', access: open, name: 'Style guide' },
  {
    path: '/style-guide/user-shell',
    page: 'style-guide/user-shell',
    shell: 'user',
    access: roleUser,
    name: 'User shell',
  },
  {
    path: '/style-guide/agent-shell',
    page: 'style-guide/agent-shell',
    shell: 'agent',
    access: signedIn,
    name: 'Agent shell',
  },
  {
    path: '/style-guide/admin-shell',
    page: 'style-guide/admin-shell',
    shell: 'admin',
    access: roleAdmin,
    name: 'Admin shell',
  },
]
