import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { contactTopics } from '#contract/contact.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Trap } from '#web/ui/trap.tsx'
import { longestMessage, type Topic, topicNames } from './contact-words.ts'
import { emptyLetter, type Faults, findFaults, keepDraft, type Letter, readDraft, useContact } from './use-contact.ts'

/** A letter to the desk. Nothing that was typed is lost, whatever happens to the connection. */
export function ContactForm({ onSent }: { onSent: (receipt: string, email: string) => void }) {
  const [letter, setLetter] = useState(emptyLetter)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [answered, setAnswered] = useState(0)
  const { touch, send, isPending } = useContact()
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => setLetter(readDraft()), [])
  useEffect(() => {
    if (answered === 0) return
    const firstFault = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (firstFault) firstFault.focus()
    else alert.current?.focus()
  }, [answered])

  const change = (part: Partial<Letter>) => {
    const next = { ...letter, ...part }
    setLetter(next)
    keepDraft(next)
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(null)
    const found = findFaults(letter)
    setFaults(found)
    if (Object.keys(found).length > 0) return setAnswered((count) => count + 1)
    const answer = await send(letter)
    if (!(answer instanceof ApiError)) {
      keepDraft(null)
      return onSent(answer.receipt, letter.email)
    }
    setFaults(answer.fields)
    setRefusal(Object.keys(answer.fields).length > 0 ? null : answer)
    setAnswered((count) => count + 1)
  }

  const field = (name: Exclude<keyof Letter, 'topic'>) => ({
    name,
    value: letter[name],
    error: faults[name],
    onChange: (value: string) => change({ [name]: value }),
    // On leaving a field it is checked, unless nothing was written yet.
    onBlur: () => {
      const fault = findFaults(letter)[name]
      if (letter[name] && fault) setFaults((now) => ({ ...now, [name]: fault }))
    },
  })

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onFocus={touch}
      className="grid gap-x-5 gap-y-[1.375rem] md:grid-cols-2"
    >
      {refusal && (
        <div ref={alert} tabIndex={-1} className="outline-none md:col-span-2">
          <Alert tone="error" title={refusal.message}>
            <span className="block text-sm">What you wrote is kept.</span>
          </Alert>
        </div>
      )}
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <SelectField
        label="What is it about?"
        value={letter.topic || null}
        onChange={(topic) => change({ topic: topic as Topic })}
        choices={contactTopics.map((topic) => ({ id: topic, label: topicNames[topic] }))}
        error={faults.topic}
      />
      <TextField
        label="Reference"
        optional
        hint="If you have one, it saves a question."
        placeholder={'AN-\u200e'}
        autoComplete="off"
        {...field('bookingReference')}
      />
      <TextField
        className="md:col-span-2"
        label="Message"
        rows={5}
        maxLength={longestMessage}
        hint={`${letter.body.length} of 4,000 characters. Please, no card numbers.`}
        {...field('body')}
      />
      <Trap value={letter.website} onChange={(website) => change({ website })} />
      <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
        <p className="text-sm text-ink-2">You get a copy by mail at once.</p>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Sending…" className="max-md:w-full">
          Send to the desk
        </Button>
      </div>
    </form>
  )
}
