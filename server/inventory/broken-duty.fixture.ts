import type { DutyPolicy, Resource } from '#server/fleet/index.ts'
import type { Job } from './demand.rules.ts'
import type { Drive } from './handover.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const earlyMs = 10 * minuteMs

/**
 * Which rules a finished list of jobs breaks. It shares no code with the rules that accepted them: it looks at whole
 * lists instead of one job beside its neighbours, tries every pair instead of growing a day, and walks through the
 * hours instead of reckoning with shifts.
 */
export function brokenRules(resource: Resource, policy: DutyPolicy, jobs: readonly Job[], drive: Drive): string[] {
  const broken = new Set<string>()
  const inOrder = jobs
    .map((one) => ({ ...one, start: one.startsAt.getTime(), end: one.endsAt.getTime() }))
    .sort((a, b) => a.start - b.start)
  const garageOf = (one: Job) => one.garageArea ?? resource.garageArea
  const carOut = inOrder.map((one) => one.start - drive(garageOf(one), one.fromArea, one.startsAt) * minuteMs)
  const carBack = inOrder.map((one) => one.end + drive(one.toArea, garageOf(one), one.endsAt) * minuteMs)
  const wayMs = (from: string, to: string, at = 0) => (from === to ? 0 : drive(from, to, new Date(at)) * minuteMs)
  // Work begins and ends at home, wherever the car is, and the car is at the door before its guests.
  const leaves = inOrder.map((one, at) => {
    const out = (carOut[at] ?? 0) - earlyMs
    return out - wayMs(resource.garageArea, garageOf(one), out)
  })
  const isBack = inOrder.map((one, at) => (carBack[at] ?? 0) + wayMs(garageOf(one), resource.garageArea, carBack[at]))

  inOrder.forEach((one, at) => {
    const next = inOrder[at + 1]
    if (!next) return
    if (next.start < one.end) broken.add('two places at once')
    else if (one.partnerId && next.partnerId && one.partnerId !== next.partnerId) {
      // Two clocks in two garages: in the first from being back, in the second until leaving.
      const there = carBack[at] ?? 0
      const inGarageMs = (carOut[at + 1] ?? 0) - there - wayMs(garageOf(one), garageOf(next), there)
      if (inGarageMs < policy.turnRoundMinutes * minuteMs) broken.add('no time for the handover')
    } else if (
      next.start - one.end <
      (policy.turnRoundMinutes + drive(one.toArea, next.fromArea, one.endsAt)) * minuteMs
    )
      broken.add('no time for the drive')
  })

  for (let first = 0; first < inOrder.length; first++) {
    let driving = 0
    let hasBus = false
    for (let last = first; last < inOrder.length; last++) {
      const rested =
        last > first && (leaves[last] ?? 0) - (isBack[last - 1] ?? 0) >= (policy.leastRestMinutes ?? 0) * minuteMs
      if (rested) break
      driving += inOrder[last]?.drivingMinutes ?? 0
      hasBus ||= inOrder[last]?.isBus ?? false
      const length = (isBack[last] ?? 0) - (leaves[first] ?? 0)
      if (policy.longestDayMinutes !== null && length > policy.longestDayMinutes * minuteMs) broken.add('day too long')
      if (policy.busDrivingMinutes !== null && hasBus && driving > policy.busDrivingMinutes) broken.add('bus too long')
    }
  }

  for (const one of inOrder) {
    if (!isInsideSomeShift(resource, one.start, one.end)) broken.add('outside the hours')
    for (let at = one.start; at < one.end; at += 10 * minuteMs) {
      const isNight = new Date(at + 9 * hourMs).getUTCHours() < 4
      if (!isThere(resource, at) && !(isNight && isThere(resource, at - 4 * hourMs))) broken.add('on a free day')
    }
  }
  return [...broken].sort()
}

/** Tokyo’s calendar day of a moment, in the way of a wall calendar: by name. */
const dayName = (at: number) => new Date(at + 9 * hourMs).toISOString().slice(0, 10)

function isThere({ workingDays }: Resource, at: number): boolean {
  const day = dayName(at)
  // Counted from a Monday long before.
  const weekday = (Math.round((Date.parse(day) - Date.parse('2020-01-06')) / dayMs) % 7) + 1
  return workingDays.includes(weekday)
}

const isInsideSomeShift = (resource: Resource, start: number, end: number) =>
  [0, -1].some((shift) => {
    const midnight = Date.parse(`${dayName(start + shift * dayMs)}T00:00:00+09:00`)
    const from = midnight + resource.worksFromMinutes * minuteMs
    return isThere(resource, midnight) && from <= start && end <= midnight + resource.worksUntilMinutes * minuteMs
  })
