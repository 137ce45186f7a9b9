import { sql } from 'kysely'
import type { Hours } from '#core/usual-week.ts'
import type { Resource } from './fleet.rules.ts'

/** Without these a chauffeur takes no job; a guide needs none. */
const needed = ['licence', 'health-check'] as const
export type NeededPaper = (typeof needed)[number]

/** Of the resources of a query: which papers a chauffeur still needs. */
export const papersLacked = sql<NeededPaper[]>`CASE WHEN resources.kind <> 'chauffeur' THEN '{}'::text[] ELSE ARRAY(
  SELECT needed.kind FROM unnest(${[...needed]}::text[]) AS needed (kind)
  WHERE NOT EXISTS (SELECT FROM papers p
    WHERE p.resource_id = resources.id AND p.kind = needed.kind AND p.replaced_at IS NULL)) END`

/** Weekdays with other hours than the usual ones, as the column keeps them: {"5": [720, 1380]}. */
export function otherHoursOf(column: unknown): Pick<Resource, 'otherHours'> {
  const days = Object.entries(column as Record<string, [number, number]>)
  if (days.length === 0) return {}
  const hours = days.map(([day, [fromMinutes, untilMinutes]]): [string, Hours] => [day, { fromMinutes, untilMinutes }])
  return { otherHours: Object.fromEntries(hours) }
}
