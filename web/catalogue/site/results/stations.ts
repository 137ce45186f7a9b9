export type Station = { page: number } | { gapBefore: number }

const mostStations = 7

/** The pages that are shown as stations: all of a short line; of a long one its ends and where one is. */
export function stationsOf(page: number, pages: number): Station[] {
  if (pages <= mostStations) return Array.from({ length: pages }, (_, index) => ({ page: index + 1 }))
  const middle = Math.min(Math.max(page, 4), pages - 3)
  const shown = [1, middle - 1, middle, middle + 1, pages]
  if (middle === 4) shown.push(2)
  if (middle === pages - 3) shown.push(pages - 1)
  const sorted = shown.sort((a, b) => a - b)
  return sorted.flatMap((one, index): Station[] => {
    const before = sorted[index - 1] ?? one
    return one - before > 1 ? [{ gapBefore: one }, { page: one }] : [{ page: one }]
  })
}
