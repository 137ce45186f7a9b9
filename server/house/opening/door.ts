import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { isOpen } from './opening.store.ts'

/** Asked anew for each sale: none is made in a house that was closed a moment ago, by whichever process. */
export async function refuseWhileClosed({ db }: Pick<Context, 'db'>): Promise<void> {
  if (!(await isOpen(db))) throw new AppError('house.closed')
}

/** Asked anew for each rendering; where the database is out of reach, it is as it last was. */
export function isClosedFor({ db }: Pick<Context, 'db'>): () => Promise<boolean> {
  let last = false
  return async () => {
    last = await isOpen(db).then(
      (open) => !open,
      () => last,
    )
    return last
  }
}
