import type { DutyPolicy, ResourceKind } from './fleet.rules.ts'

const kinds: readonly ResourceKind[] = ['vehicle', 'chauffeur', 'guide']

/** What is wrong with rules taken together, by the name of its field; empty where nothing is. */
export function dutyContradictions(rules: readonly DutyPolicy[]): Record<string, string> {
  const fields: Record<string, string> = {}
  if (kinds.some((kind) => rules.filter((rule) => rule.kind === kind).length !== 1))
    fields.rules = 'One rule for each kind.'
  for (const rule of rules) {
    const { kind, longestDayMinutes, utmostDayMinutes, leastRestMinutes, aimedRestMinutes } = rule
    if (utmostDayMinutes !== null && (longestDayMinutes === null || utmostDayMinutes < longestDayMinutes))
      fields[`${kind}.utmostDayMinutes`] = 'The limit of a day is at least its aim.'
    if (aimedRestMinutes !== null && (leastRestMinutes === null || aimedRestMinutes < leastRestMinutes))
      fields[`${kind}.aimedRestMinutes`] = 'The aim is at least the rest below which nobody is sent out.'
    if ((rule.longestDriveMinutes === null) !== (rule.breakMinutes === null))
      fields[`${kind}.breakMinutes`] = 'A longest drive and its break come together.'
  }
  return fields
}
