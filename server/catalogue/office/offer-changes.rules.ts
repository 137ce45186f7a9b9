import { formatYen } from '#contract/money.ts'
import { weekdayNames } from '#core/days.ts'
import type { OfferColumns } from './edited-offer.store.ts'
import { rideNames } from './ride-names.rules.ts'

type Said = OfferColumns & { tours: readonly string[]; alt: string }
type Piece = { name: string; words: (offer: Said) => string }

const yen = (amount: number | null) => (amount === null ? 'none' : formatYen(amount))

const pieces: readonly Piece[] = [
  { name: 'Name', words: ({ title }) => title },
  { name: 'Words', words: ({ summary }) => summary },
  { name: 'Code', words: ({ code }) => code },
  { name: 'What the code means', words: ({ codeMeaning }) => codeMeaning },
  { name: 'Off', words: ({ percentOff }) => `${percentOff}%` },
  { name: 'At most a booking', words: ({ mostOffYen }) => yen(mostOffYen) },
  { name: 'Budget', words: ({ budgetYen }) => yen(budgetYen) },
  { name: 'Once for each guest', words: ({ oncePerGuest }) => (oncePerGuest ? 'yes' : 'no') },
  {
    name: 'Days of travel',
    words: ({ weekdays }) => weekdays.map((day) => weekdayNames[day - 1]?.slice(0, 3)).join(' '),
  },
  { name: 'Book from', words: ({ bookFrom }) => bookFrom },
  { name: 'Book until', words: ({ bookUntil }) => bookUntil },
  { name: 'Travel from', words: ({ travelFrom }) => travelFrom },
  { name: 'Travel until', words: ({ travelTo }) => travelTo },
  { name: 'Tours', words: ({ tours }) => tours.join(', ') },
  { name: 'Rides', words: ({ rides }) => rides.map((way) => rideNames[way]).join(', ') || 'none' },
  { name: 'With another code', words: ({ stacks }) => (stacks ? 'yes' : 'no') },
  { name: 'Print', words: ({ alt }) => alt },
]

/** What a save changed, for the trail. */
export const changesOf = (before: Said, after: Said) =>
  pieces
    .map(({ name, words }) => ({ name, before: words(before), after: words(after) }))
    .filter((piece) => piece.before !== piece.after)
