import { lengthBands, lengthNames, roomsFor, searchLimits } from '#contract/tour-filters.ts'
import type { FoundTour, TourResults } from '#contract/tour-search.ts'
import { labelOf, lineOf, summaryOf } from '../tour.fixture.ts'

/** What the wire is asked. */
type Asked = { readonly [name: string]: string | undefined }

const lines = ['Tokyo Classics', 'Gardens', 'Evenings'].map((name) => labelOf(lineOf(name)))
const titles = ['Walk', 'Second walk', 'Third walk', 'Fourth walk']
const counts = [13, 3, 4]

/** Twenty tours: three gardens, four evenings, and classics, of which alone some are long. */
const tours: FoundTour[] = lines.flatMap((category, line) =>
  Array.from({ length: counts[line] ?? 0 }, (_, place) => ({
    ...summaryOf(`${category.name} ${titles[place] ?? place + 1}`, {
      ...{ category, station: place + 1, price: 50_000 + 10_000 * (place % 9), maxGuests: place % 2 ? 9 : 6 },
      duration: line === 0 ? 240 + 60 * place : 240 + 60 * (place % 2),
    }),
    ...{ forParty: null, matched: null },
  })),
)

const isLength = (tour: FoundTour, name: string) =>
  lengthNames.some((band) => {
    const { over, upTo } = lengthBands[band]
    return band === name && tour.duration > over && tour.duration <= (upTo ?? Number.POSITIVE_INFINITY)
  })

/** Each filter that this small catalogue knows, and whether a tour stands it. */
const filters: Record<string, (tour: FoundTour, value: string) => boolean> = {
  line: (tour, value) => value.split(',').includes(tour.category.slug),
  length: (tour, value) => value.split(',').some((name) => isLength(tour, name)),
  room: (tour, value) => tour.maxGuests >= Number(value),
  min: (tour, value) => tour.price >= Number(value),
  max: (tour, value) => tour.price <= Number(value),
}

const fitting = (asked: Asked) =>
  tours.filter((tour) =>
    Object.entries(filters).every(([name, fits]) => asked[name] === undefined || fits(tour, asked[name])),
  )

const counted = <T>(values: readonly T[], asked: Asked, name: string, written: (value: T) => string) =>
  values.map((value) => ({ value, count: fitting({ ...asked, [name]: written(value) }).length }))

/** Answers a search as the server does, of twenty tours; only by words it finds nothing else. */
export function foundFor(asked: Asked): TourResults {
  const found = fitting(asked)
  const { pageSize } = searchLimits
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(Number(asked.page ?? 1), pages)
  const without = ['line', 'length'] as const
  return {
    tours: found.slice((page - 1) * pageSize, page * pageSize),
    ...{ total: found.length, page, pages, pageSize, readAs: null, words: asked.q ? 'all' : 'none' },
    facets: {
      line: counted(lines, asked, 'line', ({ slug }) => slug),
      length: counted(lengthNames, asked, 'length', String),
      room: counted(roomsFor, asked, 'room', String),
      ...{ children: [{ value: 'small', count: 5 }], walking: [{ value: 'easy', count: 20 }], season: [], guide: [] },
      price: { fromYen: 50_000, toYen: 140_000, stepYen: 10_000, bars: Array.from({ length: 9 }, () => 2) },
    },
    pickUps: [{ name: 'Your hotel in central Tokyo', count: 20 }],
    without: without
      .map((drop) => ({ drop, count: found.length ? 0 : fitting({ ...asked, [drop]: undefined }).length }))
      .filter(({ count }) => count > 0),
  }
}
