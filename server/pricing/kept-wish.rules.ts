import type { Wish } from '#contract/wish.ts'

const usual = { largeCases: 0, guide: false, guideLanguage: 'en', extraHalfHours: 0, childAges: [], extras: [] }

/** A wish as a database gives it back: what was not asked for yet when it was kept is as usual. */
export const keptWish = (kept: unknown): Wish => ({ ...usual, ...(kept as Partial<Wish>) }) as Wish
