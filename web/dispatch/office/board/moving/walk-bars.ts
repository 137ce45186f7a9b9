/** A bar as it is found on the board, in the order in which rows are drawn. */
export interface DrawnBar {
  id: string
  rowId: string
  startsAt: string
}

export type Way = 'earlier' | 'later' | 'up' | 'down' | 'first' | 'last'

const ms = ({ startsAt }: DrawnBar) => Date.parse(startsAt)

/** Which bar an arrow leads to; null: there is none in this direction. */
export function walkTo(bars: readonly DrawnBar[], fromId: string, way: Way): DrawnBar | null {
  const rows = inRows(bars)
  const at = rows.findIndex((row) => row.some(({ id }) => id === fromId))
  const row = rows[at]
  const from = row?.find(({ id }) => id === fromId)
  if (!row || !from) return null
  const here = row.indexOf(from)
  switch (way) {
    case 'earlier':
      return row[here - 1] ?? null
    case 'later':
      return row[here + 1] ?? null
    case 'first':
      return row[0] ?? null
    case 'last':
      return row.at(-1) ?? null
    case 'up':
      return nearest(rows[at - 1], from)
    case 'down':
      return nearest(rows[at + 1], from)
  }
}

/** Rows without a bar are passed over: there is nothing on them to stand on. */
function inRows(bars: readonly DrawnBar[]): DrawnBar[][] {
  const rows = Map.groupBy(bars, ({ rowId }) => rowId)
  return [...rows.values()].map((row) => row.toSorted((a, b) => ms(a) - ms(b)))
}

const nearest = (row: readonly DrawnBar[] | undefined, to: DrawnBar): DrawnBar | null =>
  row?.toSorted((a, b) => Math.abs(ms(a) - ms(to)) - Math.abs(ms(b) - ms(to)))[0] ?? null

/** Where time runs to the left, so do the keys. */
export function wayOfKey(key: string, isRtl: boolean): Way | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') !== isRtl ? 'later' : 'earlier'
}
