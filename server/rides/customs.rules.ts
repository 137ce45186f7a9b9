import type { Terminal } from '#contract/rides.ts'

/** From landing to the arrivals hall. Of a flight that we do not know we think that it comes from abroad. */
export function customsMinutesOf(
  { internationalMinutes, domesticMinutes }: Pick<Terminal, 'internationalMinutes' | 'domesticMinutes'>,
  isInternational: boolean | null,
): number {
  const [abroad, inland] = [internationalMinutes ?? domesticMinutes ?? 0, domesticMinutes ?? internationalMinutes ?? 0]
  return isInternational === false ? inland : abroad
}
