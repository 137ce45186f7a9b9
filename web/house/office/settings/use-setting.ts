import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Change } from '#contract/office-list.ts'
import { otherPathOrQuery, useUnsaved } from '#web/platform/unsaved.ts'
import { toast } from '#web/ui/toast-queue.ts'

/** A group of settings as typed: every field is a text, by its name on the wire. */
export type Typed = Readonly<Record<string, string>>
export type Faults = Readonly<Record<string, string>>

export interface Stored {
  version: number
  typed: Typed
  history: readonly Change[]
}

interface SettingOptions {
  stored: Stored
  read: () => Promise<Stored>
  /** Answers what cannot be sent yet, or sends it. */
  save: (version: number, typed: Typed) => Promise<Faults | { version: number }>
  /** The field at which a refusal of the server belongs; its own name unless told. */
  fieldOf?: (path: string, typed: Typed) => string
  /** Said when it is saved. */
  said: string
}

interface Newer extends Stored {
  by: string | null
  at: string
}

/** One group of settings being changed: what differs, what is wrong with it, and who else saved meanwhile. */
export function useSetting({ stored, read, save, said, fieldOf = (path) => path }: SettingOptions) {
  const [base, setBase] = useState(stored)
  const [typed, setTyped] = useState(stored.typed)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [newer, setNewer] = useState<Newer | null>(null)
  const [isPending, setPending] = useState(false)

  const names = [...new Set([...Object.keys(base.typed), ...Object.keys(typed)])]
  const changed = names.filter((name) => (base.typed[name] ?? '') !== (typed[name] ?? ''))
  const blocker = useUnsaved(changed.length > 0, otherPathOrQuery)

  const begin = (now: Stored) => {
    setBase(now)
    setTyped(now.typed)
    setFaults({})
    setRefusal(null)
    setNewer(null)
  }

  const send = async (version: number, now: Typed) => {
    setPending(true)
    setRefusal(null)
    try {
      const answer = await save(version, now)
      if (!('version' in answer) || typeof answer.version !== 'number') return setFaults(answer as Faults)
      begin(await read().catch(() => ({ ...base, version: answer.version as number, typed: now })))
      toast({ tone: 'ok', title: said })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'office.changed-meanwhile') return await meet(error)
      const told = Object.entries(error.fields).map(([path, sentence]) => [fieldOf(path, now), sentence] as const)
      const shown = told.filter(([name]) => name in now)
      setFaults(Object.fromEntries(shown))
      // What belongs to no field is told above them all.
      if (shown.length === 0) setRefusal(error)
    } finally {
      setPending(false)
    }
  }

  /** Fetches what somebody else saved; where even that fails, what is typed stays and can be sent again. */
  const meet = async (refused: ApiError) => {
    const now = await read().catch(() => null)
    if (!now) return setRefusal(refused)
    const latest = now.history[0]
    setNewer({ ...now, by: latest?.by ?? null, at: latest?.at ?? '' })
  }

  return {
    base,
    typed,
    faults,
    refusal,
    newer,
    changed,
    blocker,
    isPending,
    history: base.history,
    change: (part: Typed) => {
      setTyped((now) => ({ ...now, ...part }))
      setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
    },
    /** Takes a field away, such as a row of a list. */
    remove: (gone: readonly string[]) =>
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !gone.includes(name)))),
    save: () => send(base.version, typed),
    saveJoined: (joined: Typed) => newer && send(newer.version, joined),
    discard: () => begin(base),
    takeTheirs: () => newer && begin(newer),
  }
}

export type Setting = ReturnType<typeof useSetting>
