import { at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

/** Season specials for the cold half of the year. */
export const autumnAndWinterTours: DemoTour[] = [
  tour({
    slug: 'ginkgo-gold',
    title: 'Ginkgo gold: Gaien to Nezu',
    shortName: 'Ginkgo gold',
    categorySlug: 'season-specials',
    summary:
      'The avenue at Gaien, a physic garden of 1684, the university’s gate and a shrine, in the fortnight of yellow.',
    details: doc(
      paragraph(
        'For about two weeks at the end of November Tokyo’s commonest tree becomes its brightest. You start at Gaien, ',
        'where four rows were planted a century ago and trimmed so that the avenue seems longer than it is. Early, ',
        'before the coffee queue, you can stand in the middle of the pavement.',
      ),
      paragraph(
        'The botanical garden at Koishikawa has the tree in which a botanist found, in 1896, that ginkgos swim before ',
        'they are born: he saw the sperm move. It is large, wild in places, and nearly empty. At the university in ',
        'Hongo the leaves lie over the paving like a carpet being delivered, and the last ones are at Nezu, with tea.',
      ),
      bullets(
        'Usually best from 20 November to 3 December. We write a week before.',
        'Fallen fruit smells. Watch your step, and the car will thank you.',
        'On weekends take the early start.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['08:30', '11:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    bestMonths: [11, 12],
    season: { from: '11-15', to: '12-05' },
    restsOn: { weekdays: [1], why: 'the botanical garden is closed' },
    suits: ['Photographers', 'Families', 'People who like trees'],
    included: [...carAndGuide, 'Entry to the botanical garden'],
    notIncluded: ['Tea and taiyaki at Nezu'],
    planB:
      'Rain brings the leaves down all at once, which is a sight too. In wind we begin at Hongo, which is sheltered.',
    pictures: ['ginkgo-avenue', 'sakura-moat-autumn', 'sensoji-pagoda-autumn', 'yanaka-cat'],
    stops: [
      at('Meiji Jingu Gaien avenue', '明治神宮外苑いちょう並木', 35.6731, 139.7187, {
        drive: 35,
        stay: 35,
        admission: 'free',
        note: 'Walk from the south end towards the picture gallery, then back on the other side.',
      }),
      at('Koishikawa Botanical Garden', '小石川植物園', 35.7204, 139.7437, {
        drive: 30,
        stay: 50,
        admission: 'included',
        yen: 500,
        note: 'Founded in 1684 as a shogun’s physic garden; closed on Mondays.',
      }),
      at('University of Tokyo, Hongo', '東京大学本郷キャンパス', 35.7134, 139.762, {
        drive: 25,
        stay: 35,
        admission: 'free',
        note: 'In by the main gate, out by the red one.',
      }),
      at('Nezu Shrine and tea', '根津神社', 35.7203, 139.7607, {
        drive: 5,
        stay: 70,
        admission: 'free',
        note: 'Vermilion against yellow, then a fish-shaped cake from a window down the road.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
  tour({
    slug: 'nikko-in-snow',
    title: 'Nikko in snow',
    shortName: 'Nikko in snow',
    categorySlug: 'season-specials',
    summary: 'Tosho-gu with white roofs, blue ice at Kegon Falls, and tea by the stove of an old hotel.',
    details: doc(
      paragraph(
        'In winter Nikko is given back to itself. Gold and vermilion stand out against snow as they never do against ',
        'leaves, and you hear meltwater where in October you hear guides. Tosho-gu takes the morning. The steps are ',
        'swept but cold comes up through them, so we lend studs for shoes.',
      ),
      paragraph(
        'After lunch the car climbs the bends on winter tyres to Kegon, where the small falls on either side freeze ',
        'blue and the large one goes on. Then down again to the Kanaya Hotel of 1893, for apple pie near a stove, and ',
        'a last look at the bridge on the way out.',
      ),
      heading(2, 'About the road'),
      paragraph(
        'The bends are cleared daily but can close for an hour or an afternoon. Your chauffeur decides on the day and ',
        'the decision is final. There is snow on the shrine roofs on perhaps one day in three between late December ',
        'and early March; at the lake, on almost all of them.',
      ),
    ),
    durationMinutes: 660,
    guideIncluded: true,
    priceYenByClass: { alphard: 126_000, hiace: 149_000 },
    startTimes: ['07:00', '07:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 3.5,
    steps: 200,
    stroller: 'none',
    bestMonths: [1, 2],
    season: { from: '12-20', to: '03-08' },
    suits: ['People from warm countries', 'Photographers', 'Those who dislike crowds'],
    included: [...carAndGuide, 'Winter tyres', 'Shoe studs and blankets', 'Lift at Kegon Falls'],
    notIncluded: ['Tosho-gu, ¥1,600 each', 'Lunch and tea, about ¥4,500 each'],
    planB: 'If the bends are closed we stay below: Taiyu-in, the stone figures at Kanmangafuchi and a longer tea.',
    pictures: ['nikko-bridge-snow', 'kegon-falls-winter', 'nikko-cedars', 'ryokan-room-snow'],
    stops: [
      at('Tosho-gu', '日光東照宮', 36.7581, 139.5989, {
        drive: 145,
        stay: 95,
        admission: 'not included',
        yen: 1600,
        note: 'From nine to four in winter; go up to the tomb only if the steps are dry.',
      }),
      at('Lunch: yuba', '湯波料理', 36.7521, 139.6072, {
        drive: 10,
        stay: 60,
        note: 'Hot yuba in broth, next to a heater.',
      }),
      at('Kegon Falls', '華厳の滝', 36.7386, 139.5021, {
        drive: 40,
        stay: 45,
        admission: 'included',
        yen: 600,
        note: 'Blue ice on the cliff from January, best seen from the lower platform.',
      }),
      at('Tea at the Kanaya Hotel', '日光金谷ホテル', 36.7529, 139.6058, {
        drive: 40,
        stay: 50,
        note: 'Carved sleeping cat over the desk, apple pie on the table.',
      }),
      at('Shinkyo bridge', '神橋', 36.7533, 139.6041, {
        drive: 5,
        stay: 25,
        admission: 'free',
        note: 'Vermilion, white and the dark river, in the low light of the afternoon.',
      }),
    ],
    returnDriveMinutes: 145,
  }),
  tour({
    slug: 'winter-temples-of-shiba',
    title: 'Winter temples of Shiba',
    shortName: 'Winter temples',
    categorySlug: 'season-specials',
    summary: 'Zojo-ji with the tower behind it, the steep steps of Atago, and the forty-seven graves at Sengaku-ji.',
    details: doc(
      paragraph(
        'Winter is Tokyo’s clear season: dry, blue, and sharp enough to see Fuji from a pavement. You spend half a ' +
          'day ',
        'in the south of the old city. Zojo-ji was the shoguns’ family temple, and six of them lie behind it, in the ',
        'shadow of Tokyo Tower. You go up the tower next, since in January the air is worth it.',
      ),
      paragraph(
        'After something hot to eat come the eighty-six steps of Atago, which a horseman once rode up to please a ' +
          'shogun. They ',
        'are steep, and there is a lift. Last is Sengaku-ji, where the forty-seven retainers of a famous revenge are ',
        'buried in rows, and where someone has always just lit incense.',
      ),
      paragraph(
        'Snow settles on Tokyo two or three days in a year. If yours is one of them, this is the day to be out, ' +
          'and we ',
        'will ring your room early to ask whether you would like to leave at once.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 62_000, alphard: 66_000, hiace: 78_000 },
    startTimes: ['09:00', '11:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 2.5,
    steps: 86,
    stroller: 'part',
    bestMonths: [1, 2, 12],
    season: { from: '12-10', to: '02-28' },
    suits: ['A clear cold day', 'People who like history', 'A half day'],
    included: [...carAndGuide, 'Tokyo Tower main deck'],
    notIncluded: ['Lunch, about ¥2,000 each'],
    planB:
      'In cold rain the tower is left out and the treasure room under Zojo-ji, with its paintings, takes its place ' +
      '(closed Tuesdays).',
    pictures: ['temple-snow', 'tokyo-station-snow', 'yanaka-cat-snow'],
    stops: [
      at('Zojo-ji', '増上寺', 35.6574, 139.7483, {
        drive: 15,
        stay: 55,
        admission: 'free',
        note: 'The great gate of 1622, rows of small stone figures with windmills, and the main hall.',
      }),
      at('Tokyo Tower', '東京タワー', 35.6586, 139.7454, {
        drive: 5,
        stay: 40,
        admission: 'included',
        yen: 1500,
        note: 'Main deck at 150 metres; on a dry day Fuji stands to the west-south-west.',
      }),
      at('Lunch in Shiba', '芝の昼食', 35.6552, 139.7515, {
        drive: 5,
        stay: 55,
        note: 'Hot soba, or a pot of tofu to share.',
      }),
      at('Atago Shrine', '愛宕神社', 35.6649, 139.7484, {
        drive: 10,
        stay: 25,
        admission: 'free',
        note: 'Eighty-six steps or a lift to the highest natural hill in the old city.',
      }),
      at('Sengaku-ji', '泉岳寺', 35.6378, 139.7361, {
        drive: 15,
        stay: 55,
        admission: 'free',
        note: 'The graves are open until four in winter; the small museum beside them is ¥500.',
      }),
    ],
    returnDriveMinutes: 20,
  }),
]
