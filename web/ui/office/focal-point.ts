/** The point that every crop of a picture keeps, in percent from its left and its top. */
export interface FocalPoint {
  x: number
  y: number
}

const within = (percent: number) => Math.max(0, Math.min(100, Math.round(percent)))

/** As the wire writes it, "60% 45%"; the middle where it says nothing readable. */
export function focalPointOf(written: string): FocalPoint {
  const [x, y] = [...written.matchAll(/(\d{1,3})%/g)].map((match) => Number(match[1]))
  return { x: within(x ?? 50), y: within(y ?? 50) }
}

export const writtenFocus = ({ x, y }: FocalPoint) => `${within(x)}% ${within(y)}%`

/** An arrow moves it by one percent, with Shift by ten. Pictures are not mirrored, so left is left everywhere. */
export function steppedFocus(from: FocalPoint, key: string, isFar: boolean): FocalPoint | null {
  const step = isFar ? 10 : 1
  const by: Record<string, readonly [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  }
  const move = by[key]
  return move ? { x: within(from.x + move[0]), y: within(from.y + move[1]) } : null
}

/** Where in the picture one pressed. */
export const pressedFocus = (
  box: { left: number; top: number; width: number; height: number },
  at: { clientX: number; clientY: number },
): FocalPoint => ({
  x: within(((at.clientX - box.left) / Math.max(1, box.width)) * 100),
  y: within(((at.clientY - box.top) / Math.max(1, box.height)) * 100),
})

export const focusInWords = ({ x, y }: FocalPoint) => `${x}% from the left, ${y}% from the top`
