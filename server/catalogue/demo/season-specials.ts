import { at, carAndGuide, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

export const seasonSpecials: DemoCategory = {
  slug: 'season-specials',
  letter: 'S',
  name: 'Season specials',
  summary: 'Blossom, iris, fireworks, ginkgo, snow: days that exist for a few weeks and then stop.',
  description:
    'Trees keep no calendar. We publish these days for the weeks in which they usually work, watch the gardens, and ' +
    'tell you a week ahead how things stand. If the season is early or late you may move the day once, free of charge.',
  picture: 'kegon-falls-winter',
}

export const blossomTours: DemoTour[] = [
  tour({
    slug: 'blossom-along-the-water',
    title: 'Blossom along the water',
    shortName: 'Blossom, by day',
    categorySlug: 'season-specials',
    summary:
      'A rowing boat under the trees of the palace moat, an avenue through old graves, the Meguro river and ' +
      'Shinjuku Gyoen.',
    details: doc(
      paragraph(
        'You spend the day under trees. The morning starts on the moat at Chidorigafuchi, where branches reach ' +
          'down to ',
        'the boats and, in the last days, petals cover the water so that oars leave tracks. Then Aoyama, a cemetery ',
        'with an avenue of old cherries, where families sit down to lunch beside their great-grandparents.',
      ),
      paragraph(
        'Lunch is by the Meguro river, whose banks close overhead into a tunnel for nearly four kilometres. Shinjuku ',
        'Gyoen comes last because it has many kinds, early and late: if the rest has gone, something there is open.',
      ),
      heading(3, 'Timing'),
      bullets(
        'Full bloom in Tokyo falls between about 24 March and 5 April, and lasts a week.',
        'On weekends the boat queue can reach an hour. Your guide goes ahead and stands in it.',
        'Weekdays are better by half.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 74_000, alphard: 79_000, hiace: 93_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 48,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    bestMonths: [3, 4],
    season: { from: '03-20', to: '04-12' },
    suits: ['Photographers', 'Families', 'A first spring in Japan'],
    included: [...carAndGuide, 'Rowing boats, half an hour', 'Entry to Shinjuku Gyoen'],
    notIncluded: ['Lunch, about ¥2,500 each'],
    planB: 'Light rain is beautiful and empties the banks. In wind the boats stay tied up and we walk the moat path.',
    pictures: ['sakura-moat', 'ueno-family', 'sensoji-pagoda'],
    stops: [
      at('Chidorigafuchi boat pier', '千鳥ヶ淵ボート場', 35.6904, 139.7472, {
        drive: 10,
        stay: 80,
        admission: 'included',
        yen: 800,
        note: 'Boats from nine in blossom season, three to a boat; the path above is free.',
      }),
      at('Aoyama Cemetery', '青山霊園', 35.6664, 139.7223, {
        drive: 15,
        stay: 40,
        admission: 'free',
        note: 'One straight avenue of old trees, with the towers of Roppongi at the end.',
      }),
      at('Lunch in Nakameguro', '中目黒の昼食', 35.6437, 139.6991, {
        drive: 15,
        stay: 65,
        note: 'A table held early, since nobody else will have one.',
      }),
      at('Meguro river', '目黒川', 35.6441, 139.6986, {
        drive: 5,
        stay: 40,
        admission: 'free',
        note: 'Upstream on one bank, back on the other; the car waits on the hill.',
      }),
      at('Shinjuku Gyoen', '新宿御苑', 35.6852, 139.71, {
        drive: 15,
        stay: 50,
        admission: 'included',
        yen: 500,
        note: 'Sixty-odd kinds of cherry; weekends in season need a timed ticket, which we hold.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
  tour({
    slug: 'blossom-by-lantern-light',
    title: 'Blossom by lantern light',
    shortName: 'Blossom, by night',
    categorySlug: 'season-specials',
    summary: 'Paper lanterns at Ueno, the lit moat at Chidorigafuchi, and cherry trees in front of Tokyo Tower.',
    details: doc(
      paragraph(
        'At dusk the lanterns come on along the walk at Ueno, and some thousand trees turn from pink to something ',
        'nearer bone. Office parties sit below on blue sheets with their shoes in a row. You may join the edge of one ',
        'with a box of chicken and a can, which your guide arranges, or simply walk through.',
      ),
      paragraph(
        'The moat is the opposite: silent, lit from below, with a few boats still out. The petals double in the black ',
        'water. The evening ends at Zojo-ji, where a line of small stone figures wears red caps beneath the trees and ',
        'Tokyo Tower stands orange behind.',
      ),
      paragraph(
        'Cold surprises people in April. There are rugs and hand warmers in the car. We run this only while the ',
        'lights are on, about ten evenings in a year, and the dates follow the trees. If they are late, so are we: ' +
          'the ',
        'day can be moved once at no charge.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 52_000, alphard: 56_000, hiace: 66_000 },
    startTimes: ['17:30', '18:00'],
    minimumNoticeHours: 48,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: [3, 4],
    season: { from: '03-22', to: '04-08' },
    suits: ['Couples', 'A free evening', 'People who dislike queues'],
    included: [...carAndGuide, 'Rugs and hand warmers'],
    notIncluded: ['Supper or a picnic box, about ¥2,000 each'],
    planB: 'In rain the lit trees are watched from the car along three avenues, with a longer walk wherever it stops.',
    pictures: ['sakura-moat-night', 'ueno-family-dusk', 'sensoji-pagoda-night'],
    stops: [
      at('Ueno Park', '上野恩賜公園', 35.7148, 139.774, {
        drive: 20,
        stay: 65,
        admission: 'free',
        note: 'Lanterns until eight; the pond side is the quieter end.',
      }),
      at('Chidorigafuchi', '千鳥ヶ淵', 35.6895, 139.7477, {
        drive: 20,
        stay: 65,
        admission: 'free',
        note: 'One way along the path, lit until ten in the best week, nine otherwise.',
      }),
      at('Zojo-ji and Tokyo Tower', '増上寺・東京タワー', 35.6574, 139.7483, {
        drive: 15,
        stay: 40,
        admission: 'free',
        note: 'The grounds are open at night, the halls are not.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
]
