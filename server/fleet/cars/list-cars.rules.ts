import type { CarRow, carViews, officeCars } from '#contract/cars.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { orderOf } from '#server/platform/office-list.rules.ts'

export type Asked = ReadInputOf<typeof officeCars>
export type Listed = CarRow & { rank: number }
type Column = Asked['sort'] extends infer S ? (S extends `-${infer C}` ? C : never) : never
type View = (typeof carViews)[number]

/** So long before the end a new paper is worth a thought. */
const soonDays = 60

const inView: Record<View, (car: CarRow) => boolean> = {
  all: () => true,
  free: ({ state }) => state.is === 'free',
  papers: ({ state, nextPaper }) =>
    state.is !== 'out-of-service' && nextPaper !== null && nextPaper.daysLeft <= soonDays,
  repair: ({ state }) => state.is === 'in-repair',
}

export const countViews = (cars: readonly CarRow[]): Record<View, number> => ({
  all: cars.length,
  free: cars.filter(inView.free).length,
  papers: cars.filter(inView.papers).length,
  repair: cars.filter(inView.repair).length,
})

/** Full width is half width, and spacing is nothing, so that a plate is found however it is typed. */
const letters = (words: string) => words.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')

const isNamed = ({ plate, className, model, usualChauffeur }: CarRow, q: string) =>
  [plate, className, model, usualChauffeur ?? ''].some((words) => letters(words).includes(letters(q)))

export const narrowed = (
  cars: readonly Listed[],
  { view, q, class: classes, state }: Pick<Asked, 'view' | 'q' | 'class' | 'state'>,
): Listed[] =>
  cars
    .filter(inView[view])
    .filter((car) => classes.length === 0 || classes.includes(car.vehicleClass))
    .filter((car) => state.length === 0 || state.includes(car.state.is))
    .filter((car) => isNamed(car, q))

const keys: Record<Column, (car: Listed) => string | number | null> = {
  paper: ({ nextPaper }) => nextPaper?.endsOn ?? null,
  class: ({ rank }) => rank,
  plate: ({ plate }) => plate,
  odometer: ({ odometerKm }) => odometerKm,
  use: ({ inUsePercent }) => inUsePercent,
}

/** Whatever has no such thing comes last, either way. */
export function sorted(cars: readonly Listed[], sort: Asked['sort']): Listed[] {
  const { by, descending } = orderOf<Column>(sort)
  const [key, way] = [keys[by], descending ? -1 : 1]
  return cars.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1
    } else if (one !== other) return one < other ? -way : way
    return a.rank - b.rank || (a.plate < b.plate ? -1 : 1)
  })
}
