import type { Context } from '../context.ts'
import type { TaskList } from '../jobs.ts'
import { createThreads } from '../threads.ts'
import type { AnyList, ImportHouse } from './import-house.ts'
import { forgetImports } from './imports.store.ts'
import { workPutIn } from './put-in-import.ts'
import { readImport } from './read-import.ts'

/** What was brought and not looked at for so long is not looked at any more. */
const keptDays = 7

export const forgetOldImports = ({ db, clock }: Context): Promise<void> =>
  forgetImports(db, new Date(clock.now().getTime() - keptDays * 24 * 60 * 60_000))

/**
 * Files into lists: what a capability declares of its lists becomes previews, lines and changes here. `script` is the
 * thread that knows the pure rules of these lists.
 */
export function createImports(capability: string, lists: readonly AnyList[], script: URL) {
  const house: ImportHouse = {
    lists: new Map(lists.map((list) => [list.rules.name, list])),
    threads: createThreads(script, {
      // A large one in the background, and a small one for which somebody waits.
      threads: 2,
      mayWait: 8,
      mostMs: 240_000,
    }),
    tasks: { read: `${capability}.read-import`, putIn: `${capability}.put-import-in` },
  }
  const tasks: TaskList = {
    [house.tasks.read]: (ctx, payload) => readImport(house, ctx, payload),
    [house.tasks.putIn]: (ctx, payload) => workPutIn(house, ctx, payload),
  }
  return { house, tasks }
}
