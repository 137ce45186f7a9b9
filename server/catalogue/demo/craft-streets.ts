import { allYear, at, carAndGuide, type DemoTour, tour } from './demo-tour.ts'
import { bullets, doc, heading, paragraph } from './rich-text.ts'

/** The rest of craft, table and tea: days among shops and studios. */
export const craftStreetsTours: DemoTour[] = [
  tour({
    slug: 'kappabashi-knives-and-kitchens',
    title: 'Kappabashi, knives and kitchens',
    shortName: 'Knives and kitchens',
    categorySlug: 'craft-table-and-tea',
    summary: 'The street where Tokyo’s cooks buy everything, soba for lunch, and the small makers of Kuramae.',
    details: doc(
      paragraph(
        'Eight hundred metres of kitchen: knives, copper pans, chopsticks by the hundred, plastic prawns for shop ',
        'windows. Kappabashi is where restaurants shop, so prices are fair and nobody hurries you. Your guide knows ',
        'three knife shops with different tempers and will help you say what you cook, which is how a knife is ' +
          'chosen. ',
        'Engraving your name takes ten minutes.',
      ),
      paragraph(
        'After soba near the temple you go to Kuramae, a district of old toy wholesalers where stationers, leather ',
        'workers and coffee roasters have moved in. One shop binds a notebook while you wait, from paper you picked.',
      ),
      heading(3, 'Knives and aeroplanes'),
      bullets(
        'Knives must fly in the hold. The shop wraps them for it.',
        'Bring your passport: tax-free shopping depends on it.',
        'Most shops rest on Sundays. Saturday is the last good day of the week.',
      ),
    ),
    durationMinutes: 300,
    guideIncluded: true,
    priceYenByClass: { sedan: 60_000, alphard: 64_000, hiace: 76_000 },
    startTimes: ['09:45', '10:30'],
    minimumNoticeHours: 24,
    walkingLevel: 'moderate',
    walkingKilometres: 3.5,
    bestMonths: allYear,
    restsOn: { weekdays: [7], why: 'most shops rest' },
    restsAtYearEnd: { why: 'most shops rest', season: { from: '12-30', to: '01-03' } },
    suits: ['Cooks', 'People with presents to buy', 'Rain or heat'],
    included: carAndGuide,
    notIncluded: ['Lunch, about ¥1,800 each', 'Anything you buy'],
    planB: 'The pavements of Kappabashi are roofed and the car waits at the corner, so rain matters little.',
    pictures: ['kappabashi-knives', 'sensoji-pagoda-autumn', 'asakusa-night'],
    stops: [
      at('Kappabashi kitchen street', 'かっぱ橋道具街', 35.7146, 139.7886, {
        drive: 15,
        stay: 110,
        note: 'Start at the giant chef’s head and work north; most shops open at ten and rest on Sundays.',
      }),
      at('Lunch: soba in Asakusa', '浅草の蕎麦', 35.7117, 139.7935, {
        drive: 5,
        stay: 70,
        note: 'Cold on a tray or hot in broth, with tempura if you are hungry.',
      }),
      at('Kuramae', '蔵前', 35.7033, 139.7908, {
        drive: 5,
        stay: 80,
        note: 'Notebooks bound to order, leather and coffee; several makers rest on Mondays.',
      }),
    ],
    returnDriveMinutes: 15,
  }),
  tour({
    slug: 'the-print-from-paper-to-wall',
    title: 'The print, from paper to wall',
    shortName: 'Paper to print',
    categorySlug: 'craft-table-and-tea',
    summary: 'Make a sheet of washi, see Hokusai in his own neighbourhood, and watch a woodblock print being pulled.',
    details: doc(
      paragraph(
        'The day follows one sheet of paper. You make it first, at a paper merchant’s in Nihonbashi that has traded ',
        'since 1653: dip the frame, rock it, let it drain. It dries while you are out. In Ryogoku, where Hokusai was ',
        'born and moved house some ninety times, a small museum shows what he did with paper.',
      ),
      paragraph(
        'After lunch among the sumo stables you cross the city to a workshop in Shimo-ochiai, where carvers and ',
        'printers still make prints as he would have known them: one block for every colour, registered by two ' +
          'notches ',
        'and a steady hand. Showroom always, printing when the printer is at the bench; we ask before we fix the day.',
      ),
      paragraph(
        'Our own pictures borrow from these prints, so we are not neutral. Three stops, three places, and afterwards ',
        'you will look at every edge of a colour. Offered from Tuesday to Saturday only, when all three are open.',
      ),
    ),
    durationMinutes: 360,
    guideIncluded: true,
    priceYenByClass: { sedan: 69_000, alphard: 74_000, hiace: 88_000 },
    startTimes: ['09:45'],
    minimumNoticeHours: 72,
    walkingLevel: 'easy',
    walkingKilometres: 2,
    fromAge: 8,
    bestMonths: allYear,
    restsOn: { weekdays: [1, 7], why: 'the museum or the workshops are closed' },
    restsAtYearEnd: { why: 'the museum and the workshops are closed' },
    suits: ['People who draw', 'A rainy day', 'Children over eight'],
    included: carAndGuide,
    notIncluded: ['Paper making, ¥900 each', 'Hokusai museum, ¥400 each', 'Lunch, about ¥1,800 each'],
    planB:
      'All indoors. If the printer is away on the day we show the blocks and offer the Ota museum in Harajuku ' +
      '(closed Mondays).',
    pictures: ['print-carver', 'sumida-fireworks', 'yanaka-cat'],
    stops: [
      at('Ozu Washi, Nihonbashi', '小津和紙', 35.6886, 139.7787, {
        drive: 10,
        stay: 65,
        admission: 'not included',
        yen: 900,
        note: 'One sheet each, dried and rolled for you; closed on Sundays.',
      }),
      at('Sumida Hokusai Museum', 'すみだ北斎美術館', 35.6963, 139.8005, {
        drive: 15,
        stay: 80,
        admission: 'not included',
        yen: 400,
        note: 'Prints change often because light fades them; closed on Mondays.',
      }),
      at('Lunch in Ryogoku', '両国の昼食', 35.6958, 139.7935, {
        drive: 5,
        stay: 55,
        note: 'Chanko, the wrestlers’ stew, in a portion for the rest of us.',
      }),
      at('Adachi woodcut workshop, Shimo-ochiai', 'アダチ版画研究所', 35.7216, 139.7107, {
        drive: 25,
        stay: 80,
        admission: 'free',
        note: 'Blocks, brushes and the Great Wave in its stages; closed on Sundays, Mondays and holidays.',
      }),
    ],
    returnDriveMinutes: 25,
  }),
]
