/** A figure as typed, full width or half; NaN where it is none, which the call then refuses by its field. */
export const readFigure = (typed: string): number => {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s,°]/g, '')
    .replace(/[−–]/g, '-')
  return plain === '' ? Number.NaN : Number(plain)
}

/** The same, where nothing typed means none. */
export const readOptionalFigure = (typed: string): number | null => (typed.trim() === '' ? null : readFigure(typed))

/** Both figures out of what a map gives: "35.6586, 139.7454". Null where it is not two figures. */
export function readPair(typed: string): readonly [string, string] | null {
  const [, first, second] =
    /^\s*\(?(-?\d+(?:\.\d+)?)°?\s*[,、 ]\s*(-?\d+(?:\.\d+)?)°?\)?\s*$/.exec(typed.normalize('NFKC')) ?? []
  return first && second ? [first, second] : null
}
