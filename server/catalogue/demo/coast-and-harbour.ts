import { at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { doc, italic, paragraph } from './rich-text.ts'

/** The rest of Kamakura and the coast. */
export const coastAndHarbourTours: DemoTour[] = [
  tour({
    slug: 'yokohama-harbour-and-sankeien',
    title: 'Yokohama, harbour and silk garden',
    shortName: 'Yokohama harbour',
    categorySlug: 'kamakura-and-the-coast',
    summary:
      'A silk merchant’s garden of rescued houses, the foreigners’ bluff, Chinatown for lunch and an old liner at ' +
      'the pier.',
    details: doc(
      paragraph(
        'Yokohama was a fishing village until 1859, and then the door through which almost everything came in: ',
        'beer, railways, ice cream, brass bands. The day follows that story. It starts in Sankeien, where a silk ',
        'merchant collected old temples and teahouses from all over the country and set them around a lake.',
      ),
      paragraph(
        'On the bluff above the harbour stand the wooden houses of the foreign traders, with roses and a view of ',
        'cranes. Chinatown, just below, is lunch. Afterwards you go aboard the ',
        italic('Hikawa Maru'),
        ', a liner of 1930 that took passengers to Seattle, and finish on the wooden roof of the Osanbashi pier, ',
        'which is a park shaped like a wave.',
      ),
      paragraph(
        'It is close to Tokyo, so the drives are short and there is time to sit. People who have had enough temples ',
        'find it restful; so do people whose feet have.',
      ),
    ),
    durationMinutes: 420,
    guideIncluded: true,
    priceYenByClass: { sedan: 80_000, alphard: 86_000, hiace: 102_000 },
    startTimes: ['09:00', '10:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3.5,
    bestMonths: [2, 3, 4, 5, 10, 11],
    restsOn: { weekdays: [1], why: 'the Hikawa Maru is closed' },
    restsAtYearEnd: { why: 'Sankeien is closed' },
    suits: ['Little walking', 'People who like ships', 'A late breakfast'],
    included: carAndGuide,
    notIncluded: ['Sankeien ¥900 and Hikawa Maru ¥300 each', 'Lunch, about ¥2,500 each'],
    planB:
      'In rain the bluff is shortened to one house with a fire, and the Silk Museum (closed Mondays) replaces the ' +
      'pier roof.',
    pictures: ['yokohama-harbour-day', 'sankeien-pond', 'osanbashi-liner'],
    stops: [
      at('Sankeien', '三溪園', 35.4173, 139.6586, {
        drive: 50,
        stay: 80,
        admission: 'not included',
        yen: 900,
        note: 'Seventeen old buildings around water, a pagoda on the hill; plum blossom in February.',
      }),
      at('Yamate bluff', '山手・港の見える丘公園', 35.4408, 139.6541, {
        drive: 15,
        stay: 55,
        admission: 'free',
        note: 'Two or three of the traders’ houses are open, free of charge, and the roses flower in May and October.',
      }),
      at('Lunch in Chinatown', '横浜中華街', 35.4428, 139.645, {
        drive: 5,
        stay: 80,
        note: 'A Cantonese room with round tables, away from the main gate.',
      }),
      at('Hikawa Maru', '日本郵船氷川丸', 35.4469, 139.651, {
        drive: 5,
        stay: 50,
        admission: 'not included',
        yen: 300,
        note: 'First-class smoking room above, engine room below; closed on Mondays.',
      }),
      at('Osanbashi pier', '大さん橋', 35.4517, 139.6478, {
        drive: 5,
        stay: 30,
        admission: 'free',
        note: 'A roof of planks to walk on, with the harbour on three sides.',
      }),
    ],
    returnDriveMinutes: 45,
  }),
  tour({
    slug: 'sunset-at-shichirigahama',
    title: 'Sunset at Shichirigahama',
    shortName: 'Sunset on the coast',
    categorySlug: 'kamakura-and-the-coast',
    summary:
      'A late start, Kencho-ji and the big shrine in the afternoon, then the beach as the sun goes down behind Fuji.',
    details: doc(
      paragraph(
        'Sleep in. We leave late in the morning in winter and after lunch in summer, so that the last hour falls on ',
        'the beach. Before that you walk through Kencho-ji, the oldest of Kamakura’s five great Zen temples, where ',
        'the junipers by the hall were brought as seeds from China, and go down the hill to the big shrine.',
      ),
      paragraph(
        'Then small things: a neighbourhood shrine whose gate stands right on the railway, so that you wait for the ',
        'train before you can pray; a headland where an army once crossed at low tide. And then the beach, with dark ',
        'sand, a wall to sit on, and Enoshima cut out in front of Fuji.',
      ),
      paragraph(
        'Between November and February the mountain is there on most evenings. In summer it rarely is, but the sea is ',
        'warm enough for feet. Choose the start by the sunset: our calendar suggests one. Bring a layer, since the ',
        'wind turns as the light goes.',
      ),
    ),
    durationMinutes: 420,
    guideIncluded: true,
    priceYenByClass: { sedan: 80_000, alphard: 86_000, hiace: 102_000 },
    startTimes: ['11:00', '12:00', '13:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    bestMonths: [1, 2, 10, 11, 12],
    suits: ['Late risers', 'Couples', 'Photographers'],
    included: [...carAndGuide, 'Rugs for the sea wall'],
    notIncluded: ['Kencho-ji, ¥500 each', 'Lunch or supper'],
    planB:
      'If the west is grey at noon we say so, and offer the bamboo at Hokoku-ji and an early supper instead of the ' +
      'beach.',
    pictures: ['enoshima-beach', 'meiji-barrels', 'kamakura-train'],
    stops: [
      at('Kencho-ji', '建長寺', 35.3318, 139.5548, {
        drive: 70,
        stay: 65,
        admission: 'not included',
        yen: 500,
        note: 'Founded in 1253; the garden behind the abbot’s hall is for sitting.',
      }),
      at('Tsurugaoka Hachimangu', '鶴岡八幡宮', 35.3261, 139.5564, {
        drive: 5,
        stay: 45,
        admission: 'free',
        note: 'In by the back from the hill, out by the front, which few people do.',
      }),
      at('Goryo Shrine', '御霊神社', 35.3117, 139.5318, {
        drive: 15,
        stay: 35,
        admission: 'free',
        note: 'The Enoden passes a few steps from the gate, about every twelve minutes.',
      }),
      at('Inamuragasaki', '稲村ヶ崎', 35.3022, 139.5254, {
        drive: 10,
        stay: 25,
        admission: 'free',
        note: 'A small headland with the first view along the whole beach.',
      }),
      at('Shichirigahama at sunset', '七里ヶ浜の夕日', 35.3055, 139.511, {
        drive: 10,
        stay: 65,
        admission: 'free',
        note: 'On the sea wall with a rug and something hot.',
      }),
    ],
    returnDriveMinutes: 75,
  }),
]
