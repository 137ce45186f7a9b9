import type { TourEnd } from '#contract/catalogue.ts'
import type { DemoCategory, DemoTour } from './demo-tour.ts'
import { allYear, at, carAndGuide, tour } from './demo-tour.ts'
import { layoverTerms } from './layover-terms.ts'
import { bold, bullets, doc, heading, paragraph } from './rich-text.ts'

export const portsAndAirports: DemoCategory = {
  slug: 'ports-and-airports',
  letter: 'P',
  name: 'Ports and airports',
  summary: 'Layovers and ship days, planned backwards from the hour you must be aboard.',
  description:
    'Between two flights or from gangway to gangway. We meet you at the barrier with a name board, look up when the ' +
    'flight or the ship comes in, keep your suitcases in the car, and bring you back with time in hand.',
  picture: 'plane-window',
}

const haneda: TourEnd = {
  name: 'Haneda, Terminal 3',
  nameJa: '羽田空港第3ターミナル',
  latitude: 35.5446,
  longitude: 139.7683,
  isGuestsHotel: false,
}
const narita: TourEnd = {
  name: 'Narita, your terminal',
  nameJa: '成田空港',
  latitude: 35.772,
  longitude: 140.3929,
  isGuestsHotel: false,
}
export const portsAndAirportsTours: DemoTour[] = [
  tour({
    slug: 'haneda-layover-in-tokyo',
    title: 'Between two flights at Haneda',
    shortName: 'Haneda layover',
    categorySlug: 'ports-and-airports',
    summary: 'Six hours from Terminal 3 and back: a tidal garden, Asakusa, lunch and the palace moat.',
    details: doc(
      paragraph(
        'You come through the doors, there is a board with your name, and the car is downstairs. Twenty-five minutes ',
        'later you are in a garden. It is a good place to begin after a night in a seat: paths, water, a bowl of ',
        'tea. Asakusa follows, with its temple and its alleys, then a lunch at a table, and the palace plaza on the ',
        'way back to the bay.',
      ),
      paragraph(
        'The round is short on purpose. Haneda is close, and close means that a slow immigration queue does not sink ',
        'the day. If you land late we cut from the end, not from the lunch.',
      ),
      heading(2, 'Does your layover fit?'),
      bullets(
        'Nine and a half hours between landing and take-off, or more.',
        'Add the visa rules of your passport: you will be entering Japan.',
        bold('We have you back two hours before an international departure.'),
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 73_000, alphard: 78_000, hiace: 92_000 },
    startTimes: ['08:30', '10:00', '11:30'],
    minimumNoticeHours: 12,
    cancellationTiers: layoverTerms,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: allYear,
    restsAtYearEnd: { why: 'the garden is closed' },
    suits: ['A long connection', 'An early landing before check-in', 'Stiff legs'],
    included: [...carAndGuide, 'Meeting in the arrivals hall, an hour’s wait free', 'Entry to Hamarikyu garden'],
    notIncluded: ['Lunch, about ¥2,500 each'],
    planB:
      'In rain the garden becomes Ginza’s department-store food halls. If the flight is late we shorten, and ' +
      'charge what was quoted.',
    pictures: ['haneda-dawn', 'tea-garden', 'sensoji-pagoda'],
    pickUp: haneda,
    stops: [
      at('Hamarikyu Gardens', '浜離宮恩賜庭園', 35.6597, 139.7634, {
        drive: 35,
        stay: 50,
        admission: 'included',
        yen: 300,
        note: 'Open from nine; level paths, clean wash-rooms, tea on the pond.',
      }),
      at('Senso-ji, Asakusa', '浅草寺', 35.7148, 139.7967, {
        drive: 30,
        stay: 85,
        admission: 'free',
        note: 'The temple, the alleys behind it, and time to buy what you forgot.',
      }),
      at('Lunch in Asakusa', '浅草の昼食', 35.7117, 139.7935, {
        drive: 5,
        stay: 60,
        note: 'Tempura or soba at a table, ordered ahead if the clock is tight.',
      }),
      at('Imperial Palace plaza', '皇居前広場・二重橋', 35.68, 139.7544, {
        drive: 15,
        stay: 35,
        admission: 'free',
        note: 'The double bridge, the moat and a great deal of sky.',
      }),
    ],
    returnDriveMinutes: 45,
  }),
  tour({
    slug: 'narita-temple-town',
    title: 'Narita without the train',
    shortName: 'Narita temple town',
    categorySlug: 'ports-and-airports',
    summary:
      'Five hours close to the airport: a great temple, a street of eel houses and an open-air village of old shops.',
    details: doc(
      paragraph(
        'Most people change planes at Narita without knowing that there is a town. It grew along a bending street ' +
          'up to ',
        'Shinsho-ji, a temple a thousand years old, where fire is lit for prayers several times a day and drums shake ',
        'the floor. You may sit and watch. Behind the hall lies a park with ponds that takes as long as you give it.',
      ),
      paragraph(
        'Lunch is eel, split on the block in the window and grilled over charcoal, in a street that has fed pilgrims ',
        'for three hundred years. Then a short drive between rice fields to Boso no Mura, an open-air museum of ' +
          'shops and ',
        'farmhouses where people plane, weave and make candles.',
      ),
      paragraph(
        'You are never more than half an hour from your gate, and that is the reason to choose this over Tokyo ' +
          'when you have ',
        'seven or eight hours. Suitcases stay in the car. There is a shower to be had at the airport when you return.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 68_000, alphard: 72_000, hiace: 84_000 },
    startTimes: ['09:00', '10:00', '11:30'],
    minimumNoticeHours: 24,
    cancellationTiers: layoverTerms,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    bestMonths: allYear,
    restsAtYearEnd: { why: 'the village is closed' },
    suits: ['A connection of eight hours', 'Nervous flyers', 'Families with luggage'],
    included: [...carAndGuide, 'Meeting in the arrivals hall, an hour’s wait free'],
    notIncluded: ['Eel lunch, about ¥4,000 each', 'Boso no Mura, ¥300 each'],
    planB:
      'On Mondays, when the village is closed, and in rain, we go to the calligraphy museum by the temple and stay ' +
      'longer at lunch.',
    pictures: ['narita-fields', 'market-breakfast', 'plane-window'],
    pickUp: narita,
    stops: [
      at('Naritasan Shinsho-ji', '成田山新勝寺', 35.7861, 140.3183, {
        drive: 25,
        stay: 75,
        admission: 'free',
        note: 'Fire prayers are held several times a day; your guide times the visit to one.',
      }),
      at('Lunch on Omotesando', '成田山表参道', 35.7831, 140.3172, {
        drive: 5,
        stay: 70,
        note: 'Eel at a house that opens its kitchen to the street, with other dishes for the doubtful.',
      }),
      at('Boso no Mura', '房総のむら', 35.828, 140.2746, {
        drive: 20,
        stay: 75,
        admission: 'not included',
        yen: 300,
        note: 'A street of old trades and three farmhouses; until half past four, closed on Mondays.',
      }),
    ],
    returnDriveMinutes: 30,
  }),
  tour({
    slug: 'narita-layover-in-tokyo',
    title: 'From Narita to Tokyo and back',
    shortName: 'Narita to Tokyo',
    categorySlug: 'ports-and-airports',
    summary:
      'Eight hours with three districts of the city in them, and the road planned so that the gate is never in doubt.',
    details: doc(
      paragraph(
        'Narita is more than an hour out, so we pick the side of Tokyo that faces it. Asakusa comes first, ' +
          'straight off ',
        'the expressway: temple, alleys, lunch. Yanaka is next, the part of the city with low roofs and cats, and ' +
          'then ',
        'the palace plaza and the red-brick station before the road turns east again.',
      ),
      paragraph(
        'You will not see Shibuya. It lies on the far side, and the way back from there in late afternoon is how ',
        'flights are missed. What you get instead is five unbroken hours in places that go well together.',
      ),
      bullets(
        'Allow at least twelve hours between landing and take-off.',
        'We leave the city three and a half hours before your flight, earlier if the road looks poor.',
        'Suitcases travel with you and the boot is locked. Passports stay in your pocket.',
        'There is a blanket for the drive in, and most people use it.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 100_000, alphard: 106_000, hiace: 124_000 },
    startTimes: ['08:00', '09:00', '10:00'],
    minimumNoticeHours: 24,
    cancellationTiers: layoverTerms,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    bestMonths: allYear,
    suits: ['A connection of twelve hours', 'A last day with a night flight', 'A first look'],
    included: [...carAndGuide, 'Meeting in the arrivals hall, an hour’s wait free'],
    notIncluded: ['Lunch, about ¥2,500 each'],
    planB:
      'In rain Yanaka is exchanged for the Tokyo National Museum (closed Mondays). With a late landing we stay in ' +
      'Narita’s temple town.',
    pictures: ['narita-fields-dusk', 'sensoji-pagoda', 'yanaka-cat', 'tokyo-station', 'plane-window-dusk'],
    pickUp: narita,
    stops: [
      at('Senso-ji, Asakusa', '浅草寺', 35.7148, 139.7967, {
        drive: 75,
        stay: 85,
        admission: 'free',
        note: 'Lantern, incense, fortune paper, and the quieter precinct to the west.',
      }),
      at('Lunch in Asakusa', '浅草の昼食', 35.7117, 139.7935, {
        drive: 5,
        stay: 70,
        note: 'A seat, a hot towel and tempura over rice.',
      }),
      at('Yanaka', '谷中', 35.7278, 139.7653, {
        drive: 15,
        stay: 65,
        admission: 'free',
        note: 'Lanes, a shopping street that still sells brooms, and a sunny wall with a cat.',
      }),
      at('Imperial Palace plaza', '皇居前広場・二重橋', 35.68, 139.7544, {
        drive: 15,
        stay: 35,
        admission: 'free',
        note: 'The double bridge over the moat, in ten minutes or thirty.',
      }),
      at('Tokyo Station', '東京駅丸の内', 35.6812, 139.7659, {
        drive: 10,
        stay: 20,
        admission: 'free',
        note: 'The brick front, and a shop for anything edible to take home.',
      }),
    ],
    returnDriveMinutes: 85,
  }),
]
