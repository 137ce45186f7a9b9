import { allYear, at, carAndGuide, carAndGuides, type DemoTour, tour } from './demo-tour.ts'
import { doc, paragraph } from './rich-text.ts'

/** The rest of Nikko and the north. */
export const kawagoeAndMashikoTours: DemoTour[] = [
  tour({
    slug: 'kawagoe-clay-storehouses',
    title: 'Kawagoe and its clay storehouses',
    shortName: 'Kawagoe',
    categorySlug: 'nikko-and-the-north',
    summary:
      'A merchants’ street of black clay walls, a wooden bell tower, sweet potato in every form, and 538 stone ' +
      'disciples.',
    details: doc(
      paragraph(
        'Kawagoe is an hour away and feels further. After a fire in 1893 the merchants rebuilt in clay, with walls ',
        'thick enough to need shutters like safe doors, and the street still stands. A wooden bell tower rings ' +
          'over it ',
        'four times a day.',
      ),
      paragraph(
        'You begin at Kita-in, because rooms of Edo Castle survive there: they were moved out of Tokyo ',
        'in 1638 and so escaped everything that followed. In the yard are 538 stone disciples of the Buddha, ' +
          'laughing, ',
        'sulking and picking their ears. Then the street, lunch of eel or sweet potato, an alley of sweet makers, and ',
        'a shrine with a tunnel of wooden wishes.',
      ),
      paragraph(
        'It is a light day with short walks and plenty to eat, easy with children or parents. Weekends are busy from ',
        'eleven. On weekdays the shopkeepers have time to talk, and your guide will see that they do.',
      ),
    ),
    durationMinutes: 420,
    guideIncluded: true,
    priceYenByClass: { sedan: 80_000, alphard: 86_000, hiace: 102_000, hiaceLong: 146_000, coaster: 178_000 },
    startTimes: ['08:30', '09:00', '09:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    steps: 0,
    stroller: 'all',
    bestMonths: allYear,
    suits: ['Families', 'A short day out', 'People who eat as they walk'],
    included: carAndGuides,
    notIncluded: ['Kita-in, ¥400 each', 'Lunch, about ¥2,500 each'],
    planB:
      'In rain we go from shop to shop under the eaves and add the festival float museum, where the great carts ' +
      'stand indoors.',
    pictures: ['kawagoe-bell', 'market-breakfast', 'tea-hands'],
    stops: [
      at('Kita-in', '喜多院', 35.9179, 139.4895, {
        drive: 75,
        stay: 45,
        admission: 'not included',
        yen: 400,
        note: 'Rooms from Edo Castle, and 538 stone faces of which one is said to be yours.',
      }),
      at('Kurazukuri Street and bell tower', '蔵造りの町並み・時の鐘', 35.9237, 139.483, {
        drive: 5,
        stay: 75,
        note: 'Black clay shops and the tower, which strikes at six, noon, three and six.',
      }),
      at('Lunch in the old town', '川越の昼食', 35.9228, 139.4841, {
        drive: 5,
        stay: 65,
        note: 'Eel over charcoal, or a set in which every dish holds sweet potato.',
      }),
      at('Kashiya Yokocho', '菓子屋横丁', 35.9269, 139.4815, {
        drive: 5,
        stay: 35,
        note: 'A cobbled alley of some twenty sweet makers; buy one boiled sweet at a time.',
      }),
      at('Kawagoe Hikawa Shrine', '川越氷川神社', 35.9277, 139.4888, {
        drive: 5,
        stay: 40,
        admission: 'free',
        note: 'Wooden wishes hung into a tunnel; wind chimes in July and August.',
      }),
    ],
    returnDriveMinutes: 65,
  }),
  tour({
    slug: 'mashiko-the-potters-town',
    title: 'Mashiko, the potters’ town',
    shortName: 'Mashiko pottery',
    categorySlug: 'nikko-and-the-north',
    summary:
      'Shoji Hamada’s thatched house and climbing kiln, a street of pottery shops, and your own hands on a wheel.',
    details: doc(
      paragraph(
        'Two hours north-east of Tokyo the rice fields give way to low hills of red clay. Shoji Hamada settled ' +
          'here in ',
        '1924 and made plain bowls for daily use into something people cross oceans for. His house, his collection ' +
          'and ',
        'his long kiln, stepped up the slope like a sleeping animal, are the first stop.',
      ),
      paragraph(
        'After lunch, served on local plates, you walk down Jonaizaka, where some thirty shops sell what the nearby ',
        'workshops fire. Then an hour at the wheel with a potter who has patience. What you make is fired and posted ',
        'home in about two months; you choose the glaze before leaving.',
      ),
      paragraph(
        'The last stop is a temple in a wood that has a statue of the king of hell, laughing. We take you this far ' +
          'for ',
        'a simple reason: few places near Tokyo still live mainly from a craft. Avoid the fair weeks in early May ',
        'and early November, unless crowds are what you want.',
      ),
    ),
    durationMinutes: 600,
    guideIncluded: true,
    priceYenByClass: { sedan: 109_000, alphard: 116_000, hiace: 138_000 },
    startTimes: ['07:45', '08:15'],
    minimumNoticeHours: 48,
    walkingLevel: 'easy',
    walkingKilometres: 2.5,
    fromAge: 6,
    bestMonths: [3, 4, 5, 6, 9, 10, 11],
    restsOn: { weekdays: [1], why: 'the Hamada house is closed' },
    restsAtYearEnd: { why: 'the Hamada house is closed' },
    suits: ['People who make things', 'Families with children over six', 'Collectors'],
    included: carAndGuide,
    notIncluded: [
      'Hamada house, ¥1,000 each',
      'Wheel lesson ¥4,000, firing and post extra',
      'Lunch, about ¥1,800 each',
    ],
    planB:
      'Everything but the temple wood is indoors. In heavy rain the ceramic art museum (closed Mondays) takes its ' +
      'place.',
    pictures: ['mashiko-kiln', 'tea-hands', 'indigo-dyer'],
    stops: [
      at('Hamada house, Mashiko Sankokan', '益子参考館', 36.4693, 140.1093, {
        drive: 140,
        stay: 50,
        admission: 'not included',
        yen: 1000,
        note: 'Thatched gate, workshop, kiln and the pots he lived with; closed on Mondays.',
      }),
      at('Lunch in Mashiko', '益子の昼食', 36.4671, 140.1042, {
        drive: 5,
        stay: 65,
        note: 'A country set lunch on plates you may later find for sale.',
      }),
      at('Jonaizaka', '城内坂', 36.4667, 140.101, {
        drive: 5,
        stay: 80,
        note: 'Shops on both sides of the hill; the car follows with what you buy.',
      }),
      at('Potter’s workshop', '陶芸工房', 36.4659, 140.1146, {
        drive: 10,
        stay: 65,
        admission: 'not included',
        yen: 4000,
        note: 'An hour at the electric wheel, aprons lent, two pieces each.',
      }),
      at('Saimyo-ji', '西明寺', 36.4487, 140.119, {
        drive: 10,
        stay: 45,
        admission: 'free',
        note: 'A thatched gate in oak wood, and the laughing Enma.',
      }),
    ],
    returnDriveMinutes: 125,
  }),
]
