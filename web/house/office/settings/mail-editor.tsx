import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#contract/call.ts'
import { dropMailText, type MailText, mailFactNames, readMailTexts, saveMailText } from '#contract/mail-texts.ts'
import { listed } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { otherPathOrQuery, useUnsaved } from '#web/platform/unsaved.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { AskFirst } from './ask-first.tsx'
import { inNames, inWords } from './fact-words.ts'
import { MailPreview } from './mail-preview.tsx'
import { SendTest } from './send-test.tsx'

type Words = Pick<MailText, 'subject' | 'opening'>
type MailEditorProps = { text: MailText; onSaved: (texts: readonly MailText[]) => void }

const fields = [
  { name: 'subject', label: 'Subject' },
  { name: 'opening', label: 'Text' },
] as const

const worded = ({ subject, opening }: Words): Words => ({ subject: inWords(subject), opening: inWords(opening) })
const named = ({ subject, opening }: Words): Words => ({ subject: inNames(subject), opening: inNames(opening) })

/** One mail being written: facts are put in by their words, and a real booking shows how it reads. */
export function MailEditor({ text, onSaved }: MailEditorProps) {
  const base = worded(text)
  const [typed, setTyped] = useState(base)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [newer, setNewer] = useState<MailText | null>(null)
  const [isPending, setPending] = useState(false)
  const [isGoingBack, setGoingBack] = useState(false)
  const subject = useRef<HTMLInputElement>(null)
  const opening = useRef<HTMLTextAreaElement>(null)
  const last = useRef<keyof Words>('opening')
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = refusal ? '[data-refusal]' : '[aria-invalid=true]'
    if (refusal || Object.keys(faults).length > 0) editor.current?.querySelector<HTMLElement>(first)?.focus()
  }, [refusal, faults])
  const changed = fields.filter(({ name }) => base[name] !== typed[name])
  const blocker = useUnsaved(changed.length > 0, otherPathOrQuery)
  const unsaved = changed.length === 0 ? null : listed(changed.map(({ label }) => label.toLowerCase()))

  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    setRefusal(null)
    setFaults({})
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const now = error.code === 'office.changed-meanwhile' ? await call(readMailTexts).catch(() => null) : null
      const theirs = now?.texts.find(({ occasion }) => occasion === text.occasion)
      if (theirs) setNewer(theirs)
      else if (Object.keys(error.fields).length > 0) setFaults(error.fields)
      else setRefusal(error)
    } finally {
      setPending(false)
    }
  }
  const save = (words: Words, version: number) =>
    attempt(async () => {
      const { texts } = await call(saveMailText, { occasion: text.occasion, ...named(words), version })
      toast({ tone: 'ok', title: 'The next such mail says it so' })
      onSaved(texts)
    })
  const goBack = () => {
    setGoingBack(false)
    return attempt(async () =>
      onSaved((await call(dropMailText, { occasion: text.occasion, version: text.version })).texts),
    )
  }

  const change = (part: Partial<Words>) => {
    setTyped((now) => ({ ...now, ...part }))
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
  }

  /** At the place of the cursor, in the field that had it last; the cursor then stands behind it. */
  const insert = (words: string) => {
    const name = last.current
    const box = name === 'subject' ? subject.current : opening.current
    if (!box) return
    const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0]
    flushSync(() => change({ [name]: `${typed[name].slice(0, from)}{${words}}${typed[name].slice(to)}` }))
    box.focus()
    box.setSelectionRange(from + words.length + 2, from + words.length + 2)
  }

  return (
    <div ref={editor} className="grid gap-5">
      {newer && (
        <Conflict
          base={base}
          mine={typed}
          theirs={worded(newer)}
          fields={fields}
          by={newer.changed?.by ?? null}
          at={newer.changed?.at ?? ''}
          isPending={isPending}
          onJoin={(joined) => save(joined, newer.version)}
          onDrop={async () => onSaved((await call(readMailTexts)).texts)}
        />
      )}
      {refusal && <FormRefusal of={refusal} />}
      <Panel
        title={text.name}
        aside={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2 tabular-nums">
            {sentInWords(text.sentThisWeek)}
            {text.isOwn && (
              <TextButton className="max-md:min-h-11" onClick={() => setGoingBack(true)}>
                Back to the first words
              </TextButton>
            )}
            <SendTest occasion={text.occasion} words={named(typed)} onFaults={setFaults} />
          </span>
        }
      >
        <div className="grid gap-4">
          <TextField
            size="small"
            label="Subject"
            inputRef={subject as never}
            onFocus={() => {
              last.current = 'subject'
            }}
            value={typed.subject}
            error={faults.subject}
            onChange={(value) => change({ subject: value })}
          />
          <TextField
            size="small"
            label="Text"
            hint="An empty line begins a new paragraph. Day, price and papers follow below it by themselves."
            rows={8}
            inputRef={opening as never}
            onFocus={() => {
              last.current = 'opening'
            }}
            value={typed.opening}
            error={faults.opening}
            onChange={(value) => change({ opening: value })}
          />
          <div>
            <h3 className="mb-1.5 text-[0.8125rem] font-semibold">Put in a fact</h3>
            <ul className="flex flex-wrap gap-1.5">
              {Object.values(mailFactNames).map((words) => (
                <li key={words}>
                  <button
                    type="button"
                    onClick={() => insert(words)}
                    className="min-h-7 rounded-tag bg-ai-soft px-2 text-[0.8125rem] font-medium text-ai hover:bg-line max-md:min-h-11"
                  >
                    {words}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Panel>
      <MailPreview occasion={text.occasion} words={named(typed)} />
      <SaveBar
        unsaved={newer ? null : unsaved}
        tells="Mails that were sent stay as they are."
        label="Save this text"
        isPending={isPending}
        onSave={() => save(typed, text.version)}
        onDiscard={() => {
          setTyped(base)
          setFaults({})
        }}
      />
      {isGoingBack && (
        <AskFirst
          title="Back to the words that came with Annai?"
          deed="Go back"
          onDo={goBack}
          onClose={() => setGoingBack(false)}
        >
          Your own words for this mail are dropped, from the next mail on.
        </AskFirst>
      )}
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? ''}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </div>
  )
}

function sentInWords(times: number): string {
  if (times === 0) return 'Not sent this week'
  return times === 1 ? 'Sent once this week' : `Sent ${times} times this week`
}
