import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import type { addOffer, EditedOffer } from '#contract/offer-editing.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import { weekdayNames } from '#core/days.ts'
import { counted, listed } from '#core/words.ts'
import type { IsoDay } from '#web/ui/day.ts'
import { rideNames } from './ride-names.ts'

/** An offer as its form holds it: amounts as they are typed, the picture with what its file is. */
export interface OfferValues {
  title: string
  slug: string
  summary: string
  code: string
  codeMeaning: string
  percentOff: string
  mostOffYen: string
  budgetYen: string
  oncePerGuest: boolean
  weekdays: number[]
  bookFrom: IsoDay | null
  bookUntil: IsoDay | null
  travelFrom: IsoDay | null
  travelTo: IsoDay | null
  tours: string[]
  rides: RideWay[]
  stacks: boolean
  picture: Picture | null
  meant: boolean
}

export const newOffer: OfferValues = {
  ...{ title: '', slug: '', summary: '', code: '', codeMeaning: '' },
  ...{ percentOff: '', mostOffYen: '', budgetYen: '', oncePerGuest: false, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ bookFrom: null, bookUntil: null, travelFrom: null, travelTo: null },
  ...{ tours: [], rides: [], stacks: false, picture: null, meant: false },
}

const typedYen = (yen: number | null) => (yen === null ? '' : formatCount(yen))

export const valuesOfOffer = (offer: EditedOffer): OfferValues => ({
  title: offer.title,
  slug: offer.slug,
  summary: offer.summary,
  code: offer.code,
  codeMeaning: offer.codeMeaning,
  percentOff: String(offer.percentOff),
  mostOffYen: typedYen(offer.mostOffYen),
  budgetYen: typedYen(offer.budgetYen),
  oncePerGuest: offer.oncePerGuest,
  weekdays: offer.weekdays,
  bookFrom: offer.bookFrom,
  bookUntil: offer.bookUntil,
  travelFrom: offer.travelFrom,
  travelTo: offer.travelTo,
  tours: offer.tours,
  rides: offer.rides,
  stacks: offer.stacks,
  picture: offer.pictureFacts,
  meant: offer.meant,
})

/** A copy is another offer: it needs a code and an address of its own. */
export const copyOf = (offer: EditedOffer): OfferValues => ({ ...valuesOfOffer(offer), code: '', slug: '' })

/** "¥15,000", "15000" and "−5%" as numbers; what is none is refused by the rules of the wire. */
export function typedNumber(typed: string): number | null {
  const plain = typed.replace(/[¥￥%,\s]/g, '').replace('−', '-')
  return plain === '' ? null : Number(plain)
}

/** As the wire takes it. What is missing is refused by its rules, with a word at its place. */
export const inputOfOffer = ({ picture, ...values }: OfferValues): InputOf<typeof addOffer> =>
  ({
    ...values,
    percentOff: typedNumber(values.percentOff) ?? Number.NaN,
    mostOffYen: typedNumber(values.mostOffYen),
    budgetYen: typedNumber(values.budgetYen),
    picture: picture && { path: picture.path },
  }) as InputOf<typeof addOffer>

const shown = (typed: string) => {
  const yen = typedNumber(typed)
  return yen === null ? 'none' : Number.isSafeInteger(yen) ? formatYen(yen) : typed
}

export const offerFields: readonly {
  name: keyof OfferValues
  label: string
  words: (values: OfferValues) => string
}[] = [
  { name: 'title', label: 'Name', words: ({ title }) => title },
  { name: 'summary', label: 'Words', words: ({ summary }) => summary },
  { name: 'code', label: 'Code', words: ({ code }) => code },
  { name: 'codeMeaning', label: 'What the code means', words: ({ codeMeaning }) => codeMeaning },
  { name: 'percentOff', label: 'Off', words: ({ percentOff }) => `${percentOff}%` },
  { name: 'mostOffYen', label: 'At most', words: ({ mostOffYen }) => shown(mostOffYen) },
  { name: 'budgetYen', label: 'Budget', words: ({ budgetYen }) => shown(budgetYen) },
  { name: 'oncePerGuest', label: 'Once for each guest', words: ({ oncePerGuest }) => (oncePerGuest ? 'yes' : 'no') },
  {
    name: 'weekdays',
    label: 'Days of travel',
    words: ({ weekdays }) => weekdays.map((day) => weekdayNames[day - 1]?.slice(0, 3)).join(' ') || 'none',
  },
  { name: 'bookFrom', label: 'Book from', words: ({ bookFrom }) => bookFrom ?? 'not set' },
  { name: 'bookUntil', label: 'Book until', words: ({ bookUntil }) => bookUntil ?? 'not set' },
  { name: 'travelFrom', label: 'Travel from', words: ({ travelFrom }) => travelFrom ?? 'not set' },
  { name: 'travelTo', label: 'Travel until', words: ({ travelTo }) => travelTo ?? 'not set' },
  { name: 'tours', label: 'Tours', words: ({ tours }) => counted(tours.length, 'tour') },
  { name: 'rides', label: 'Rides', words: ({ rides }) => listed(rides.map((way) => rideNames[way])) || 'none' },
  { name: 'stacks', label: 'With another code', words: ({ stacks }) => (stacks ? 'yes' : 'no') },
  { name: 'picture', label: 'Print', words: ({ picture }) => picture?.alt ?? 'none' },
  { name: 'meant', label: 'More than half is meant', words: ({ meant }) => (meant ? 'yes' : 'no') },
]

/** What differs from what is saved, for the bar at the bottom; null: nothing. */
export function unsavedWords(now: OfferValues, saved: OfferValues): string | null {
  const names = offerFields
    .filter(({ name }) => JSON.stringify(now[name]) !== JSON.stringify(saved[name]))
    .map(({ label }) => label.toLowerCase())
  return names.length > 0 ? names.join(', ') : null
}
