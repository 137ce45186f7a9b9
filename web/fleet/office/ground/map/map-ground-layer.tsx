import { useMemo } from 'react'
import {
  type Box,
  type Chart,
  drawGround,
  MapGround,
  MapWords,
  nameGround,
  overlap,
  type Size,
  textWidth,
} from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { type Cell, cellPath } from './cells.ts'

type MapGroundLayerProps = {
  chart: Chart
  cells: readonly Cell[]
  /** Areas that count here: drawn first and solid. */
  lit: readonly string[]
  /** Where marks stand, which no name is to cover. */
  avoid: readonly Box[]
}

const nameSize = 13

/** The country, the borders of our areas on it, and the names of both where there is room. */
export function MapGroundLayer({ chart, cells, lit, avoid }: MapGroundLayerProps) {
  const { size } = chart
  const ground = useMemo(() => drawGround(chart, []), [chart])
  const ordered = cells.toSorted((a, b) => Number(lit.includes(a.id)) - Number(lit.includes(b.id)))
  const labels = namesOf(ordered.toReversed(), chart, avoid)
  const names = nameGround(chart, ground, {
    taken: [...avoid, ...labels.map(({ box }) => box)],
    legs: [],
    written: labels.map(({ label }) => label).join(),
  })
  return (
    <g aria-hidden>
      <MapGround ground={ground} size={size} />
      {ordered.map((cell) => (
        <path
          key={cell.id}
          d={cellPath(cell)}
          className={
            lit.includes(cell.id)
              ? 'fill-dv1/15 stroke-dv1 stroke-[1.75] [stroke-dasharray:5_3]'
              : 'fill-none stroke-edge/70 [stroke-dasharray:2_4]'
          }
        />
      ))}
      <g className="text-[0.9375rem]">
        <MapWords names={names} caption="North is up." captionAt={[14, size.height - 14]} />
      </g>
      {labels.map(({ id, label, box }) => (
        <text
          key={id}
          x={box.x + box.width / 2}
          y={box.y + 14}
          textAnchor="middle"
          strokeWidth="4"
          strokeLinejoin="round"
          paintOrder="stroke"
          className={cx(
            'stroke-paper-2 text-[0.8125rem]',
            lit.includes(id) ? 'fill-dv1 font-semibold' : 'fill-ink-2 font-[550]',
          )}
        >
          {label}
        </text>
      ))}
    </g>
  )
}

/** Around the middle of an area, from the best place for its name on. */
const steps: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [0, 24],
  [0, -24],
  [0.6, 0],
  [-0.6, 0],
  [0, 44],
  [0, -44],
]

/** The names of areas by their middles, where they stand in the frame and cover no other name and no mark. */
function namesOf(cells: readonly Cell[], { size }: Chart, avoid: readonly Box[]): Named[] {
  const written: Named[] = []
  for (const { id, label, middle } of cells) {
    const width = textWidth(label) * nameSize + 12
    const places = steps.map(([across, down]): Box => {
      return { x: middle[0] + across * width - width / 2, y: middle[1] + down - 10, width, height: 20 }
    })
    const isFree = (box: Box) => isSeen(box, size) && !written.some((other) => overlap(other.box, box))
    const box = places.find((one) => isFree(one) && !avoid.some((mark) => overlap(mark, one)))
    if (box) written.push({ id, label, box })
  }
  return written
}

interface Named {
  id: string
  label: string
  box: Box
}

/** The words of the map stand below. */
const isSeen = ({ x, y, width, height }: Box, size: Size) =>
  x > 2 && y > 2 && x + width < size.width - 2 && y + height < size.height - 24
