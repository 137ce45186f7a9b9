import type { Database } from '#server/platform/database.ts'
import { type PlaceColumns, usualFeeIn } from './places-office.store.ts'

type Kind = PlaceColumns['kind']

/** What a pick-up adds, as at the doors around it: the office changes it under fees. An airport or a pier has its own. */
export function placeFees(db: Database) {
  const known = new Map<string, Promise<number>>()
  const of = async (kind: Kind, area: string): Promise<number> => {
    if (kind === 'airport' || kind === 'port') return 0
    const fee = known.get(area) ?? usualFeeIn(db, area)
    known.set(area, fee)
    return fee
  }
  return {
    of,
    /** A door that cost what its area costs goes on doing so elsewhere; a fee of its own stays. */
    async after(
      before: Pick<PlaceColumns, 'kind' | 'area' | 'pickUpFeeYen'>,
      kind: Kind,
      area: string,
    ): Promise<number> {
      if (area === before.area && kind === before.kind) return before.pickUpFeeYen
      return before.pickUpFeeYen === (await of(before.kind, before.area)) ? of(kind, area) : before.pickUpFeeYen
    },
  }
}
