import { allYear, at, carAndGuide, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, link, paragraph } from './rich-text.ts'

export const atHomeWithChildren: DemoCategory = {
  slug: 'at-home-with-children',
  letter: 'H',
  name: 'With children',
  summary: 'Days built around short legs, early lunches and a car that is always near.',
  description:
    'Fewer stops, more running about, and a lunch that somebody under ten will eat. Child seats and boosters come on ' +
    'request, at a price each, and are fitted before we come: tell us their ages. The car stays close, so coats, strollers and half-finished snacks can stay in it.',
  picture: 'ueno-family-dusk',
}

/** Their prices are the price book's: they stand where the party is chosen. */
const seatsOnRequest = 'Child seats and boosters, on request'

export const atHomeWithChildrenTours: DemoTour[] = [
  tour({
    slug: 'ueno-with-children',
    title: 'Ueno with children',
    shortName: 'Ueno with children',
    categorySlug: 'at-home-with-children',
    summary: 'The zoo at opening time, dinosaurs after lunch and a swan boat on the pond, all within one park.',
    details: doc(
      paragraph(
        'One park, three things, no rush. The zoo opens at half past nine and you are at the gate a little before, ' +
          'when the ',
        'animals are awake and the paths are empty. Two hours is about right: elephants, okapi, and the ',
        'children’s corner down by the pond.',
      ),
      paragraph(
        'Lunch is early and simple. Then there is the Museum of Nature and Science, where a whale hangs over the ',
        'entrance and a floor of skeletons is lit like a stage. If energy lasts, a pedal boat shaped like a swan; ' +
          'if it ',
        'does not, the car is five minutes away and goes home early with no hard feelings.',
      ),
      heading(3, 'For parents'),
      bullets(
        'Strollers go everywhere here except the boat. Nursing rooms in both the zoo and the museum.',
        'Under-twelves enter the zoo free; the museum is free up to eighteen.',
      ),
      paragraph(
        'Both close on Mondays. The ',
        link('zoo’s own page', 'https://www.tokyo-zoo.net/english/'),
        ' shows the exceptions.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 69_000, alphard: 74_000, hiace: 88_000 },
    startTimes: ['09:15'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    steps: 0,
    stroller: 'all',
    fromAge: 2,
    bestMonths: [3, 4, 5, 9, 10, 11],
    restsOn: { weekdays: [1], why: 'the zoo and the museum are closed' },
    restsAtYearEnd: { why: 'the zoo and the museum are closed' },
    suits: ['Children from two to ten', 'Strollers', 'Grandparents too'],
    included: carAndGuide,
    notIncluded: ['Zoo ¥600 and museum ¥630 for adults', 'Lunch, about ¥1,500 each', seatsOnRequest],
    planB: 'In rain the museum comes first and longer, and the zoo is kept to the indoor houses.',
    pictures: ['ueno-family', 'yanaka-cat', 'tea-garden'],
    stops: [
      at('Ueno Zoo', '上野動物園', 35.7172, 139.7713, {
        drive: 15,
        stay: 125,
        admission: 'not included',
        yen: 600,
        note: 'East garden first, then over the bridge to the pond; closed on Mondays.',
      }),
      at('Lunch in the park', '上野公園の昼食', 35.7141, 139.7734, {
        drive: 5,
        stay: 55,
        note: 'Rice with a flag in it, noodles, high chairs, and eleven-thirty if need be.',
      }),
      at('National Museum of Nature and Science', '国立科学博物館', 35.7164, 139.7763, {
        drive: 5,
        stay: 85,
        admission: 'not included',
        yen: 630,
        note: 'Dinosaurs in the basement, a whale outside; closed on Mondays.',
      }),
      at('Shinobazu Pond', '不忍池', 35.7123, 139.7707, {
        drive: 5,
        stay: 50,
        note: 'Swan boats by the half hour, ¥800 or so a boat, from two years up.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
  tour({
    slug: 'a-day-for-train-people',
    title: 'A day for train people',
    shortName: 'For train people',
    categorySlug: 'at-home-with-children',
    summary: 'Bullet trains from the platform at Tokyo Station, then the Railway Museum in Omiya and a park to run in.',
    details: doc(
      paragraph(
        'It starts on a platform. With a ¥150 ticket you may stand where the shinkansen leaves, and between half past ',
        'eight and half past nine there are dozens: green ones for the north, white ones for the west, two ' +
          'coupling nose to nose. ',
        'Your guide knows the timetable. Somebody small will be asked to guess the colour of the next.',
      ),
      paragraph(
        'You choose lunch boxes at the station, shaped like trains, and drive to Omiya. The Railway Museum has ',
        'thirty-odd real trains around a turntable, an emperor’s carriage, simulators, and an old express in which ',
        'you may sit and eat the lunch you brought. Allow longer than you think.',
      ),
      paragraph(
        'At the end there is a park with trees and space, because three hours of looking needs an answer. The museum ',
        'is closed on Tuesdays. Parents who came to be polite tend to be found in the simulator queue. Simulators are ',
        'by draw through the museum’s app, and your guide sees to it on arrival.',
      ),
    ),
    durationMinutes: 420,
    guideIncluded: true,
    priceYenByClass: { sedan: 80_000, alphard: 86_000, hiace: 102_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    steps: 0,
    stroller: 'all',
    fromAge: 3,
    bestMonths: allYear,
    restsOn: { weekdays: [2], why: 'the railway museum is closed' },
    restsAtYearEnd: { why: 'the railway museum is closed' },
    suits: ['Children from three to twelve', 'Grown-up train people', 'A rainy day'],
    included: [...carAndGuide, 'Platform tickets'],
    notIncluded: ['Museum, ¥1,600 adults, ¥600 children', 'Lunch boxes, about ¥1,500 each', seatsOnRequest],
    planB: 'Station and museum are under roofs; in rain the park hour is spent in the museum’s library and play train.',
    pictures: ['tokyo-station-dawn', 'kamakura-train', 'bonsai-bench'],
    stops: [
      at('Tokyo Station, shinkansen platforms', '東京駅新幹線ホーム', 35.6809, 139.7679, {
        drive: 5,
        stay: 50,
        admission: 'included',
        yen: 150,
        note: 'Twenty minutes on the platform, twenty for choosing lunch boxes.',
      }),
      at('Railway Museum, Omiya', '鉄道博物館', 35.9213, 139.6179, {
        drive: 70,
        stay: 160,
        admission: 'not included',
        yen: 1600,
        note: 'The turntable, the simulators and lunch in a parked express; closed on Tuesdays.',
      }),
      at('Omiya Park', '大宮公園', 35.919, 139.6315, {
        drive: 10,
        stay: 60,
        admission: 'free',
        note: 'Playground, a very small free zoo (closed Mondays) and pines to run between.',
      }),
    ],
    returnDriveMinutes: 65,
  }),
  tour({
    slug: 'yokohama-with-children',
    title: 'Yokohama with children',
    shortName: 'Yokohama, children',
    categorySlug: 'at-home-with-children',
    summary: 'Design your own cup of noodles, ride the big wheel, steer an old liner and run along the harbour.',
    details: doc(
      paragraph(
        'Yokohama’s waterfront is flat, wide and free of traffic, which is half the reason. The day begins at the ',
        'Cup Noodles Museum: each child draws on a cup, picks what goes in and sees it sealed. There is a pool of ',
        'climbing rope shaped like a noodle factory for those who have been good.',
      ),
      paragraph(
        'Lunch is at the red-brick customs warehouses. Then the amusement park, which has no gate: you pay by the ' +
          'ride, ',
        'and the big wheel is also a clock that can be read across the harbour. An old liner, the Hikawa Maru, lets ',
        'children stand at the helm. The last hour is lawn and harbour steps and whatever is left in the bag.',
      ),
      paragraph(
        'Few things have to be booked, so naps can be had in the car at any point. Noodle workshops for the hands-on ',
        'kind fill weeks ahead; the cup counter does not. Tuesday, Thursday and Monday each close something, so ',
        'we come on Wednesday, Friday and weekends.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 92_000, alphard: 98_000, hiace: 114_000 },
    startTimes: ['09:20', '10:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    steps: 40,
    stroller: 'part',
    fromAge: 4,
    bestMonths: [3, 4, 5, 9, 10, 11],
    restsOn: { weekdays: [1, 2, 4], why: 'one of the stops is closed' },
    restsAtYearEnd: { why: 'the noodle museum is closed' },
    suits: ['Children from four to twelve', 'Strollers', 'Two families in one van'],
    included: carAndGuide,
    notIncluded: ['Entries and rides, about ¥2,500 each', 'Lunch, about ¥1,500 each', seatsOnRequest],
    planB:
      'In rain we stay longer among the noodles and add the Yokohama Port Museum (closed Mondays) in place of the ' +
      'lawn.',
    pictures: ['yokohama-harbour', 'osanbashi-liner', 'sankeien-pond'],
    stops: [
      at('Cup Noodles Museum', 'カップヌードルミュージアム', 35.4556, 139.6388, {
        drive: 50,
        stay: 115,
        admission: 'not included',
        yen: 500,
        note: 'Cups are ¥500 each; opens at ten, closed on Tuesdays.',
      }),
      at('Lunch at the Red Brick Warehouse', '横浜赤レンガ倉庫', 35.4526, 139.643, {
        drive: 5,
        stay: 65,
        note: 'A food hall, so everybody may choose differently.',
      }),
      at('Cosmo World', 'よこはまコスモワールド', 35.4555, 139.6366, {
        drive: 5,
        stay: 85,
        admission: 'free',
        note: 'The wheel is ¥1,000 and takes fifteen minutes; closed on most Thursdays.',
      }),
      at('Hikawa Maru', '日本郵船氷川丸', 35.4469, 139.651, {
        drive: 10,
        stay: 45,
        admission: 'not included',
        yen: 300,
        note: 'Cabins, helm and engine room; last entry at half past four, closed on Mondays.',
      }),
      at('Zou-no-hana Park', '象の鼻パーク', 35.4497, 139.6437, {
        drive: 5,
        stay: 45,
        admission: 'free',
        note: 'A lawn in the elbow of the first harbour wall, and ice cream in the shape of an elephant.',
      }),
    ],
    returnDriveMinutes: 50,
  }),
]
