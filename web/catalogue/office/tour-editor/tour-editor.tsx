import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import type { RichTextDocument } from '#contract/rich-text.ts'
import type { TourDraft } from '#contract/tour-draft.ts'
import type { TourProblem } from '#contract/tour-editing.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'

import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { Anchors } from './anchors.tsx'
import { BasicsPanel, type Line } from './basics-panel.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { type DayOnMap, DayPanel } from './day-panel.tsx'
import { planOf } from './day-plan.ts'
import { faultsOfDraft, sentencesByField } from './draft-faults.ts'
import { draftFields } from './draft-words.ts'
import { Faults } from './fields.tsx'
import { goToField } from './go-to-field.ts'
import { problemsOfDay } from './itinerary.rules.ts'
import { PicturesPanel, pictureOf } from './pictures-panel.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { PublishingPanel } from './publishing-panel.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { UndoLine } from './undo-line.tsx'
import { usePublishing } from './use-publishing.ts'
import type { TourEditing } from './use-tour-draft.ts'
import { useUndo } from './use-undo.ts'
import { WordsPanel } from './words-panel.tsx'

type TourEditorProps = {
  editing: TourEditing
  lines: readonly Line[]
  /** The editor of the text; the page brings it. */
  words: (
    document: RichTextDocument,
    fault: string | undefined,
    onChange: (document: RichTextDocument) => void,
  ) => ReactNode
  /** The map of the day; the page brings it. */
  map: (day: DayOnMap) => ReactNode
}

/** A tour while it is written: five parts beside what stands against publishing. */
export function TourEditor({ editing, lines, words, map }: TourEditorProps) {
  const { tour, draft, apart, change } = editing
  const [said, say] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isComparing, setComparing] = useState(false)
  const [uploaded, setUploaded] = useState<readonly Picture[]>([])
  const publishing = usePublishing(editing)
  const undo = useUndo(editing, say)
  const faults = useMemo(() => sentencesByField(draft), [draft])
  const unkept = useMemo(() => faultsOfDraft(draft), [draft])
  const facts = useMemo(
    () => new Map([...uploaded, ...tour.pictures].map((picture) => [picture.path, picture])),
    [uploaded, tour.pictures],
  )
  const line = lines.find(({ slug }) => slug === draft.category) ?? null
  const letter = line?.letter ?? 'A'
  const go = ({ anchor, field }: Pick<TourProblem, 'anchor' | 'field'>) => {
    const picture = /^pictures\.(\d+)/.exec(field)
    if (picture) setChosen(Number(picture[1]))
    // What was chosen is drawn first.
    requestAnimationFrame(() => goToField(field, anchor))
  }
  const problematic = new Set<string>([...unkept, ...tour.problems].map(({ anchor }) => anchor))
  if (problemsOfDay(planOf(draft)).length > 0) problematic.add('day')

  return (
    <Faults value={faults}>
      {/* What one is led to stands below the anchors, which stay at the top. */}
      <div className="[&_section]:!scroll-mt-14">
        <Leaving editing={editing} />
        <Anchors problematic={problematic} />
        {apart && (
          <Conflict
            base={apart.base}
            mine={draft}
            theirs={apart.theirs.draft}
            fields={draftFields.map((field) => ({ ...field, words: (of: TourDraft) => field.words(of, tour.classes) }))}
            by={apart.theirs.savedBy}
            at={apart.theirs.savedAt ?? apart.theirs.publishedAt ?? ''}
            onJoin={editing.join}
            onDrop={() => editing.adopt(apart.theirs)}
          />
        )}
        <div className="mb-5 empty:hidden">
          <FormRefusal of={publishing.refusal ?? (editing.saving === 'refused' ? editing.refusal : null)} />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <div className="grid min-w-0 gap-5">
            <BasicsPanel editing={editing} lines={lines} />
            <WordsPanel editing={editing}>
              {words(draft.details, faultOfWords(faults), (details) => change({ details }))}
            </WordsPanel>
          </div>
          <div className="grid min-w-0 gap-5">
            <PublishingPanel
              editing={editing}
              unkept={unkept}
              isPending={publishing.isPending}
              onGo={go}
              onPublish={publishing.publish}
              onHoldBack={publishing.holdBack}
              onFeature={publishing.feature}
              onCompare={() => setComparing(true)}
            />
            <PreviewCard draft={draft} cover={draft.pictures[0] && pictureOf(draft.pictures[0], facts)} line={line} />
            <SalesPanel tour={tour} />
          </div>
          <div className="min-w-0 lg:col-span-2">
            <DayPanel editing={editing} line={letter} map={map} say={say} onRemove={undo.remove} />
          </div>
          <div className="grid min-w-0 items-start gap-5 lg:col-span-2 lg:grid-cols-2">
            <PicturesPanel
              editing={editing}
              facts={facts}
              onUploaded={(picture) => setUploaded((now) => [...now, picture])}
              chosen={chosen}
              onChoose={setChosen}
              say={say}
              onRemove={undo.remove}
            />
            <PricesPanel editing={editing} onRemove={undo.remove} />
          </div>
        </div>
        <UndoLine of={undo} />
        {tour.published && (
          <CompareDialog
            isOpen={isComparing}
            onClose={() => setComparing(false)}
            published={tour.published}
            draft={draft}
            classes={tour.classes}
          />
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </Faults>
  )
}

/** Leaving saves first; only what could not be saved asks. */
function Leaving({ editing }: { editing: TourEditing }) {
  const blocker = useUnsaved(editing.isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each leaving
  useEffect(() => {
    if (isBlocked) void editing.save().then((isSaved) => isSaved && blocker.proceed?.())
  }, [isBlocked])
  const isStuck = editing.saving === 'cut-off' || editing.saving === 'refused' || editing.apart !== null
  return (
    <UnsavedDialog
      isOpen={isBlocked && isStuck}
      what="the last changes of this tour"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

/** What is wrong deep inside the text is told below it. */
const faultOfWords = (faults: Readonly<Record<string, string>>) =>
  Object.entries(faults).find(([path]) => path === 'details' || path.startsWith('details.'))?.[1]
