import { demoReference } from '#server/booking/demo/demo-key.rules.ts'
import { demoSeasonId } from '#server/catalogue/demo/demo-season-id.rules.ts'
import { demoId } from '#server/fleet/demo/demo-id.rules.ts'
import { demoComingId } from '#server/house/demo/demo-coming-id.rules.ts'

const brand = 'Private Chauffeur & English-Speaking Tour Guide in Tokyo | Annai'

export interface BuiltPage {
  path: string
  /** Its row in the route table, where that is not the path itself. */
  route?: string
  title: string
  /** The answer of the server to the page itself; 200 unless told. */
  status?: number
  /** It shows what another page shows, without a booking or always, and that one is looked at closely. */
  looksLike?: string
  /** Without what belongs to it, it leads there. */
  leadsTo?: string | RegExp
  /** How the address of a call ends that answers with 404, which is what the page then tells. */
  asksInVain?: string
}

/** Every page of the product, each with the title that a visitor reads on the tab. */
export const productPages: readonly BuiltPage[] = [
  { path: '/landing', title: brand },
  { path: '/', title: brand },
  { path: '/tour/grid', title: `All tours · ${brand}` },
  {
    path: '/category-details/fuji-and-hakone',
    route: '/category-details/:slug',
    title: 'Fuji and Hakone | Annai',
  },
  { path: '/tour/detail/fuji-at-first-light', route: '/tour/detail/:slug', title: 'Fuji at first light | Annai' },
  {
    path: '/tour/booking/fuji-at-first-light?start=05%3A00',
    route: '/tour/booking/:slug',
    title: 'Day and party · book Fuji at first light | Annai',
  },
  { path: '/offer-detail?offer=clear-sky-weekdays', route: '/offer-detail', title: 'Clear-sky weekdays | Annai' },
  {
    path: '/compare-listing?items=tour:fuji-at-first-light,tour:hakone-for-art',
    route: '/compare-listing',
    title: `Compare · ${brand}`,
  },
  { path: '/booking-confirmed', title: `Your booking · ${brand}` },
  { path: '/cabs/home', title: `Chauffeur and transfers · ${brand}` },
  { path: '/cabs/list', title: `Cars for your ride · ${brand}` },
  { path: '/cabs/detail?class=alphard', route: '/cabs/detail', title: 'Alphard | Annai' },
  { path: '/cabs/booking', title: `Book a car · ${brand}` },
  { path: '/heroes/inline-form', title: `One line to ask · ${brand}` },
  { path: '/heroes/multiple-search', title: `Ask for the whole stay · ${brand}` },
  { path: '/heroes/image-gallery', title: `Choose by picture · ${brand}` },
  { path: '/heroes/split', title: `A ticket and a view · ${brand}` },
  { path: '/about-us', title: 'About Annai: the people behind your day in Tokyo' },
  { path: '/contact-us', title: 'Contact the desk in Tokyo: write or ring | Annai' },
  { path: '/coming-soon', title: `Coming soon · ${brand}` },
  { path: '/error-404', title: `Not found · ${brand}`, status: 404, looksLike: '/not-found' },
  { path: '/faq', title: 'Questions about private cars and guides in Tokyo | Annai' },
  { path: '/not-found', title: `Not found · ${brand}`, status: 404 },
  { path: '/sign-in', title: `Sign in · ${brand}` },
  { path: '/sign-up', title: `Make an account · ${brand}` },
  { path: '/forgot-password', title: `Forgotten password · ${brand}` },
  { path: '/two-factor', title: `Sign in · ${brand}`, leadsTo: '/sign-in', looksLike: '/sign-in' },
  { path: '/forbidden', title: `Not your door · ${brand}` },
  { path: '/find-booking', title: `Find a booking · ${brand}` },
  { path: '/manage-booking', title: `Your booking · ${brand}`, looksLike: '/booking-confirmed' },
  { path: '/manage-booking/day', title: `Move to another day · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/party', title: `Change the party · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/pick-up', title: `Change the pick-up · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/return', title: `Return later · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/flight', title: `Your flight is late · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/cancel', title: `Cancel the day · ${brand}`, looksLike: '/manage-booking' },
  { path: '/manage-booking/review', title: `Your review · ${brand}`, looksLike: '/manage-booking' },
  { path: '/trip', title: `Your trip · ${brand}` },
  {
    path: '/trip/shared/AbCdEfGhIjKlMnOpQrStUv',
    route: '/trip/shared/:code',
    title: `A trip to look at · ${brand}`,
    asksInVain: '/api/shared-trips/AbCdEfGhIjKlMnOpQrStUv',
  },
  {
    path: '/wishlist/AbCdEfGhIjKlMnOpQrStUv',
    route: '/wishlist/:code',
    title: `A shared list · ${brand}`,
    asksInVain: '/api/shared-wishlists/AbCdEfGhIjKlMnOpQrStUv',
  },
  {
    path: '/voucher/AbCdEfGhIjKlMnOpQrStUv',
    route: '/voucher/:code',
    title: `Voucher · ${brand}`,
    asksInVain: '/api/vouchers/AbCdEfGhIjKlMnOpQrStUv',
  },
  {
    path: '/my-day/AbCdEfGhIjKlMnOpQrStUvAbCdEfGhIj',
    route: '/my-day/:token',
    title: `My day · ${brand}`,
    asksInVain: '/api/crew-day/AbCdEfGhIjKlMnOpQrStUvAbCdEfGhIj',
  },
  { path: '/set-up', title: `The first owner · ${brand}` },
  // It is there only while the house is closed.
  { path: '/opening-soon', title: brand, leadsTo: '/', looksLike: '/' },
  { path: '/reset-password', title: `Choose a new password · ${brand}` },
  { path: '/verify-email', title: `Confirm your address · ${brand}` },
  { path: '/keep-account', title: `Keep your account · ${brand}` },
  { path: '/profile-closed', title: `Your profile is closed · ${brand}` },
  { path: '/tell-me', title: `Shall we tell you? · ${brand}` },
  { path: '/tell-me/asked', title: `Look in your mail · ${brand}` },
  { path: '/tell-me/opening', title: `We tell you when we open · ${brand}` },
  { path: '/unsubscribe', title: `Fewer mails · ${brand}` },
]

/** Pages behind a sign-in. */
export const memberPages: readonly BuiltPage[] = [
  { path: '/user/profile', title: `Profile · ${brand}` },
  { path: '/user/bookings', title: `Rides and transfers · ${brand}` },
  { path: '/user/tour-bookings', title: `My trips · ${brand}` },
  { path: '/user/travelers', title: `Travellers · ${brand}` },
  { path: '/user/payment-details', title: `Payment · ${brand}` },
  { path: '/user/wishlist', title: `Saved · ${brand}` },
  { path: '/user/settings', title: `Settings · ${brand}` },
  { path: '/user/delete-profile', title: `Delete your profile · ${brand}` },
]

const trip = demoReference('yokohama-with-children 3')
/** Its policy ends soon. */
const car = demoId('vehicle', 9)
const person = demoId('chauffeur', 4)

/** The office, as whoever has its keys sees it. */
export const officePages: readonly BuiltPage[] = [
  { path: '/admin/dashboard', title: 'Dashboard · Annai' },
  { path: '/admin/standard', title: 'The standard for Tokyo · Annai' },
  { path: '/admin/opening/cards', title: 'A card, tried for real · Annai' },
  { path: '/admin/dispatch', title: 'Dispatch · Annai' },
  { path: '/admin/dispatch/sheets', title: 'Chauffeur sheets · Annai' },
  {
    path: '/admin/bookings/list',
    title: 'Rides and transfers · Annai',
    leadsTo: /\/admin\/bookings\/list\?view=coming/,
  },
  { path: `/admin/bookings/detail?id=${trip}`, route: '/admin/bookings/detail', title: `${trip} · Annai` },
  {
    path: '/admin/tour-bookings/list',
    title: 'Admin Tour Bookings | Annai',
    leadsTo: /\/admin\/tour-bookings\/list\?view=coming/,
  },
  { path: '/admin/tour-bookings/add', title: 'Admin Tour Bookings: new, by telephone | Annai' },
  {
    path: `/admin/tour-bookings/edit/${trip}`,
    route: '/admin/tour-bookings/edit/:id',
    title: `${trip} · Admin Tour Bookings | Annai`,
  },
  { path: '/admin/categories/list', title: 'Admin Categories | Annai' },
  {
    path: '/admin/categories/detail/fuji-and-hakone',
    route: '/admin/categories/detail/:slug',
    title: 'Fuji and Hakone · Admin Categories | Annai',
  },
  { path: '/admin/categories/add', title: 'Admin Categories: a new line | Annai' },
  {
    path: '/admin/categories/edit/fuji-and-hakone',
    route: '/admin/categories/edit/:slug',
    title: 'Edit Fuji and Hakone · Admin Categories | Annai',
  },
  { path: '/admin/offers', title: 'Offers · Annai' },
  { path: '/admin/offers/add', title: 'New offer · Annai' },
  {
    path: '/admin/offers/edit/clear-sky-weekdays',
    route: '/admin/offers/edit/:slug',
    title: 'Clear-sky weekdays · Annai',
  },
  {
    path: '/admin/offers/preview/clear-sky-weekdays',
    route: '/admin/offers/preview/:slug',
    title: 'Preview of Clear-sky weekdays · Annai',
  },
  { path: '/admin/tour/list', title: 'Tours · Annai' },
  { path: '/admin/tour/add', title: 'New tour · Annai' },
  {
    path: '/admin/tours/create/fuji-and-hakone',
    route: '/admin/tours/create/:slug',
    title: 'New tour on a line · Annai',
  },
  {
    path: '/admin/tour/detail/fuji-at-first-light',
    route: '/admin/tour/detail/:slug',
    title: 'Fuji at first light · Annai',
  },
  {
    path: '/admin/tour/edit/fuji-at-first-light',
    route: '/admin/tour/edit/:slug',
    title: 'Edit Fuji at first light · Annai',
  },
  {
    path: '/admin/tour/preview/fuji-at-first-light',
    route: '/admin/tour/preview/:slug',
    title: 'Preview of Fuji at first light · Annai',
  },
  { path: '/admin/cabs/list', title: 'Cars · Annai' },
  { path: '/admin/cabs/create', title: 'New car · Annai' },
  { path: '/admin/cabs/classes', title: 'Classes of cars · Annai' },
  { path: '/admin/cabs/classes/add', title: 'New class · Annai' },
  { path: '/admin/cabs/classes/edit/alphard', route: '/admin/cabs/classes/edit/:code', title: 'Alphard · Annai' },
  { path: '/admin/extras', title: 'Extras · Annai' },
  { path: '/admin/cab/Edit', title: 'Edit a car · Annai' },
  {
    path: `/admin/cab/Details?id=${car}`,
    route: '/admin/cab/Details',
    title: 'Alphard 35-60 · Annai',
  },
  { path: '/admin/people', title: 'People · Annai' },
  { path: '/admin/people/add', title: 'New person · Annai' },
  { path: '/admin/people/leave', title: 'Leave · Annai' },
  { path: `/admin/people/${person}`, route: '/admin/people/:id', title: 'Hiroshi Nagai · Annai' },
  { path: '/admin/fares', title: 'Fare tables · Annai' },
  { path: '/admin/places', title: 'Places · Annai' },
  { path: '/admin/places/add', title: 'New place · Annai' },
  { path: '/admin/places/edit/tokyo-tower', route: '/admin/places/edit/:slug', title: 'Tokyo Tower · Annai' },
  {
    path: '/admin/places/import?list=places',
    route: '/admin/places/import',
    title: 'Bring in a file · Annai',
  },
  { path: '/admin/places/areas', title: 'Areas · Annai' },
  { path: '/admin/places/driving-times', title: 'Driving times · Annai' },
  { path: '/admin/places/distances', title: 'Distances · Annai' },
  { path: '/admin/places/seasons', title: 'Seasons of traffic · Annai' },
  { path: '/admin/places/terminals', title: 'Terminals · Annai' },
  { path: '/admin/places/flights', title: 'Flights · Annai' },
  { path: '/admin/places/flights/add', title: 'New flight · Annai' },
  { path: '/admin/places/flights/NH212', route: '/admin/places/flights/:number', title: 'NH 212 · Annai' },
  { path: '/admin/places/garages', title: 'Garages · Annai' },
  { path: '/admin/guests/list', title: 'Guests · Annai' },
  { path: '/admin/guests/detail', title: 'A guest · Annai' },
  { path: '/admin/guests/merge', title: 'One guest or two · Annai', leadsTo: /\/admin\/guests\/merge/ },
  { path: '/admin/agents/list', title: 'Agents · Annai' },
  { path: '/admin/agents/detail', title: 'A partner · Annai' },
  { path: '/admin/agents/add', title: 'New partner · Annai' },
  { path: '/admin/reviews', title: 'Reviews · Annai' },
  { path: '/admin/earnings', title: 'Earnings · Annai' },
  { path: '/admin/settings', title: 'Settings · Annai' },
  {
    // A tour has its own room.
    path: `/admin/bookings/edit/${trip}`,
    route: '/admin/bookings/edit/:id',
    leadsTo: `/admin/tour-bookings/edit/${trip}`,
    looksLike: `/admin/tour-bookings/edit/${trip}`,
    title: `${trip} · Admin Tour Bookings | Annai`,
  },
  { path: '/admin/home', title: 'Home page · Annai' },
  { path: '/admin/home/seasons', title: 'Seasons of the home page · Annai' },
  { path: '/admin/home/seasons/add', title: 'New season · Annai' },
  { path: `/admin/home/seasons/${demoSeasonId(5)}`, route: '/admin/home/seasons/:id', title: 'Ginkgo · Annai' },
  { path: '/admin/home/coming', title: 'Coming soon · Annai' },
  { path: '/admin/home/coming/add', title: 'Something new · Annai' },
  {
    path: `/admin/home/coming/${demoComingId(1)}`,
    route: '/admin/home/coming/:id',
    title: 'Boats at Chidorigafuchi · Annai',
  },
  { path: '/admin/messages', title: 'Messages · Annai' },
]

/** Those that look like no other: for what depends on nothing but looks and links. */
export const distinctPages = productPages.filter(({ looksLike }) => !looksLike)
