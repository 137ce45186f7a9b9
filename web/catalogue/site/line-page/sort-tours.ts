/** What the diagram knows of a tour. */
export interface DiagramTour {
  slug: string
  name: string
  /** What stands below the name: "1 h 50 from Tokyo". */
  sign: string
  /** Its number on the line. */
  station: number
  /** How far out of Tokyo it leads. */
  minutes: number
  /** The direction in which it leaves Tokyo, in degrees from north. */
  bearing: number
}

/** Within this the city's own streets lead there, and the tour stands on the loop. */
export const cityMinutes = 40
/** Directions that differ by less share a branch. */
const sameDirection = 20

export interface SortedTours<T extends DiagramTour> {
  /** Around the compass from the west over the north. */
  loop: T[]
  /** From the north to the south; each from Tokyo outwards. */
  branches: T[][]
}

/** Which tours stand on the city's loop, and which on a branch out of it. */
export function sortTours<T extends DiagramTour>(tours: readonly T[]): SortedTours<T> {
  const outwards = tours.toSorted((a, b) => a.minutes - b.minutes || a.station - b.station)
  const inCity = outwards.filter((tour) => tour.minutes <= cityMinutes)
  const loop = loopFits(inCity.length, outwards.length - inCity.length) ? inCity : []
  const far = outwards.filter((tour) => !loop.includes(tour))
  return {
    loop: loop.toSorted((a, b) => fromWest(a) - fromWest(b)),
    branches: byDirection(far, loop.length > 0 ? 2 : 3),
  }
}

/** A loop alone has the whole width; beside it only few branches have room. Otherwise all tours go on branches. */
const loopFits = (inCity: number, outside: number) => (outside === 0 ? inCity <= 14 : inCity <= 8 && outside <= 4)

const fromWest = ({ bearing }: DiagramTour) => (bearing + 90) % 360

/** Cut where the compass has its widest gaps. */
function byDirection<T extends DiagramTour>(outwards: readonly T[], atMost: number): T[][] {
  if (outwards.length === 0) return []
  const around = outwards.toSorted((a, b) => a.bearing - b.bearing)
  const gaps = around.map((tour, index) => {
    const next = around[(index + 1) % around.length] ?? tour
    return { after: index, degrees: (next.bearing - tour.bearing + 360) % 360 || (around.length === 1 ? 360 : 0) }
  })
  const cuts = gaps
    .filter((gap) => gap.degrees > sameDirection)
    .toSorted((a, b) => b.degrees - a.degrees)
    .slice(0, atMost)
    .map((gap) => gap.after)
    .sort((a, b) => a - b)
  const branchOf = (index: number) => cuts.filter((cut) => cut < index).length % Math.max(1, cuts.length)
  const branches: T[][] = cuts.length > 1 ? cuts.map(() => []) : [[]]
  for (const tour of outwards) branches[branchOf(around.indexOf(tour))]?.push(tour)
  return branches.sort((a, b) => northness(b) - northness(a))
}

/** 1 is due north, −1 due south. */
export const northness = (branch: readonly DiagramTour[]) =>
  branch.reduce((sum, tour) => sum + Math.cos((tour.bearing * Math.PI) / 180), 0) / branch.length
