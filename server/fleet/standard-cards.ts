import type { VehicleClass } from '#contract/catalogue.ts'
import type { ClassBody, ClassFeature } from '#contract/ride-classes.ts'

/** What guests see of a class, and how it is drawn. */
export interface ClassCard {
  vehicleClass: VehicleClass
  words: string
  features: readonly ClassFeature[]
  body: ClassBody | null
  /** Rides of the others are arranged by the office. */
  soldAsRide: boolean
}

type Seat = ClassBody['seats'][number]

/** A row of places side by side: how far from the front, and how far from the left each begins. */
const row = (x: number, lefts: readonly number[], width: number, depth: number): Seat[] =>
  lefts.map((y) => ({ x, y, width, depth, who: 'guest' }))

/** In Japan the chauffeur sits on the right. */
const front = (x: number, left: number, right: number, width: number, depth: number): Seat[] => [
  { x, y: right, width, depth, who: 'driver' },
  { x, y: left, width, depth, who: 'front' },
]

/** Measures in centimetres as their maker publishes them; places as these cars are laid out. */
export const standardCards: readonly ClassCard[] = [
  {
    vehicleClass: 'sedan',
    words: 'A black Toyota Crown: two comfortable seats and two suitcases, low, quiet and easy to get into.',
    features: [
      { figure: 'USB', words: 'sockets in the back, and cables for most telephones' },
      { figure: '148 cm', words: 'low enough for every car park in town' },
    ],
    body: {
      kind: 'sedan',
      lengthCm: 503,
      widthCm: 189,
      heightCm: 148,
      wheelbaseCm: 300,
      seats: [...front(185, 25, 109, 55, 58), ...row(285, [22, 71, 120], 47, 58)],
      boot: { x: 395, y: 27, width: 135, depth: 90 },
    },
    soldAsRide: true,
  },
  {
    vehicleClass: 'alphard',
    words: 'A black Toyota Alphard: four comfortable seats and four suitcases, sliding doors on both sides, quiet.',
    features: [
      { figure: '15 cm', words: 'step at the sliding door, with its board out' },
      { figure: '100 V', words: 'socket, and chargers for telephones' },
    ],
    body: {
      kind: 'van',
      lengthCm: 495,
      widthCm: 185,
      heightCm: 195,
      wheelbaseCm: 300,
      seats: [...front(126, 20, 107, 58, 60), ...row(213, [18, 109], 58, 60), ...row(300, [20, 69, 118], 47, 58)],
      boot: { x: 385, y: 16, width: 153, depth: 80 },
    },
    soldAsRide: true,
  },
  {
    vehicleClass: 'hiace',
    words: 'A Toyota HiAce Grand Cabin: eight comfortable seats and ten suitcases. The step at the door is high.',
    features: [
      { figure: '2', words: 'sets of skis or golf bags go in beside the suitcases' },
      { figure: 'USB', words: 'sockets, and chargers for telephones' },
    ],
    body: {
      kind: 'van',
      lengthCm: 538,
      widthCm: 188,
      heightCm: 229,
      wheelbaseCm: 311,
      seats: [
        ...front(95, 22, 112, 54, 56),
        ...row(180, [16, 66], 48, 56),
        ...row(262, [16, 66], 48, 56),
        ...row(344, [14, 55, 96, 137], 39, 54),
      ],
      boot: { x: 415, y: 12, width: 164, depth: 105 },
    },
    soldAsRide: true,
  },
  {
    vehicleClass: 'hiaceLong',
    words: 'A long Toyota HiAce for up to thirteen. It is a chartered bus with its own rules: the office arranges it.',
    features: [{ figure: 'USB', words: 'sockets, and chargers for telephones' }],
    body: {
      kind: 'van',
      lengthCm: 538,
      widthCm: 188,
      heightCm: 229,
      wheelbaseCm: 311,
      seats: [
        ...front(80, 22, 112, 54, 52),
        ...[152, 226, 300].flatMap((x) => row(x, [14, 58, 130], 43, 50)),
        ...row(374, [14, 70, 130], 43, 50),
      ],
      boot: { x: 436, y: 12, width: 164, depth: 90 },
    },
    soldAsRide: false,
  },
  {
    vehicleClass: 'coaster',
    words: 'A Toyota Coaster for up to twenty-three. It is a chartered bus with its own rules: the office arranges it.',
    features: [{ figure: '100 V', words: 'sockets, a microphone and reading lights' }],
    body: {
      kind: 'minibus',
      lengthCm: 699,
      widthCm: 208,
      heightCm: 264,
      wheelbaseCm: 394,
      seats: [
        { x: 75, y: 130, width: 56, depth: 58, who: 'driver' },
        ...[145, 221, 297, 373, 449].flatMap((x) => row(x, [14, 59, 109, 154], 43, 52)),
        ...row(525, [14, 59, 154], 43, 52),
      ],
      boot: { x: 590, y: 14, width: 180, depth: 95 },
    },
    soldAsRide: false,
  },
]
