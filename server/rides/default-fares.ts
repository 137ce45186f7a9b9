import type { Fares, YenByClass } from '#contract/fares.ts'

const yen = (sedan: number, alphard: number, hiace: number): YenByClass => ({ sedan, alphard, hiace })
const freeUntil = (hoursBefore: number) => [
  { hoursBefore, refundPercent: 100 },
  { hoursBefore: 0, refundPercent: 0 },
]

/** What a new house begins with (figures.md, tax included); from then on the office's tables count. */
export const defaultFares: Fares = {
  roundingYen: 100,
  night: { from: '22:00', until: '05:00', percent: 20 },
  flat: [
    { airport: 'haneda', areas: ['chiyoda-chuo'], yen: yen(13_200, 16_500, 25_300) },
    { airport: 'haneda', areas: ['shinagawa', 'koto-odaiba'], yen: yen(12_100, 15_400, 24_200) },
    { airport: 'haneda', areas: ['minato', 'shibuya'], yen: yen(14_300, 17_600, 26_400) },
    { airport: 'haneda', areas: ['shinjuku', 'taito', 'toshima', 'maihama'], yen: yen(15_400, 18_700, 27_500) },
    { airport: 'narita', areas: ['chiyoda-chuo', 'taito', 'koto-odaiba'], yen: yen(27_500, 33_000, 40_700) },
    {
      airport: 'narita',
      areas: ['shinjuku', 'shibuya', 'minato', 'shinagawa', 'toshima'],
      yen: yen(29_700, 35_200, 42_900),
    },
    { airport: 'narita', areas: ['maihama'], yen: yen(25_300, 30_800, 38_500) },
  ],
  airportPickUpYen: 5_500,
  kerbLessYen: 2_200,
  point: {
    baseYen: yen(4_400, 5_500, 7_700),
    bands: [
      { uptoKilometres: 10, perKilometreYen: yen(385, 440, 550) },
      { uptoKilometres: 40, perKilometreYen: yen(286, 330, 440) },
      { uptoKilometres: null, perKilometreYen: yen(187, 220, 297) },
    ],
    perMinuteYen: yen(55, 66, 77),
    leastYen: yen(7_700, 9_900, 14_300),
  },
  tolls: { fromKilometres: 15, baseYen: 1_400, perKilometreYen: 25 },
  hourly: {
    packages: [
      { hours: 2, yen: yen(24_200, 28_600, 33_000) },
      { hours: 3, yen: yen(33_000, 38_500, 45_100) },
      { hours: 4, yen: yen(41_800, 48_400, 57_200) },
      { hours: 8, yen: yen(58_300, 67_100, 79_200) },
      { hours: 10, yen: yen(66_000, 74_800, 88_000) },
    ],
    extraHalfHourYen: yen(2_200, 2_500, 3_300),
  },
  waiting: { airportFreeMinutes: 60, elsewhereFreeMinutes: 15, stepMinutes: 15, stepYen: 1_100 },
  seasons: [{ name: 'New Year', from: 1230, to: 103, percent: 20 }],
  cancellation: { transfer: freeUntil(1), point: freeUntil(1), hourly: freeUntil(24) },
  taxis: [
    taxi('haneda', 'Haneda', ['chiyoda-chuo'], 'Chiyoda', 6_900, 8_300),
    taxi('haneda', 'Haneda', ['shibuya'], 'Shibuya', 7_800, 9_200),
    taxi('haneda', 'Haneda', ['shinjuku'], 'Shinjuku', 8_300, 9_800),
    taxi('haneda', 'Haneda', ['taito'], 'Taito', 8_400, 9_900),
    taxi('narita', 'Narita', ['chiyoda-chuo', 'taito'], 'Chiyoda, Chuo, Taito', 23_000, 28_000),
    taxi('narita', 'Narita', ['shinjuku', 'shibuya', 'minato'], 'Shinjuku, Shibuya, Minato', 25_000, 30_000),
  ],
}

function taxi(airport: string, from: string, areas: string[], to: string, dayYen: number, nightYen: number) {
  return { airport, areas, from, to, dayYen, nightYen }
}
