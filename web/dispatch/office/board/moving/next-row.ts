import type { Fit } from '#contract/dispatch-moves.ts'

export const isOpen = (fit: Fit | undefined) => fit?.verdict === 'fits' || fit?.verdict === 'warns'

/**
 * The row that the arrow leads to, of those that are drawn from above to below; null: there is none in this direction.
 * From nowhere (out of the tray) the first way down is the first row, the first way up the last.
 */
export function nextRow(
  rowIds: readonly string[],
  fits: ReadonlyMap<string, Fit>,
  from: string | null,
  down: boolean,
  alsoRefused: boolean,
): string | null {
  const ways = down ? rowIds : rowIds.toReversed()
  const here = from === null ? -1 : ways.indexOf(from)
  return ways.slice(here + 1).find((id) => alsoRefused || isOpen(fits.get(id))) ?? null
}
