import { wrapText } from './diagram-text.ts'
import { diagramWidth, type Heart, margin, signSize, station, textBlock } from './line-diagram.ts'
import type { DiagramTour } from './sort-tours.ts'

export const tokyoSize = 22
const terminalRadius = 22
const loopRadius = 75
const widestSign = 200

/** Nothing of the line is in the city: Tokyo is where it ends. */
export function layOutTerminal(sign: string): Heart<DiagramTour> {
  const x = diagramWidth - margin - widestSign / 2
  const name = textBlock({ name: ['Tokyo'], sign: [] }, x, -terminalRadius - 36, tokyoSize)
  const below = textBlock({ name: [], sign: wrapText(sign, signSize, widestSign) }, x, terminalRadius + 10)
  return {
    exit: x - terminalRadius,
    path: null,
    stations: [],
    tokyo: {
      x,
      y: 0,
      radius: terminalRadius,
      lines: [...name.lines, ...below.lines],
      box: {
        left: Math.min(name.box.left, below.box.left),
        right: Math.max(name.box.right, below.box.right),
        top: name.box.top,
        bottom: below.box.bottom,
      },
    },
  }
}

/** Tours inside the city stand around a loop, half of them above and half below; Tokyo is what it encloses. */
export function layOutLoop<T extends DiagramTour>(tours: readonly T[], sign: string, alone: boolean): Heart<T> {
  const above = Math.ceil(tours.length / 2)
  const straight = straightLength(above, alone)
  const left = alone ? (diagramWidth - straight) / 2 - loopRadius : diagramWidth - margin - straight - 2 * loopRadius
  const start = left + loopRadius
  const text = textBlock(
    { name: ['Tokyo'], sign: wrapText(sign, signSize, straight) },
    start + straight / 2,
    0,
    tokyoSize,
  )
  const raise = text.box.bottom / 2
  const place = (tour: T, index: number) => {
    const isAbove = index < above
    const among = isAbove ? above : tours.length - above
    // Around the compass: eastwards above, and back westwards below.
    const order = isAbove ? index : tours.length - 1 - index
    const room = straight / among
    return station(tour, {
      x: start + room * (order + 0.5),
      y: isAbove ? -loopRadius : loopRadius,
      side: isAbove ? 'above' : 'below',
      room: Math.min(straight / above, 260) - 14,
    })
  }
  return {
    exit: left,
    path: `M${start} ${-loopRadius}h${straight}a${loopRadius} ${loopRadius} 0 0 1 0 ${2 * loopRadius}h${-straight}a${loopRadius} ${loopRadius} 0 0 1 0 ${-2 * loopRadius}z`,
    stations: tours.map(place),
    tokyo: {
      x: start + straight / 2,
      y: 0,
      radius: null,
      lines: text.lines.map((line) => ({ ...line, baseline: line.baseline - raise })),
      box: { ...text.box, top: text.box.top - raise, bottom: text.box.bottom - raise },
    },
  }
}

/** As wide as its labels ask; beside branches a loop stays small. */
function straightLength(perSide: number, alone: boolean): number {
  if (alone) return Math.min(perSide * 320, diagramWidth - 2 * (margin + loopRadius))
  return perSide * (perSide > 3 ? 150 : perSide === 3 ? 190 : 230)
}
