import { at, carAndGuide, carAndGuides, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

export const kamakuraAndTheCoast: DemoCategory = {
  slug: 'kamakura-and-the-coast',
  letter: 'K',
  name: 'Kamakura and the coast',
  summary: 'An hour south: temples in wooded valleys, a train along the sea, and Yokohama’s harbour on the way.',
  description:
    'Kamakura was the seat of government from 1185 to 1333 and has been a seaside town ever since. Hills on three ' +
    'sides, Sagami Bay on the fourth, and Fuji over the water on dry days. Weekends in June are full; on a weekday in ' +
    'winter you may have a temple to yourselves.',
  picture: 'enoshima-beach-dawn',
}

export const kamakuraAndTheCoastTours: DemoTour[] = [
  tour({
    slug: 'kamakura-and-the-great-buddha',
    title: 'Kamakura and the Great Buddha',
    shortName: 'Kamakura, Great Buddha',
    categorySlug: 'kamakura-and-the-coast',
    summary:
      'The bronze Buddha early, Hase-dera above the bay, the shrine of the first shogun and tea in a bamboo grove.',
    details: doc(
      paragraph(
        'You meet the Great Buddha first, before the school parties. It has sat in the open since a wave took its ',
        'hall in the fifteenth century, and looks better for it. Five minutes away, Hase-dera climbs a hillside in ',
        'terraces; from the top you see the whole bay and, with luck, surfers very small below.',
      ),
      paragraph(
        'The middle of the day is the town: lunch, the long approach to Tsurugaoka Hachimangu and the broad steps up ',
        'to it. The last stop is the quiet one. At Hokoku-ji you sit on a bench facing two thousand stems of bamboo ',
        'with a bowl of matcha, and nobody asks you to do anything.',
      ),
      paragraph(
        'That order is deliberate. The Buddha is crowded by eleven and the bamboo empties after two. By train the ' +
          'same ',
        'round costs three changes and a lot of pavement; by car you walk only where walking is the point.',
      ),
    ),
    durationMinutes: 480,
    guideIncluded: true,
    priceYenByClass: { sedan: 92_000, alphard: 98_000, hiace: 114_000, hiaceLong: 172_000, coaster: 208_000 },
    startTimes: ['08:00', '08:30', '09:00'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 4.5,
    steps: 61,
    stroller: 'part',
    bestMonths: [1, 2, 3, 4, 5, 10, 11, 12],
    suits: ['A first day out of town', 'Families with older children', 'People who like temples'],
    included: carAndGuides,
    notIncluded: ['Temple entries and tea, about ¥1,700 each', 'Lunch, about ¥2,000 each'],
    planB:
      'All five places are good in rain; the bamboo is better. In a typhoon warning we move the day without charge.',
    pictures: ['great-buddha', 'tea-hands', 'ryokan-room-summer'],
    stops: [
      at('Kotoku-in, the Great Buddha', '高徳院 鎌倉大仏', 35.3167, 139.5357, {
        drive: 80,
        stay: 40,
        admission: 'not included',
        yen: 300,
        note: 'Bronze, cast in the thirteenth century; you can usually step inside for ¥50.',
      }),
      at('Hase-dera', '長谷寺', 35.3126, 139.5332, {
        drive: 5,
        stay: 60,
        admission: 'not included',
        yen: 400,
        note: 'A gilded Kannon more than nine metres tall, a cave, and a terrace over the bay.',
      }),
      at('Lunch on Komachi Street', '小町通り', 35.3212, 139.552, {
        drive: 10,
        stay: 80,
        note: 'Whitebait on rice when the boats go out, from March to December.',
      }),
      at('Tsurugaoka Hachimangu', '鶴岡八幡宮', 35.3261, 139.5564, {
        drive: 5,
        stay: 60,
        admission: 'free',
        note: 'Sixty-one steps to the hall, and lotus ponds on the way in.',
      }),
      at('Hokoku-ji bamboo grove', '報国寺', 35.3197, 139.5697, {
        drive: 10,
        stay: 60,
        admission: 'not included',
        yen: 1000,
        note: 'Entry with a bowl of matcha; last tea at half past three, and the gate shuts at four.',
      }),
    ],
    returnDriveMinutes: 70,
  }),
  tour({
    slug: 'kamakura-and-enoshima-by-the-sea',
    title: 'Kamakura and Enoshima, by the sea',
    shortName: 'Kamakura to Enoshima',
    categorySlug: 'kamakura-and-the-coast',
    summary:
      'The Great Buddha, Hase-dera, four green carriages along the shore, and an island joined to the land by a ' +
      'bridge.',
    details: doc(
      paragraph(
        'Half of this day has salt on it. It starts among temples, with the Buddha and the terraces of Hase-dera, ',
        'and then you leave the car for a while. The Enoden is a small train that runs between garden walls and ',
        'suddenly along the sea; your guide rides with you and the chauffeur is waiting at the other end.',
      ),
      paragraph(
        'After lunch you walk over the bridge to Enoshima: shrines, cats, stalls that press octopus into crackers, ',
        'and a garden with a lighthouse on top. Escalators go up, which surprises people; only the way down is steps. ',
        'The day closes on the beach at Shichirigahama, from where the island and Fuji line up.',
      ),
      heading(3, 'When to come'),
      bullets(
        'June for hydrangea at Hase-dera. Entry to the slope is then by numbered ticket.',
        'December to February for Fuji over the water.',
        'August weekends are slow on the coast road. We suggest another day.',
      ),
    ),
    durationMinutes: 540,
    guideIncluded: true,
    priceYenByClass: { sedan: 101_000, alphard: 108_000, hiace: 126_000 },
    startTimes: ['08:00', '08:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'long',
    walkingKilometres: 6.5,
    bestMonths: [1, 2, 4, 5, 6, 10, 11, 12],
    suits: ['People who like small trains', 'Good walkers', 'Older children'],
    included: [...carAndGuide, 'Enoden fare'],
    notIncluded: ['Temple entries, ¥700 each', 'Lunch, about ¥2,000 each', 'Enoshima escalator, ¥360'],
    planB:
      'In wind and rain the island is swapped for Kencho-ji and a bowl of tea under its eaves; the train runs in ' +
      'most weather.',
    pictures: ['kamakura-train', 'enoshima-beach-dawn', 'great-buddha'],
    stops: [
      at('Kotoku-in, the Great Buddha', '高徳院 鎌倉大仏', 35.3167, 139.5357, {
        drive: 80,
        stay: 35,
        admission: 'not included',
        yen: 300,
        note: 'Early light comes over the left shoulder; the gate opens at eight.',
      }),
      at('Hase-dera', '長谷寺', 35.3126, 139.5332, {
        drive: 5,
        stay: 60,
        admission: 'not included',
        yen: 400,
        note: 'Hydrangea on the slope in June, and a terrace over the bay all year.',
      }),
      at('Enoden, Hase to Enoshima', '江ノ電 長谷〜江ノ島', 35.3122, 139.5361, {
        drive: 5,
        stay: 35,
        admission: 'included',
        yen: 260,
        note: 'Twenty minutes on the train after a short wait; sit on the left for the sea.',
      }),
      at('Lunch at Katase', '片瀬海岸', 35.3087, 139.4836, {
        drive: 20,
        stay: 60,
        note: 'Whitebait, or pasta for the tired of fish, with the island in the window.',
      }),
      at('Enoshima', '江の島', 35.2997, 139.4803, {
        drive: 10,
        stay: 90,
        admission: 'free',
        note: 'Up by escalator through three shrines, down by the back steps if the knees agree.',
      }),
      at('Shichirigahama', '七里ヶ浜', 35.3055, 139.511, {
        drive: 15,
        stay: 40,
        admission: 'free',
        note: 'Dark sand, surfers, and Fuji behind the island on dry days.',
      }),
    ],
    returnDriveMinutes: 85,
  }),
]
