/** Under six a seat is the law in Japan, as `seatFor` says for each age; the desk asks for it before it confirms. */

const childSeat = 'child-seat'
const booster = 'booster-seat'

/** How the youngest sit where no seat of ours is booked for them. */
export const seatWays = ['own', 'none'] as const
export type SeatWay = (typeof seatWays)[number]

/** As crew and guest read it with the other wishes, and as it is said on the telephone. */
export const seatWayWords: Readonly<Record<SeatWay, { note: string; said: string }>> = {
  own: { note: 'The guests bring their own child seat.', said: 'You bring your own child seat.' },
  none: { note: 'The guests do without a child seat.', said: 'You do without a child seat.' },
}

interface Seated {
  childAges: readonly (number | null)[]
  extras: readonly { code: string; pieces: number }[]
}

/** For how many children under six no seat is booked: up to three they need a child seat, then a booster will do. */
export function seatsMissing({ childAges, extras }: Seated): number {
  const piecesOf = (code: string) => extras.find((one) => one.code === code)?.pieces ?? 0
  const small = childAges.filter((age) => age !== null && age < 4).length
  const larger = childAges.filter((age) => age !== null && age >= 4 && age < 6).length
  const left = piecesOf(childSeat) - small
  return Math.max(0, -left) + Math.max(0, larger - Math.max(0, left) - piecesOf(booster))
}
