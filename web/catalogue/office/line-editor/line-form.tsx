import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { addCategory, categoryForEditing, type EditedCategory, saveCategory } from '#contract/category-editing.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { slugOf } from '#web/ui/office/slug.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { LetterPicker } from './letter-picker.tsx'
import { LinePicture } from './line-picture.tsx'
import { inputOfLine, type LineValues, lineFields, newLine, unsavedWords, valuesOfLine } from './line-values.ts'

type LineFormProps = {
  /** Null: a new one. */
  line: EditedCategory | null
  taken: readonly string[]
  onSaved: (line: EditedCategory) => void
  onDiscard: () => void
  /** Below the words: the tours of the line. */
  children?: ReactNode
}

/** A line of the network: its name and sign, its words and its print. Saved together, seen by visitors at once. */
export function LineForm({ line, taken, onSaved, onDiscard, children }: LineFormProps) {
  const key = `line ${line?.id ?? 'new'}`
  const typed = useDraft<LineValues>(key)
  const [base, setBase] = useState(line)
  const latestBase = useRef(line)
  const [theirs, setTheirs] = useState<EditedCategory | null>(null)
  const [leaving, setLeaving] = useState<{ with: EditedCategory | null } | null>(null)
  const saved = base ? valuesOfLine(base) : newLine
  const put = (now: EditedCategory) => {
    latestBase.current = now
    setBase(now)
    setTheirs(null)
  }
  const form = useForm({
    endpoint: addCategory,
    initial: typed ?? saved,
    toInput: inputOfLine,
    send: async (input) => {
      const from = latestBase.current
      try {
        const answer = from
          ? await call(saveCategory, { ...input, id: from.id, version: from.version })
          : await call(addCategory, input)
        put(answer)
        form.reset(valuesOfLine(answer))
        toast({ title: `${answer.name} is saved.`, tone: 'ok' })
        setLeaving({ with: answer })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'office.changed-meanwhile' || !from) throw error
        setTheirs(await call(categoryForEditing, { category: from.id }))
      }
    },
  })
  const unsaved = unsavedWords(form.values, saved)
  const blocker = useUnsaved(unsaved !== null)
  useKeepDraft(key, unsaved === null ? null : form.values)
  // Once what is saved is drawn: before that, leaving would still ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each leaving
  useEffect(() => {
    if (leaving) leaving.with ? onSaved(leaving.with) : onDiscard()
  }, [leaving])
  const { field, values, change } = form
  const follows = line === null && (values.slug === '' || values.slug === slugOf(values.name))

  return (
    <form {...form.props}>
      {theirs && base && (
        <Conflict
          base={valuesOfLine(base)}
          mine={values}
          theirs={valuesOfLine(theirs)}
          fields={lineFields}
          by={theirs.changedBy}
          at={theirs.changedAt ?? ''}
          isPending={form.isPending}
          onJoin={(joined) => {
            put(theirs)
            form.reset(joined)
            void form.submit()
          }}
          onDrop={() => {
            put(theirs)
            form.reset(valuesOfLine(theirs))
          }}
        />
      )}
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          <Panel title="Name and sign">
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label="Name"
                size="small"
                {...field('name')}
                onChange={(name) => change({ name, ...(follows ? { slug: slugOf(name) } : {}) })}
              />
              <TextField label="Address" size="small" {...field('slug')} hint={addressHint(values.slug, base)} />
              <LetterPicker
                value={values.letter}
                taken={taken}
                onChange={(letter) => change({ letter })}
                error={form.faults.letter}
              />
              <TextField
                label="Short line"
                size="small"
                rows={3}
                {...field('summary')}
                onChange={(summary) => change({ summary: summary.replace(/\s*\n\s*/g, ' ') })}
                hint={`${[...values.summary].length} of 120 characters`}
              />
              <TextField
                label="Opening paragraph"
                size="small"
                rows={4}
                {...field('description')}
                hint={`${[...values.description].length} of 1,000 characters`}
                className="md:col-span-2"
              />
            </div>
          </Panel>
          {children}
        </div>
        <div className="grid min-w-0 gap-5">
          <LinePicture
            values={values}
            tours={base?.tours.length ?? 0}
            error={form.faults.picture && (values.picture ? form.faults.picture : 'Choose a print for the category.')}
            onChange={(picture) => change({ picture })}
          />
          <Panel title="State">
            <Switch
              isSelected={values.state === 'shown'}
              onChange={(isShown) => change({ state: isShown ? 'shown' : 'hidden' })}
              detail="Hidden, its page and its tours’ places in lists are gone. Nothing is deleted."
            >
              Shown on the site
            </Switch>
          </Panel>
        </div>
      </div>
      <SaveBar
        unsaved={unsaved}
        tells="Visitors see it at once."
        label={line ? 'Save category' : 'Add category'}
        discardLabel="Leave without saving"
        isPending={form.isPending}
        hindrance={theirs ? 'Choose between the versions first.' : undefined}
        onSave={() => void form.submit()}
        onDiscard={() => {
          form.reset(saved)
          setLeaving({ with: null })
        }}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? 'this category'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}

function addressHint(slug: string, base: EditedCategory | null): string {
  const here = `/category-details/${slug}`
  if (base && base.slug !== slug) return `${here}. The address “${base.slug}” will lead here.`
  const old = base?.oldSlugs ?? []
  if (old.length === 0) return here
  return `${here}. Was “${old.join('”, “')}”; still leads here.`
}
