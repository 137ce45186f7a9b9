import type { DrivingTime } from './driving-times.rules.ts'
import type { Area } from './fleet.rules.ts'

/**
 * Which areas take nothing new: those that were retired, and those to and from which nobody has told a single driving
 * time. Where there is no other area in use, there is none to tell.
 */
export function withClosed(
  areas: readonly (Area & { isRetired: boolean })[],
  times: readonly Pick<DrivingTime, 'from' | 'to'>[],
): Area[] {
  const inUse = new Set(areas.filter(({ isRetired }) => !isRetired).map(({ code }) => code))
  const told = new Set(
    times.flatMap(({ from, to }) => (from !== to && inUse.has(from) && inUse.has(to) ? [from, to] : [])),
  )
  return areas.map(({ isRetired, ...area }) => {
    if (isRetired) return { ...area, closed: 'retired' }
    return inUse.size === 1 || told.has(area.code) ? area : { ...area, closed: 'untold' }
  })
}

/** Said to who asks for a place or an address there. */
export const whyClosed = ({ name }: Area): string => `We do not drive in ${name} at the moment.`
