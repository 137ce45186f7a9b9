import { useEffect, useMemo, useState } from 'react'
import { type CrewStore, createCrewStore } from './crew-store.ts'
import { keepPage } from './page-worker.ts'

const readEveryMs = 60_000
const sendEveryMs = 20_000

/** The day behind a link, read again while somebody looks, and sending what waits whenever there may be signal. */
export function useCrewDay(token: string): CrewStore {
  const store = useMemo(() => createCrewStore(token), [token])
  useEffect(() => {
    const life = new AbortController()
    let lastRead = 0
    /** Sending comes first: its answer holds the day as well. */
    const refresh = async () => {
      lastRead = Date.now()
      await store.send()
      await store.read()
    }
    const onView = () => document.visibilityState === 'visible' && void refresh()
    const tick = () => {
      const isDue = Math.abs(Date.now() - lastRead) >= readEveryMs
      if (document.visibilityState === 'visible' && isDue) void refresh()
      else if (store.getState().outbox.length > 0) void store.send()
    }
    const options = { signal: life.signal }
    addEventListener('online', () => void refresh(), options)
    addEventListener('offline', () => store.setState({ signal: 'none' }), options)
    addEventListener('pageshow', ({ persisted }) => persisted && void refresh(), options)
    addEventListener('storage', ({ key }) => store.isKeptAs(key) && store.lookAgain(), options)
    document.addEventListener('visibilitychange', onView, options)
    const timer = setInterval(tick, sendEveryMs)
    void refresh().then(() => store.getState().day && keepPage())
    return () => {
      life.abort()
      clearInterval(timer)
    }
  }, [store])
  return store
}

/** The present moment, fresh enough for a clock of minutes and for what can be taken back. */
export function useNow(store: CrewStore, everyMs = 5000): number {
  const [now, setNow] = useState(store.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(store.now()), everyMs)
    return () => clearInterval(timer)
  }, [store, everyMs])
  return now
}
