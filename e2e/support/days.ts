/** A day of the month after this one in Tokyo: near enough to be open, and past every notice. */
export function dayOfNextMonth(number: number): string {
  const now = new Date(Date.now() + 9 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, number)).toISOString().slice(0, 10)
}
