import { type Box, distance, overlap, type Point, type Size } from './plane.ts'
import { textWidth } from './text.ts'

export const CAPTION_SIZE = 16
const [HEIGHT, MARGIN] = [22, 14]
/** The first corner is the usual one: another must be better by so much. */
const CLEARLY = 20

/** The corner in which the caption is farthest from all marks, and covers nothing. */
export function quietCorner(caption: string, marks: readonly Point[], avoid: readonly Box[], size: Size): Box {
  const width = Math.ceil(textWidth(caption) * CAPTION_SIZE)
  const corners = [MARGIN, size.height - MARGIN - HEIGHT].flatMap((y) =>
    [MARGIN, size.width - MARGIN - width].map((x) => ({ x, y, width, height: HEIGHT })),
  )
  const room = (corner: Box) => {
    if (avoid.some((box) => overlap(box, corner))) return -CLEARLY
    const nearest = ([x]: Point): Point => [Math.max(corner.x, Math.min(x, corner.x + width)), corner.y + HEIGHT / 2]
    return Math.min(...marks.map((mark) => distance(mark, nearest(mark))))
  }
  return corners.reduce((best, corner) => (room(corner) > room(best) + CLEARLY ? corner : best))
}
