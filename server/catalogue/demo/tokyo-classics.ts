import { allYear, at, carAndGuide, carAndGuides, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

export const tokyoClassics: DemoCategory = {
  slug: 'tokyo-classics',
  letter: 'T',
  name: 'Tokyo classics',
  summary: 'The city’s own places, in an order that spares you the traffic and the queues.',
  description:
    'Tokyo is a handful of old towns with expressways between them. These days and half days join the ones that ' +
    'belong together: the temple in the morning, the forest after lunch, the crossing when the lights come on.',
  picture: 'tokyo-station',
}

export const tokyoClassicsTours: DemoTour[] = [
  tour({
    slug: 'tokyo-in-one-unhurried-day',
    title: 'Tokyo in one unhurried day',
    shortName: 'One unhurried day',
    categorySlug: 'tokyo-classics',
    summary:
      'Temple, tidal garden, market lunch, shrine forest and the Shibuya crossing, with time to sit down in between.',
    details: doc(
      paragraph(
        'The day goes around the city once, clockwise. It begins in Asakusa while the shutters on Nakamise are still ',
        'going up, and ends above the crossing at Shibuya as the offices empty. In between there is a garden with a ',
        'tidal pond, lunch at the old fish market, and an hour under the trees of Meiji Jingu.',
      ),
      paragraph(
        'We keep it to six places. Eight would fit on paper, but then you would remember car doors. The drives are ',
        'short, the car waits where you come out rather than where you went in, and your guide can drop a stop on the ',
        'day if you would rather stay longer somewhere else.',
      ),
      heading(2, 'Good to know'),
      bullets(
        'Dress as you like. No stop asks for covered shoulders.',
        'The temple and shrine have gravel paths; a stroller with large wheels is fine.',
        'If it is your first day after a long flight, take the later start.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 92_000, alphard: 98_000, hiace: 114_000, hiaceLong: 172_000, coaster: 208_000 },
    startTimes: ['08:30', '09:00', '09:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    steps: 0,
    stroller: 'all',
    bestMonths: [3, 4, 5, 10, 11, 12],
    suits: ['A first visit', 'Three generations in one car', 'A day after landing'],
    included: [...carAndGuides, 'Entry to Hamarikyu garden'],
    notIncluded: ['Lunch, about ¥2,500 each'],
    planB:
      'In steady rain the garden is swapped for the Tokyo National Museum (closed on Mondays) and the crossing is ' +
      'watched from a dry window above it.',
    pictures: ['sensoji-pagoda', 'tea-garden', 'meiji-barrels'],
    stops: [
      at('Senso-ji, Asakusa', '浅草寺', 35.7148, 139.7967, {
        drive: 20,
        stay: 80,
        admission: 'free',
        note:
          'In through the side street from the east, so that the great lantern comes at the end and not in the ' +
          'crowd.',
      }),
      at('Hamarikyu Gardens', '浜離宮恩賜庭園', 35.6597, 139.7634, {
        drive: 25,
        stay: 60,
        admission: 'included',
        yen: 300,
        note:
          'The pond rises and falls with the bay; matcha is served in the teahouse on the water. From 29 December to ' +
          '1 January it is closed, and we walk the palace plaza instead.',
      }),
      at('Lunch at Tsukiji outer market', '築地場外市場', 35.6654, 139.7707, {
        drive: 15,
        stay: 55,
        note:
          'A counter for fish, or a table for those who would rather not; many stalls rest on Sundays and some ' +
          'Wednesdays.',
      }),
      at('Meiji Jingu', '明治神宮', 35.6764, 139.6993, {
        drive: 25,
        stay: 65,
        admission: 'free',
        note: 'Ten minutes through planted forest to the hall, past the wall of sake barrels.',
      }),
      at('Omotesando', '表参道', 35.6667, 139.7083, {
        drive: 15,
        stay: 35,
        note: 'A zelkova avenue with good architecture, and Takeshita Street one corner away for the curious.',
      }),
      at('Shibuya crossing', '渋谷スクランブル交差点', 35.6595, 139.7005, {
        drive: 10,
        stay: 45,
        note: 'First from above, behind glass, then once across on foot.',
      }),
    ],
    returnDriveMinutes: 30,
  }),
  tour({
    slug: 'old-tokyo-before-lunch',
    title: 'Old Tokyo before lunch',
    shortName: 'Old Tokyo, half a day',
    categorySlug: 'tokyo-classics',
    summary: 'Nezu’s small red gates, the lanes of Yanaka and Senso-ji in Asakusa, all before half past twelve.',
    details: doc(
      paragraph(
        'A morning on foot in the part of Tokyo that burned least in the last century. Nezu Shrine is nearly empty ',
        'before nine. From there it is a short drive up the hill to Yanaka, where you walk between temple walls, ',
        'workshops and a long cemetery with old cherry trees, and come down the steps into a shopping street as the ',
        'croquettes go into the oil.',
      ),
      paragraph(
        'Asakusa comes last because the walk explains it: after two hours of small temples you see why the big one ',
        'stands where it does. We leave the car at each end of the lanes, since most of Yanaka is too narrow for it ',
        'and quieter without it.',
      ),
      paragraph(
        'There are cats. They keep no hours, but the wall behind the cemetery in the sun is a fair guess. The morning ',
        'ends at your hotel, or at a table for lunch if you tell your guide where.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 50_000, alphard: 54_000, hiace: 64_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    steps: 36,
    stroller: 'part',
    bestMonths: allYear,
    suits: ['Early risers', 'People who like lanes', 'A free morning before a flight'],
    included: carAndGuide,
    notIncluded: ['Street snacks, about ¥500 each'],
    planB: 'In rain we shorten the lanes and add the Asakura sculptor’s house (closed on Mondays and Thursdays).',
    pictures: ['yanaka-cat', 'sensoji-pagoda-autumn', 'asakusa-night'],
    stops: [
      at('Nezu Shrine', '根津神社', 35.7203, 139.7607, {
        drive: 20,
        stay: 35,
        admission: 'free',
        note: 'A row of small vermilion gates on the slope, and halls that have stood since 1706.',
      }),
      at('Yanaka lanes and Tenno-ji', '谷中・天王寺', 35.7261, 139.771, {
        drive: 10,
        stay: 45,
        admission: 'free',
        note: 'Temple walls, a brush maker’s window and the bronze Buddha of Tenno-ji.',
      }),
      at('Yanaka Ginza', '谷中銀座', 35.7278, 139.7653, {
        drive: 5,
        stay: 30,
        note: 'Some sixty small shops, the first of them open at ten; several rest on Mondays.',
      }),
      at('Senso-ji, Asakusa', '浅草寺', 35.7148, 139.7967, {
        drive: 15,
        stay: 65,
        admission: 'free',
        note: 'Draw a paper fortune for ¥100; a bad one is tied to the rack and left behind.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
]
