import { allYear, at, carAndGuide, carOnly, type DemoCategory, type DemoTour, tour } from './demo-tour.ts'
import { bold, doc, paragraph } from './rich-text.ts'

export const evenings: DemoCategory = {
  slug: 'evenings',
  letter: 'E',
  name: 'Evenings',
  summary: 'After dark: towers, lanes, lanterns and the expressway over the bay.',
  description:
    'Tokyo is easier at night. The streets empty after eight, the lights do the decorating, and the car waits where a ' +
    'taxi would not. Short evenings for the first night, when sleep is far, or the last.',
  picture: 'bay-bridge',
}

export const eveningsTours: DemoTour[] = [
  tour({
    slug: 'tokyo-after-dark-from-above',
    title: 'Tokyo after dark, from above',
    shortName: 'After dark, from above',
    categorySlug: 'evenings',
    summary:
      'The city hall’s free 45th floor at dusk, Tokyo Tower by night, supper in Azabu and the bridge across the bay.',
    details: doc(
      paragraph(
        'You go up twice and across once. First to the 45th floor of the city hall in Shinjuku, in time for the ' +
          'sky to ',
        'change colour; from there the city runs to the edge in every direction, and in winter there is a mountain in ',
        'it. Then across town to Tokyo Tower, which is lower and nearer, so that you look into the streets and not ' +
          'over them.',
      ),
      paragraph(
        'Supper is in the quiet streets behind the tower. We hold a table: grilled chicken, sushi, or noodles, as you ',
        'tell us. Afterwards the car takes Rainbow Bridge to Odaiba, where you stand on a beach facing the skyline ' +
          'you ',
        'were on top of, and drives you home the long way.',
      ),
      paragraph(
        'Two heights show more than one: the first is a map, the second a place. Pick the start so that the first ' +
          'view ',
        'falls at sunset, half past four in December and seven in June.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['16:00', '17:00', '18:00'],
    minimumNoticeHours: 12,
    walkingLevel: 'easy',
    walkingKilometres: 2,
    bestMonths: [1, 2, 3, 10, 11, 12],
    restsAtYearEnd: { why: 'the observatory is closed', season: { from: '12-29', to: '01-03' } },
    suits: ['A first evening', 'Photographers', 'Little walking'],
    included: [...carAndGuide, 'Tokyo Tower main deck'],
    notIncluded: ['Supper, about ¥5,000 each'],
    planB: 'In low cloud the towers show nothing, so we exchange them for Ginza’s covered arcades and a longer supper.',
    pictures: ['hotel-window', 'bay-bridge', 'temple-snow'],
    stops: [
      at('Metropolitan Government Building', '東京都庁展望室', 35.6896, 139.6917, {
        drive: 30,
        stay: 40,
        admission: 'free',
        note: '202 metres up; one of the two decks is open on most evenings until ten.',
      }),
      at('Tokyo Tower', '東京タワー', 35.6586, 139.7454, {
        drive: 25,
        stay: 50,
        admission: 'included',
        yen: 1500,
        note: 'The main deck, 150 metres, with a small glass floor for the brave.',
      }),
      at('Supper in Azabu', '麻布の夕食', 35.6553, 139.7371, {
        drive: 5,
        stay: 85,
        note: 'A table held in your name; say what you do not eat.',
      }),
      at('Odaiba, the beach', 'お台場海浜公園', 35.6298, 139.7762, {
        drive: 15,
        stay: 30,
        admission: 'free',
        note: 'Rainbow Bridge, house-boats with lanterns, the whole skyline.',
      }),
    ],
    returnDriveMinutes: 20,
  }),
  tour({
    slug: 'shinjuku-lanes-after-dark',
    title: 'The lanes of Shinjuku',
    shortName: 'Shinjuku lanes',
    categorySlug: 'evenings',
    summary:
      'Skewers under the railway, a shrine between neon signs, and one small bar in Golden Gai where you are expected.',
    details: doc(
      paragraph(
        'Shinjuku is loud on the large streets and kind in the small ones. You start in Omoide Yokocho, a double ' +
          'row of ',
        'grills beside the tracks where smoke finds every coat. Elbows touch. You eat three or four skewers and drink ',
        'something cold, and that is supper, or the beginning of it.',
      ),
      paragraph(
        'Through the neon of Kabukicho there is a red shrine, open all night, where bar owners pray for custom. ' +
          'Behind ',
        'it lies Golden Gai: six alleys, some two hundred bars, most with seven seats. Many charge for the chair and ',
        'some would rather have regulars. Your guide takes you to one where you are expected.',
      ),
      paragraph(
        bold('House rules. '),
        'No photographs inside without asking, no shouting in the alleys, parties of six at most. Guests under twenty ',
        'cannot be served alcohol and many bars admit adults only. In summer the grills are hot, so dress for it.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 50_000, alphard: 54_000 },
    startTimes: ['18:00', '19:00'],
    minimumNoticeHours: 12,
    walkingLevel: 'easy',
    walkingKilometres: 2,
    bestMonths: allYear,
    suits: ['Adults', 'Small parties', 'A night without sleep'],
    included: carAndGuide,
    notIncluded: ['Food and drink, about ¥6,000 each, seat charges included'],
    planB: 'Rain makes the lanes better and emptier. We bring umbrellas.',
    pictures: ['golden-gai-rain', 'door-rain', 'shibuya-crossing'],
    stops: [
      at('Omoide Yokocho', '思い出横丁', 35.693, 139.6996, {
        drive: 35,
        stay: 55,
        note: 'Two narrow alleys of grills; we go to one with a bench upstairs.',
      }),
      at('Hanazono Shrine', '花園神社', 35.6936, 139.7053, {
        drive: 5,
        stay: 25,
        admission: 'free',
        note: 'Lanterns, a row of small gates, a minute of quiet.',
      }),
      at('Golden Gai', '新宿ゴールデン街', 35.694, 139.7046, {
        drive: 5,
        stay: 90,
        note: 'One bar with a welcome, and a second if the evening goes that way.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
  tour({
    slug: 'asakusa-after-dark',
    title: 'Asakusa after dark',
    shortName: 'Asakusa after dark',
    categorySlug: 'evenings',
    summary:
      'The temple lit and nearly empty, supper where the stews have simmered since noon, and the river with its ' +
      'bridges.',
    details: doc(
      paragraph(
        'By day Asakusa belongs to everybody. After six the shutters of Nakamise come down, each painted, and the ',
        'pagoda is lit until eleven. You can stand under the great lantern without an elbow in your side, hear ' +
          'your own ',
        'steps on the stones and have the incense to yourselves.',
      ),
      paragraph(
        'Supper is round the corner, where tables spill on to the pavement and stew has been on the fire since noon. ',
        'Or it is tempura in sesame oil, a dish this district claims. Then you walk down to the Sumida, with Skytree ',
        'lit across the water, and the car picks you up at the bridge.',
      ),
      paragraph(
        'It is the plainest of our evenings. Nothing in it was arranged for visitors, and that is why we like it. ',
        'Children manage it well with the earlier start.',
      ),
    ),
    durationMinutes: 240,
    guideIncluded: true,
    priceYenByClass: { sedan: 50_000, alphard: 54_000, hiace: 64_000 },
    startTimes: ['17:00', '18:00', '19:00'],
    minimumNoticeHours: 12,
    walkingLevel: 'easy',
    walkingKilometres: 2.5,
    bestMonths: allYear,
    suits: ['A first evening', 'Families', 'Those who dislike crowds'],
    included: carAndGuide,
    notIncluded: ['Supper, about ¥4,000 each'],
    planB: 'In rain the river walk becomes a drive over the bridges with the wipers on.',
    pictures: ['asakusa-night', 'sensoji-pagoda-night', 'sumida-fireworks'],
    stops: [
      at('Kaminarimon and Senso-ji', '雷門・浅草寺', 35.7111, 139.7964, {
        drive: 20,
        stay: 65,
        admission: 'free',
        note: 'The main hall shuts at five; the grounds, lit, do not.',
      }),
      at('Supper near Hoppy Street', 'ホッピー通り', 35.7134, 139.7938, {
        drive: 5,
        stay: 90,
        note: 'Beef stew and skewers outdoors, or a tempura counter indoors.',
      }),
      at('Sumida river terrace', '隅田川テラス', 35.7107, 139.7992, {
        drive: 5,
        stay: 40,
        admission: 'free',
        note: 'Each bridge has its own colour at night; the walk is level.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
  tour({
    slug: 'the-expressway-at-night',
    title: 'The expressway at night',
    shortName: 'Expressway at night',
    categorySlug: 'evenings',
    summary:
      'Three hours in the back seat: the Shuto loop, Rainbow Bridge, the bay and a car park full of other people’s ' +
      'cars.',
    details: doc(
      paragraph(
        'You sit, the city moves. The Shuto Expressway was laid over canals and between office floors in the ' +
          '1960s, and ',
        'after nine in the evening it is the nearest thing to flying low. The car goes round the inner loop, out ',
        'to the landfill islands, over Rainbow Bridge and down the bay shore to Yokohama.',
      ),
      paragraph(
        'There are three short stops. One is a lay-by high over a canal, one a beach, and one the parking ',
        'area at Daikoku, inside a spiral of ramps, where owners of odd and lovely cars come to look at each other. ',
        'The police close it on some evenings; then we use the deck at Haneda and watch aircraft instead.',
      ),
      paragraph(
        'There is no guide on this one, only your chauffeur, who speaks some English and drives as if the tea were ',
        'poured. Choose the music. It suits people who arrive wide awake, and those who simply like being driven.',
      ),
    ),
    durationMinutes: 180,
    guideIncluded: false,
    priceYenByClass: { sedan: 26_000, alphard: 30_000, hiace: 38_000 },
    startTimes: ['19:00', '20:00', '21:00'],
    minimumNoticeHours: 6,
    walkingLevel: 'easy',
    walkingKilometres: 0.5,
    bestMonths: allYear,
    suits: ['People wide awake', 'People who like cars', 'No walking'],
    included: carOnly,
    notIncluded: ['Drinks from the machine'],
    planB: 'Rain doubles the lights. In a storm warning the bridge may shut and we move the evening without charge.',
    pictures: ['night-expressway', 'yokohama-harbour-night', 'bay-bridge'],
    stops: [
      at('Tatsumi parking area', '辰巳第一パーキングエリア', 35.6455, 139.8108, {
        drive: 25,
        stay: 20,
        admission: 'free',
        note: 'A shelf of road facing a wall of lit towers across the canal.',
      }),
      at('Odaiba, the beach', 'お台場海浜公園', 35.6298, 139.7762, {
        drive: 15,
        stay: 25,
        admission: 'free',
        note: 'Feet on sand for a moment, with the bridge overhead.',
      }),
      at('Daikoku parking area', '大黒パーキングエリア', 35.4624, 139.678, {
        drive: 25,
        stay: 20,
        admission: 'free',
        note: 'Friday and Saturday are the lively nights, and also the ones when it may close.',
      }),
    ],
    returnDriveMinutes: 50,
  }),
]
