import type { DeskBooking, DeskMember, ResourceKind } from '#contract/booking-desk.ts'
import type { CrewMove, Fit } from '#contract/dispatch-moves.ts'
import type { TestAnnai } from './annai.ts'
import { get, type HeldBooking, post } from './bookings.ts'
import type { SignedIn } from './scene.ts'

/** Somebody of the office at the board. */
export function boardDesk(annai: TestAnnai, { headers }: Pick<SignedIn, 'headers'>) {
  const read = async ({ booking }: Pick<HeldBooking, 'booking'>): Promise<DeskBooking> =>
    (await get(annai, `/admin/tour-bookings/${booking.reference}`, headers)).body
  const fits = async (seen: DeskBooking, kind: ResourceKind, more: object = {}) => {
    const from = memberOf(seen, kind)?.id ?? null
    return (await post(annai, '/admin/dispatch/fits', { reference: seen.reference, kind, from, ...more }, headers)).body
  }
  return {
    read,
    fits,
    move: (moves: readonly CrewMove[], more: object = {}, other: Record<string, string> = {}) =>
      post(annai, '/admin/dispatch/moves', { moves, ...more }, { ...headers, ...other }),
    /** Somebody who can take it now. */
    async findOther(seen: DeskBooking, kind: ResourceKind): Promise<string> {
      const { fits: all }: { fits: Fit[] } = await fits(seen, kind)
      const fit = all.find(({ verdict }) => verdict === 'fits' || verdict === 'warns')
      if (!fit) throw new Error(`No other ${kind} for ${seen.reference}.`)
      return fit.resourceId
    },
  }
}

/** A booking as far as a move names it. */
export interface SeenJob {
  reference: string
  version: number
  crew: readonly Pick<DeskMember, 'id' | 'kind'>[]
}

export const memberOf = <M extends Pick<DeskMember, 'id' | 'kind'>>(
  { crew }: { crew: readonly M[] },
  kind: ResourceKind,
) => crew.find((one) => one.kind === kind)

/** The move that gives one place of a booking to somebody else; null: to nobody. */
export const moveOf = (seen: SeenJob, kind: ResourceKind, to: string | null): CrewMove => ({
  ...{ reference: seen.reference, version: seen.version, kind },
  ...{ from: memberOf(seen, kind)?.id ?? null, to },
})
