import type { RideWay } from '#contract/ride-ways.ts'

/** One end of a ride in words. An address is named by its area: the door itself is nobody's business on a list. */
export interface NamedEnd {
  name: string
  areaName: string
  /** "Haneda", where it is a terminal. */
  airportName: string | null
  isAddress: boolean
}

const mostShort = 24

export function titleOf(way: RideWay, hours: number | null, from: NamedEnd, to: NamedEnd): string {
  if (way === 'hourly') return `${hours} hours from ${called(from)}`
  return `${called(from)} to ${called(to)}`
}

/** For bars and tables: at most 24 characters. */
export function shortTitleOf(way: RideWay, hours: number | null, from: NamedEnd, to: NamedEnd): string {
  if (way === 'hourly') return cut(`${hours} h from ${short(from)}`, mostShort)
  const [start, end] = [short(from), short(to)]
  const room = mostShort - ' to '.length
  if (start.length + end.length <= room) return `${start} to ${end}`
  // The longer one gives way first.
  const half = Math.floor(room / 2)
  const left = start.length <= half ? start : cut(start, Math.max(half, room - end.length))
  return `${left} to ${cut(end, room - left.length)}`
}

const called = (end: NamedEnd) =>
  end.airportName ?? (end.isAddress ? `an address in ${firstOf(end.areaName)}` : end.name)
const short = (end: NamedEnd) => end.airportName ?? (end.isAddress ? firstOf(end.areaName) : end.name)

/** "Tokyo Station, Yaesu side" is a place to meet at; a title says only the station. */
export const calledInTitles = ({ kind, name }: { kind: string; name: string }) =>
  kind === 'station' ? (name.split(', ')[0] ?? name) : name

/** "Marunouchi, Ginza and Nihonbashi" is "Marunouchi" for short. */
export const firstOf = (areaName: string) => areaName.split(/,| and /)[0] ?? areaName

const cut = (words: string, most: number) => (words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`)
