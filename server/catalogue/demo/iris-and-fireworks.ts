import { at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { doc, paragraph } from './rich-text.ts'

/** Season specials for June, July and August. */
export const irisAndFireworksTours: DemoTour[] = [
  tour({
    slug: 'irises-in-the-rain',
    title: 'Irises in the rain',
    shortName: 'Irises in June',
    categorySlug: 'season-specials',
    summary:
      'Three iris fields in the rainy season: a village plot that Hiroshige drew, a lord’s garden and an empress’s.',
    details: doc(
      paragraph(
        'June in Tokyo is grey, warm and wet, and the irises want nothing else. You see them three ways. Horikiri ' +
          'is a ',
        'field at the edge of the old city, six thousand plants in rows, which Hiroshige drew when people came by ' +
          'boat. ',
        'Koishikawa Korakuen has a plank bridge that zigzags through them, below a lord’s rice paddy. ',
        'At Meiji Jingu they follow a stream in the forest, laid out by an emperor for his wife.',
      ),
      paragraph(
        'We begin early, since the flowers are stiffest before ten, and we carry large paper-coloured umbrellas ' +
          'because ',
        'they photograph well and keep the rain off. Korakuen has tea; the pause there is part of the plan.',
      ),
      paragraph(
        'Why rain? The colours go flat in sun. A wet morning gives you deep purple, empty benches and frogs. Shoes ' +
          'that ',
        'can be wiped are all you need, and the car has towels.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: [6],
    season: { from: '06-01', to: '06-24' },
    suits: ['Gardeners', 'People who like rain', 'A half day in June'],
    included: [...carAndGuide, 'Entry to Korakuen and the Meiji Jingu garden', 'Umbrellas and towels'],
    notIncluded: ['Tea and sweets, about ¥800 each'],
    planB: 'Rain is plan A. In a heat wave we start at half past eight and finish in the shade of Meiji Jingu.',
    pictures: ['iris-garden', 'meiji-barrels', 'kamakura-train'],
    stops: [
      at('Horikiri Iris Garden', '堀切菖蒲園', 35.7341, 139.8263, {
        drive: 20,
        stay: 70,
        admission: 'free',
        note: 'Some two hundred kinds with their names on sticks, from eight in June.',
      }),
      at('Koishikawa Korakuen', '小石川後楽園', 35.7056, 139.7491, {
        drive: 15,
        stay: 85,
        admission: 'included',
        yen: 300,
        note: 'Plank bridge, full-moon bridge and a cup of tea, with the roof of the baseball dome beyond.',
      }),
      at('Meiji Jingu inner garden', '明治神宮御苑', 35.6741, 139.6986, {
        drive: 25,
        stay: 60,
        admission: 'included',
        yen: 500,
        note: 'Fifteen hundred plants along a stream that starts at a well.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
  tour({
    slug: 'fireworks-on-the-sumida',
    title: 'Fireworks on the Sumida',
    shortName: 'Sumida fireworks',
    categorySlug: 'season-specials',
    summary:
      'Yukata in the afternoon, an early supper, ninety minutes of fireworks over the river and a calm way home.',
    details: doc(
      paragraph(
        'Nearly a million people go to the river on this night. The work is in the edges, and that is what we do. You ',
        'are dressed in a cotton yukata in Nippori in the afternoon, fed early a little upstream, and walked in ' +
          'with a ',
        'mat to a riverside park from which the first of the two launching sites is seen over water.',
      ),
      paragraph(
        'From seven there are twenty thousand shells in an hour and a half. People say the names of the makers as ',
        'each comes up. At the end you do not run for the station: you sit and finish the tea while it empties, and ',
        'then walk ten minutes to the car, which has waited outside the closed streets all along.',
      ),
      paragraph(
        'The display is held on the last Saturday of July, and we offer some other river nights up to mid-August ' +
          'on the same ',
        'plan. It is hot. There is a stretch of twenty minutes on foot in sandals; strollers do not work here.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { alphard: 82_000, hiace: 96_000 },
    startTimes: ['15:30'],
    minimumNoticeHours: 96,
    walkingLevel: 'moderate',
    walkingKilometres: 3,
    stroller: 'none',
    bestMonths: [7, 8],
    season: { from: '07-20', to: '08-12' },
    suits: ['Summer travellers', 'Older children', 'People with patience'],
    included: [...carAndGuide, 'Yukata rental and dressing', 'Mat, fans and cold tea'],
    notIncluded: ['Supper, about ¥3,000 each'],
    planB:
      'The display goes ahead in light rain and is called off in storms, not moved. If it is called off by noon ' +
      'you get everything back.',
    pictures: ['sumida-fireworks', 'asakusa-night', 'bay-bridge'],
    stops: [
      at('Yukata dressing, Nippori', '日暮里・浴衣の着付け', 35.7279, 139.7708, {
        drive: 20,
        stay: 50,
        admission: 'included',
        yen: 5000,
        note: 'Choose cloth and sash, and leave your own clothes in the car.',
      }),
      at('Early supper, Minowa', '三ノ輪の夕食', 35.7295, 139.7916, {
        drive: 15,
        stay: 75,
        note: 'A neighbourhood grill that keeps us the tatami room.',
      }),
      at('Shioiri Park, by the river', '汐入公園', 35.7372, 139.8098, {
        drive: 20,
        stay: 125,
        admission: 'free',
        note: 'Walk in from the north; the first shells go up at seven.',
      }),
    ],
    returnDriveMinutes: 55,
  }),
]
