import {
  childrenChoices,
  guideChoices,
  lengthNames,
  roomsFor,
  searchLimits,
  seasonNames,
  tourOrders,
  walkingLevels,
} from '#contract/tour-filters.ts'
import type { TourQuery } from '#contract/tour-search.ts'
import { isDay } from '#core/days.ts'

/** Everything that the address of the grid holds. */
export type TourSearch = TourQuery & { compare: readonly string[] }

export const gridPath = '/tour/grid'
export const mostCompared = 4

/** As the server bounds a query before it renders: both sides must read the same from an address of any length. */
const longestValue = 200
const mostValues = 20
/** Together they stay below the length of a list on the wire. */
const mostLines = 19
const lastPage = 999_999_999
const dearestYen = 100_000_000

const bounded = (value: string) => value.slice(0, longestValue).toWellFormed()

/** Reads an address as kindly as can be: what makes no sense is left out, and nothing is ever refused. */
export function readTourSearch(parameters: URLSearchParams): TourSearch {
  const one = (name: string) => bounded(parameters.get(name) ?? '').trim()
  const many = (name: string) => [
    ...new Set(
      parameters
        .getAll(name)
        .slice(0, mostValues)
        .flatMap((list) => bounded(list).split(',')),
    ),
  ]
  const among = <T extends string>(name: string, known: readonly T[]) =>
    present(known.filter((value) => many(name).includes(value)))
  const slugs = (name: string, most: number) => many(name).filter(isSlug).slice(0, most)
  const [min, max] = inOrder(wholeNumber(one('min'), 0, dearestYen), wholeNumber(one('max'), 0, dearestYen))
  const page = pageNumber(one('page'))
  return {
    q: plainWords(one('q')) || undefined,
    day: isDay(one('day')) && one('day').startsWith('20') ? one('day') : undefined,
    guests: wholeNumber(one('guests'), 1, searchLimits.guests),
    youngest: wholeNumber(one('youngest'), 0, searchLimits.oldestChild),
    from: plainWords(one('from')) || undefined,
    line: present(slugs('line', mostLines)),
    children: among('children', childrenChoices),
    length: among('length', lengthNames),
    min,
    max,
    room: roomsFor.find((guests) => String(guests) === one('room')),
    walking: among('walking', walkingLevels),
    season: among('season', seasonNames),
    guide: among('guide', guideChoices),
    sort: tourOrders.find((order) => order === one('sort') && order !== 'ours'),
    page: page === 1 ? undefined : page,
    compare: slugs('compare', mostCompared),
  }
}

const present = <T>(list: T[]) => (list.length > 0 ? list : undefined)
const isSlug = (value: string) => /^[a-z0-9-]{1,100}$/.test(value)
/** Control characters are no words, and a database refuses some of them. */
const plainWords = (value: string) => value.replace(/\p{Cc}+/gu, ' ').trim()

function wholeNumber(written: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(written)) return undefined
  const number = Number(written)
  return number >= least && number <= most ? number : undefined
}

/** Whatever it says becomes a page: "-1" and "x" the first, 1e9 the last, which the server brings back to its own. */
function pageNumber(written: string): number {
  const number = Math.trunc(Number(written))
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), lastPage)
}

const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]

/** What the wire takes: the same words without what only this page knows. */
export function wireQuery({ compare: _, ...asked }: TourSearch): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query[name] = String(value)
  return query
}

export function searchParameters(search: TourSearch): URLSearchParams {
  const parameters = new URLSearchParams(wireQuery(search))
  if (search.compare.length > 0) parameters.set('compare', search.compare.join(','))
  return parameters
}

export function gridAddress(search: TourSearch): string {
  return addressWith(gridPath, searchParameters(search))
}

/** Commas and colons may stand in a query as they are, and people read addresses. */
export function addressWith(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return query ? `${path}?${query}` : path
}
