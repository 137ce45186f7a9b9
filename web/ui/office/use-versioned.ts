import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Change } from '#contract/office-list.ts'
import { otherPathOrQuery, useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import type { ComparedField } from './conflict.tsx'
import { type Choices, isSame, joinVersions } from './join-versions.ts'

interface Kept {
  id: string
  version: number
  history: readonly Change[]
}

interface VersionedOptions<D extends Kept, V extends object, E extends Endpoint> {
  /** As it is saved. Where something else on the page saves it too, the form goes on from that. */
  saved: D
  /** Under which name what was typed waits when a session ends. */
  draftName: string
  valuesOf: (saved: D) => V
  fields: readonly ComparedField<V>[]
  /** As it will stand once it is saved: what is only written otherwise is no change. */
  tidy?: (values: V) => V
  endpoint: E
  /** Without the id and the version. */
  toInput: (values: V) => Omit<InputOf<E>, 'id' | 'version'>
  send: (input: InputOf<E>) => Promise<D>
  read: () => Promise<D>
  onSaved: (saved: D, said: string) => void
}

/** Something of the office that two people may change at once: what differs, and what somebody else saved meanwhile. */
export function useVersioned<D extends Kept, V extends object, E extends Endpoint>(options: VersionedOptions<D, V, E>) {
  const { saved, draftName, valuesOf, fields, endpoint, toInput, send, read, onSaved } = options
  const tidy = options.tidy ?? ((values: V) => values)
  const [base, setBase] = useState(saved)
  const latestBase = useRef(saved)
  const [theirs, setTheirs] = useState<D | null>(null)
  const opened = valuesOf(base)
  const draft = useDraft<V>(draftName)
  const begin = (now: D) => {
    latestBase.current = now
    setBase(now)
    setTheirs(null)
  }
  const form = useForm<E, V>({
    endpoint,
    initial: draft ?? opened,
    toInput: (values: V) => ({
      ...{ id: latestBase.current.id, version: latestBase.current.version, ...toInput(values) },
    }),
    send: async (input: InputOf<E>) => {
      try {
        take(await send(input), 'Saved')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'office.changed-meanwhile') throw error
        setTheirs(await read())
      }
    },
  } as unknown as Parameters<typeof useForm<E, V>>[0])
  const take = (now: D, said: string) => {
    begin(now)
    form.reset(valuesOf(now))
    onSaved(now, said)
  }
  const typed = tidy(form.values)
  const changed = fields.filter(({ name }) => !isSame(typed[name], opened[name])).map(({ label }) => label)
  const blocker = useUnsaved(changed.length > 0, otherPathOrQuery)
  useKeepDraft(draftName, changed.length > 0 ? form.values : null)

  // A newer version of this page itself, such as by a move: what is typed stays typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (saved.version <= latestBase.current.version) return
    const [now, before] = [valuesOf(saved), opened]
    const mine = Object.fromEntries(fields.map(({ name }) => [name, 'mine'])) as Choices<V>
    form.change(joinVersions(before, form.values, now, mine) ?? now)
    begin(saved)
  }, [saved.version])

  return {
    endpoint,
    form,
    opened,
    typed,
    fields,
    blocker,
    /** What is typed and not saved, in the words of the fields. */
    unsaved: changed.length > 0 ? changed.join(', ').toLowerCase() : null,
    theirs: theirs && { values: valuesOf(theirs), by: theirs.history[0]?.by ?? null, at: theirs.history[0]?.at ?? '' },
    /** From here on what they saved is what this page has opened. */
    saveJoined: (joined: V) => {
      if (!theirs) return
      begin(theirs)
      form.reset(joined)
      void form.submit()
    },
    takeTheirs: () => theirs && take(theirs, 'Theirs is loaded'),
    discard: () => form.reset(opened),
  }
}

export type Versioned<V extends object> = Pick<
  ReturnType<typeof useVersioned<Kept, V, Endpoint>>,
  | 'endpoint'
  | 'form'
  | 'opened'
  | 'typed'
  | 'fields'
  | 'blocker'
  | 'unsaved'
  | 'theirs'
  | 'saveJoined'
  | 'takeTheirs'
  | 'discard'
>
