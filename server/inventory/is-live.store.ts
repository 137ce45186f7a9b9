import { sql } from 'kysely'

/**
 * Of the crew of a booking: that it still counts. Written so that the index of the exclusion constraint does not fit: it
 * begins with the resource, the database thinks it cheap, and it is read as a whole for each booking. The primary key
 * takes no time. Who asks by resource or by hour says `live` as it is.
 */
export const isLive = sql<boolean>`coalesce(assignments.live, false)`
