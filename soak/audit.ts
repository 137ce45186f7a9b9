import { sql } from 'kysely'
import type { BookingState } from '#contract/booking.ts'
import { canMove, keepsCrew } from '#server/booking/booking.rules.ts'
import type { Database } from '#server/platform/database.ts'

interface AuditedBooking {
  id: string
  reference: string
  state: BookingState
  version: number
  totalYen: number
  heldUntil: Date | null
  paidYen: number
  refundedYen: number
  /** By the payments and refunds themselves, apart from the ledger. */
  capturedYen: number
  givenBackYen: number
  liveKinds: string[]
  /** Somebody of its crew fell away, and it waits for another. */
  needsCrew: boolean
  /** The office confirmed it: what is not paid yet is paid on the day. */
  paysLater: boolean
  moves: { from: BookingState | null; to: BookingState; number: number }[]
}

/** Everything in a database that must not be so, each as a sentence; none when all is well. */
export async function audit(db: Database, now: Date): Promise<string[]> {
  const bookings = await readBookings(db)
  return [
    ...(await auditLedger(db)),
    ...(await findTwoInOneCar(db)),
    ...bookings.flatMap((booking) =>
      [...auditPath(booking), ...auditMoney(booking), ...auditCrew(booking, now)].map(
        (fault) => `${booking.reference} (${booking.state}) ${fault}`,
      ),
    ),
  ]
}

async function auditLedger(db: Database): Promise<string[]> {
  const { rows } = await sql<{ entry: string; sum: string }>`
    SELECT entry_id AS entry, sum(amount_yen) AS sum FROM ledger_lines
    GROUP BY entry_id HAVING sum(amount_yen) <> 0`.execute(db)
  return rows.map(({ entry, sum }) => `The ledger does not sum to zero: its entry ${entry} is ${sum} yen off.`)
}

async function findTwoInOneCar(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; one: string; other: string }>`
    SELECT resources.name, one.booking_id AS one, other.booking_id AS other
    FROM assignments AS one
    JOIN assignments AS other ON other.resource_id = one.resource_id AND other.booking_id > one.booking_id
      AND other.live AND other.during && one.during
    JOIN resources ON resources.id = one.resource_id
    WHERE one.live`.execute(db)
  return rows.map(({ name, one, other }) => `${name} is taken twice at once, by ${one} and ${other}.`)
}

function auditPath({ moves, state, version }: AuditedBooking): string[] {
  const faults: string[] = []
  let at: BookingState | null = null
  for (const [index, move] of moves.entries()) {
    const isLegal: boolean =
      at === null
        ? move.from === null && move.to === 'on_hold'
        : move.from === at && (canMove(at, move.to) || (at === 'confirmed' && move.to === 'confirmed'))
    if (!isLegal || move.number !== index + 1) faults.push(`moved from ${at} to ${move.to}, which is no way.`)
    at = move.to
  }
  if (at !== state || moves.length !== version)
    faults.push(`has moved to ${at} in ${moves.length} of ${version} moves.`)
  return faults
}

function auditMoney(booking: AuditedBooking): string[] {
  const { paidYen, refundedYen, capturedYen, givenBackYen, totalYen, state, paysLater } = booking
  const keptYen = paidYen - refundedYen
  const faults: string[] = []
  if (refundedYen > paidYen) faults.push(`was given back ${refundedYen} of ${paidYen} yen.`)
  if (paidYen !== capturedYen || refundedYen !== givenBackYen)
    faults.push(
      `has a ledger of ${paidYen} and ${refundedYen} yen, and payments of ${capturedYen} and ${givenBackYen}.`,
    )
  const isSettled = paysLater ? keptYen <= totalYen : keptYen === totalYen
  if (['confirmed', 'redeemed', 'no_show'].includes(state) && !isSettled)
    faults.push(`keeps ${keptYen} yen for a day of ${totalYen}.`)
  if (['on_hold', 'expired', 'rejected'].includes(state) && keptYen !== 0)
    faults.push(`keeps ${keptYen} yen for nothing.`)
  return faults
}

function auditCrew({ state, heldUntil, liveKinds, needsCrew }: AuditedBooking, now: Date): string[] {
  if (!keepsCrew(state)) return liveKinds.length > 0 ? ['still keeps a crew.'] : []
  // Whoever needs the crew of a hold that ended may have it already.
  if (state === 'on_hold' && heldUntil && heldUntil <= now) return []
  return ['vehicle', 'chauffeur']
    .filter((kind) => {
      const count = liveKinds.filter((one) => one === kind).length
      return count !== 1 && !(needsCrew && count === 0)
    })
    .map((kind) => `should have one ${kind}, and has ${liveKinds.filter((one) => one === kind).length}.`)
}

async function readBookings(db: Database): Promise<AuditedBooking[]> {
  const { rows } = await sql<AuditedBooking>`
    SELECT id, reference, state, version, total_yen AS "totalYen", held_until AS "heldUntil",
      needs_crew AS "needsCrew",
      EXISTS (SELECT FROM booking_moves WHERE booking_id = bookings.id AND from_state = 'on_hold'
        AND to_state = 'confirmed' AND actor NOT IN ('guest', 'gateway', 'clock')) AS "paysLater",
      (SELECT coalesce(sum(amount_yen), 0)::integer FROM ledger_lines
        WHERE booking_id = bookings.id AND account = 'gateway' AND amount_yen > 0) AS "paidYen",
      (SELECT coalesce(-sum(amount_yen), 0)::integer FROM ledger_lines
        WHERE booking_id = bookings.id AND account = 'gateway' AND amount_yen < 0) AS "refundedYen",
      (SELECT coalesce(sum(amount_yen), 0)::integer FROM payments
        WHERE booking_id = bookings.id AND state = 'succeeded') AS "capturedYen",
      (SELECT coalesce(sum(amount_yen), 0)::integer FROM refunds WHERE booking_id = bookings.id) AS "givenBackYen",
      (SELECT coalesce(json_agg(kind), '[]') FROM assignments JOIN resources ON resources.id = resource_id
        WHERE booking_id = bookings.id AND live) AS "liveKinds",
      (SELECT coalesce(json_agg(json_build_object('from', from_state, 'to', to_state, 'number', number)
        ORDER BY number), '[]') FROM booking_moves WHERE booking_id = bookings.id) AS moves
    FROM bookings`.execute(db)
  return rows
}
