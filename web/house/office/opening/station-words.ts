import type { Need, NeedCode, StationId } from '#contract/opening.ts'
import { counted } from '#core/words.ts'

interface StationWords {
  title: string
  /** Under the title. */
  sub: string
  /** Why it matters, while nothing is there. */
  why: string
  /** How long it takes. */
  time: string
  /** The rooms in which it is entered, the one that suits best first; whichever is built. */
  rooms: readonly string[]
  /** What to do first of all. */
  begin: string
}

/** Every stop is a page that is used later too. */
export const stationWords: Record<StationId, StationWords> = {
  company: {
    ...{ title: 'Company', sub: 'who you are, and when you answer', begin: 'Enter the company', time: 'about 5 min' },
    why: 'Receipts, vouchers and the page that visitors see begin with this.',
    rooms: ['/admin/settings?part=company'],
  },
  garage: {
    ...{ title: 'Garage', sub: 'where cars sleep', begin: 'Add a garage', time: '2 min' },
    why: 'A car needs a garage: its day begins and ends there.',
    rooms: ['/admin/places/garages'],
  },
  cars: {
    ...{ title: 'Cars', sub: 'with their papers', begin: 'Add a car', time: '5 min a car' },
    why: 'At least one. Without a car nothing is ever free.',
    rooms: ['/admin/cabs/list'],
  },
  people: {
    ...{ title: 'People', sub: 'chauffeurs and guides', begin: 'Add a chauffeur', time: '5 min a person' },
    why: 'Without a chauffeur with a licence nothing is ever free, so no day can be booked.',
    rooms: ['/admin/people'],
  },
  roads: {
    ...{ title: 'Where we drive', sub: 'areas, times, places', begin: 'Enter where you drive', time: '2 min or 3 h' },
    why: 'The board cannot know when a car arrives without it, and guests cannot choose a hotel.',
    rooms: ['/admin/places/areas'],
  },
  prices: {
    ...{ title: 'Prices', sub: 'fares, fees, terms', begin: 'Look at the fares', time: 'about 10 min' },
    why: 'Transfers and hours are sold at these. Tours carry their own.',
    rooms: ['/admin/fares'],
  },
  tour: {
    ...{ title: 'First tour', sub: 'one is enough', begin: 'Write it', time: 'about 40 min' },
    why: 'Can wait if you sell rides only.',
    rooms: ['/admin/tour/add'],
  },
  mail: {
    ...{ title: 'Mail and payments', sub: 'tested for real', begin: 'Write to me again', time: '5 min' },
    why: 'Until a message arrives and a card is good, no guest could be confirmed.',
    rooms: [],
  },
  open: {
    ...{ title: 'Open', sub: 'the doors', begin: 'Open the doors', time: 'you decide' },
    why: 'Possible when all that a day is sold with is there. You choose the hour; you can close again.',
    rooms: [],
  },
}

interface NeedWords {
  /** What is there. */
  there: (need: Need) => string
  missing: (need: Need) => string
  /** Why, after what is missing. */
  why: string
  /** The action, where it is another than the station's. */
  act?: { label: string; rooms: readonly string[] }
}

const named = ({ name, count: of }: Need, one: string, many: string) =>
  name !== null && of === 1 ? `${name}.` : `${counted(of, one, many)}${name === null ? '.' : `, among them ${name}.`}`

