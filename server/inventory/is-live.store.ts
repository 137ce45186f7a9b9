import { sql } from 'kysely'

/**
 * Of the crew of a booking: that it still counts. Written so that the index of the exclusion constraint does not fit: it
 * begins with the resource, the database thinks it cheap, and it is read as a whole for each booking. The primary key
 * takes no time. Who asks by resource or by hour says `isLiveThen`.
 */
export const isLive = sql<boolean>`coalesce(assignments.live, false)`

/**
 * The same for who asks by resource or by hour, in the very words of their indexes. As a value (`live = $1`) it fits none
 * of them as soon as the database plans a statement without its values: then every crew that ever was is read.
 */
export const isLiveThen = sql<boolean>`assignments.live`
