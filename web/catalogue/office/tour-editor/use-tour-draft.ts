import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { TourDraft } from '#contract/tour-draft.ts'
import { type EditedTour, saveTourDraft, tourForEditing } from '#contract/tour-editing.ts'
import { call } from '#web/platform/api.ts'
import { useWhenOnline } from '#web/platform/use-when-online.ts'
import { forgetDraft, keepDraft, keptDraft } from './keep-draft.ts'

/** Long enough that a word is saved whole, short enough that hardly anything can be lost. */
const pauseMs = 1200
const againMs = 6000

export type Saving = 'saved' | 'waiting' | 'saving' | 'cut-off' | 'refused'

export interface VersionsApart {
  base: TourDraft
  theirs: EditedTour
}

/** The draft on the page: typed at once, saved by itself, never lost to an outage, a crash or another person. */
export function useTourDraft(opened: EditedTour) {
  const [restored] = useState(() => notSaved(opened))
  const [tour, setTour] = useState(opened)
  const [draft, setDraft] = useState(() => restored?.draft ?? opened.draft)
  const [saving, setSaving] = useState<Saving>('saved')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [apart, setApart] = useState<VersionsApart | null>(() =>
    restored && restored.version !== opened.version ? { base: restored.base, theirs: opened } : null,
  )
  const [turn, setTurn] = useState(0)
  const latest = useRef(draft)
  const saved = useRef({ version: opened.version, draft: opened.draft })
  const running = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isApart = useRef(apart !== null)

  const isUnsaved = () => JSON.stringify(latest.current) !== JSON.stringify(saved.current.draft)

  const replace = (next: TourDraft) => {
    // The editor of text keeps its own state: it begins anew where its text comes from elsewhere.
    if (JSON.stringify(next.details) !== JSON.stringify(latest.current.details)) setTurn((now) => now + 1)
    latest.current = next
    setDraft(next)
  }

  const adopt = (now: EditedTour) => {
    saved.current = { version: now.version, draft: now.draft }
    replace(now.draft)
    isApart.current = false
    forgetDraft(now.id)
    setTour(now)
    setApart(null)
    setRefusal(null)
    setSaving('saved')
  }

  const fail = async (error: unknown, base: TourDraft) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'office.changed-meanwhile') {
      const theirs = await call(tourForEditing, { tour: opened.id }).catch(() => null)
      if (theirs) {
        isApart.current = true
        setApart({ base, theirs })
      }
      setSaving(theirs ? 'waiting' : 'cut-off')
      return
    }
    setRefusal(error)
    setSaving(error.isOutage ? 'cut-off' : 'refused')
    if (error.isOutage) later(againMs)
  }

  /** Saves until nothing is left to save. True: everything is. */
  const run = async (): Promise<boolean> => {
    while (isUnsaved() && !isApart.current) {
      const sent = latest.current
      if (!TourDraft.safeParse(sent).success) {
        setSaving('refused')
        return false
      }
      setSaving('saving')
      const before = saved.current
      try {
        const answer = await call(saveTourDraft, { id: opened.id, version: before.version, draft: sent })
        saved.current = { version: answer.version, draft: sent }
        setTour((now) => ({ ...now, ...answer, draft: sent, pictures: joined(now.pictures, answer.pictures) }))
        setRefusal(null)
      } catch (error) {
        await fail(error, before.draft)
        return false
      }
    }
    if (isApart.current) return false
    forgetDraft(opened.id)
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

  const change = (part: Partial<TourDraft> | ((now: TourDraft) => TourDraft)) => {
    const next = typeof part === 'function' ? part(latest.current) : { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    keepDraft(opened.id, { version: saved.current.version, base: saved.current.draft, draft: next })
    if (isApart.current) return
    setSaving((now) => (now === 'cut-off' ? now : 'waiting'))
    later(pauseMs)
  }

  const again = useCallback(() => void latestSave.current(), [])
  useWhenOnline(saving === 'cut-off', again)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what an earlier visit left
  useEffect(() => {
    if (restored && !isApart.current && isUnsaved()) later(pauseMs)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    tour,
    draft,
    saving,
    refusal,
    /** Somebody else saved meanwhile: both versions wait for a choice. */
    apart,
    /** Another number: the text came from elsewhere. */
    turn,
    isUnsaved: saving !== 'saved',
    change,
    save,
    /** Takes what the server answered in place of everything here. */
    adopt,
    versionNow: () => saved.current.version,
    /** Facts beside the draft that another call changed. */
    note: (part: Partial<EditedTour>) => setTour((now) => ({ ...now, ...part })),
    join: (joinedDraft: TourDraft) => {
      if (!apart) return
      saved.current = { version: apart.theirs.version, draft: apart.theirs.draft }
      isApart.current = false
      setTour(apart.theirs)
      setApart(null)
      replace(joinedDraft)
      change(joinedDraft)
      void save()
    },
  }
}

/** What an earlier visit left here; nothing where the server has it by now. */
function notSaved(opened: EditedTour) {
  const kept = keptDraft(opened.id, opened.draft)
  if (kept && JSON.stringify(kept.draft) !== JSON.stringify(opened.draft)) return kept
  forgetDraft(opened.id)
  return null
}

export type TourEditing = ReturnType<typeof useTourDraft>

/** What was known of a picture before and what came now, each once. */
function joined(before: EditedTour['pictures'], now: EditedTour['pictures']) {
  const paths = new Set(now.map(({ path }) => path))
  return [...before.filter(({ path }) => !paths.has(path)), ...now]
}
