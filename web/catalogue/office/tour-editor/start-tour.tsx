import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { readDutySettings } from '#contract/duty-settings.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { newTour, saveTourDraft } from '#contract/tour-editing.ts'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { slugOf } from '#web/ui/office/slug.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import type { Line } from './basics-panel.tsx'
import { ChoiceField, Faults, LineField } from './fields.tsx'

type StartTourProps = {
  lines: readonly Line[]
  /** The line it is to run on, where one is named already. */
  line: string | null
  onStarted: (which: string) => void
}

/** A name and a line are enough to begin: everything else is written in the draft. */
export function StartTour({ lines, line, onStarted }: StartTourProps) {
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState(line ?? '')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** Made, but not named yet: whoever is cut off between the two names it at the next press. */
  const made = useRef<OutputOf<typeof newTour> | null>(null)
  const [started, setStarted] = useState<string | null>(null)
  const blocker = useUnsaved(started === null && title.trim() !== '')
  // Once it is drawn that nothing is unsaved any more: before that, leaving would still ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the draft that was started
  useEffect(() => {
    if (started) onStarted(started)
  }, [started])

  const begin = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending) return
    const name = title.trim()
    const wrong = name === '' ? 'Give the tour a name; it can change later.' : tooLong(name)
    setFault(wrong)
    if (wrong) return form.current?.querySelector<HTMLElement>('input')?.focus()
    setPending(true)
    setRefusal(null)
    try {
      made.current ??= await call(newTour, category === '' ? {} : { category })
      const tour = made.current
      const minimumNoticeHours = (await usualNotice()) ?? tour.draft.minimumNoticeHours
      await call(saveTourDraft, {
        id: tour.id,
        version: tour.version,
        draft: {
          ...tour.draft,
          title: name,
          slug: slugOf(name),
          shortName: shortOf(name),
          category: category || null,
          minimumNoticeHours,
        },
      })
      setStarted(tour.slug ?? tour.id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      setPending(false)
    }
  }
  useKeys({ 'Ctrl Enter': { does: 'Start the draft', run: () => void begin() } })

  return (
    <Faults value={fault ? { title: fault } : {}}>
      <form ref={form} noValidate onSubmit={begin} className="grid max-w-[560px] gap-5">
        <FormRefusal of={refusal} />
        <Panel title="Begin with a name">
          <div className="grid gap-4">
            <LineField
              label="Name"
              path="title"
              value={title}
              onChange={(typed) => {
                setTitle(typed)
                setFault(undefined)
              }}
              hint={title.trim() && `/tour/detail/${slugOf(title)}`}
            />
            <ChoiceField
              label="Category"
              path="category"
              value={category}
              choices={[
                { id: '', label: 'Choose later' },
                ...lines.map(({ slug, letter, name }) => ({ id: slug, label: `${letter}, ${name}` })),
              ]}
              onChange={setCategory}
            />
            {lines.length === 0 && (
              <p className="text-sm text-ink-2">
                There is no category yet, and a tour needs one before it is public.{' '}
                <TextLink to="/admin/categories/add">Add a category</TextLink>
              </p>
            )}
            <p className="text-sm text-ink-2">
              It begins as a draft. Visitors see nothing of it until it is published.
            </p>
            <Button
              type="submit"
              variant="primary"
              size="small"
              isPending={isPending}
              pendingLabel="Starting…"
              className="justify-self-start !min-h-10 max-md:!min-h-11"
            >
              Start the draft
            </Button>
          </div>
        </Panel>
        <UnsavedDialog
          isOpen={blocker.state === 'blocked'}
          what="the name of a new tour"
          onStay={() => blocker.reset?.()}
          onLeave={() => blocker.proceed?.()}
        />
      </form>
    </Faults>
  )
}

/** As the settings have it. Null: it could not be had, and the draft keeps its own. */
const usualNotice = () =>
  call(readDutySettings).then(
    ({ booking }) => booking.usualNoticeHours,
    (error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    },
  )

const tooLong = (name: string) =>
  name.length > draftLimits.title ? `Please keep this under ${draftLimits.title} characters.` : undefined

/** The first words that fit into a row of the dispatch board. */
function shortOf(name: string): string {
  if (name.length <= draftLimits.shortName) return name
  const cut = name.slice(0, draftLimits.shortName + 1)
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 1))
    .trim()
    .slice(0, draftLimits.shortName)
}
