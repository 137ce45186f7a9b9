export type LonLat = readonly [longitude: number, latitude: number]

/** Whether a closed outline holds the point, by counting the sides that a ray to the right crosses. */
export function contains(outline: readonly LonLat[], [x, y]: LonLat): boolean {
  let odd = false
  let from = outline.at(-1)
  for (const to of outline) {
    if (from && from[1] > y !== to[1] > y && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0])
      odd = !odd
    from = to
  }
  return odd
}
