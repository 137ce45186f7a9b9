import type { Finding } from '#contract/trips.ts'

/** What somebody said is meant so. We do not ask again on this device. */

const key = 'trip-settled'
const most = 60

export const keyOfFinding = ({ kind, items }: Pick<Finding, 'kind' | 'items'>) => `${kind} ${items.join(' ')}`

export function readSettled(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function settle(finding: Finding): readonly string[] {
  const settled = [...readSettled(), keyOfFinding(finding)].slice(-most)
  try {
    localStorage.setItem(key, JSON.stringify(settled))
  } catch {
    // Then it is said again on the next look.
  }
  return settled
}
