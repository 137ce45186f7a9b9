import type { DrivingTime } from '../driving-times.rules.ts'

const minutesWithinArea = 15
/** Longer ways are mostly on expressways, which feel the hour less. */
const longestTownMinutes = 50
const step = 5
const leastMinutes = 10

/** Per cent of the minutes around noon, for each hour from midnight: two rushes, and empty roads at night. */
const townByHour = [
  70, 70, 70, 70, 70, 75, 90, 120, 130, 110, 100, 100, 100, 100, 100, 100, 110, 125, 130, 110, 100, 90, 80, 75,
]
const expresswayByHour = [
  80, 80, 80, 80, 80, 80, 90, 110, 115, 105, 100, 100, 100, 100, 100, 100, 105, 115, 115, 105, 100, 90, 85, 80,
]

/** Every way in both directions and within each area, at every hour. */
export function timesThroughTheDay(triangle: Record<string, readonly number[]>): DrivingTime[] {
  const codes = Object.keys(triangle)
  return codes.flatMap((far, row) => {
    const earlier = codes.slice(0, row).flatMap((near, column) => {
      const noon = triangle[far]?.[column]
      if (noon === undefined) throw new Error(`The triangle has no way from ${far} to ${near}.`)
      return [...throughTheDay(far, near, noon), ...throughTheDay(near, far, noon)]
    })
    return [...earlier, ...throughTheDay(far, far, minutesWithinArea)]
  })
}

function throughTheDay(from: string, to: string, noonMinutes: number): DrivingTime[] {
  const percentByHour = noonMinutes <= longestTownMinutes ? townByHour : expresswayByHour
  return percentByHour.map((percent, hour) => ({ from, to, hour, minutes: rounded((noonMinutes * percent) / 100) }))
}

const rounded = (minutes: number) => Math.max(leastMinutes, Math.round(minutes / step) * step)
