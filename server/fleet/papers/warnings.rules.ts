/** So many days before a paper ends the desk is told. */
const warnings = [3, 14, 30]

/** Which warning is due with so many days left; a server that was away for a day sends it late, and not twice. */
export const warningOf = (daysLeft: number): number | null =>
  daysLeft < 0 ? null : (warnings.find((days) => daysLeft <= days) ?? null)