export const needWords: Record<NeedCode, NeedWords> = {
  company: {
    there: ({ name }) => `${name}, with address, telephone and mail.`,
    missing: () => 'Name, address, telephone and mail.',
    why: 'Printed on every receipt; a guest at a kerb rings it.',
  },
  registration: {
    there: () => 'With its number for invoices.',
    missing: () => 'The registration number for invoices.',
    why: 'T and 13 figures; can follow. Without it receipts are no qualified invoices.',
  },
  'desk-hours': {
    there: () => 'With the hours of its desk.',
    missing: () => 'The hours at which the desk answers.',
    why: 'Without them pages and mails name the number alone.',
  },
  'garage-area': {
    there: () => 'An area for it to lie in.',
    missing: () => 'An area for it to lie in.',
    why: 'Every way is measured from there.',
    act: { label: 'Enter where you drive', rooms: stationWords.roads.rooms },
  },
  garage: {
    there: (need) => named(need, 'garage', 'garages'),
    missing: () => 'A garage.',
    why: 'One is enough.',
  },
  car: {
    there: (need) => `${counted(need.count, 'car', 'cars')} can be sold.`,
    missing: ({ name }) => (name ? `${name} cannot be sold.` : 'A car.'),
    why: 'With its class, plate and garage, and no paper that has ended.',
    act: { label: 'Add a car', rooms: ['/admin/cabs/create'] },
  },
  'car-papers': {
    there: () => 'Insurance and inspection are on file.',
    missing: ({ name, count: of }) =>
      of === 1
        ? `${name} has no insurance or inspection on file.`
        : `${of} cars have no insurance or inspection on file.`,
    why: 'Without their last days nobody is warned before they end.',
  },
  chauffeur: {
    there: (need) => named(need, 'chauffeur', 'chauffeurs'),
    missing: () => 'A chauffeur.',
    why: 'With telephone and weekly hours.',
    act: { label: 'Add a chauffeur', rooms: ['/admin/people/add'] },
  },
  licence: {
    there: ({ count: of }) => `${of === 1 ? 'One' : of} with licence and health check.`,
    missing: ({ name }) =>
      name ? `The licence or the health check of ${name}.` : 'A second-class licence and a health check.',
    why: 'The law asks for both with paying guests.',
  },
  guide: {
    there: ({ count: of }) => `${counted(of, 'guide', 'guides')}.`,
    missing: () => 'A guide.',
    why: 'Only for tours; rides need none.',
  },
  areas: {
    there: ({ count: of }) => `${counted(of, 'area', 'areas')}.`,
    missing: () => 'The areas in which you drive.',
    why: 'With the names that guests read.',
  },
  times: {
    there: () => 'A driving time for every way.',
    missing: ({ count: of }) =>
      of === 0 ? 'Driving times between them.' : `${counted(of, 'way', 'ways')} without a driving time.`,
    why: 'From area to area, by the hour.',
  },
  places: {
    there: ({ count: of }) => `${counted(of, 'place', 'places')} with a door.`,
    missing: () => 'Hotels, stations and sights.',
    why: 'Where guests are picked up and dropped.',
  },
  terminals: {
    there: ({ count: of }) => `${counted(of, 'terminal', 'terminals')}.`,
    missing: () => 'Terminals with their meeting points.',
    why: 'For guests who land; can wait if you fetch nobody from an airport.',
  },
  fares: {
    there: () => 'Fares are in force.',
    missing: () => 'A table of fares.',
    why: 'No transfer and no hour shows a price.',
  },
  'fares-looked-at': {
    there: () => 'Somebody of yours has looked at them.',
    missing: () => 'A look at them.',
    why: 'They came with Annai as a proposal; guests will pay what they say.',
  },
  'class-prices': {
    there: () => 'Every class of car has a price.',
    missing: ({ name, count: of }) =>
      of === 1
        ? `The ${name} has no price.`
        : `${counted(of, 'class', 'classes')} of cars without a price, among them the ${name}.`,
    why: 'Neither a tour nor a ride is sold in it.',
    act: { label: 'Classes of cars', rooms: ['/admin/cabs/classes'] },
  },
  tour: {
    there: ({ count: of }) => `${counted(of, 'tour', 'tours')} can be booked.`,
    missing: () => 'A tour.',
    why: 'Can wait if you sell rides only.',
  },
  mail: {
    there: () => 'A message of ours arrived, and its link was pressed.',
    missing: () => 'A message that arrived.',
    why: 'We wrote to you when you became the owner. Press the link in it, so that it is known to come through.',
  },
  card: {
    there: () => 'A card was set up, and nothing was charged.',
    missing: () => 'A card that was set up.',
    why: 'One of yours, without a charge, so that it is known that guests can pay.',
    act: { label: 'Try a card', rooms: ['/admin/opening/cards'] },
  },
  'card-heard': {
    there: () => 'Stripe called us about it.',
    missing: () => 'Stripe has not called us yet.',
    why: 'Without its calls a payment whose bank asks for a step waits. The address is on the page of the cards.',
  },
  'on-the-day': {
    there: () => 'Guests pay their chauffeur on the day: no keys of Stripe are set, so no card is taken.',
    missing: () => 'How guests pay.',
    why: '',
  },
  'mail-server': {
    there: () => 'Mails are sent by your mail server.',
    missing: () => 'A mail server.',
    why: 'Without SMTP_URL each mail is a file on the machine, and no guest hears of a booking.',
  },
}
