import { createStore, useStore } from 'zustand'
import type { JourneyRecord } from './journey-record.ts'

/** Rises when what is stored gets another shape. */
const version = 1
const key = 'ride-hold'

/** The hold of this tab. Undefined until it was read; nothing is ever written here on the server. */
const store = createStore<{ record: JourneyRecord | null | undefined }>()(() => ({ record: undefined }))

export const useJourneyRecord = () => useStore(store, ({ record }) => record ?? null)

export function readJourney(): JourneyRecord | null {
  const { record } = store.getState()
  if (record !== undefined) return record
  const stored = readStored()
  store.setState({ record: stored })
  return stored
}

export const hasStoredHold = () => readJourney() !== null

export function keepJourney(record: JourneyRecord | null) {
  store.setState({ record })
  try {
    if (record) sessionStorage.setItem(key, JSON.stringify({ version, record }))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage may be closed to us or full; the hold is then known as long as the page lives.
  }
}

function readStored(): JourneyRecord | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return null
    return (stored as unknown as { record: JourneyRecord }).record
  } catch {
    return null
  }
}
