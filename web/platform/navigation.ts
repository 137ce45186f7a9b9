import { isBuilt } from './route-metadata.ts'

export interface Place {
  label: string
  to: string
  /** Beginnings of the paths that belong under it, beside its own. */
  section?: readonly string[]
}

export interface Column {
  title: string
  places: readonly Place[]
}

/** What the header and footer would like to offer. Only places whose page is built are shown. */
const wishedHeader: readonly Place[] = [
  { label: 'Tours', to: '/', section: ['/tour/', '/category-details/', '/offer-detail', '/compare-listing'] },
  { label: 'Chauffeur & transfers', to: '/cabs/home', section: ['/cabs/'] },
  { label: 'Hotels', to: '/hotels/home' },
  { label: 'Flights', to: '/flights/home' },
  { label: 'Tokyo directory', to: '/directories/home' },
]

const wishedHeaderEnd: readonly Place[] = [
  { label: 'Find a booking', to: '/find-booking' },
  { label: 'Help', to: '/help/center' },
  { label: 'Questions', to: '/faq' },
]

const wishedFooter: readonly Column[] = [
  {
    title: 'Travel',
    places: [
      { label: 'Tours', to: '/' },
      { label: 'All tours', to: '/tour/grid' },
      { label: 'Airport transfers', to: '/cabs/home' },
      { label: 'Hotels', to: '/hotels/home' },
      { label: 'Flights', to: '/flights/home' },
    ],
  },
  {
    title: 'Plan',
    places: [
      { label: 'Your trip', to: '/trip' },
      { label: 'Running offers', to: '/offer-detail' },
      { label: 'Compare', to: '/compare-listing' },
      { label: 'Tokyo directory', to: '/directories/home' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Journal', to: '/blog' },
      { label: 'Coming soon', to: '/coming-soon' },
    ],
  },
  {
    title: 'Help',
    places: [
      { label: 'Help centre', to: '/help/center' },
      { label: 'Find a booking', to: '/find-booking' },
      { label: 'Change a booking', to: '/manage-booking' },
      { label: 'Contact us', to: '/contact-us' },
      { label: 'Questions', to: '/faq' },
    ],
  },
  {
    title: 'Company',
    places: [
      { label: 'About us', to: '/about-us' },
      { label: 'Our people', to: '/pages/our-team' },
      { label: 'List your business', to: '/listings/join-us' },
    ],
  },
]

const wishedSmallPrint: readonly Place[] = [
  { label: 'Privacy', to: '/help/privacy-policy' },
  { label: 'Terms of service', to: '/help/service' },
]

const wishedUserArea: readonly Place[] = [
  { label: 'My trips', to: '/user/tour-bookings' },
  { label: 'Rides and transfers', to: '/user/bookings' },
  { label: 'Travellers', to: '/user/travelers' },
  { label: 'Saved', to: '/user/wishlist' },
  { label: 'Payment', to: '/user/payment-details' },
  { label: 'Profile', to: '/user/profile', section: ['/user/delete-profile'] },
  { label: 'Settings', to: '/user/settings' },
  { label: 'Sample page', to: '/style-guide/user-shell' },
]

const wishedAgentArea: readonly Place[] = [
  { label: 'Dashboard', to: '/agent/dashboard' },
  { label: 'Listings', to: '/agent/listings' },
  { label: 'Bookings', to: '/agent/bookings' },
  { label: 'Activities', to: '/agent/activities' },
  { label: 'Earnings', to: '/agent/earnings' },
  { label: 'Reviews', to: '/agent/reviews' },
  { label: 'Settings', to: '/agent/settings' },
  { label: 'Sample page', to: '/style-guide/agent-shell' },
]

const built = (places: readonly Place[]) => places.filter((place) => isBuilt(place.to))

export const headerPlaces = built(wishedHeader)
export const headerEndPlaces = built(wishedHeaderEnd)
export const footerColumns = wishedFooter
  .map((column) => ({ ...column, places: built(column.places) }))
  .filter((column) => column.places.length > 0)
export const smallPrint = built(wishedSmallPrint)
export const userPlaces = built(wishedUserArea)
export const agentPlaces = built(wishedAgentArea)

/** Where a person of this role begins after signing in. */
export function homeOf(role: 'admin' | 'user'): string {
  return role === 'admin' ? '/admin/dashboard' : (userPlaces[0]?.to ?? '/')
}

/** On its own page, and on those that belong under it. */
export function currentAt({ to, section = [] }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return [`${to}/`, ...section].some((start) => pathname.startsWith(start)) ? 'true' : undefined
}
