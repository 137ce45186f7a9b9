import type { TourEnd } from '#contract/catalogue.ts'
import { at, carAndGuides, type DemoTour, tour } from './demo-tour.ts'
import { layoverTerms } from './layover-terms.ts'
import { bold, bullets, doc, paragraph } from './rich-text.ts'

const tokyoPort: TourEnd = {
  name: 'Tokyo International Cruise Terminal',
  nameJa: '東京国際クルーズターミナル',
  latitude: 35.6176,
  longitude: 139.7671,
  isGuestsHotel: false,
}
const osanbashi: TourEnd = {
  name: 'Yokohama, Osanbashi pier',
  nameJa: '横浜港 大さん橋',
  latitude: 35.4517,
  longitude: 139.6478,
  isGuestsHotel: false,
}

/** The rest of ports and airports: from gangway to gangway. */
export const shipDayTours: DemoTour[] = [
  tour({
    slug: 'tokyo-from-the-cruise-terminal',
    title: 'Tokyo from the cruise terminal',
    shortName: 'Tokyo ship day',
    categorySlug: 'ports-and-airports',
    summary: 'Eight hours from gangway to gangway: market, tidal garden, Asakusa, the shrine forest and the palace.',
    details: doc(
      paragraph(
        'The ship lies at Aomi, on an island in the bay, and the city begins at the other end of a tunnel. We meet ' +
          'you ',
        'in the terminal hall below the gangway. First the market at Tsukiji, while it is busy, and the garden two ',
        'streets away; then north to Asakusa for the temple and lunch; then across town to the trees of Meiji Jingu.',
      ),
      paragraph(
        'This is more places than we would put into a day ashore with a hotel at the end of it. Ship days are ',
        'different: you have one, and your bed comes with you. The drives double as sightseeing, and nobody has to ',
        'look for a coach number in a car park.',
      ),
      paragraph(
        bold('All aboard. '),
        'Tell us the time on the ship’s notice. We plan to be at the terminal ninety minutes before it, and if the ' +
          'ship ',
        'is late into port we start late at no charge. For a party of more than nine there are two guides.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 96_000, alphard: 102_000, hiace: 118_000, hiaceLong: 176_000, coaster: 212_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 24,
    cancellationTiers: layoverTerms,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    bestMonths: [3, 4, 5, 9, 10, 11],
    restsAtYearEnd: { why: 'the garden is closed' },
    suits: ['A day in port', 'Friends from the same table', 'Guests who want no coach'],
    included: [...carAndGuides, 'Meeting in the terminal hall', 'Entry to Hamarikyu garden'],
    notIncluded: ['Lunch, about ¥2,500 each'],
    planB:
      'In rain the garden and plaza give way to the Tokyo National Museum (closed Mondays) and Ginza. If the ship ' +
      'skips the port you pay nothing.',
    pictures: ['sensoji-pagoda-autumn', 'bay-bridge', 'tea-garden', 'meiji-barrels'],
    pickUp: tokyoPort,
    stops: [
      at('Tsukiji outer market', '築地場外市場', 35.6654, 139.7707, {
        drive: 25,
        stay: 50,
        note: 'Omelette on a stick and tea by the cup; quieter on Sundays and some Wednesdays.',
      }),
      at('Hamarikyu Gardens', '浜離宮恩賜庭園', 35.6597, 139.7634, {
        drive: 15,
        stay: 50,
        admission: 'included',
        yen: 300,
        note: 'The tidal pond and its teahouse, towers all round.',
      }),
      at('Senso-ji, Asakusa', '浅草寺', 35.7148, 139.7967, {
        drive: 25,
        stay: 75,
        admission: 'free',
        note: 'In from the side, out under the lantern.',
      }),
      at('Lunch in Asakusa', '浅草の昼食', 35.7117, 139.7935, {
        drive: 5,
        stay: 60,
        note: 'Tempura, eel or a vegetarian set, with chairs.',
      }),
      at('Meiji Jingu', '明治神宮', 35.6764, 139.6993, {
        drive: 30,
        stay: 65,
        admission: 'free',
        note: 'Gravel and tall trees; the nearer gate saves half the walk if needed.',
      }),
      at('Imperial Palace plaza', '皇居前広場・二重橋', 35.68, 139.7544, {
        drive: 25,
        stay: 35,
        admission: 'free',
        note: 'The double bridge, and a photograph to prove it.',
      }),
    ],
    returnDriveMinutes: 20,
  }),
  tour({
    slug: 'yokohama-piers-to-kamakura',
    title: 'From Yokohama’s piers to Kamakura',
    shortName: 'Ship to Kamakura',
    categorySlug: 'ports-and-airports',
    summary:
      'A ship day without the drive to Tokyo: the Great Buddha, Hase-dera, the shogun’s shrine, bamboo and a silk ' +
      'garden.',
    details: doc(
      paragraph(
        'If the ship is at Yokohama, Kamakura is nearer than Tokyo and the road runs against the traffic. In less ' +
          'than ',
        'an hour you stand before the Great Buddha. Hase-dera is next door, with its terrace over the bay; the ',
        'shrine of the first shogun comes after lunch, and then a grove of bamboo with tea.',
      ),
      paragraph(
        'On the way back there is time for Sankeien, a garden by the harbour with a pagoda that your ship may have ',
        'passed coming in. It also serves as our reserve: if the coast road is slow, Sankeien is what we shorten, and ',
        'you are still at the pier in good time.',
      ),
      bullets(
        'Osanbashi is in the middle of town. Does your ship lie at Daikoku, on an island? Choose that pier when you ' +
          'book: it costs nothing more, and takes fifteen minutes each way, taken from Sankeien.',
        'Daikoku has no taxis to speak of. We wait inside the gate, at the coach stand.',
        'Tell us the all-aboard time; we aim for ninety minutes before.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 96_000, alphard: 102_000, hiace: 118_000, hiaceLong: 176_000, coaster: 212_000 },
    startTimes: ['08:00', '08:30', '09:00'],
    minimumNoticeHours: 24,
    cancellationTiers: layoverTerms,
    walkingLevel: 'moderate',
    walkingKilometres: 4.5,
    steps: 61,
    stroller: 'part',
    bestMonths: [3, 4, 5, 10, 11],
    restsAtYearEnd: { why: 'Sankeien is closed' },
    suits: ['A day in port', 'A second call at Yokohama', 'Guests who want no coach'],
    included: [...carAndGuides, 'Meeting at the pier'],
    notIncluded: ['Entries and tea, about ¥2,600 each', 'Lunch, about ¥2,000 each'],
    planB: 'Temples and bamboo are good in rain. In a typhoon the ship will not call, and then you pay nothing.',
    pictures: ['osanbashi-liner', 'great-buddha', 'sankeien-pond', 'yokohama-harbour-night'],
    pickUp: osanbashi,
    stops: [
      at('Kotoku-in, the Great Buddha', '高徳院 鎌倉大仏', 35.3167, 139.5357, {
        drive: 50,
        stay: 45,
        admission: 'not included',
        yen: 300,
        note: 'Before the coaches from the same ship, as a rule.',
      }),
      at('Hase-dera', '長谷寺', 35.3126, 139.5332, {
        drive: 5,
        stay: 55,
        admission: 'not included',
        yen: 400,
        note: 'Steps to the terrace; a bench half-way with the same sea.',
      }),
      at('Lunch in Kamakura', '鎌倉の昼食', 35.3212, 139.552, {
        drive: 10,
        stay: 80,
        note: 'Whitebait, soba, or a French table in an old house if booked.',
      }),
      at('Tsurugaoka Hachimangu', '鶴岡八幡宮', 35.3261, 139.5564, {
        drive: 5,
        stay: 60,
        admission: 'free',
        note: 'The long approach, the ponds and sixty-one steps.',
      }),
      at('Hokoku-ji bamboo grove', '報国寺', 35.3197, 139.5697, {
        drive: 10,
        stay: 50,
        admission: 'not included',
        yen: 1000,
        note: 'Matcha facing the bamboo; the gate shuts at four.',
      }),
      at('Sankeien', '三溪園', 35.4173, 139.6586, {
        drive: 40,
        stay: 55,
        admission: 'not included',
        yen: 900,
        note: 'Pagoda, lake and old roofs, until five.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
]
