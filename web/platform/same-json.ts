/** Whether two values say the same as JSON, whatever the order of their names: the database keeps another one than we write. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one).filter(([, value]) => value !== undefined)
  const count = Object.values(other).filter((value) => value !== undefined).length
  return (
    entries.length === count &&
    entries.every(([name, value]) => sameJson(value, (other as Record<string, unknown>)[name]))
  )
}
