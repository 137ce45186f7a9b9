import type { AreaDistance } from '../distance.rules.ts'

const kilometresWithinArea = 4

/** Every way in both directions and within each area. */
export function bothWays(triangle: Record<string, readonly number[]>): AreaDistance[] {
  const codes = Object.keys(triangle)
  return codes.flatMap((far, row) => {
    const earlier = codes.slice(0, row).flatMap((near, column) => {
      const kilometres = triangle[far]?.[column]
      if (kilometres === undefined) throw new Error(`The triangle has no way from ${far} to ${near}.`)
      return [
        { from: far, to: near, kilometres },
        { from: near, to: far, kilometres },
      ]
    })
    return [...earlier, { from: far, to: far, kilometres: kilometresWithinArea }]
  })
}
