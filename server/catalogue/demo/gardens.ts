import { allYear, at, carAndGuide, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

export const gardens: DemoCategory = {
  slug: 'gardens',
  letter: 'G',
  name: 'Gardens',
  summary: 'Lords’ parks, rooms that open on moss, and trees in pots older than the house.',
  description:
    'Tokyo was a city of gardens because every lord had to keep a house in it. A few survived fire, war and the price ' +
    'of land. They are open, cheap and rarely full, and each wants a different hour of the day.',
  picture: 'sankeien-pond',
}

export const gardensTours: DemoTour[] = [
  tour({
    slug: 'three-gardens-of-edo',
    title: 'Three gardens of Edo',
    shortName: 'Three Edo gardens',
    categorySlug: 'gardens',
    summary:
      'A garden made of poems, one made of stones and one made of tides, with clam rice between the second and third.',
    details: doc(
      paragraph(
        'Three strolling gardens, each with its own idea. Rikugien was laid out around 1700 as eighty-eight scenes ',
        'from poems, and your guide carries the list. Kiyosumi belonged to a shipping family, whose steamers brought ',
        'back boulders from all over the country; you cross the water on some of them. Hamarikyu was the shogun’s ' +
          'duck ',
        'shoot, and its pond is filled by the bay, so the garden is different at each tide.',
      ),
      paragraph(
        'Lunch is Fukagawa-meshi, clams over rice, which boatmen ate standing up. At Hamarikyu you drink matcha in ' +
          'the ',
        'teahouse on the pond, with towers all round looking in.',
      ),
      heading(3, 'Which month'),
      bullets(
        'Late March: the weeping cherry at Rikugien.',
        'June: irises at Kiyosumi.',
        'Late November: maples, with Rikugien lit on some evenings.',
      ),
      paragraph(
        'We take them in this order so that the sun is behind you in each. Entry to all three is in the price.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 70_000, alphard: 75_000, hiace: 89_000 },
    startTimes: ['09:00', '10:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    steps: 0,
    stroller: 'all',
    bestMonths: [3, 4, 5, 6, 11, 12],
    restsAtYearEnd: { why: 'the gardens are closed' },
    suits: ['Gardeners', 'A quiet day', 'Strollers and slow walkers'],
    included: [...carAndGuide, 'Entry to all three gardens', 'Matcha at Hamarikyu'],
    notIncluded: ['Lunch, about ¥1,800 each'],
    planB: 'We carry umbrellas and boots. In a downpour Rikugien is exchanged for the Nezu Museum (closed Mondays).',
    pictures: ['tea-garden', 'iris-garden', 'tea-hands'],
    stops: [
      at('Rikugien', '六義園', 35.7331, 139.7464, {
        drive: 30,
        stay: 60,
        admission: 'included',
        yen: 300,
        note: 'A hill to climb for the view and a teahouse made of azalea branches.',
      }),
      at('Kiyosumi Garden', '清澄庭園', 35.6803, 139.7975, {
        drive: 25,
        stay: 65,
        admission: 'included',
        yen: 150,
        note: 'Stepping stones through the pond, with turtles on the ones you are not using.',
      }),
      at('Lunch in Fukagawa', '深川めし', 35.6819, 139.8001, {
        drive: 5,
        stay: 55,
        note: 'Clams and leek over rice, in a room with a sliding door.',
      }),
      at('Hamarikyu Gardens', '浜離宮恩賜庭園', 35.6597, 139.7634, {
        drive: 15,
        stay: 90,
        admission: 'included',
        yen: 300,
        note: 'A pine planted three hundred years ago, the tidal pond and tea upon it.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
  tour({
    slug: 'rooms-with-a-garden',
    title: 'Rooms with a garden',
    shortName: 'Rooms with a garden',
    categorySlug: 'gardens',
    summary:
      'Three houses whose windows are the point: a museum in Aoyama, a timber villa in Daikanyama and a prince’s ' +
      'art deco.',
    details: doc(
      paragraph(
        'Not every garden is for walking in. These three were made to be looked at from a room. The Nezu Museum has ',
        'one glass wall and behind it a valley of moss and lanterns. The Asakura house is a politician’s villa of ' +
          '1919 ',
        'on a slope in Daikanyama: tatami, old glass that bends the maples, and hardly anybody there.',
      ),
      paragraph(
        'After coffee and something to eat you come to the Teien, the house of a prince who had been to Paris in 1925 ',
        'and built what he had seen there, with a lawn on one side and a tea garden on the other.',
      ),
      paragraph(
        'We made this half day for rain, which is when such rooms are at their best; people have since asked for it ',
        'in sun. You take off your shoes once, so choose easy ones. All three are closed on Mondays, and the museums ',
        'shut for some days between exhibitions: we tell you before you pay if your date is one of those.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['10:00', '11:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 2,
    bestMonths: allYear,
    restsOn: { weekdays: [1], why: 'the three houses are closed' },
    restsAtYearEnd: { why: 'the three houses are closed' },
    suits: ['Rain', 'People who like houses', 'Little walking'],
    included: carAndGuide,
    notIncluded: ['Entries, about ¥3,000 each', 'Coffee or a light lunch'],
    planB: 'This is the plan B. In sun you simply spend more of it outside.',
    pictures: ['ryokan-room', 'tea-hands', 'iris-garden'],
    stops: [
      at('Nezu Museum', '根津美術館', 35.6622, 139.717, {
        drive: 25,
        stay: 65,
        admission: 'not included',
        yen: 1500,
        note: 'A bamboo-lined path in, a garden with four teahouses behind; closed on Mondays.',
      }),
      at('Kyu Asakura House', '旧朝倉家住宅', 35.6478, 139.7005, {
        drive: 10,
        stay: 55,
        admission: 'not included',
        yen: 100,
        note: 'Sit on the boards and look through glass made by hand; closed on Mondays.',
      }),
      at('Coffee in Daikanyama', '代官山', 35.6489, 139.6999, {
        drive: 5,
        stay: 45,
        note: 'Cake, a sandwich or a proper lunch, as the hour suggests.',
      }),
      at('Teien Art Museum', '東京都庭園美術館', 35.6367, 139.7193, {
        drive: 20,
        stay: 55,
        admission: 'not included',
        yen: 1400,
        note: 'Lalique glass doors, a prince’s bathroom and two gardens; closed on Mondays.',
      }),
    ],
    returnDriveMinutes: 20,
  }),
  tour({
    slug: 'omiya-bonsai-village',
    title: 'Omiya, the bonsai village',
    shortName: 'Omiya bonsai village',
    categorySlug: 'gardens',
    summary:
      'A museum of trees in pots, the nurseries where they live, and a shrine at the end of two kilometres of zelkova.',
    details: doc(
      paragraph(
        'After the earthquake of 1923 Tokyo’s bonsai growers moved north for clean water and air, and laid out a ' +
          'village ',
        'with rules: own at least ten trees, leave the gate open. Half a dozen nurseries remain. You see the museum ',
        'first, because it teaches you where to stand, at the height of the pot with the trunk leaning towards you.',
      ),
      paragraph(
        'Then you walk from gate to gate. Some trees have been in training for three hundred years and belong to ' +
          'people ',
        'who will never see them finished. Growers are busy in spring with repotting and in autumn with wire; a few ',
        'words through your guide go a long way.',
      ),
      paragraph(
        'After lunch you stroll the end of the long avenue to Hikawa Shrine, and are home by mid-afternoon. Trees ' +
          'cannot go home ',
        'with you, since customs almost everywhere refuse them, but scissors and pots can. The village rests on ',
        'Thursdays, and photographs are not allowed in some nurseries.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 70_000, alphard: 75_000, hiace: 89_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: [3, 4, 5, 6, 10, 11],
    restsOn: { weekdays: [4], why: 'the bonsai village rests' },
    restsAtYearEnd: { why: 'the bonsai museum is closed', season: { from: '12-29', to: '01-03' } },
    suits: ['Gardeners', 'A short day out', 'Older guests'],
    included: [...carAndGuide, 'Entry to the bonsai museum'],
    notIncluded: ['Lunch, about ¥1,800 each'],
    planB:
      'The museum has indoor galleries and lends umbrellas; in rain we visit fewer nurseries and stay longer in each.',
    pictures: ['bonsai-bench', 'meiji-barrels', 'tea-hands'],
    stops: [
      at('Omiya Bonsai Art Museum', 'さいたま市大宮盆栽美術館', 35.9299, 139.6325, {
        drive: 75,
        stay: 55,
        admission: 'included',
        yen: 310,
        note: 'Some sixty trees on show at a time; closed on Thursdays.',
      }),
      at('Bonsai village nurseries', '大宮盆栽村', 35.9318, 139.634, {
        drive: 5,
        stay: 50,
        admission: 'free',
        note: 'Three gates, three styles; look with hands behind your back.',
      }),
      at('Lunch in Omiya', '大宮の昼食', 35.9099, 139.6271, {
        drive: 15,
        stay: 55,
        note: 'Eel, which this town has always eaten, or a plate of something lighter.',
      }),
      at('Hikawa Shrine', '武蔵一宮氷川神社', 35.9168, 139.6296, {
        drive: 5,
        stay: 35,
        admission: 'free',
        note: 'The last stretch of a two-kilometre avenue, then a bridge and a vermilion gate.',
      }),
    ],
    returnDriveMinutes: 65,
  }),
]
