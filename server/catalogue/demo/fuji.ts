import { at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { doc, heading, paragraph } from './rich-text.ts'

export const fujiTours: DemoTour[] = [
  tour({
    slug: 'fuji-at-first-light',
    title: 'Fuji at first light',
    shortName: 'Fuji at first light',
    categorySlug: 'fuji-and-hakone',
    summary: 'We leave before dawn and reach the north shore of Lake Kawaguchi while the air is still clear.',
    details: doc(
      paragraph(
        'The mountain is shy. It shows itself early, when the air is cold and the lake is still, and often it is gone ',
        'by eleven. So we leave in the dark, with blankets and tea in the car, and are on the north shore before the ',
        'coaches have started their engines.',
      ),
      paragraph(
        'After the lake come the 398 steps to Chureito, or the side road if your knees prefer. Then the toll road up ',
        'to the Fifth Station at 2,305 metres, where the trees give out and you may stand above the cloud you have ',
        'been watching. Lunch is hoto, thick noodles with pumpkin, at a low table. The spring ponds at Oshino fill ' +
          'the ',
        'afternoon, and most guests sleep on the way home.',
      ),
      heading(2, 'How likely is it?'),
      paragraph(
        'From November to February the summit is clear on most mornings; from June to August on few. We look at the ',
        'forecast with you the evening before and say honestly what we think.',
      ),
    ),
    durationMinutes: 720,
    guideIncluded: true,
    priceYenByClass: { alphard: 128_000, hiace: 152_000 },
    startTimes: ['05:00', '05:30'],
    minimumNoticeHours: 48,
    walkingLevel: 'easy',
    walkingKilometres: 3.5,
    steps: 398,
    stroller: 'part',
    bestMonths: [1, 2, 3, 4, 10, 11, 12],
    suits: ['Photographers', 'Early risers', 'People with one free day'],
    included: [...carAndGuide, 'Blankets and hot tea', 'Subaru Line toll'],
    notIncluded: ['Lunch, about ¥2,000 each', 'Fifth Station contribution, ¥300'],
    planB:
      'If Fuji hides we change the order and wait for a gap. If snow closes the Subaru Line we go to the Narusawa ' +
      'ice cave instead.',
    pictures: ['fuji-dawn', 'oshino-ponds', 'chureito-autumn'],
    stops: [
      at('Oishi Park, Lake Kawaguchi', '大石公園', 35.5229, 138.7459, {
        drive: 110,
        stay: 60,
        admission: 'free',
        note: 'North shore, wind still down, the mountain across the water.',
      }),
      at('Chureito Pagoda', '新倉山浅間公園 忠霊塔', 35.5012, 138.8014, {
        drive: 20,
        stay: 75,
        admission: 'free',
        note: '398 steps, or the side road if you prefer; Fuji stands behind the five storeys.',
      }),
      at('Fifth Station, Subaru Line', '富士スバルライン五合目', 35.3949, 138.7331, {
        drive: 50,
        stay: 85,
        admission: 'not included',
        yen: 300,
        note: '2,305 metres: ten degrees colder than the lake, so bring the coat.',
      }),
      at('Lunch in Fujiyoshida', '富士吉田・ほうとう', 35.4836, 138.7955, {
        drive: 35,
        stay: 75,
        note: 'Hoto noodles in an iron pot; vegetarian broth if asked for the day before.',
      }),
      at('Oshino Hakkai', '忍野八海', 35.4601, 138.8329, {
        drive: 15,
        stay: 80,
        admission: 'free',
        note: 'Eight ponds of snow-melt that has been underground for decades, clear to the bottom.',
      }),
    ],
    returnDriveMinutes: 115,
  }),
  tour({
    slug: 'five-lakes-slowly',
    title: 'Five lakes, slowly',
    shortName: 'Five lakes, slowly',
    categorySlug: 'fuji-and-hakone',
    summary: 'All five lakes north of Fuji in ten hours, beginning with the two that coaches leave out.',
    details: doc(
      paragraph(
        'This is a day of water and long looks. We start at the far end, at Lake Sai, in a village of thatched houses ',
        'rebuilt after a landslide took the old one in 1966. Shoji is the smallest lake and Motosu the deepest: the ',
        'view from its north-west shore is the one engraved on the old thousand-yen note.',
      ),
      paragraph(
        'After lunch at Kawaguchi the road goes round the mountain’s shoulder to Yamanaka, and up to a lay-by called ',
        'Panorama-dai, where pampas grass frames the whole slope. Each stop gives Fuji a different shape, and that is ',
        'the reason to see five lakes rather than one.',
      ),
      paragraph(
        'There is little walking and no hurry. Two of the shores have no shop, so we carry coffee. If you would like ',
        'half an hour in a canoe on Motosu between May and October, say so when you book: the boatman wants to know ',
        'two days ahead.',
      ),
    ),
    durationMinutes: 600,
    guideIncluded: true,
    priceYenByClass: { sedan: 109_000, alphard: 116_000, hiace: 138_000 },
    startTimes: ['07:30', '08:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'easy',
    walkingKilometres: 2.5,
    bestMonths: [1, 2, 4, 5, 10, 11, 12],
    restsOn: { weekdays: [3], why: 'the thatched village is closed', season: { from: '12-01', to: '02-28' } },
    suits: ['A second visit to Fuji', 'Little walking', 'People who draw or photograph'],
    included: [...carAndGuide, 'Coffee from the flask'],
    notIncluded: ['Iyashi no Sato, ¥500 each', 'Lunch, about ¥2,000 each'],
    planB: 'In low cloud we spend longer in the thatched village and add the Narusawa ice cave, which is 0° all year.',
    pictures: ['lake-motosu', 'saiko-thatch', 'chauffeur-evening'],
    stops: [
      at('Saiko Iyashi no Sato Nenba', '西湖いやしの里根場', 35.5055, 138.6585, {
        drive: 125,
        stay: 60,
        admission: 'not included',
        yen: 500,
        note: 'Some twenty thatched houses, several with craftspeople at work; closed on Wednesdays in winter.',
      }),
      at('Lake Shoji', '精進湖', 35.4881, 138.608, {
        drive: 20,
        stay: 20,
        admission: 'free',
        note: 'From the north shore a smaller hill sits in Fuji’s lap, as if carried.',
      }),
      at('Lake Motosu', '本栖湖', 35.4734, 138.5772, {
        drive: 15,
        stay: 45,
        admission: 'free',
        note: 'The shore of the old banknote; hold one up and compare.',
      }),
      at('Lunch at Lake Kawaguchi', '河口湖', 35.5106, 138.7607, {
        drive: 45,
        stay: 50,
        note: 'Hoto noodles or grilled trout at a house on the north side.',
      }),
      at('Oishi Park', '大石公園', 35.5229, 138.7459, {
        drive: 10,
        stay: 35,
        admission: 'free',
        note: 'Lavender in late June and July, red kochia in October.',
      }),
      at('Panorama-dai, Lake Yamanaka', '山中湖パノラマ台', 35.4066, 138.9061, {
        drive: 35,
        stay: 25,
        admission: 'free',
        note: 'A lay-by with room for few cars and the whole mountain.',
      }),
    ],
    returnDriveMinutes: 115,
  }),
]
