import type { Context } from '#server/platform/context.ts'
import { refuseTooMany } from '#server/platform/refuse-too-many.ts'

/** Each takes seconds of a core and up to a megabyte of the database. */
const mostAnHour = 24

/** For one person or one booking: whoever sends more pictures than a day needs is told to come back. */
export const refuseManyUploads = (ctx: Context, sender: string) =>
  refuseTooMany(ctx, 'media.too-many', [{ key: `uploads:${sender}`, tries: mostAnHour, windowSeconds: 3600 }])
