import { useEffect, useMemo, useState } from 'react'
import { copiesDatabase } from './forget-copies.ts'
import { sameJson } from './same-json.ts'
import { sessionStore } from './session.ts'

/**
 * Copies of what somebody is writing, in this browser alone, for the case that it ends before the draft is saved. Kept
 * by person and thing, in IndexedDB since texts are large; gone once it is saved, and with signing out.
 */
const storeName = 'copies'

export interface RecoveryCopy<T> {
  value: T
  /** When it was kept, in milliseconds. */
  at: number
}

export interface Recovery<T> {
  read: () => Promise<RecoveryCopy<T> | null>
  keep: (value: T) => Promise<void>
  forget: () => Promise<void>
}

/** A browser that keeps nothing, such as in a private window, simply has no copy. */
function inStore<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | null> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const opening = indexedDB.open(copiesDatabase, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      const database = opening.result
      const request = work(database.transaction(storeName, mode).objectStore(storeName))
      request.onsuccess = () => {
        database.close()
        resolve(request.result)
      }
      request.onerror = () => {
        database.close()
        resolve(null)
      }
    }
  })
}

const ownName = (thing: string) => `${sessionStore.getState().session?.user.id ?? 'nobody'}:${thing}`

export function createRecovery<T>(thing: string): Recovery<T> {
  const name = ownName(thing)
  return {
    read: () =>
      inStore('readonly', (store) => store.get(name) as IDBRequest<RecoveryCopy<T> | undefined>).then(
        (copy) => copy ?? null,
      ),
    keep: async (value) => void (await inStore('readwrite', (store) => store.put({ value, at: Date.now() }, name))),
    forget: async () => void (await inStore('readwrite', (store) => store.delete(name))),
  }
}

/**
 * For a page: the copy that a crash left behind (null: none, or it is what is saved anyway), and what keeps the next.
 * `thing` names what is written, such as `tour:fuji-at-first-light`.
 */
export function useRecovery<T>(thing: string, saved: T) {
  const recovery = useMemo(() => createRecovery<T>(thing), [thing])
  const [left, setLeft] = useState<RecoveryCopy<T> | null>(null)
  const [first] = useState(saved)
  useEffect(() => {
    let gone = false
    void recovery.read().then((copy) => {
      if (!gone && copy && !sameJson(copy.value, first)) setLeft(copy)
    })
    return () => {
      gone = true
    }
  }, [recovery, first])
  return useMemo(
    () => ({
      left,
      keep: recovery.keep,
      /** After saving, and when somebody throws the copy away. */
      forget: () => {
        setLeft(null)
        return recovery.forget()
      },
      /** Somebody took it up: it is kept again with the next change. */
      takeUp: () => setLeft(null),
    }),
    [left, recovery],
  )
}
