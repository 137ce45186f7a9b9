import type { CardChoice } from '#contract/booking.ts'

/** One try to pay: what names it, and what was sent with that name. */
export interface Attempt {
  key: string
  /** Null where nothing is to pay. */
  card: CardChoice | null
  /** Tells the same try from another; kept in memory only. */
  chosen: string
}

/**
 * What a press of the button sends. A try whose answer was lost is sent again as it was, under its own name, so that it
 * can only ever pay once; after an answer, or with another card, it is a new try with a new name.
 */
export async function attemptFor(
  unanswered: Attempt | null,
  chosen: string,
  begin: { newKey: () => string; card: () => Promise<CardChoice | null> },
): Promise<Attempt> {
  if (unanswered?.chosen === chosen) return unanswered
  return { key: begin.newKey(), card: await begin.card(), chosen }
}
