import type { Database } from '#server/platform/database.ts'

/** The same database, where something happens before a transaction begins. */
export const onceBefore = (db: Database, happens: () => Promise<unknown>): Database =>
  new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return () => ({
        execute: async (work: (tx: Database) => Promise<unknown>) => {
          await happens()
          return target.transaction().execute(work)
        },
      })
    },
  })
