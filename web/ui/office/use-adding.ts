import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { newKey } from '#web/platform/new-key.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { isSame } from './join-versions.ts'

interface AddingOptions<V extends object, E extends Endpoint> {
  /** "car": the words of the question on leaving, and the name under which what was typed waits. */
  what: string
  blank: V
  endpoint: E
  toInput: (values: V) => InputOf<E>
  /** Adds it, and tells the address of its own page. */
  add: (input: InputOf<E>, options: { idempotencyKey: string }) => Promise<string>
}

/** Something new of the office: typed, kept while a session ends, added once however often it is sent. */
export function useAdding<V extends object, E extends Endpoint>(options: AddingOptions<V, E>) {
  const { what, blank, endpoint, toInput, add } = options
  const navigate = useNavigate()
  const draft = useDraft<V>(`new ${what}`)
  const [added, setAdded] = useState<string | null>(null)
  // The same attempt, sent twice, adds one.
  const [attempt, setAttempt] = useState(() => ({ key: newKey(), body: '' }))
  const form = useForm<E, V>({
    ...{ endpoint, toInput, initial: draft ?? blank },
    send: async (input: InputOf<E>) => {
      const body = JSON.stringify(input)
      const idempotencyKey = attempt.body === '' || attempt.body === body ? attempt.key : newKey()
      setAttempt({ key: idempotencyKey, body })
      setAdded(await add(input, { idempotencyKey }))
    },
  } as unknown as Parameters<typeof useForm<E, V>>[0])
  const hasChanges = added === null && !isSame(form.values, blank)
  const blocker = useUnsaved(hasChanges)
  useKeepDraft(`new ${what}`, hasChanges ? form.values : null)
  // Not before it is drawn that nothing is unsaved any more: then leaving asks nothing.
  useEffect(() => {
    if (added) void navigate(added)
  }, [added, navigate])
  return { what, form, hasChanges, blocker, clear: () => form.reset(blank) }
}

export type Adding<V extends object, E extends Endpoint> = ReturnType<typeof useAdding<V, E>>
