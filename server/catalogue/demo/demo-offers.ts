import type { RideWay } from '#contract/ride-ways.ts'

/** An offer, with its days counted from the day on which demo data is first filled in. */
export interface DemoOffer {
  slug: string
  title: string
  summary: string
  code: string
  codeMeaning: string
  percentOff: number
  weekdays: number[]
  travelFromDay: number
  travelToDay: number
  bookUntilDay: number
  pictureName: string
  categories: string[]
  rides: RideWay[]
  /** Together with another code that says the same. */
  stacks: boolean
}

const mondayToFriday = [1, 2, 3, 4, 5]

export const demoOffers: DemoOffer[] = [
  {
    slug: 'clear-sky-weekdays',
    title: 'Clear-sky weekdays',
    summary:
      'In the cold months the roads are empty and the air is clear. Weekdays are quiet, so the day costs 10% less.',
    code: 'KANBARE',
    codeMeaning: 'Kanbare: the hard, clear sky of a cold day.',
    percentOff: 10,
    weekdays: mondayToFriday,
    travelFromDay: 7,
    travelToDay: 120,
    bookUntilDay: 100,
    pictureName: 'hakone-torii',
    categories: ['fuji-and-hakone'],
    rides: ['hourly'],
    stacks: true,
  },
  {
    slug: 'evenings-early-in-the-week',
    title: 'Evenings, early in the week',
    summary:
      'From Monday to Wednesday the lanes and counters have room, and you hear the rain on the roofs. We take ' +
      '12% off the day.',
    code: 'YOIMACHI',
    codeMeaning: 'Yoimachi: the town as the evening begins.',
    percentOff: 12,
    weekdays: [1, 2, 3],
    travelFromDay: 2,
    travelToDay: 200,
    bookUntilDay: 180,
    pictureName: 'golden-gai-rain',
    categories: ['evenings'],
    rides: ['hourly'],
    stacks: true,
  },
  {
    slug: 'a-workshop-on-a-quiet-day',
    title: 'A workshop on a quiet day',
    summary:
      'Dyers, potters and tea people have more time for you in the middle of the week. Come then, and the car ' +
      'costs a little less.',
    code: 'TESHIGOTO',
    codeMeaning: 'Teshigoto: work done by hand.',
    percentOff: 8,
    weekdays: [2, 3, 4],
    travelFromDay: 5,
    travelToDay: 365,
    bookUntilDay: 330,
    pictureName: 'indigo-dyer',
    categories: ['craft-table-and-tea'],
    rides: [],
    stacks: false,
  },
]
