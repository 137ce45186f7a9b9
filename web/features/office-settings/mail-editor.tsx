import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { dropMailText, type MailText, mailFactNames, readMailTexts, saveMailText } from '#contract/mail-texts.ts'
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
import { MailPreview } from './mail-preview.tsx'

type Words = Pick<MailText, 'subject' | 'opening'>
type MailEditorProps = { text: MailText; onSaved: (texts: readonly MailText[]) => void }

const fields = [
  { name: 'subject', label: 'Subject' },
  { name: 'opening', label: 'Text' },
] as const

/** One mail being written: facts are put in by their names, and a real booking shows how it reads. */
export function MailEditor({ text, onSaved }: MailEditorProps) {
  const base: Words = { subject: text.subject, opening: text.opening }
  const [typed, setTyped] = useState(base)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [newer, setNewer] = useState<MailText | null>(null)
  const [isPending, setPending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const changed = fields.filter(({ name }) => base[name] !== typed[name])
  const blocker = useUnsaved(changed.length > 0, otherPathOrQuery)
  const unsaved = changed.length === 0 ? null : changed.map(({ label }) => label.toLowerCase()).join(' and ')

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
      const { texts } = await call(saveMailText, { occasion: text.occasion, ...words, version })
      toast({ tone: 'ok', title: 'The next such mail says it so' })
      onSaved(texts)
    })
  const goBack = () =>
    attempt(async () => onSaved((await call(dropMailText, { occasion: text.occasion, version: text.version })).texts))

  /** At the place of the cursor, which then stands behind it. */
  const insert = (name: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    const opening = `${typed.opening.slice(0, from)}{${name}}${typed.opening.slice(to)}`
    setTyped({ ...typed, opening })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + name.length + 2, from + name.length + 2)
    })
  }

  return (
    <div className="grid gap-5">
      {newer && (
        <Conflict
          base={base}
          mine={typed}
          theirs={{ subject: newer.subject, opening: newer.opening }}
          fields={fields}
          by={null}
          at=""
          isPending={isPending}
          onJoin={(joined) => save(joined, newer.version)}
          onDrop={async () => onSaved((await call(readMailTexts)).texts)}
        />
      )}
      {refusal && <FormRefusal of={refusal} />}
      <Panel
        title={text.name}
        aside={
          <span className="flex flex-wrap items-center gap-4 tabular-nums">
            {text.sentThisWeek === 1 ? 'Sent once this week' : `Sent ${text.sentThisWeek} times this week`}
            {text.isOwn && <TextButton onClick={goBack}>Back to our words</TextButton>}
          </span>
        }
      >
        <div className="grid gap-4">
          <TextField
            size="small"
            label="Subject"
            value={typed.subject}
            error={faults.subject}
            onChange={(subject) => setTyped({ ...typed, subject })}
          />
          <TextField
            size="small"
            label="Text"
            hint="An empty line begins a new paragraph. Day, price and papers follow below it by themselves."
            rows={8}
            inputRef={area as never}
            value={typed.opening}
            error={faults.opening}
            onChange={(opening) => setTyped({ ...typed, opening })}
          />
          <div>
            <h3 className="mb-1.5 text-[13px] font-semibold">Put in a fact</h3>
            <ul className="flex flex-wrap gap-1.5">
              {Object.entries(mailFactNames).map(([name, words]) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => insert(name)}
                    className="min-h-7 rounded-tag bg-ai-soft px-2 text-[13px] font-medium text-ai hover:bg-line max-md:min-h-11"
                  >
                    {words}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Panel>
      <MailPreview occasion={text.occasion} words={typed} />
      <SaveBar
        unsaved={newer ? null : unsaved}
        tells="Mails that were sent stay as they are."
        label="Save this text"
        isPending={isPending}
        onSave={() => save(typed, text.version)}
        onDiscard={() => setTyped(base)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? ''}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </div>
  )
}
