import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Endpoint, InputOf, Schema } from '#contract/endpoint.ts'
import { firstFault } from './first-fault.ts'

type Faults<V> = Partial<Record<keyof V & string, string>>

/** Needed only where what is typed is not yet what the call takes. */
type ToInput<V, I> = V extends I ? { toInput?: (values: V) => I } : { toInput: (values: V) => I }

type FormOptions<E extends Endpoint, V> = {
  /** Its own rules are asked before the server is. */
  endpoint: E
  /** What stands in the fields at first. */
  initial: V
  /** Makes the call, and goes on from its answer. A refusal that it throws is told in the form. */
  send: (input: InputOf<E>, values: V) => Promise<void>
} & ToInput<V, InputOf<E>>

/**
 * How every form of ours answers: faults are told at their fields, on leaving one and on sending; an answer moves the
 * focus to the first fault or to the refusal; one sending at a time; nothing that was typed is lost.
 */
export function useForm<E extends Endpoint, V extends object>(options: FormOptions<E, V>) {
  const { endpoint, initial, send } = options
  const toInput = options.toInput as ((values: V) => InputOf<E>) | undefined
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults<V>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [answered, setAnswered] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  // What was typed a moment ago counts, whether or not it is drawn yet.
  const latest = useRef(initial)
  const isSending = useRef(false)

  // Only an answer to the form moves the focus; a fault found on leaving a field must let one leave.
  useEffect(() => {
    if (answered === 0 || !element.current) return
    const target = firstFault(element.current) ?? element.current.querySelector<HTMLElement>('[data-refusal]')
    target?.focus()
  }, [answered])

  const inputOf = (now: V) => (toInput ? toInput(now) : now) as InputOf<E>
  const put = (now: V) => {
    latest.current = now
    setValues(now)
  }
  const change = (part: Partial<V>) => {
    put({ ...latest.current, ...part })
    setFaults((now) => without(now, Object.keys(part)))
  }
  const answer = (told: Faults<V>, refused: ApiError | null) => {
    setFaults(told)
    setRefusal(refused)
    setAnswered((count) => count + 1)
  }

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    const now = latest.current
    const found = faultsOf<V>(endpoint.input, inputOf(now), now)
    if (Object.keys(found).length > 0) return answer(found, null)
    setFaults({})
    setRefusal(null)
    setPending(true)
    isSending.current = true
    try {
      await send(inputOf(now), now)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = ofThisForm(error.fields, now)
      answer(told, Object.keys(told).length > 0 ? null : error)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  /** What a field of ours takes: its name, value and fault, and what to tell the form. */
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    error: faults[name],
    // On leaving a field it is checked, unless nothing was written yet: nobody is scolded for looking around.
    onBlur: (event?: { relatedTarget: EventTarget | null }) => {
      // Sending tells everything; a fault told sooner would move the button away from under the pointer.
      if (event?.relatedTarget instanceof HTMLElement && event.relatedTarget.matches('[type=submit]')) return
      const fault = latest.current[name] && faultsOf<V>(endpoint.input, inputOf(latest.current), latest.current)[name]
      if (fault) setFaults((now) => ({ ...now, [name]: fault }))
    },
    onChange: (value: V[K]) => change({ [name]: value } as unknown as Partial<V>),
  })

  return {
    /** For the form element: `<form {...form.props}>`. */
    props: { ref: element, noValidate: true, onSubmit: submit },
    values,
    faults,
    /** What was refused as a whole; `FormRefusal` shows it. */
    refusal,
    isPending,
    field,
    change,
    submit,
    /** Begins anew with these values, with nothing to mend. */
    reset: (now: V = initial) => {
      put(now)
      setFaults({})
      setRefusal(null)
    },
  }
}

/** The contract's own rules. What this form has no field for is left for the server to tell. */
function faultsOf<V extends object>(schema: Schema | undefined, input: unknown, values: V): Faults<V> {
  const result = schema?.safeParse(input)
  if (!result || result.success) return {}
  const found: Record<string, string> = {}
  for (const issue of result.error.issues) found[String(issue.path[0])] ??= issue.message
  return ofThisForm(found, values)
}

const ofThisForm = <V extends object>(fields: Readonly<Record<string, string>>, values: V) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in values)) as Faults<V>

function without<V>(faults: Faults<V>, names: readonly string[]): Faults<V> {
  if (!names.some((name) => name in faults)) return faults
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name))) as Faults<V>
}
