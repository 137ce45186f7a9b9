import { textWidth, wrapText } from './diagram-text.ts'
import type { DiagramTour } from './sort-tours.ts'

/** One width for every line; the height follows from what stands on it. */
export const diagramWidth = 1120
export const margin = 20
export const stationSize = 34
export const nameSize = 16
export const signSize = 14

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface TextLine {
  text: string
  baseline: number
  quiet: boolean
}

export interface Station<T extends DiagramTour = DiagramTour> {
  tour: T
  x: number
  y: number
  label: { lines: TextLine[]; box: Box }
}

export interface Tokyo {
  x: number
  y: number
  /** Drawn as a terminal, unless it is the loop itself. */
  radius: number | null
  lines: TextLine[]
  box: Box
}

/** One end of the line: where Tokyo is. */
export interface Heart<T extends DiagramTour> {
  /** Where the branches leave. */
  exit: number
  path: string | null
  stations: Station<T>[]
  tokyo: Tokyo
}

const nameLine = 20
const signLine = 18
const space = 8

/** Widest label at the end of a row; in a row the next station sets the limit. */
export const widestLabel = 184

const linesOf = (tour: Pick<DiagramTour, 'name' | 'sign'>, maxWidth: number) => ({
  name: wrapText(tour.name, nameSize, maxWidth),
  sign: wrapText(tour.sign, signSize, maxWidth),
})

export function labelHeight(tour: DiagramTour, maxWidth: number): number {
  const { name, sign } = linesOf(tour, maxWidth)
  return name.length * nameLine + sign.length * signLine
}

/** How far the rows must be apart, so that the labels of one keep clear of the other. */
export const rowDistance = (tallestLabel: number) => tallestLabel + stationSize + space * 3

export function station<T extends DiagramTour>(
  tour: T,
  { x, y, side, room }: { x: number; y: number; side: 'above' | 'below'; room: number },
): Station<T> {
  const clear = stationSize / 2 + space
  const top = side === 'above' ? y - clear - labelHeight(tour, room) : y + clear
  return { tour, x, y, label: textBlock(linesOf(tour, room), x, top) }
}

/** Centred lines, names above signs. */
export function textBlock({ name, sign }: { name: string[]; sign: string[] }, x: number, top: number, size = nameSize) {
  const lead = (size / nameSize) * nameLine
  const lines = [
    ...name.map((text, row) => ({ text, baseline: top + lead * row + lead * 0.75, quiet: false })),
    ...sign.map((text, row) => ({
      text,
      baseline: top + lead * name.length + signLine * row + signLine * 0.75,
      quiet: true,
    })),
  ]
  const width = Math.max(...lines.map((line) => textWidth(line.text, line.quiet ? signSize : size)))
  const bottom = top + lead * name.length + signLine * sign.length
  return { lines, box: { left: x - width / 2, right: x + width / 2, top, bottom } }
}
