/**
 * The filters of the tour search as plain lists, apart from the schemas made of them: a page that only shows them need
 * not carry those.
 */
export const searchLimits = { words: 200, guests: 23, oldestChild: 17, pageSize: 9 } as const

export const lengthNames = ['short', 'day', 'long'] as const
/** In minutes: more than `over`, up to `upTo`. */
export const lengthBands: Record<(typeof lengthNames)[number], { over: number; upTo: number | null }> = {
  short: { over: 0, upTo: 300 },
  day: { over: 300, upTo: 600 },
  long: { over: 600, upTo: null },
}

export const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const
export const monthsOfSeason: Record<(typeof seasonNames)[number], readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

export const walkingLevels = ['easy', 'moderate', 'long'] as const

/** How far a stroller comes along: all the way, part of it, not at all. */
export const strollerWays = ['all', 'part', 'none'] as const

/** Days that are good with a child under six. */
export const childrenChoices = ['small'] as const

export const guideChoices = ['guide', 'chauffeur-only'] as const

/** The least number of guests that the largest car must take. */
export const roomsFor = [4, 7, 10, 14] as const

export const tourOrders = ['ours', 'rating', 'price', 'price-down', 'length', 'length-down'] as const

/** The filters of the side column, by the name of their parameter. */
export const facetNames = ['line', 'children', 'length', 'price', 'room', 'walking', 'season', 'guide'] as const
export type FacetName = (typeof facetNames)[number]
