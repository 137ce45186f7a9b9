/** The way a figure came, without words: the words stand beside it. Charts are not mirrored. */
export function SparkLine({ of: values }: { of: readonly (number | null)[] }) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  if (known.length < 2) return null
  const [lowest, highest] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))]
  const xOf = (index: number) => 2 + (index / Math.max(1, values.length - 1)) * 92
  const yOf = (value: number) => (highest === lowest ? 15 : 27 - ((value - lowest) / (highest - lowest)) * 24)
  const path = known.map(({ value, index }) => `${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`).join('L')
  return (
    <svg viewBox="0 0 96 30" aria-hidden preserveAspectRatio="none" className="h-6.5 w-16 shrink-0 max-md:hidden">
      <path d={`M${path}`} fill="none" strokeWidth="1.75" vectorEffect="non-scaling-stroke" className="stroke-dv1" />
    </svg>
  )
}
