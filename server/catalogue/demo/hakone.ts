import { allYear, at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

export const hakoneTours: DemoTour[] = [
  tour({
    slug: 'hakone-the-lake-and-the-baths',
    title: 'Hakone, the lake and the baths',
    shortName: 'Hakone lake and baths',
    categorySlug: 'fuji-and-hakone',
    summary:
      'The gate in Lake Ashi, a short crossing by boat, the steaming valley, and an hour and a half in hot water.',
    details: doc(
      paragraph(
        'The morning is the lake: the shrine under its cedars, the red gate standing in the water, and a boat across ',
        'the southern end while the car drives round to meet you. From the deck you see how the hills were once the ',
        'rim of a volcano. At Owakudani it still steams, and eggs come out of the spring as black as coal.',
      ),
      paragraph(
        'Lunch is in the grass country of Sengokuhara. Then nothing more to see: the afternoon is for a day bath in ',
        'the woods above Yumoto, with open-air pools for women and for men. Your guide explains the order of ' +
          'things at ',
        'the door, and waits with tea.',
      ),
      heading(2, 'Before you bathe'),
      bullets(
        'No swimsuits. Small towels can be rented.',
        'Tattoos are welcome here, as long as you come in a small party.',
        'If you would rather not, the same time buys a walk on the old Tokaido stones.',
      ),
    ),
    durationMinutes: 600,
    guideIncluded: true,
    priceYenByClass: { sedan: 111_000, alphard: 118_000, hiace: 140_000 },
    startTimes: ['07:30', '08:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 3,
    steps: 90,
    stroller: 'part',
    bestMonths: allYear,
    suits: ['Couples', 'A rest in mid-journey', 'Rainy days too'],
    included: [...carAndGuide, 'Boat on Lake Ashi'],
    notIncluded: ['Day bath, ¥1,450 each', 'Lunch, about ¥2,000 each'],
    planB:
      'Rain suits the baths. When wind stops the boat or gas closes Owakudani we walk a piece of the old Tokaido ' +
      'under the cedars.',
    pictures: ['hakone-torii', 'hakone-bath-autumn', 'ashi-boat'],
    stops: [
      at('Hakone Shrine', '箱根神社', 35.2047, 139.0254, {
        drive: 130,
        stay: 40,
        admission: 'free',
        note:
          'Up the cedar steps, then down to the water gate, where there is a queue for photographs and none for ' +
          'looking.',
      }),
      at('Lake Ashi by boat', '芦ノ湖遊覧船', 35.2013, 139.0279, {
        drive: 5,
        stay: 45,
        admission: 'included',
        yen: 1200,
        note: 'A short crossing; the car is on the other shore when you land.',
      }),
      at('Owakudani', '大涌谷', 35.2436, 139.0194, {
        drive: 20,
        stay: 55,
        admission: 'free',
        note: 'Steam, sulphur and black eggs; not for those with asthma or weak hearts.',
      }),
      at('Lunch in Sengokuhara', '仙石原', 35.2664, 139.0081, {
        drive: 15,
        stay: 65,
        note: 'Soba or yam rice; silver pampas grass on the slope from late September.',
      }),
      at('Tenzan day bath, Hakone-Yumoto', '天山湯治郷', 35.2215, 139.094, {
        drive: 30,
        stay: 95,
        admission: 'not included',
        yen: 1450,
        note: 'Open-air pools among trees, several temperatures, one cave.',
      }),
    ],
    returnDriveMinutes: 100,
  }),
  tour({
    slug: 'hakone-for-art',
    title: 'Hakone for art',
    shortName: 'Hakone for art',
    categorySlug: 'fuji-and-hakone',
    summary:
      'Sculpture on a hillside in the morning, paintings under the beech trees after lunch, and a meadow before ' +
      'the road home.',
    details: doc(
      paragraph(
        'Two museums, and enough time for both. The Open-Air Museum opens at nine and is a walk rather than a visit: ',
        'sculpture on lawns, hills behind, a tower of coloured glass to climb and a hot foot bath at the far end. ',
        'After lunch in Gora you go up into the forest, where the Pola Museum is built downwards among beech trees so ',
        'that the roof stays below the leaves.',
      ),
      paragraph(
        'Its collection runs from Monet to Japanese painters who had studied in Paris, and a path behind the building ',
        'loops through the wood with a few works left standing in it. Neither museum has a weekly closing day, which ',
        'makes this a good plan for a Monday.',
      ),
      paragraph(
        'We chose two and not five because Hakone has enough museums to spoil a day. Your guide knows the rooms, and ',
        'knows when to say nothing. The last half hour is for the pampas slopes of Sengokuhara, or for a coffee.',
      ),
    ),
    durationMinutes: 600,
    guideIncluded: true,
    priceYenByClass: { sedan: 111_000, alphard: 118_000, hiace: 140_000 },
    startTimes: ['08:00', '08:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    bestMonths: allYear,
    suits: ['A wet day', 'A Monday', 'Families with room to run'],
    included: carAndGuide,
    notIncluded: ['Both museums, ¥4,200 each', 'Lunch, about ¥2,000 each'],
    planB: 'In heavy rain we stay in the indoor galleries of both and add the glass museum in Sengokuhara.',
    pictures: ['museum-in-the-woods', 'ryokan-room', 'ashi-boat'],
    stops: [
      at('Hakone Open-Air Museum', '彫刻の森美術館', 35.2447, 139.0514, {
        drive: 115,
        stay: 120,
        admission: 'not included',
        yen: 2000,
        note: 'Open every day from nine; take off your shoes at the foot bath by the glass tower.',
      }),
      at('Lunch in Gora', '強羅', 35.2502, 139.0478, {
        drive: 5,
        stay: 65,
        note: 'Tofu cutlet or soba near the little mountain station.',
      }),
      at('Pola Museum of Art', 'ポーラ美術館', 35.2564, 139.0212, {
        drive: 15,
        stay: 120,
        admission: 'not included',
        yen: 2200,
        note: 'Monet, Renoir and Foujita, and a forest path behind; it shuts only for changes of exhibition.',
      }),
      at('Sengokuhara meadow', '仙石原すすき草原', 35.2606, 139.0042, {
        drive: 10,
        stay: 30,
        admission: 'free',
        note: 'A straight path up through grass taller than you, silver from late September to November.',
      }),
    ],
    returnDriveMinutes: 120,
  }),
]
