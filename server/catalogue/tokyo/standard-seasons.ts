import type { MonthDays } from '#core/parts-of-year.ts'

export interface StandardSeason {
  name: string
  days: MonthDays
  note: string
  headline: string
  text: string
  /** The name of one of our prints. */
  picture: string
}

/** What the year brings to Tokyo. Dates are those of an ordinary year; the year has no day without one. */
export const standardSeasons: readonly StandardSeason[] = [
  {
    name: 'Blossom',
    days: { from: 301, to: 420 },
    picture: 'sakura-moat',
    note: 'In season now: plum, then cherry, until about 10 April',
    headline: 'The blossom stays for about ten days.',
    text: 'It opens in the south of the city first and lasts longest in the valleys towards Nikko. At Chidorigafuchi the branches hang low over the moat; before eight in the morning the path is almost yours.',
  },
  {
    name: 'Iris',
    days: { from: 421, to: 630 },
    picture: 'iris-garden',
    note: 'In season now: wisteria, iris and hydrangea, until the end of June',
    headline: 'In June the gardens stand in water.',
    text: 'Iris in the old Edo gardens, hydrangea along the temple steps of Kamakura. The rains come in the second week; an umbrella is in the car, and the gardens are quieter for it.',
  },
  {
    name: 'River',
    days: { from: 701, to: 831 },
    picture: 'sumida-fireworks',
    note: 'In season now: river fireworks and summer festivals, until the end of August',
    headline: 'On summer nights the river is lit.',
    text: 'The Sumida fireworks have marked the heat since the Edo years. By day we go up to Nikko or Hakone, where it is some degrees cooler, and come back to the city when the lamps are on.',
  },
  {
    name: 'Lake',
    days: { from: 901, to: 1109 },
    picture: 'hakone-torii',
    note: 'In season now: pampas grass and the first maples, until mid-November',
    headline: 'The colour begins on the mountains.',
    text: 'Around Lake Chuzenji the maples turn in October, at Hakone in November, in the city last. The lake is stillest before nine; that is when we like to be there.',
  },
  {
    name: 'Ginkgo',
    days: { from: 1110, to: 1205 },
    picture: 'ginkgo-avenue',
    note: 'In season now: ginkgo and maple, until about 5 December',
    headline: 'For two weeks the avenue at Gaien turns to gold.',
    text: '146 ginkgo trees, planted in 1923, four rows deep. Early in the morning, before the cafés open, one can stand in the middle of it; the maples in the gardens of the city follow a few days later.',
  },
  {
    name: 'Winter',
    days: { from: 1206, to: 229 },
    picture: 'temple-snow',
    note: 'In season now: clear air and early lamps, until the end of February',
    headline: 'In winter the mountain comes closer.',
    text: 'The air is dry and the sky is clear on most mornings, and Fuji stands at the end of streets that hide it all summer. Snow is rare in the city; when it falls, the temples are worth getting up for.',
  },
]
