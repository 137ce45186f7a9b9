import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type FareDraft, Fares, readFares, saveFareDraft } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { type DraftValues, faresOf, inOrder, inOwnWords, valuesOf } from './fare-values.ts'

/** Long enough that a figure is saved whole, short enough that hardly anything can be lost. */
const pauseMs = 1200
const againMs = 6000
const draftName = 'fares'

export type Saving = 'saved' | 'waiting' | 'saving' | 'cut-off' | 'refused'
export type Faults = Readonly<Record<string, string>>

/** The draft on the page: typed at once, saved by itself, and where two people change it both versions wait. */
export function useFareDraft(opened: FareDraft, onGone: () => void) {
  const kept = useDraft<DraftValues>(draftName)
  const [values, setValues] = useState(() => kept ?? valuesOf(opened))
  const [saving, setSaving] = useState<Saving>(kept ? 'waiting' : 'saved')
  const [savedAt, setSavedAt] = useState(opened.savedAt)
  /** What counts at its moment without it; another moment may mean another table. */
  const [before, setBefore] = useState(opened.before)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [apart, setApart] = useState<{ base: DraftValues; theirs: FareDraft; by: string | null } | null>(null)
  const latest = useRef(values)
  const saved = useRef({ version: opened.version, values: valuesOf(opened) })
  const isApart = useRef(false)
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsaved = () => JSON.stringify(latest.current) !== JSON.stringify(saved.current.values)

  const put = (next: DraftValues) => {
    latest.current = next
    setValues(next)
  }
  const adopt = (now: FareDraft) => {
    saved.current = { version: now.version, values: valuesOf(now) }
    isApart.current = false
    put(valuesOf(now))
    setSavedAt(now.savedAt)
    setBefore(now.before)
    setApart(null)
    setRefusal(null)
    setSaving('saved')
  }
  /** Somebody else saved, put it in force, or threw it away. */
  const meet = async (base: DraftValues) => {
    const now = await call(readFares).catch(() => null)
    if (!now) return setSaving('cut-off')
    if (!now.draft || now.draft.id !== opened.id) return onGone()
    isApart.current = true
    setApart({ base, theirs: now.draft, by: now.history[0]?.by ?? null })
    setSaving('waiting')
  }
  const fail = async (error: unknown, base: DraftValues) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'office.changed-meanwhile' || error.code === 'fares.no-draft') return meet(base)
    setRefusal(error)
    setSaving(error.isOutage ? 'cut-off' : 'refused')
    if (error.isOutage) later(againMs)
  }
  const run = async (): Promise<boolean> => {
    while (isUnsaved() && !isApart.current) {
      const sent = latest.current
      if (Object.keys(faultsOf(sent)).length > 0) {
        setSaving('refused')
        return false
      }
      setSaving('saving')
      const before = saved.current
      try {
        const { name, inForceFrom } = sent
        const answer = await call(saveFareDraft, {
          version: before.version,
          ...{ name: name.trim(), inForceFrom, fares: faresOf(sent) },
        })
        saved.current = { version: answer.version, values: sent }
        setSavedAt(answer.savedAt)
        setBefore(answer.before)
        setRefusal(null)
      } catch (error) {
        await fail(error, before.values)
        return false
      }
    }
    if (isApart.current) return false
    setSaving('saved')
    return true
  }
  const save = () => {
    clearTimeout(timer.current)
    running.current ??= run().finally(() => {
      running.current = null
    })
    return running.current
  }
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latestSave.current(), ms)
  }
  const change = (part: Partial<DraftValues>) => {
    put(inOrder({ ...latest.current, ...part }))
    if (isApart.current) return
    setSaving((now) => (now === 'cut-off' ? now : 'waiting'))
    later(pauseMs)
  }
  const again = useCallback(() => void latestSave.current(), [])
  useWhenOnline(saving === 'cut-off', again)
  useKeepDraft(draftName, saving === 'saved' ? null : values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what a session that ended left
  useEffect(() => {
    if (kept) later(pauseMs)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    values,
    fares: faresOf(values),
    saving,
    savedAt,
    before,
    refusal,
    apart,
    faults: { ...toldAt(refusal), ...faultsOf(values) } as Faults,
    isUnsaved: saving !== 'saved',
    change,
    save,
    versionNow: () => saved.current.version,
    meet: () => meet(saved.current.values),
    takeTheirs: () => apart && adopt(apart.theirs),
    join: (joined: DraftValues) => {
      if (!apart) return
      saved.current = { version: apart.theirs.version, values: valuesOf(apart.theirs) }
      isApart.current = false
      setApart(null)
      put(joined)
      void save()
    },
  }
}

export type FareEditing = ReturnType<typeof useFareDraft>

/** What the contract itself refuses, by the path of the figure. */
function faultsOf(values: DraftValues): Record<string, string> {
  const read = Fares.safeParse(faresOf(values))
  const faults: Record<string, string> = {}
  if (values.name.trim() === '') faults.name = 'Name the table.'
  if (!read.success) for (const { path, message } of read.error.issues) faults[path.join('.')] ??= inOwnWords(message)
  return faults
}

/** What the server refused, at its figure. */
const toldAt = (refusal: ApiError | null) =>
  Object.fromEntries(Object.entries(refusal?.fields ?? {}).map(([path, told]) => [path.replace(/^fares\./, ''), told]))
