/** Whole years between two days, both as YYYY-MM-DD. */
export function yearsBetween(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Of a child; null for adults. A birth date knows better than the age that somebody had when they were saved. */
export function childAgeOn(day: string, { birthDate, age }: { birthDate: string | null; age: number | null }) {
  if (birthDate === null) return age
  const years = yearsBetween(birthDate, day)
  return years < 18 ? years : null
}
