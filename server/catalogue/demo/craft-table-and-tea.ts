import type { DemoCategory, DemoTour } from './demo-tour.ts'
import { allYear, at, carAndGuide, tour } from './demo-tour.ts'
import { doc, link, paragraph } from './rich-text.ts'

export const craftTableAndTea: DemoCategory = {
  slug: 'craft-table-and-tea',
  letter: 'C',
  name: 'Craft, table and tea',
  summary: 'Markets, workshops and tea rooms, with someone beside you who can ask the questions.',
  description:
    'Days for people who would rather see how a thing is made than where it is sold, and then perhaps buy one. Makers ' +
    'have closing days and deliveries, so we ring ahead. Groups stay small because the rooms are.',
  picture: 'meiji-barrels',
}

export const craftTableAndTeaTours: DemoTour[] = [
  tour({
    slug: 'toyosu-and-tsukiji-breakfast',
    title: 'Toyosu and Tsukiji, a market breakfast',
    shortName: 'Market breakfast',
    categorySlug: 'craft-table-and-tea',
    summary:
      'The wholesale halls of Toyosu from the gallery, breakfast where the buyers eat, then the old outer market ' +
      'at Tsukiji.',
    details: doc(
      paragraph(
        'The day’s fish has been sold by the time most people wake. You come for the second act: electric carts, ',
        'polystyrene mountains, buyers in rubber boots settling up, all seen from the gallery above the halls. Then ',
        'breakfast in one of the market’s own restaurants, which moved here with it: raw fish on rice, soup, tea, ',
        'or a grilled set for anyone not ready for that at seven.',
      ),
      paragraph(
        'Tsukiji is ten minutes back towards town. The auctions left in 2018 but the outer market stayed, a grid of ',
        'stalls for knives, dried bonito, pickles and rolled omelette. Your guide shops with you and knows which ',
        'stall minds eating while walking.',
      ),
      paragraph(
        'We go early because it is all over by noon. The market rests on Sundays, holidays and most Wednesdays; the ',
        link('market calendar', 'https://www.toyosu-market.or.jp/'),
        ' decides which dates we offer.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 52_000, alphard: 56_000, hiace: 66_000 },
    startTimes: ['06:30', '07:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: allYear,
    restsOn: { weekdays: [3, 7], why: 'the market rests' },
    restsAtYearEnd: { why: 'the market rests', season: { from: '12-31', to: '01-04' } },
    suits: ['Jet lag', 'Cooks', 'A morning before a flight'],
    included: carAndGuide,
    notIncluded: ['Breakfast, about ¥3,500 each', 'Tastings at Tsukiji'],
    planB: 'Toyosu is indoors and Tsukiji has awnings, so rain changes only the shoes.',
    pictures: ['market-breakfast', 'tokyo-station-dawn', 'ginza-rain'],
    stops: [
      at('Toyosu Market', '豊洲市場', 35.6453, 139.7853, {
        drive: 20,
        stay: 80,
        admission: 'free',
        note: 'Gallery first, then breakfast; closed on Sundays, holidays and most Wednesdays.',
      }),
      at('Tsukiji outer market', '築地場外市場', 35.6654, 139.7707, {
        drive: 25,
        stay: 55,
        note: 'Knives, tea, bonito shaved while you wait, omelette on a stick.',
      }),
      at('Tsukiji Hongan-ji', '築地本願寺', 35.6664, 139.7721, {
        drive: 5,
        stay: 30,
        admission: 'free',
        note: 'A temple of 1934 that looks like India outside and has a pipe organ within.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
  tour({
    slug: 'indigo-and-sake-in-ome',
    title: 'Indigo and sake in the Ome valley',
    shortName: 'Indigo and sake',
    categorySlug: 'craft-table-and-tea',
    summary:
      'Dye your own cloth in a fermented vat, eat tofu above the Tama river and taste at a brewery founded in 1702.',
    details: doc(
      paragraph(
        'West of the city the plain ends and the Tama comes out of the mountains. Ome wove cotton here for bedding, ',
        'dyed it blue, and a family workshop still does so with leaf indigo and wood ash. You fold, bind and dip; the ',
        'cloth comes up green and turns blue in the air while you watch. Hands turn too, if you refuse the gloves.',
      ),
      paragraph(
        'Lunch is tofu made with the brewery’s own water, at tables over the river. The brewery, Ozawa, shows its ',
        'cellar and pours small cups. A painter’s museum with a raked garden stands on the opposite bank, and the ',
        'gorge path runs below it for as long as you like.',
      ),
      paragraph(
        'The day works because everything lies along one short piece of valley, still inside Tokyo. The chauffeur ',
        'drives, so you may taste. Most of it rests on Mondays, and therefore so do we.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 93_000, alphard: 99_000, hiace: 116_000 },
    startTimes: ['08:30', '09:00'],
    minimumNoticeHours: 72,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: [4, 5, 6, 7, 9, 10, 11],
    restsOn: { weekdays: [1], why: 'most of the valley rests' },
    restsAtYearEnd: { why: 'most of the valley rests', season: { from: '12-29', to: '01-03' } },
    suits: ['People who make things', 'Sake drinkers', 'A slow day'],
    included: carAndGuide,
    notIncluded: ['Dyeing, ¥4,400 each', 'Museum, ¥600 each', 'Lunch, about ¥3,500 each'],
    planB: 'Dye house, brewery and museum are all under a roof; only the river path is given up in rain.',
    pictures: ['indigo-dyer', 'ryokan-room-summer', 'tea-hands'],
    stops: [
      at('Indigo dye house, Ome', '青梅の藍染工房', 35.7952, 139.2733, {
        drive: 75,
        stay: 100,
        admission: 'not included',
        yen: 4400,
        note: 'One scarf or cloth each, aprons and boots lent, yours to take wet in a bag.',
      }),
      at('Lunch above the river, Sawai', '澤乃井 ままごと屋', 35.8059, 139.1932, {
        drive: 25,
        stay: 50,
        note: 'A tofu and yuba set, booked ahead; closed on Mondays.',
      }),
      at('Ozawa sake brewery', '小澤酒造', 35.8056, 139.1925, {
        drive: 5,
        stay: 60,
        admission: 'free',
        note: 'Cellar tour, then tasting by the small cup from ¥200; closed on Mondays.',
      }),
      at('Gyokudo Art Museum', '玉堂美術館', 35.8063, 139.1913, {
        drive: 5,
        stay: 45,
        admission: 'not included',
        yen: 600,
        note: 'A landscape painter’s studio and a dry garden above the rapids; closed on Mondays.',
      }),
      at('Mitake gorge', '御岳渓谷', 35.8019, 139.1849, {
        drive: 5,
        stay: 30,
        admission: 'free',
        note: 'A level path beside green water, with kayaks going the other way.',
      }),
    ],
    returnDriveMinutes: 80,
  }),
  tour({
    slug: 'a-bowl-of-tea',
    title: 'A bowl of tea',
    shortName: 'A bowl of tea',
    categorySlug: 'craft-table-and-tea',
    summary: 'Tea bowls at the Nezu Museum, an hour in a teacher’s four-and-a-half-mat room, and leaves to take home.',
    details: doc(
      paragraph(
        'One bowl of tea, with the time it needs. You look first: the Nezu Museum keeps fine tea bowls, and a garden ',
        'with four teahouses that begins where the galleries end. Then you drive to Kagurazaka, to a teacher’s ' +
          'house in a ',
        'back lane, and sit on the floor, or on a low stool if knees protest.',
      ),
      paragraph(
        'There are seldom more than six guests. She makes one bowl slowly for everybody to watch, then you each whisk ',
        'your own. Nothing is performed and no costume is needed. Your guide translates what is said and leaves the ',
        'silences alone.',
      ),
      paragraph(
        'Last comes a tea merchant in Marunouchi, where you taste the grades side by side and find out which one you ',
        'just drank. After two hours with it, the difference is plain. Please wear socks, take off large rings and ',
        'leave scent at the hotel.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 50_000, alphard: 54_000 },
    startTimes: ['09:45', '13:30'],
    minimumNoticeHours: 72,
    walkingLevel: 'easy',
    walkingKilometres: 1.5,
    bestMonths: allYear,
    restsOn: { weekdays: [1], why: 'the Nezu Museum is closed' },
    restsAtYearEnd: { why: 'the Nezu Museum is closed' },
    suits: ['Small parties', 'A quiet half day', 'A rainy day'],
    included: carAndGuide,
    notIncluded: ['Tea with the teacher, ¥5,500 each', 'Nezu Museum, ¥1,500 each'],
    planB: 'Nothing changes in rain, except that the roof of the tea room can be heard.',
    pictures: ['tea-hands', 'tea-garden', 'ryokan-room'],
    stops: [
      at('Nezu Museum', '根津美術館', 35.6622, 139.717, {
        drive: 30,
        stay: 55,
        admission: 'not included',
        yen: 1500,
        note: 'Tea bowls, scrolls and a steep garden; closed on Mondays and between exhibitions.',
      }),
      at('A teacher’s tea room, Kagurazaka', '神楽坂の茶室', 35.7016, 139.7402, {
        drive: 25,
        stay: 65,
        admission: 'not included',
        yen: 5500,
        note: 'A sweet, a thick silence, a bowl made for you and one made by you.',
      }),
      at('Tea merchant, Marunouchi', '丸の内の茶舗', 35.6779, 139.7632, {
        drive: 15,
        stay: 45,
        note: 'Sencha, gyokuro and matcha side by side, with hints for your own kettle.',
      }),
    ],
    returnDriveMinutes: 5,
  }),
]
