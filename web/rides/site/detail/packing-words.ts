import { counted, countedInWords, listed, numeral } from '#core/words.ts'
import type { PackedPiece, Packing, SeatUse } from './packing.ts'

/** What stands on a seat of the drawing: one or two short lines. */
export const seatLabels: Record<SeatUse, readonly [string, string?]> = {
  driver: ['Driver'],
  free: ['Free'],
  adult: ['Adult'],
  child: ['Child'],
  'child-seat': ['Child', 'seat'],
  booster: ['Child', 'booster'],
  folded: ['folded', 'up'],
}

const pieceNames: Record<PackedPiece['kind'], string> = {
  case: 'Suitcase',
  stroller: 'Stroller',
  wheelchair: 'Wheelchair',
  bags: 'soft bags',
}

/** What stands on a piece: its name, and where several lie one on another how many. */
export const pieceLabel = ({ kind, count }: PackedPiece): readonly [string, string?] =>
  count > 1 ? [pieceNames[kind], `× ${count}`] : [pieceNames[kind]]

const seated: Record<SeatUse, string> = {
  driver: 'the driver',
  free: 'a free place',
  adult: 'an adult',
  child: 'a child',
  'child-seat': 'a child in a child seat',
  booster: 'a child on a booster',
  folded: 'a folded seat',
}

const rowNames = ['in front', 'in the second row', 'in the third row', 'in the fourth row', 'in the fifth row']

/** The drawing for who does not see it: the same, row by row. */
export function packingInWords({ seats, pieces, leftGuests }: Packing, carName: string): string {
  const rows = [...new Set(seats.map(({ row }) => row))].sort((a, b) => a - b)
  const words = rows.map((row) => {
    const people = seats.filter((seat) => seat.row === row).sort((a, b) => b.y - a.y)
    return `${listed(people.map(({ use }) => seated[use]))} ${rowNames[row - 1] ?? `in row ${row}`}`
  })
  const behind = piecesInWords(pieces)
  const left = leftGuests > 0 ? `. ${counted(leftGuests, 'guest')} more than it seats` : ''
  return `Plan of the ${carName} from above with your party: ${words.join('; ')}${behind ? `; behind: ${behind}` : ''}${left}.`
}

function piecesInWords(pieces: readonly PackedPiece[]): string {
  const total = (kind: PackedPiece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, { count }) => sum + count, 0)
  const [cases, strollers, chairs] = [total('case'), total('stroller'), total('wheelchair')]
  return listed([
    ...(cases > 0 ? [countedInWords(cases, 'large suitcase')] : []),
    ...(strollers > 0 ? [strollers === 1 ? 'the folded stroller' : `${numeral(strollers)} folded strollers`] : []),
    ...(chairs > 0 ? [chairs === 1 ? 'the folded wheelchair' : `${numeral(chairs)} folded wheelchairs`] : []),
    ...(total('bags') > 0 ? ['room for soft bags'] : []),
  ])
}
