import { open, type RouteEntry, roleAdmin } from './route-entry.ts'

type Room = Omit<RouteEntry, 'shell' | 'access'> & Partial<Pick<RouteEntry, 'shell' | 'access'>>

/** A room of the office stands in its frame and behind its door, unless it says otherwise. */
const inOffice = (rooms: readonly Room[]): readonly RouteEntry[] =>
  rooms.map((room) => ({ shell: 'admin', access: roleAdmin, ...room }))

/** The specification's admin area (§2), in its order, as far as its pages are built. */
export const officeRoutes = inOffice([
  { path: '/admin/dashboard', page: 'admin/dashboard', right: 'see:bookings', name: 'Dashboard' },
  { path: '/admin/bookings/list', page: 'admin/bookings/list', right: 'see:bookings', name: 'Rides and transfers' },
  { path: '/admin/bookings/detail', page: 'admin/bookings/detail', right: 'see:bookings', name: 'One booking' },
  {
    path: '/admin/tour-bookings/list',
    page: 'admin/tour-bookings/list',
    right: 'see:bookings',
    name: 'Tour bookings',
    title: 'Admin Tour Bookings | Annai',
    description: 'Every tour booking with its guest, crew, payment and state: found, filtered and opened in seconds.',
  },
  {
    path: '/admin/tour-bookings/add',
    page: 'admin/tour-bookings/add',
    right: 'change:bookings',
    name: 'New tour booking',
    title: 'Admin Tour Bookings: new, by telephone | Annai',
    description: 'A tour booked for somebody who rings: days with free crews, the price, and how it is paid.',
  },
  {
    path: '/admin/tour-bookings/edit/:id',
    page: 'admin/tour-bookings/edit',
    right: 'see:bookings',
    name: 'One tour booking',
    title: 'Admin Tour Bookings: one booking | Annai',
    description: 'One tour booking: its day, party, crew, price lines, payments and history, and every change by hand.',
  },
  {
    path: '/admin/categories/list',
    page: 'admin/categories/list',
    right: 'see:tours',
    name: 'Categories',
    title: 'Admin Categories | Annai',
    description: 'The lines of the network in the order of the home page, with what runs and sells on each.',
  },
  {
    path: '/admin/categories/detail/:slug',
    page: 'admin/categories/detail',
    right: 'see:tours',
    name: 'One category',
    title: 'Admin Categories: one line | Annai',
    description: 'A line with its tours in the order of their stations, its look and its history.',
  },
  {
    path: '/admin/categories/add',
    page: 'admin/categories/add',
    right: 'change:tours',
    name: 'New category',
    title: 'Admin Categories: a new line | Annai',
    description: 'A new line: its name, letter, words and print.',
  },
  {
    path: '/admin/categories/edit/:slug',
    page: 'admin/categories/edit',
    right: 'change:tours',
    name: 'Edit category',
    title: 'Admin Categories: edit a line | Annai',
    description: 'The name, letter, address, words and print of a line.',
  },
  { path: '/admin/tour/list', page: 'admin/tour/list', right: 'see:tours', name: 'Tours' },
  { path: '/admin/tour/add', page: 'admin/tour/add', right: 'change:drafts', name: 'New tour' },
  { path: '/admin/tours/create/:slug', page: 'admin/tours/create', right: 'change:drafts', name: 'New tour on a line' },
  { path: '/admin/tour/detail/:slug', page: 'admin/tour/detail', right: 'see:drafts', name: 'One tour' },
  { path: '/admin/tour/edit/:slug', page: 'admin/tour/edit', right: 'change:drafts', name: 'Edit tour' },
  { path: '/admin/cabs/list', page: 'admin/cabs/list', right: 'see:fleet', name: 'Cars' },
  { path: '/admin/cabs/create', page: 'admin/cabs/create', right: 'change:fleet', name: 'New car' },
  { path: '/admin/cab/Edit', page: 'admin/cab/edit', right: 'see:fleet', name: 'Edit a car' },
  { path: '/admin/cab/Details', page: 'admin/cab/details', right: 'see:fleet', name: 'One car' },
  { path: '/admin/guests/list', page: 'admin/guests/list', right: 'see:guests', name: 'Guests' },
  // Open, as the specification (§6) says; what it shows of a guest is not.
  { path: '/admin/guests/detail', page: 'admin/guests/detail', access: open, name: 'A guest', unlisted: true },
  { path: '/admin/agents/list', page: 'admin/agents/list', right: 'see:agents', name: 'Agents' },
  { path: '/admin/agents/detail', page: 'admin/agents/detail', right: 'see:agents', name: 'A partner' },
  { path: '/admin/reviews', page: 'admin/reviews', right: 'see:reviews', name: 'Reviews' },
  { path: '/admin/earnings', page: 'admin/earnings', right: 'see:earnings', name: 'Earnings' },
  { path: '/admin/settings', page: 'admin/settings', shell: 'admin', access: roleAdmin, name: 'Settings' },
])

