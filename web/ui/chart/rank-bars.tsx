type RankBarsProps = {
  rows: readonly { key: string; name: string; value: number; words: string }[]
  /** What to say when there is nothing. */
  empty: string
}

const shown = 12

/** The largest first, each with a bar beside its name. All of them are in the table behind it. */
export function RankBars({ rows, empty }: RankBarsProps) {
  if (rows.length === 0) return <p className="px-4.5 pb-4.5 text-sm text-ink-2">{empty}</p>
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <div aria-hidden className="px-4.5 pb-4">
      {rows.slice(0, shown).map(({ key, name, value, words }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-sm md:grid-cols-[240px_minmax(0,1fr)_110px]"
        >
          <bdi className="truncate">{name}</bdi>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden
            className="h-3.5 w-full max-md:order-last max-md:col-span-2"
          >
            <rect width={(Math.max(0, value) / highest) * 100} height="10" className="fill-dv1" />
          </svg>
          <bdi className="text-end tabular-nums">{words}</bdi>
        </div>
      ))}
      {rows.length > shown && (
        <p className="pt-1 text-[0.8125rem] text-ink-3">{rows.length - shown} more in the table.</p>
      )}
    </div>
  )
}
