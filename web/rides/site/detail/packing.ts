import type { ClassBody } from '#contract/ride-classes.ts'

/** Who comes along, and with what. */
export interface Packed {
  guests: number
  /** Children who sit like everybody else. */
  children: number
  childSeats: number
  boosterSeats: number
  strollers: number
  wheelchairs: number
  largeCases: number
}

export const seatUses = ['driver', 'free', 'adult', 'child', 'child-seat', 'booster', 'folded'] as const
export type SeatUse = (typeof seatUses)[number]

/** A rectangle of the car seen from above: from the front, from the left, along and across, in centimetres. */
export interface Spot {
  x: number
  y: number
  depth: number
  width: number
}

export type PackedSeat = Spot & { use: SeatUse; row: number }
export type PackedPiece = Spot & { kind: 'case' | 'stroller' | 'wheelchair' | 'bags'; count: number }

export interface Packing {
  seats: PackedSeat[]
  boot: Spot
  pieces: PackedPiece[]
  /** Who and what is left over: the class is too small for them. */
  leftGuests: number
}

/** A large suitcase lies with its 32 centimetres across; a folded stroller or wheelchair takes the place of two. */
export const caseAcross = 32
const caseAlong = 78
const gap = 4
const leastForBags = 20

/** An adult first, then the children beside them, then everybody else. */
function peopleOf({ guests, children, childSeats, boosterSeats }: Packed): SeatUse[] {
  const young: SeatUse[] = [
    ...Array.from({ length: childSeats }, () => 'child-seat' as const),
    ...Array.from({ length: boosterSeats }, () => 'booster' as const),
    ...Array.from({ length: Math.max(0, children - childSeats - boosterSeats) }, () => 'child' as const),
  ].slice(0, guests)
  const adults = Array.from({ length: guests - young.length }, () => 'adult' as const)
  return [...adults.slice(0, 1), ...young, ...adults.slice(1)]
}

/** Where everybody sits and everything lies. The seat beside the driver is the last that is taken. */
export function packCar(body: ClassBody, party: Packed): Packing {
  const rows = [...new Set(body.seats.map(({ x }) => x))].sort((a, b) => a - b)
  const inOrder = body.seats
    .filter(({ who }) => who !== 'driver')
    .sort((a, b) => Number(a.who === 'front') - Number(b.who === 'front') || a.x - b.x || b.y - a.y)
  const people = peopleOf(party)
  const takenBy = new Map(inOrder.map((seat, index) => [seat, people[index]]))
  const hasLuggage = party.largeCases + party.strollers + party.wheelchairs > 0
  const lastRow = rows.at(-1) ?? 0

  const seats = body.seats.map((seat): PackedSeat => {
    const { who, ...spot } = seat
    const isBehind = who === 'guest' && (overlaps(spot, body.boot) || (seat.x === lastRow && hasLuggage))
    const use = who === 'driver' ? 'driver' : (takenBy.get(seat) ?? (isBehind ? 'folded' : 'free'))
    return { ...spot, use, row: rows.indexOf(seat.x) + 1 }
  })
  const boot = bootBehind(body.boot, seats)
  return {
    seats: seats.map((seat) => (seat.use === 'child-seat' ? widened(seat, seats, body.widthCm) : seat)),
    boot,
    pieces: piecesIn(boot, party),
    leftGuests: Math.max(0, people.length - inOrder.length),
  }
}

const overlaps = (one: Spot, other: Spot) =>
  one.x < other.x + other.depth &&
  other.x < one.x + one.depth &&
  one.y < other.y + other.width &&
  other.y < one.y + one.width

/** Where somebody sits nothing lies: the boot begins behind the last of them. */
function bootBehind(boot: Spot, seats: readonly PackedSeat[]): Spot {
  const sat = seats.filter(({ use }) => use !== 'folded' && use !== 'free')
  const from = Math.max(boot.x, ...sat.map(({ x, depth }) => x + depth + gap))
  const end = boot.x + boot.depth
  return from >= end ? boot : { ...boot, x: from, depth: end - from }
}

/** A child's seat needs the width of one and a half, as far as there is room beside it. */
function widened(seat: PackedSeat, seats: readonly PackedSeat[], carWidth: number): PackedSeat {
  const beside = seats.filter((other) => other !== seat && other.row === seat.row)
  const wall = 8
  const below = Math.max(wall, ...beside.filter(({ y }) => y < seat.y).map(({ y, width }) => y + width + gap))
  const above = Math.min(carWidth - wall, ...beside.filter(({ y }) => y > seat.y).map(({ y }) => y - gap))
  const wanted = seat.width / 2
  const low = Math.max(0, Math.min(wanted / 2, seat.y - below))
  const high = Math.max(0, Math.min(wanted - low, above - seat.y - seat.width))
  return { ...seat, y: seat.y - low, width: seat.width + low + high }
}

/** Suitcases side by side, one on another once the floor is full; then what folds; soft bags where something is left. */
function piecesIn(boot: Spot, { largeCases, strollers, wheelchairs }: Packed): PackedPiece[] {
  const slots = Math.max(1, Math.floor((boot.width + gap) / (caseAcross + gap)))
  // What folds shares the pairs of places beside the suitcases; a kind that gets none stands upright in a single one.
  const pairs = Math.max(0, Math.floor((slots - (largeCases > 0 ? 1 : 0)) / 2))
  const chairColumns = Math.min(wheelchairs, strollers > 0 ? Math.max(1, pairs - 1) : pairs, pairs)
  const strollerColumns = Math.min(strollers, pairs - chairColumns)
  const upright = Number(strollers > 0 && strollerColumns === 0) + Number(wheelchairs > 0 && chairColumns === 0)
  const columns = Math.min(largeCases, Math.max(1, slots - 2 * (strollerColumns + chairColumns) - upright))
  const depth = Math.min(caseAlong, boot.depth)
  const pieces: PackedPiece[] = []
  // From the right-hand side, which the drawing has on top.
  let top = boot.y + boot.width
  const lay = (kind: PackedPiece['kind'], width: number, count: number) => {
    pieces.push({ kind, count, x: boot.x, depth, y: top - width, width })
    top -= width + gap
  }
  const layFolded = (kind: 'stroller' | 'wheelchair', count: number, folded: number) => {
    for (let column = 0; column < folded; column++)
      lay(kind, 2 * caseAcross + gap, Math.ceil((count - column) / folded))
    if (count > 0 && folded === 0) lay(kind, Math.max(leastForBags, Math.min(top - boot.y, caseAcross)), count)
  }
  for (let column = 0; column < columns; column++) lay('case', caseAcross, Math.ceil((largeCases - column) / columns))
  layFolded('stroller', strollers, strollerColumns)
  layFolded('wheelchair', wheelchairs, chairColumns)
  const left = top - boot.y
  if (left >= leastForBags) lay('bags', Math.min(left, caseAcross), 1)
  return pieces
}
