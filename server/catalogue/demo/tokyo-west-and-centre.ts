import { allYear, at, carAndGuide, carAndGuides, type DemoTour, tour } from './demo-tour.ts'
import { bold, doc, link, paragraph } from './rich-text.ts'

/** The rest of the Tokyo classics: half days west and in the middle. */
export const tokyoWestAndCentreTours: DemoTour[] = [
  tour({
    slug: 'from-the-shrine-forest-to-shibuya',
    title: 'From the shrine forest to Shibuya',
    shortName: 'Shrine to Shibuya',
    categorySlug: 'tokyo-classics',
    summary:
      'Meiji Jingu, the zelkovas of Omotesando, bookshops in Daikanyama, then the crossing from the roof above it.',
    details: doc(
      paragraph(
        'Five hours on the west side, going slowly from trees to glass. The forest around Meiji Jingu was planted by ',
        'hand a century ago and the noise stops about two minutes in. From the shrine it is one avenue to Omotesando, ',
        'where every third building was drawn by somebody well known, and one valley to Daikanyama, where people sit ',
        'in a bookshop all afternoon and nobody minds.',
      ),
      paragraph(
        'Shibuya comes at the end because it is better explained from above. From the open roof, 229 metres up, you ',
        'see that the crossing is the bottom of a valley and everything runs down to it. Then you go down and cross.',
      ),
      paragraph(
        bold('About the roof: '),
        'tickets are for a fixed time and sell out for the hour before sunset. Tell us when you book and we buy ',
        'them with yours. Loose hats and bags stay in a locker.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['08:30', '13:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4.5,
    bestMonths: [1, 2, 4, 5, 10, 11, 12],
    suits: ['Teenagers', 'People who like buildings', 'A second day in town'],
    included: carAndGuide,
    notIncluded: ['Shibuya Sky, about ¥2,700 each', 'Coffee and cake'],
    planB:
      'When wind or rain closes the roof we use the indoor floor below it, or the National Art Center (closed ' +
      'Tuesdays).',
    pictures: ['shibuya-crossing', 'meiji-barrels', 'ginkgo-avenue', 'hotel-window'],
    stops: [
      at('Meiji Jingu', '明治神宮', 35.6764, 139.6993, {
        drive: 35,
        stay: 60,
        admission: 'free',
        note: 'Opens at sunrise; on Saturdays a wedding procession often crosses the court.',
      }),
      at('Omotesando', '表参道', 35.6667, 139.7083, {
        drive: 15,
        stay: 45,
        note: 'One side down, the other up, with the back lane of Cat Street if you like clothes.',
      }),
      at('Daikanyama', '代官山', 35.6489, 139.6999, {
        drive: 10,
        stay: 55,
        note: 'Three low buildings of books under old trees, and a café that lets you read them.',
      }),
      at('Shibuya Sky', '渋谷スカイ', 35.6584, 139.7022, {
        drive: 10,
        stay: 45,
        admission: 'not included',
        yen: 2700,
        note: 'An open roof with a view to Fuji on dry winter days.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
  tour({
    slug: 'palace-walls-to-ginza',
    title: 'Palace walls to Ginza',
    shortName: 'Palace to Ginza',
    categorySlug: 'tokyo-classics',
    summary:
      'The castle’s stone base, the red-brick station, Nihonbashi’s old shops and an hour in Ginza, in one half day.',
    details: doc(
      paragraph(
        'The middle of the city, in the order it was built. You begin inside the moat, on the stone base of a castle ',
        'keep that burned in 1657 and was never put back. Ten minutes on is the station of 1914, and a little further ',
        'the bridge from which all roads in Japan are measured, now with an expressway over its head.',
      ),
      paragraph(
        'Nihonbashi has kept its shops: one for dried bonito, one for paper, one for knives, each older than most ',
        'countries’ railways. Ginza is where the money moved afterwards. Your guide will translate at the counter and ',
        'tell you when a shop would rather not be photographed.',
      ),
      paragraph(
        'It is a flat, short morning or afternoon that leaves the rest of the day free. The East Gardens are ' +
          'closed on ',
        'Mondays and Fridays; the ',
        link('Imperial Household Agency', 'https://sankan.kunaicho.go.jp/english/'),
        ' posts other closures. On those days we walk the outer gardens and the double bridge instead, and the ',
        'half hour saved goes to Nihonbashi.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 50_000, alphard: 54_000, hiace: 64_000, hiaceLong: 96_000, coaster: 116_000 },
    startTimes: ['09:00', '13:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: allYear,
    suits: ['Little walking', 'Shopping with help', 'A day with a dinner to dress for'],
    included: carAndGuides,
    notIncluded: ['Anything you buy, and tea in Ginza'],
    planB:
      'Nihonbashi, the station and Ginza are joined by covered passages; in rain we spend less time in the garden.',
    pictures: ['ginza-rain', 'tokyo-station-dawn', 'sakura-moat-autumn'],
    stops: [
      at('Imperial Palace East Gardens', '皇居東御苑', 35.6857, 139.7613, {
        drive: 5,
        stay: 70,
        admission: 'free',
        note: 'In by Ote-mon, up to the keep’s stone base and down through the plum slope; closed Mondays and Fridays.',
      }),
      at('Tokyo Station, Marunouchi side', '東京駅丸の内', 35.6812, 139.7659, {
        drive: 5,
        stay: 30,
        admission: 'free',
        note: 'Look up inside the north dome: eight of the twelve zodiac animals are in the corners.',
      }),
      at('Nihonbashi', '日本橋', 35.6841, 139.7744, {
        drive: 5,
        stay: 50,
        note: 'The zero milestone, a bonito shop that pours you a cup of broth, and the 1935 department store.',
      }),
      at('Ginza', '銀座四丁目', 35.6717, 139.765, {
        drive: 10,
        stay: 55,
        note: 'At weekends from noon the main street is closed to cars and you walk down the middle.',
      }),
    ],
    returnDriveMinutes: 10,
  }),
]
