/** Rows of 0 and 1 as the picture that a camera reads: dark on light in every theme, with the quiet rim it needs. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const rim = 4
  const size = rows.length + 2 * rim
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-rim} ${-rim} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 border border-line"
    >
      <rect x={-rim} y={-rim} width={size} height={size} fill="white" />
      <path fill="black" d={pathOf(rows)} />
    </svg>
  )
}

/** One stroke for each run of dark squares. */
export function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}
