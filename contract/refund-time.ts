const dayMs = 86_400_000

/** So long a bank may take to show a refund that we have sent, not counting Saturdays and Sundays. */
export const refundWorkingDays = 5

/** The day, as `2026-11-23`, by which money that goes back on this one stands on the card. */
export function refundDueBy(day: string): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = refundWorkingDays; left > 0; ) {
    at += dayMs
    if (![0, 6].includes(new Date(at).getUTCDay())) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}
