import type { Season as RunningSeason } from '#contract/catalogue.ts'
import type { Picture } from '#contract/media.ts'
import type { SeasonName } from '#contract/tour-search.ts'
import { addDays } from '#core/days.ts'
import { ginkgoAvenue } from '#web/ui/prints/ginkgo-avenue.generated.ts'
import { hakoneTorii } from '#web/ui/prints/hakone-torii.generated.ts'
import { irisGarden } from '#web/ui/prints/iris-garden.generated.ts'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { sumidaFireworks } from '#web/ui/prints/sumida-fireworks.generated.ts'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'

export interface Season {
  id: string
  /** The first day, as MM-DD; it lasts until the next season begins. */
  from: string
  print: Picture
  inSeason: string
  headline: string
  text: string
}

/** What the year brings, in order. Dates are those of an ordinary year. */
export const seasons: readonly Season[] = [
  {
    id: 'blossom',
    from: '03-01',
    print: sakuraMoat,
    inSeason: 'In season now: plum, then cherry, until about 10 April',
    headline: 'The blossom stays for about ten days.',
    text: 'It opens in the south of the city first and lasts longest in the valleys towards Nikko. At Chidorigafuchi the branches hang low over the moat; before eight in the morning the path is almost yours.',
  },
  {
    id: 'iris',
    from: '04-21',
    print: irisGarden,
    inSeason: 'In season now: wisteria, iris and hydrangea, until the end of June',
    headline: 'In June the gardens stand in water.',
    text: 'Iris in the old Edo gardens, hydrangea along the temple steps of Kamakura. The rains come in the second week; an umbrella is in the car, and the gardens are quieter for it.',
  },
  {
    id: 'river',
    from: '07-01',
    print: sumidaFireworks,
    inSeason: 'In season now: river fireworks and summer festivals, until the end of August',
    headline: 'On summer nights the river is lit.',
    text: 'The Sumida fireworks have marked the heat since the Edo years. By day we go up to Nikko or Hakone, where it is some degrees cooler, and come back to the city when the lamps are on.',
  },
  {
    id: 'lake',
    from: '09-01',
    print: hakoneTorii,
    inSeason: 'In season now: pampas grass and the first maples, until mid-November',
    headline: 'The colour begins on the mountains.',
    text: 'Around Lake Chuzenji the maples turn in October, at Hakone in November, in the city last. The lake is stillest before nine; that is when we like to be there.',
  },
  {
    id: 'ginkgo',
    from: '11-10',
    print: ginkgoAvenue,
    inSeason: 'In season now: ginkgo and maple, until about 5 December',
    headline: 'For two weeks the avenue at Gaien turns to gold.',
    text: '146 ginkgo trees, planted in 1923, four rows deep. Early in the morning, before the cafés open, one can stand in the middle of it; the maples in the gardens of the city follow a few days later.',
  },
  {
    id: 'winter',
    from: '12-06',
    print: templeSnow,
    inSeason: 'In season now: clear air and early lamps, until the end of February',
    headline: 'In winter the mountain comes closer.',
    text: 'The air is dry and the sky is clear on most mornings, and Fuji stands at the end of streets that hide it all summer. Snow is rare in the city; when it falls, the temples are worth getting up for.',
  },
]

/** The season of a day given as YYYY-MM-DD. Before the first entry of the year, the last one still goes on. */
export function seasonOn(day: string): Season {
  const monthAndDay = day.slice(5)
  const begun = seasons.filter((season) => season.from <= monthAndDay)
  return (begun.at(-1) ?? seasons.at(-1)) as Season
}

const quarters = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly SeasonName[]

/** The quarter of the year by which tours are searched, for a day given as YYYY-MM-DD; December begins the winter. */
export function seasonNameOf(day: string): SeasonName {
  const month = Number(day.slice(5, 7))
  return quarters[Math.floor((month % 12) / 3)] ?? 'winter'
}

/** Whether a tour can still be had in the quarter that a day given as YYYY-MM-DD is in: on it, or before its end. */
export function runsThisSeason(running: RunningSeason | null, today: string): boolean {
  if (!running) return true
  const { from, to } = running
  const runsOn = (day: string) => (from <= to ? from <= day && day <= to : from <= day || day <= to)
  const quarter = seasonNameOf(today)
  for (let day = today; ; day = addDays(day, 1)) {
    if (seasonNameOf(day) !== quarter) return false
    if (runsOn(day.slice(5))) return true
  }
}

/** What a page shows of the season; the loader picks it, so that the page need not carry the whole year. */
export interface SeasonNow extends Omit<Season, 'id' | 'from'> {
  name: SeasonName
  month: number
}

export function seasonNow(day: string): SeasonNow {
  const { print, inSeason, headline, text } = seasonOn(day)
  return { name: seasonNameOf(day), month: Number(day.slice(5, 7)), print, inSeason, headline, text }
}
