/** The list with one of its entries in another place; all others keep their order. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  const moved = items.slice(from, from + 1)
  const place = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)]
}

export interface Shape {
  left: number
  top: number
  width: number
  height: number
}

/** Which of the shapes the pointer is nearest to: rows below each other and boards of pictures alike. */
export function nearestShape(shapes: readonly Shape[], x: number, y: number): number {
  const away = ({ left, top, width, height }: Shape) =>
    Math.hypot(
      Math.max(left - x, 0, x - left - width),
      Math.max(top - y, 0, y - top - height),
      // Inside several at once: the one whose middle is nearer.
      Math.hypot(left + width / 2 - x, top + height / 2 - y) / 1000,
    )
  return shapes.reduce((best, shape, index) => {
    const known = shapes[best]
    return known && away(known) <= away(shape) ? best : index
  }, 0)
}
