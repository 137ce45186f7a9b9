import { at, carAndGuide, carAndGuides, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bold, bullets, doc, heading, paragraph } from './rich-text.ts'

export const nikkoAndTheNorth: DemoCategory = {
  slug: 'nikko-and-the-north',
  letter: 'N',
  name: 'Nikko and the north',
  summary: 'Shrines among cedars, a lake above a waterfall, a potters’ town and a street of clay storehouses.',
  description:
    'The expressways run straight north across the plain. An hour brings you to merchants’ Kawagoe, two to the ' +
    'kilns of Mashiko, a little more to Nikko, where the air is six degrees cooler and the carvings need a whole day.',
  picture: 'nikko-bridge',
}

export const nikkoAndTheNorthTours: DemoTour[] = [
  tour({
    slug: 'nikko-shrines-and-cedars',
    title: 'Nikko, shrines and cedars',
    shortName: 'Nikko shrines',
    categorySlug: 'nikko-and-the-north',
    summary: 'Tosho-gu in the morning, the quieter mausoleum after lunch, and a row of stone figures by the river.',
    details: doc(
      paragraph(
        'A day for one hillside. The first shogun is buried here, and his grandson spent a large part of the ',
        'treasury on making the place worthy of him: gold leaf, five hundred carvings on a single gate, and around it ',
        'all an avenue of cedars that have outlived the money. You have nearly two hours for it, which is what it ' +
          'takes.',
      ),
      paragraph(
        'Lunch is yuba, the skin of soya milk, which monks here have eaten for centuries. In the afternoon you see ' +
          'the ',
        'grandson’s own mausoleum, built smaller so as not to outdo his grandfather and, many think, more beautiful. ',
        'At the end is Kanmangafuchi, where some seventy stone Jizo sit by a rushing river in red caps.',
      ),
      paragraph(
        'There are about 200 steps to the shogun’s tomb; the rest can be done slowly. We leave out the lake on ',
        'purpose. If you want water as well, take the twelve-hour day.',
      ),
    ),
    durationMinutes: 660,
    guideIncluded: true,
    priceYenByClass: { sedan: 115_000, alphard: 122_000, hiace: 145_000, hiaceLong: 206_000, coaster: 252_000 },
    startTimes: ['07:00', '07:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    steps: 200,
    stroller: 'part',
    bestMonths: [4, 5, 6, 7, 10, 11],
    suits: ['People who like carving and history', 'A cool day in summer', 'Adults and older children'],
    included: carAndGuides,
    notIncluded: ['Entries, about ¥3,500 each', 'Lunch, about ¥2,500 each'],
    planB:
      'Cedars are good in rain. In a downpour we replace the river walk with the Tamozawa Imperial Villa (closed ' +
      'Tuesdays).',
    pictures: ['nikko-cedars', 'nikko-bridge', 'kegon-falls-summer'],
    stops: [
      at('Shinkyo bridge', '神橋', 36.7533, 139.6041, {
        drive: 145,
        stay: 20,
        admission: 'free',
        note: 'Seen from the road bridge beside it, and a stretch of the legs after the drive.',
      }),
      at('Rinno-ji', '輪王寺', 36.7546, 139.6007, {
        drive: 5,
        stay: 40,
        admission: 'not included',
        yen: 400,
        note: 'Three gilded Buddhas, each over seven metres, in the largest hall on the mountain.',
      }),
      at('Tosho-gu', '日光東照宮', 36.7581, 139.5989, {
        drive: 5,
        stay: 105,
        admission: 'not included',
        yen: 1600,
        note: 'The three monkeys, the sleeping cat, and the gate people once looked at until dark.',
      }),
      at('Lunch: yuba', '湯波料理', 36.7521, 139.6072, {
        drive: 5,
        stay: 70,
        note: 'Yuba in six small dishes, or curry at the old hotel.',
      }),
      at('Taiyu-in', '輪王寺大猷院', 36.7582, 139.595, {
        drive: 10,
        stay: 55,
        admission: 'not included',
        yen: 550,
        note: 'Black and gold among moss; the gates darken as you climb.',
      }),
      at('Kanmangafuchi', '憾満ヶ淵', 36.7495, 139.587, {
        drive: 10,
        stay: 40,
        admission: 'free',
        note: 'Count the stone Jizo on the way out and back; the numbers are said never to agree.',
      }),
    ],
    returnDriveMinutes: 150,
  }),
  tour({
    slug: 'nikko-falls-lake-and-shrine',
    title: 'Nikko, falls, lake and shrine',
    shortName: 'Nikko falls and lake',
    categorySlug: 'nikko-and-the-north',
    summary:
      'Tosho-gu as it opens, then up forty-eight bends to Kegon Falls, Lake Chuzenji and the villas on its shore.',
    details: doc(
      paragraph(
        'The day climbs. It starts at Tosho-gu soon after the gates open, at 600 metres, and after lunch the car ' +
          'takes ',
        'the old switchback road up to 1,270, with a bend for every letter of the Japanese alphabet. At the top a ' +
          'lake ',
        'lies where lava once blocked the valley, and falls over the edge at Kegon, ninety-seven metres in one drop.',
      ),
      paragraph(
        'On the shore is a temple with a standing Kannon carved into a living tree, and a villa of cedar bark where ',
        'Italian ambassadors spent their summers. The last stop is a smaller fall, Ryuzu, with a teahouse at its foot.',
      ),
      heading(2, 'About autumn'),
      bullets(
        'The lake turns red around 20 October, the shrines ten days later.',
        'On those weekends the bends can take two hours. We go on weekdays, or start at a quarter to seven.',
        bold('Bring a jacket: it is ten degrees cooler than Tokyo.'),
      ),
    ),
    durationMinutes: 720,
    guideIncluded: true,
    priceYenByClass: { alphard: 130_000, hiace: 154_000 },
    startTimes: ['06:45', '07:15'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    steps: 200,
    stroller: 'part',
    bestMonths: [5, 6, 7, 8, 10],
    suits: ['A second day out of town', 'Summer heat', 'People who like mountains'],
    included: [...carAndGuide, 'Lift to the foot of Kegon Falls'],
    notIncluded: ['Other entries, about ¥2,400 each', 'Lunch, about ¥2,500 each'],
    planB:
      'When fog fills the falls the lift at the base still shows them. In snow we turn back at the bends and see ' +
      'Taiyu-in instead.',
    pictures: ['kegon-falls', 'nikko-bridge-summer', 'nikko-cedars'],
    stops: [
      at('Tosho-gu', '日光東照宮', 36.7581, 139.5989, {
        drive: 140,
        stay: 110,
        admission: 'not included',
        yen: 1600,
        note: 'Gates open at nine; the tomb steps first, then the carvings on the way down.',
      }),
      at('Lunch in Nikko', '日光の昼食', 36.7521, 139.6072, {
        drive: 5,
        stay: 65,
        note: 'Yuba, or a plain bowl of soba if you want to be quick.',
      }),
      at('Kegon Falls', '華厳の滝', 36.7386, 139.5021, {
        drive: 30,
        stay: 55,
        admission: 'included',
        yen: 600,
        note: 'A lift goes down through the rock to a platform in the spray.',
      }),
      at('Chuzen-ji temple', '日光山中禅寺', 36.7263, 139.4952, {
        drive: 10,
        stay: 45,
        admission: 'not included',
        yen: 500,
        note: 'A Kannon of more than six metres, carved into a tree that still has its roots.',
      }),
      at('Italian Embassy Villa', 'イタリア大使館別荘記念公園', 36.7195, 139.488, {
        drive: 5,
        stay: 45,
        admission: 'not included',
        yen: 300,
        note: 'Wicker chairs facing the lake; open April to November, some Mondays closed.',
      }),
      at('Ryuzu Falls', '竜頭の滝', 36.7613, 139.4443, {
        drive: 20,
        stay: 25,
        admission: 'free',
        note: 'Two arms of white water and a teahouse at the foot.',
      }),
    ],
    returnDriveMinutes: 165,
  }),
]
