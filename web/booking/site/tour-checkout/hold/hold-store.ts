import { createStore, useStore } from 'zustand'
import type { HoldRecord } from './hold-record.ts'

/** Rises when what is stored gets another shape. */
const version = 1
const keyOf = (slug: string) => `hold:${slug}`

/** The holds of this tab, one for each tour. Nothing is ever written here on the server. */
const holds = createStore<Record<string, HoldRecord | null>>()(() => ({}))

export const useHoldRecord = (slug: string) => useStore(holds, (all) => all[slug] ?? null)

/** An offer's code that was asked for: whether the answer is still to come, and why it was no. It outlives its step. */
interface CodeAsked {
  isAsked: boolean
  fault: string | undefined
}
const noCode: CodeAsked = { isAsked: false, fault: undefined }
const codes = createStore<Record<string, CodeAsked>>()(() => ({}))
export const useCodeAsked = (slug: string): CodeAsked => useStore(codes, (all) => all[slug] ?? noCode)
export const readCodeAsked = (slug: string): CodeAsked => codes.getState()[slug] ?? noCode
export const tellOfCode = (slug: string, isAsked: boolean, fault?: string) =>
  codes.setState({ [slug]: { isAsked, fault } })

export function readHold(slug: string): HoldRecord | null {
  const known = holds.getState()[slug]
  if (known !== undefined) return known
  const stored = readStored(slug)
  holds.setState({ [slug]: stored })
  return stored
}

/** Of all tours. Storage may be closed to us; the page then knows its own. */
export function knownHolds(): HoldRecord[] {
  const slugs = new Set([...Object.keys(holds.getState()), ...storedSlugs()])
  return [...slugs].flatMap((slug) => holds.getState()[slug] ?? readStored(slug) ?? [])
}

function storedSlugs(): string[] {
  try {
    const start = keyOf('')
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  } catch {
    return []
  }
}

export function keepHold(slug: string, record: HoldRecord | null) {
  holds.setState({ [slug]: record })
  try {
    if (record) sessionStorage.setItem(keyOf(slug), JSON.stringify({ version, record }))
    else sessionStorage.removeItem(keyOf(slug))
  } catch {
    // Storage may be closed to us or full; the hold is then known as long as the page lives.
  }
}

function readStored(slug: string): HoldRecord | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return null
    return (stored as unknown as { record: HoldRecord }).record
  } catch {
    return null
  }
}
