import { at, carAndGuide, carAndGuides, type DemoTour, tour } from './demo-tour.ts'
import { bold, bullets, doc, heading, paragraph } from './rich-text.ts'

/** The weaving town below Fuji, and the long day that goes on to Hakone. */
export const fujiAndFurtherTours: DemoTour[] = [
  tour({
    slug: 'chureito-and-the-weaving-town',
    title: 'Chureito and the weaving town',
    shortName: 'Chureito and Yoshida',
    categorySlug: 'fuji-and-hakone',
    summary:
      'The pagoda above Fujiyoshida early, then the weavers’ street, the pilgrims’ shrine and a museum of dyed kimono.',
    details: doc(
      paragraph(
        'Fujiyoshida is the town most visitors see only over the roof of a pagoda. You climb to the pagoda too, in ',
        'the first part of the morning, and then come down and stay. The long shopping street runs straight at the ',
        'mountain. Behind it, looms still turn out umbrella cloth and linings; one or two workshops open their doors.',
      ),
      paragraph(
        'Pilgrims used to start their climb at the Sengen shrine at the top of the street, under cedars a thousand ',
        'years old. Lunch is Yoshida udon, firm enough that people argue about it. In the afternoon there is the ',
        'museum of Itchiku Kubota, who spent his life reviving a lost way of dyeing silk.',
      ),
      heading(3, 'In the first half of April'),
      paragraph(
        'The pagoda terrace is limited at blossom time and the queue can pass an hour. We go for the early start ',
        'then, or tell you plainly that another week would be better.',
      ),
    ),
    durationMinutes: 600,
    guideIncluded: true,
    priceYenByClass: { sedan: 109_000, alphard: 116_000, hiace: 138_000 },
    startTimes: ['07:00', '07:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 5,
    steps: 398,
    stroller: 'part',
    bestMonths: [1, 2, 4, 10, 11, 12],
    suits: ['People who sew or weave', 'Photographers', 'Those who like a real town'],
    included: carAndGuide,
    notIncluded: ['Kubota museum, ¥1,500 each', 'Lunch, about ¥1,000 each'],
    planB:
      'In rain we take the side road to the pagoda, shorten the street and give the afternoon to the museum. When ' +
      'that is closed we go to the Fujisan Museum instead.',
    pictures: ['chureito-snow', 'indigo-dyer', 'fuji-dawn'],
    stops: [
      at('Chureito Pagoda', '新倉山浅間公園 忠霊塔', 35.5012, 138.8014, {
        drive: 125,
        stay: 55,
        admission: 'free',
        note: '398 steps to the terrace; the side road brings you within a few minutes of it.',
      }),
      at('Honcho Street, Shimoyoshida', '下吉田本町通り', 35.4892, 138.805, {
        drive: 10,
        stay: 60,
        note: 'Shop signs from the 1960s with the mountain at the end; weavers’ doors open on weekdays.',
      }),
      at('Kitaguchi Hongu Fuji Sengen Shrine', '北口本宮冨士浅間神社', 35.4711, 138.7936, {
        drive: 15,
        stay: 65,
        admission: 'free',
        note: 'The old start of the Yoshida trail, between lanterns and very large cedars.',
      }),
      at('Lunch: Yoshida udon', '吉田のうどん', 35.4836, 138.7955, {
        drive: 10,
        stay: 50,
        note: 'Noodles, cabbage and horse meat by custom, or without; kitchens close by two.',
      }),
      at('Itchiku Kubota Art Museum', '久保田一竹美術館', 35.5268, 138.768, {
        drive: 20,
        stay: 75,
        admission: 'not included',
        yen: 1500,
        note:
          'Kimono dyed as one continuous landscape, in a hall of old timber; closed on Tuesdays, and on more ' +
          'weekdays in summer and winter.',
      }),
    ],
    returnDriveMinutes: 115,
  }),
  tour({
    slug: 'fuji-and-hakone-in-one-long-day',
    title: 'Fuji and Hakone in one long day',
    shortName: 'Fuji and Hakone',
    categorySlug: 'fuji-and-hakone',
    summary: 'Twelve hours, two valleys: Lake Kawaguchi and Chureito by morning, Owakudani and Lake Ashi after lunch.',
    details: doc(
      paragraph(
        'People ask for both in eight hours. The drives alone take six and a half, so that would be a day of windows. ',
        'In twelve it can be done, with an early start and one stop fewer than you would like: the lakes north of the ',
        'mountain in the morning, when it shows itself, and the steaming valley and the lake shrine of Hakone in the ',
        'afternoon. Longer we do not make it: the chauffeur has to be fit to drive you home.',
      ),
      paragraph(
        'You will have seen Fuji from the north and the south-east by evening, and you will be tired in a good way. ',
        'We think one of the two with time to bathe is the better day, and we say so here. But if you have only one, ',
        'and have come a long way, this is how to do it.',
      ),
      bullets(
        bold('Sleep in the car: the seats lie back a long way.'),
        'Supper is on the way home or in Tokyo; Yumoto is for a foot bath, buns and tea.',
        'Not for children under six, in our view.',
      ),
    ),
    durationMinutes: 720,
    guideIncluded: true,
    priceYenByClass: { alphard: 134_000, hiace: 158_000, hiaceLong: 214_000, coaster: 264_000 },
    startTimes: ['06:00', '06:30'],
    minimumNoticeHours: 48,
    walkingLevel: 'moderate',
    walkingKilometres: 4,
    steps: 90,
    stroller: 'part',
    fromAge: 6,
    bestMonths: [1, 2, 3, 4, 10, 11, 12],
    suits: ['One day and no more', 'Good sleepers', 'Groups who cannot agree'],
    included: carAndGuides,
    notIncluded: ['Lunch, about ¥2,000 each', 'Supper'],
    planB:
      'If Fuji is lost in cloud we leave the lakes early and give the time to Hakone’s museums. Gas closes ' +
      'Owakudani at times; then we take the boat.',
    pictures: ['ashi-boat', 'chureito-autumn', 'hakone-torii'],
    stops: [
      at('Oishi Park, Lake Kawaguchi', '大石公園', 35.5229, 138.7459, {
        drive: 105,
        stay: 50,
        admission: 'free',
        note: 'The mountain first, while it is likely to be there.',
      }),
      at('Chureito Pagoda', '新倉山浅間公園 忠霊塔', 35.5012, 138.8014, {
        drive: 20,
        stay: 60,
        admission: 'free',
        note: 'Up by the side road to save the steps for later in the day.',
      }),
      at('Oshino Hakkai', '忍野八海', 35.4601, 138.8329, {
        drive: 20,
        stay: 50,
        admission: 'free',
        note: 'Spring ponds in a small village; the outer four are the quiet ones.',
      }),
      at('Lunch at Lake Yamanaka', '山中湖', 35.4226, 138.8596, {
        drive: 20,
        stay: 40,
        note: 'A set lunch, ordered from the car so that it is on the table.',
      }),
      at('Owakudani', '大涌谷', 35.2436, 139.0194, {
        drive: 75,
        stay: 40,
        admission: 'free',
        note: 'Sulphur steam and eggs boiled black; the car park queues at weekends.',
      }),
      at('Hakone Shrine and Lake Ashi', '箱根神社・芦ノ湖', 35.2047, 139.0254, {
        drive: 15,
        stay: 60,
        admission: 'free',
        note: 'Cedar steps to the hall, then down to the gate that stands in the water.',
      }),
      at('Hakone-Yumoto', '箱根湯本', 35.2331, 139.1036, {
        drive: 25,
        stay: 35,
        note: 'Steamed buns, a foot bath and ten minutes by the river before the road home.',
      }),
    ],
    returnDriveMinutes: 105,
  }),
]
