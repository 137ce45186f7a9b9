import { ApiError } from '#contract/call.ts'
import { missingAges } from '#contract/party.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { listPrice, type PartyChange, piecesOf, withPieces } from '#web/fleet/site/index.ts'
import type { Asked } from '#web/platform/use-asked.ts'
import type { OfferedExtras } from '../offered-extras.ts'
import { askedWish, askQuote } from './ask-live.ts'
import type { Choice } from './choice.ts'

/** What a choice costs by the tour's own prices, while no day is chosen; null when no car takes the party. */
export const priceWithoutDay = (
  choice: Choice,
  classes: readonly OfferedClass[],
  extras: readonly OfferedExtra[],
): number | null => listPrice(choice, choice.car, { classes, extras })

interface Known {
  /** The day that can be had; null where none is chosen. */
  day: string | null
  quote: Pick<Asked<unknown>, 'answer' | 'failure'>
  offered: Pick<OfferedExtras, 'extras' | 'hasFailed'>
}

/** Until the first answer about a day, and until seats have their prices, every figure would be of something else. */
export function isReckoned({ extras }: Pick<Choice, 'extras'>, { day, quote, offered }: Known): boolean {
  if (day) return quote.answer !== null || quote.failure?.isOutage === false
  return extras.length === 0 || offered.extras.length > 0 || offered.hasFailed
}

const seat = 'child-seat'

/** The dearest that a choice can become once the missing ages are chosen: a child seat for each; null: not known. */
export function withAllSeats(choice: Choice, extras: readonly OfferedExtra[]): Choice | null {
  const offered = extras.find(({ code }) => code === seat)
  const missing = missingAges(choice.childAges)
  if (!offered || missing === 0) return null
  const pieces = piecesOf(choice.extras, seat) + missing
  return pieces > offered.mostPieces ? null : { ...choice, extras: withPieces(choice.extras, seat, pieces) }
}

/** A change of party as the choice of the box has it. */
export function choiceChange(change: PartyChange): Partial<Choice> {
  const { vehicleClass, ...party } = change
  return 'vehicleClass' in change ? { ...party, car: vehicleClass ?? null } : party
}

/** What a changed choice would cost on its day; null where it cannot be had. */
export async function priceOnDay(tour: string, day: string, choice: Choice): Promise<number | null> {
  try {
    return (await askQuote(askedWish(tour, day, choice))).totalYen
  } catch (error) {
    if (error instanceof ApiError && !error.isOutage) return null
    throw error
  }
}
