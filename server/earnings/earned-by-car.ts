import type { Database } from '#server/platform/database.ts'
import type { Span } from './earnings-periods.rules.ts'
import { partsOf } from './earnings-sums.store.ts'

/** What came for the jobs of a car, less what went back, by the same reckoning as the page of earnings. */
export async function earnedByCar(db: Database, plate: string, span: Span): Promise<number> {
  const parts = await partsOf(db, 'vehicle', { ...span, kinds: [], tour: null })
  const part = parts.find(({ key }) => key === plate)
  return part ? part.paidYen - part.givenBackYen : 0
}
