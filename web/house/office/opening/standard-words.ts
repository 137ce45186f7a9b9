import type { StandardListId } from '#contract/standard.ts'

interface ListWords {
  title: string
  /** One line of it. */
  example: string
  /** Under its lines on the ticket. */
  inShort: string
}

export const standardWords: Record<StandardListId, ListWords> = {
  areas: {
    title: 'Areas',
    example: 'Marunouchi, Ginza and Nihonbashi',
    inShort: 'areas, with the names guests read',
  },
  times: {
    title: 'Driving times by hour',
    example: 'Haneda to Shinjuku, longer at eight than at two',
    inShort: 'driving times, by hour',
  },
  distances: {
    title: 'Distances by road',
    example: 'Haneda to Shinjuku, in both directions',
    inShort: 'distances by road',
  },
  seasons: {
    title: 'Traffic seasons',
    example: 'Golden Week, 29 April to 6 May: a quarter longer',
    inShort: 'traffic seasons (Golden Week, Obon …)',
  },
  places: {
    title: 'Places with doors',
    example: 'The Peninsula Tokyo, with the address for the chauffeur',
    inShort: 'hotels, stations, sights, piers',
  },
  terminals: {
    title: 'Terminals, meeting points',
    example: 'Haneda Terminal 3: where your board is held, and the way there',
    inShort: 'terminals and meeting points',
  },
  'season-texts': {
    title: 'Texts of the seasons',
    example: 'Ginkgo, 10 November to 5 December: “For two weeks the avenue at Gaien turns to gold.”',
    inShort: 'texts of the seasons, with their prints',
  },
}

/** What a list stands on: without it, its lines name nothing. */
export const standsOn: Partial<Record<StandardListId, readonly StandardListId[]>> = {
  times: ['areas'],
  distances: ['areas'],
  places: ['areas'],
  terminals: ['places'],
}
