type StarSpreadProps = {
  /** How many of 1, 2, 3, 4 and 5 stars. */
  spread: readonly number[]
  /** What stands at the end of a line: of many a share, of few how many. */
  of?: 'shares' | 'counts'
}

/** How the stars are spread, five at the top. */
export function StarSpread({ spread, of = 'shares' }: StarSpreadProps) {
  const all = spread.reduce((sum, count) => sum + count, 0)
  const share = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100))
  return (
    <dl aria-label="Stars" className="grid content-center gap-0.5 text-[0.78125rem] tabular-nums">
      {spread.toReversed().map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars
        <div key={index} className="grid grid-cols-[10px_minmax(0,1fr)_36px] items-center gap-2">
          <dt>
            {5 - index}
            <span className="sr-only"> stars</span>
          </dt>
          <dd className="contents">
            <span aria-hidden className="h-1.5 bg-paper-2">
              <span className="block h-full bg-ink" style={{ inlineSize: `${share(count)}%` }} />
            </span>
            <span className="text-ink-3">{of === 'counts' ? count : `${share(count)}%`}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
