/** A place on the sheet; what follows x and y, such as a scale or a turn, is for the caller. */
export type Point = readonly [x: number, y: number, ...more: number[]]

/** A stop of a gradient. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export const points = (...list: Point[]): Point[] => list

export const stops = (...list: Stop[]): Stop[] => list

/** A small table: each row keeps its shape. */
export const table = <const T extends readonly (readonly unknown[])[]>(...list: T): T => list

/** The element that is known to be there. */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}.`)
  return found
}
