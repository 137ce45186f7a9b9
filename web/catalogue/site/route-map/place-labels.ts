import { type Box, holds, isInside, overlap, type Point, type Size } from './plane.ts'
import { segments, stepsAlong } from './segments.ts'
import { linesOf, textWidth } from './text.ts'
import type { Leg } from './ways.ts'

export type Anchor = 'start' | 'middle' | 'end'
/**
 * `at` is where the first line's baseline is anchored, `box` the room of the words; `covers` tells that something is drawn
 * under them.
 */
export type Label = { lines: string[]; note?: string; anchor: Anchor; at: Point; box: Box; covers: boolean }
export type LabelWish = { name: string; note?: string; at: Point; reach: number }
export type Typeface = { size: number; lead: number; noteSize: number; noteLead: number }

type Surroundings = { size: Size; solid: readonly Box[]; soft: readonly Box[]; legs: readonly Leg[] }

const NO_ROOM = 260
const ROOM_FOR_LINE = 6

/**
 * Puts each name beside its mark, where it covers no mark, no other name and nothing solid, and as little as possible
 * of the line. A name for which there is no room is left out: its number stands in the mark, its name in the list.
 */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings, type: Typeface): (Label | undefined)[] {
  const line = around.legs.flatMap(segments).flatMap((part) => stepsAlong(part))
  const choices = wishes.map((wish) => candidates(wish, type, around, line))
  let best: { labels: (Label | undefined)[]; cost: number } = { labels: [], cost: Infinity }
  for (let turn = 0; turn < wishes.length; turn++) {
    const order = wishes.map((_, index) => (index + turn) % wishes.length)
    const attempt = placeInOrder(order, choices)
    if (attempt.cost < best.cost) best = attempt
  }
  return best.labels
}

type Choice = Label & { cost: number }

/** Each takes the best place that is left; those that had to give way try again when all have moved. */
function placeInOrder(order: number[], choices: readonly Choice[][]) {
  const placed: (Choice | undefined)[] = choices.map(() => undefined)
  for (let round = 0; round < 3; round++) {
    for (const index of order) {
      const others = placed.with(index, undefined).flatMap((label) => label?.box ?? [])
      placed[index] = choices[index]?.find((choice) => !others.some((box) => overlap(box, choice.box)))
    }
  }
  return { labels: placed, cost: placed.reduce((sum, label) => sum + (label?.cost ?? NO_ROOM), 0) }
}

/** Every position that is possible at all, the best first. */
function candidates(wish: LabelWish, type: Typeface, around: Surroundings, line: readonly Point[]): Choice[] {
  return linesOf(wish.name)
    .flatMap((lines) => positions(wish, lines, type))
    .filter(({ box }) => isInside(box, around.size) && !around.solid.some((other) => overlap(other, box)))
    .map((label) => {
      const covered = line.filter((point) => holds(label.box, point, ROOM_FOR_LINE)).length
      const ground = around.soft.filter((other) => overlap(other, label.box)).length
      return { ...label, covers: covered + ground > 0, cost: label.cost + covered * 8 + ground * 40 }
    })
    .filter((label) => label.cost < NO_ROOM)
    .sort((a, b) => a.cost - b.cost)
}

/** Beside, above and below the mark; the first ones look best. */
function positions({ at: [x, y], reach, note }: LabelWish, lines: string[], type: Typeface): Choice[] {
  const words = lines.map((line) => textWidth(line) * type.size)
  const width = Math.max(...words, note ? textWidth(note) * type.noteSize : 0)
  const height = lines.length * type.lead + (note ? type.noteLead : 0)
  const wrapping = 4 * (lines.length - 1) * (lines.length - 1)
  const label = (anchor: Anchor, ax: number, top: number, cost: number): Choice => {
    const box = { x: leftOf(anchor, ax, width), y: top, width, height }
    return {
      lines,
      note,
      anchor,
      at: [Math.round(ax), Math.round(top + type.lead * 0.78)],
      box,
      covers: false,
      cost: cost + wrapping,
    }
  }
  const near = reach + 6
  const sides = [-height / 2, -type.lead / 2, type.lead / 2 - height].flatMap((lift, index) => [
    label('start', x + near, y + lift, index * 2),
    label('end', x - near, y + lift, index * 2 + 1),
  ])
  const aboveAndBelow = [near - 2, 2 - near - height].flatMap((lift) => [
    label('middle', x, y + lift, 2),
    label('start', x - reach, y + lift, 4),
    label('end', x + reach, y + lift, 4),
    label('start', x + reach / 2, y + lift, 6),
    label('end', x - reach / 2, y + lift, 6),
  ])
  return [...sides, ...aboveAndBelow]
}

export function leftOf(anchor: Anchor, x: number, width: number): number {
  return anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
}