/** Routes of our own beside the specification's. */
export const ownOfficeRoutes = inOffice([
  { path: '/admin/offers', page: 'admin/offers/list', right: 'see:offers', name: 'Offers' },
  { path: '/admin/offers/add', page: 'admin/offers/add', right: 'change:offers', name: 'New offer' },
  { path: '/admin/offers/edit/:slug', page: 'admin/offers/edit', right: 'change:offers', name: 'Edit offer' },
  {
    path: '/admin/offers/preview/:slug',
    page: 'admin/offers/preview',
    right: 'change:offers',
    name: 'Preview of an offer',
  },
  { path: '/admin/messages', page: 'admin/messages', right: 'see:messages', name: 'Messages' },
  {
    // The same page as for a tour: under its own room, so that the menu says where one is.
    path: '/admin/bookings/edit/:id',
    page: 'admin/tour-bookings/edit',
    right: 'see:bookings',
    name: 'One ride',
  },
  { path: '/admin/standard', page: 'admin/standard', right: 'change:settings', name: 'The standard for Tokyo' },
  {
    path: '/admin/opening/cards',
    page: 'admin/opening-cards',
    right: 'change:settings',
    name: 'A card, tried for real',
    takesCards: true,
  },
  { path: '/admin/dispatch', page: 'admin/dispatch', right: 'see:board', name: 'Dispatch' },
  { path: '/admin/dispatch/sheets', page: 'admin/dispatch-sheets', right: 'see:board', name: 'Chauffeur sheets' },
  { path: '/admin/guests/merge', page: 'admin/guests/merge', right: 'see:guests', name: 'One guest or two' },
  { path: '/admin/people', page: 'admin/people/list', right: 'see:fleet', name: 'People' },
  { path: '/admin/people/add', page: 'admin/people/add', right: 'change:fleet', name: 'New person' },
  { path: '/admin/people/leave', page: 'admin/people/leave', right: 'see:fleet', name: 'Leave' },
  { path: '/admin/people/:id', page: 'admin/people/person', right: 'see:fleet', name: 'One person' },
  { path: '/admin/places', page: 'admin/places/list', right: 'see:ground', name: 'Places' },
  { path: '/admin/places/add', page: 'admin/places/add', right: 'change:ground', name: 'New place' },
  { path: '/admin/places/import', page: 'admin/places/import', right: 'change:ground', name: 'Bring in a file' },
  { path: '/admin/places/edit/:slug', page: 'admin/places/edit', right: 'see:ground', name: 'A place' },
  { path: '/admin/places/areas', page: 'admin/places/areas', right: 'see:ground', name: 'Areas' },
  {
    path: '/admin/places/driving-times',
    page: 'admin/places/driving-times',
    right: 'see:ground',
    name: 'Driving times',
  },
  { path: '/admin/places/distances', page: 'admin/places/distances', right: 'see:ground', name: 'Distances' },
  { path: '/admin/places/seasons', page: 'admin/places/seasons', right: 'see:ground', name: 'Seasons of traffic' },
  { path: '/admin/places/terminals', page: 'admin/places/terminals', right: 'see:ground', name: 'Terminals' },
  { path: '/admin/places/garages', page: 'admin/places/garages', right: 'see:ground', name: 'Garages' },
  { path: '/admin/fares', page: 'admin/fares', right: 'see:fares', name: 'Fare tables' },
  { path: '/admin/agents/add', page: 'admin/agents/add', right: 'change:agents', name: 'New partner' },
  { path: '/admin/tour/preview/:slug', page: 'admin/tour/preview', right: 'see:drafts', name: 'Preview of a tour' },
])
