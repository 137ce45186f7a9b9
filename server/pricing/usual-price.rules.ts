/** What a day costs on the most of these days; of two that are as frequent the lower. Null where nothing has a price. */
export function usualPriceOf(totals: readonly (number | null)[]): number | null {
  const days = new Map<number, number>()
  for (const total of totals) if (total !== null) days.set(total, (days.get(total) ?? 0) + 1)
  const [usual] = [...days].sort(([a, daysOfA], [b, daysOfB]) => daysOfB - daysOfA || a - b)
  return usual?.[0] ?? null
}
