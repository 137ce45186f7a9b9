import type { DiagramTour } from './sort-tours.ts'

/** Name, minutes out of Tokyo, direction in degrees, sign. */
type Example = readonly [string, number, number, string]

const network: Record<string, readonly Example[]> = {
  'Tokyo classics': [
    ['One unhurried day', 25, 36, '25 min from your door'],
    ['Old Tokyo, half a day', 20, 353, '20 min from your door'],
    ['Shrine to Shibuya', 25, 265, '25 min from your door'],
    ['Palace to Ginza', 15, 315, '15 min from your door'],
  ],
  'Fuji and Hakone': [
    ['Fuji at first light', 110, 259, '1 h 50 from Tokyo'],
    ['Five lakes, slowly', 125, 259, '2 h 05 from Tokyo'],
    ['Chureito and Yoshida', 110, 257, '1 h 50 from Tokyo'],
    ['Fuji and Hakone', 110, 259, '1 h 50 from Tokyo'],
    ['Hakone lake and baths', 115, 232, '1 h 55 from Tokyo'],
    ['Hakone for art', 115, 233, '1 h 55 from Tokyo'],
  ],
  'Kamakura and the coast': [
    ['Kamakura, Great Buddha', 75, 207, '1 h 15 from Tokyo'],
    ['Kamakura to Enoshima', 75, 207, '1 h 15 from Tokyo'],
    ['Yokohama harbour', 50, 198, '50 min from Tokyo'],
    ['Sunset on the coast', 75, 206, '1 h 15 from Tokyo'],
  ],
  'Nikko and the north': [
    ['Nikko shrines', 140, 353, '2 h 20 from Tokyo'],
    ['Nikko falls and lake', 140, 353, '2 h 20 from Tokyo'],
    ['Kawagoe', 65, 316, '1 h 05 from Tokyo'],
    ['Mashiko pottery', 125, 19, '2 h 05 from Tokyo'],
  ],
  'Craft, table and tea': [
    ['Market breakfast', 25, 157, '25 min from your door'],
    ['Indigo and sake', 80, 286, '1 h 20 from Tokyo'],
    ['A bowl of tea', 20, 245, '20 min from your door'],
    ['Knives and kitchens', 25, 28, '25 min from your door'],
    ['Paper to print', 15, 51, '15 min from your door'],
  ],
  Evenings: [
    ['After dark, from above', 25, 278, '25 min from your door'],
    ['Shinjuku lanes', 20, 282, '20 min from your door'],
    ['Asakusa after dark', 25, 38, '25 min from your door'],
    ['Expressway at night', 25, 135, '25 min from your door'],
  ],
  Gardens: [
    ['Three Edo gardens', 30, 342, '30 min from your door'],
    ['Rooms with a garden', 20, 245, '20 min from your door'],
    ['Omiya bonsai village', 60, 336, '1 h from Tokyo'],
  ],
  'With children': [
    ['Ueno with children', 20, 6, '20 min from your door'],
    ['For train people', 15, 98, '15 min from your door'],
    ['Yokohama, children', 45, 205, '45 min from Tokyo'],
  ],
  'Ports and airports': [
    ['Haneda layover', 23, 180, 'Begins at Haneda, Terminal 3'],
    ['Narita temple town', 86, 80, 'Begins at Narita, your terminal'],
    ['Narita to Tokyo', 86, 80, 'Begins at Narita, your terminal'],
    ['Tokyo ship day', 11, 180, 'Begins at Tokyo International Cruise Terminal'],
    ['Ship to Kamakura', 41, 203, 'Begins at Yokohama, Osanbashi pier'],
  ],
  'Season specials': [
    ['Blossom, by day', 20, 300, '20 min from your door'],
    ['Blossom, by night', 25, 10, '25 min from your door'],
    ['Irises in June', 35, 42, '35 min from your door'],
    ['Sumida fireworks', 20, 4, '20 min from your door'],
    ['Ginkgo gold', 20, 259, '20 min from your door'],
    ['Nikko in snow', 145, 353, '2 h 25 from Tokyo'],
    ['Winter temples', 20, 213, '20 min from your door'],
  ],
}

/** The ten lines of the demo network, as the diagram meets them: for tests. */
export const tenLines: [string, DiagramTour[]][] = Object.entries(network).map(([line, examples]) => [
  line,
  examples.map(([name, minutes, bearing, sign], index) => ({
    slug: name,
    name,
    sign,
    station: index + 1,
    minutes,
    bearing,
  })),
])

/** A line that nobody has drawn yet, with names of the usual length. */
export const imaginaryLine = (tours: number, reach: (index: number) => [minutes: number, bearing: number]) =>
  Array.from({ length: tours }, (_, index): DiagramTour => {
    const [minutes, bearing] = reach(index)
    return {
      slug: `tour-${index}`,
      name: ['Chureito and Yoshida', 'Kamakura, Great Buddha', 'Old Tokyo, half a day'][index % 3] ?? '',
      sign: '1 h 50 from Tokyo',
      station: index + 1,
      minutes,
      bearing,
    }
  })
