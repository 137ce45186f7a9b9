import { developmentRoutes, ownRoutes } from './own-routes.ts'
import { open, type RouteEntry, roleAdmin, roleUser } from './route-entry.ts'
import { rideParameters, tourSearchParameters, wishParameters } from './route-parameters.ts'

export const defaultTitle = 'Private Chauffeur & English-Speaking Tour Guide in Tokyo | Annai'
export const defaultDescription =
  'A private car, a chauffeur and an English-speaking guide in Tokyo. One price per car, tolls, parking and tax included.'

/** The specification's routes (§2) but for the office's, in its order and under its headings, as far as they are built. */
export const siteRoutes: Record<string, readonly RouteEntry[]> = {
  Public: [
    { path: '/landing', page: 'landing', shell: 'public', access: open },
    { path: '/', page: 'home', shell: 'public', access: open },
    {
      path: '/tour/grid',
      page: 'tour/grid',
      shell: 'public',
      access: open,
      name: 'All tours',
      description:
        'Every private tour with car, chauffeur and guide in and around Tokyo: by area or theme, length, price, season and walking.',
      query: [...tourSearchParameters, 'compare'],
      canonicalQuery: ['page'],
    },
    {
      path: '/category-details/:slug',
      page: 'category-details',
      shell: 'public',
      access: open,
      name: 'Area or theme',
      ownPicture: true,
    },
    {
      path: '/tour/detail/:slug',
      page: 'tour/detail',
      shell: 'public',
      access: open,
      name: 'Tour',
      ownPicture: true,
    },
    {
      path: '/tour/booking/:slug',
      page: 'tour/booking',
      shell: 'checkout',
      access: open,
      name: 'Book',
      query: wishParameters,
      unlisted: true,
      takesCards: true,
    },
    {
      path: '/offer-detail',
      page: 'offer-detail',
      shell: 'public',
      access: open,
      name: 'Running offers',
      description: 'Codes that take something off a private day in Tokyo, each with all of its terms.',
      query: ['offer', 'tour'],
      canonicalQuery: ['offer'],
      ownPicture: true,
    },
    {
      path: '/compare-listing',
      page: 'compare-listing',
      shell: 'public',
      access: open,
      name: 'Compare',
      description: 'Up to four private days side by side: price, length, driving, walking, season and terms.',
      query: ['items', 'guests', 'day', 'only'],
    },
    {
      path: '/booking-confirmed',
      page: 'booking-confirmed',
      shell: 'public',
      whileClosed: true,
      access: open,
      name: 'Your booking',
      unlisted: true,
      takesCards: true,
    },
  ],
  Cabs: [
    {
      path: '/cabs/home',
      page: 'cabs/home',
      shell: 'public',
      access: open,
      name: 'Chauffeur and transfers',
      description:
        'A car with a chauffeur in Tokyo: from the airport, from door to door or by the hour. Every price is final, tolls and tax included.',
      query: rideParameters,
    },
    {
      path: '/cabs/list',
      page: 'cabs/list',
      shell: 'public',
      access: open,
      name: 'Cars for your ride',
      description: 'Every class of car for your ride, with its final price and whether all of you fit.',
      query: [...rideParameters, 'fromName', 'toName', 'when', 'sort', 'fits', 'free'],
      unlisted: true,
    },
    {
      path: '/cabs/detail',
      page: 'cabs/detail',
      shell: 'public',
      access: open,
      name: 'Car',
      query: [...rideParameters, 'class'],
      canonicalQuery: ['class'],
    },
    {
      path: '/cabs/booking',
      page: 'cabs/booking',
      shell: 'checkout',
      access: open,
      query: [...rideParameters, 'class', 'step'],
      name: 'Book a car',
      unlisted: true,
      takesCards: true,
    },
  ],
  'Hero demos': [
    {
      path: '/heroes/inline-form',
      page: 'heroes/inline-form',
      shell: 'public',
      access: open,
      name: 'One line to ask',
      unlisted: true,
    },
    {
      path: '/heroes/multiple-search',
      page: 'heroes/multiple-search',
      shell: 'public',
      access: open,
      name: 'Ask for the whole stay',
      query: ['guests', 'q1', 'day1', 'q2', 'day2', 'q3', 'day3', 'q4', 'day4'],
      unlisted: true,
    },
    {
      path: '/heroes/image-gallery',
      page: 'heroes/image-gallery',
      shell: 'public',
      access: open,
      name: 'Choose by picture',
      unlisted: true,
    },
    {
      path: '/heroes/split',
      page: 'heroes/split',
      shell: 'public',
      access: open,
      name: 'A ticket and a view',
      unlisted: true,
    },
  ],
  'Info pages': [
    {
      path: '/about-us',
      page: 'about-us',
      shell: 'public',
      access: open,
      name: 'About us',
      title: 'About Annai: the people behind your day in Tokyo',
      description:
        'Who drives and guides you, what we hold ourselves to, and why the word Annai means showing the way.',
    },
    {
      path: '/contact-us',
      page: 'contact-us',
      shell: 'public',
      access: open,
      name: 'Contact us',
      title: 'Contact the desk in Tokyo: write or ring | Annai',
      description:
        'Write to the people who arrange your car, chauffeur and guide, or ring them. Usually answered within two hours.',
    },
    {
      path: '/coming-soon',
      page: 'coming-soon',
      shell: 'public',
      access: open,
      name: 'Coming soon',
      description: 'What we are arranging for days in Tokyo and around it, and a mail when it is here.',
    },
    { path: '/error-404', page: 'error-404', shell: 'public', access: open, name: 'Not found', unlisted: true },
    {
      path: '/faq',
      page: 'faq',
      shell: 'public',
      access: open,
      name: 'Questions',
      title: 'Questions about private cars and guides in Tokyo | Annai',
      description:
        'Answers before you book: prices, cancelling, seats and luggage, airports, rain and Mount Fuji, children, and what a green plate means.',
    },
    { path: '/not-found', page: 'not-found', shell: 'public', access: open, name: 'Not found', unlisted: true },
  ],
  Authentication: [
    { path: '/sign-in', page: 'sign-in', shell: 'quiet', access: open, name: 'Sign in', unlisted: true },
    { path: '/sign-up', page: 'sign-up', shell: 'quiet', access: open, name: 'Make an account', unlisted: true },
    {
      path: '/forgot-password',
      page: 'forgot-password',
      shell: 'quiet',
      access: open,
      name: 'Forgotten password',
      unlisted: true,
    },
    { path: '/two-factor', page: 'two-factor', shell: 'quiet', access: open, name: 'One more check', unlisted: true },
  ],
  'User area': [
    { path: '/user/profile', page: 'user/profile', shell: 'user', access: roleUser, name: 'Profile' },
    { path: '/user/bookings', page: 'user/bookings', shell: 'user', access: roleUser, name: 'Rides and transfers' },
    { path: '/user/tour-bookings', page: 'user/tour-bookings', shell: 'user', access: roleUser, name: 'My trips' },
    { path: '/user/travelers', page: 'user/travelers', shell: 'user', access: roleUser, name: 'Travellers' },
    {
      path: '/user/payment-details',
      page: 'user/payment-details',
      shell: 'user',
      access: roleUser,
      name: 'Payment',
      takesCards: true,
    },
    { path: '/user/wishlist', page: 'user/wishlist', shell: 'user', access: roleUser, name: 'Saved' },
    { path: '/user/settings', page: 'user/settings', shell: 'user', access: roleUser, name: 'Settings' },
    {
      path: '/user/delete-profile',
      page: 'user/delete-profile',
      shell: 'user',
      access: roleUser,
      name: 'Delete your profile',
    },
  ],
}

/** Every page that visitors and members may come to. */
export const allSiteRoutes: readonly RouteEntry[] = [
  ...Object.values(siteRoutes).flat(),
  ...ownRoutes,
  ...(import.meta.env?.DEV ? developmentRoutes : []),
]

const office = { page: '', shell: 'admin', unlisted: true } as const

/**
 * What everybody's browser knows of the office: its door. The names of its rooms come with its shell, so that visitors
 * do not carry them.
 */
export const officeDoor: readonly RouteEntry[] = [
  // Open, as the specification (§6) says; what it shows of a guest is not.
  { ...office, path: '/admin/guests/detail', access: open },
  { ...office, path: '/admin/*', access: roleAdmin },
]
