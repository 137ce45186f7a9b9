import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call.ts'
import type { TourDraft } from '#contract/tour-draft.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { readTourVersion, restoreTourVersion, type TourVersion } from '#contract/tour-versions.ts'
import { call } from '#web/platform/api.ts'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { type DraftField, differingFields, draftFields } from './draft-words.ts'
import { momentOf } from './version-words.ts'

type VersionDialogProps = { tour: EditedTour; version: TourVersion; onClose: () => void }

/** An earlier version, field by field: first what is different today. */
export function VersionDialog({ tour, version, onClose }: VersionDialogProps) {
  const { id } = tour
  const { number } = version
  const [read, setRead] = useState<{ draft: TourDraft } | { failed: ApiError } | null>(null)
  const { revalidate } = useRevalidator()
  const deed = useDeed()
  useEffect(() => {
    let isStale = false
    call(readTourVersion, { id, number }).then(
      ({ draft }) => !isStale && setRead({ draft }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isStale) setRead({ failed: error })
      },
    )
    return () => {
      isStale = true
    }
  }, [id, number])
  const draft = read && 'draft' in read ? read.draft : null
  const restore = async () => {
    const input = { id, number, version: tour.version }
    const restored = await deed.run(input, () => call(restoreTourVersion, input))
    if (!restored) return
    toast({
      title: restored.hasDraft
        ? 'It is the draft now. Visitors see nothing of it until you publish.'
        : 'It says the same as the public page, so there is no draft.',
      tone: 'ok',
    })
    onClose()
    await revalidate()
  }
  return (
    <DeedDialog
      title={`Public until ${momentOf(version.publicUntil)}`}
      lead={
        tour.hasDraft
          ? 'Put back, it takes the place of the draft there is now. The address of the page stays.'
          : 'Put back, it becomes the draft. The address of the page stays.'
      }
      refusal={deed.refusal ?? (read && 'failed' in read ? read.failed : null)}
      isPending={deed.isPending}
      label="Put back as the draft"
      isDisabled={draft === null}
      isWide
      onSubmit={restore}
      onClose={onClose}
    >
      {read === null && (
        <Loading label="The version is loading">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {draft && <Fields draft={draft} today={tour.published ?? tour.draft} classes={tour.classes} />}
    </DeedDialog>
  )
}

type FieldsProps = { draft: TourDraft; today: TourDraft; classes: EditedTour['classes'] }

function Fields({ draft, today, classes }: FieldsProps) {
  const differing = differingFields(draft, today)
  const same = draftFields.filter((field) => !differing.includes(field))
  return (
    <div className="max-h-[55dvh] overflow-auto text-[0.84375rem] text-ink">
      <h3 className="mb-1 font-semibold">
        {differing.length === 0 ? 'Nothing is different today' : 'Different from what is public today'}
      </h3>
      <List fields={differing} of={draft} today={today} classes={classes} />
      {same.length > 0 && (
        <details className="mt-3 border-t border-line pt-2">
          <summary className="min-h-6 cursor-pointer font-semibold max-md:min-h-11">The same as today</summary>
          <List fields={same} of={draft} classes={classes} />
        </details>
      )}
    </div>
  )
}

type ListProps = { fields: readonly DraftField[]; of: TourDraft; today?: TourDraft; classes: EditedTour['classes'] }

const List = ({ fields, of: draft, today, classes }: ListProps) => (
  <dl>
    {fields.map(({ name, label, words }) => (
      <div key={name} className="grid gap-x-4 border-t border-line py-1.5 first:border-t-0 sm:grid-cols-[150px_1fr]">
        <dt className="font-semibold">{label}</dt>
        <dd className="wrap-anywhere">
          <bdi>{words(draft, classes) || 'nothing'}</bdi>
          {today && (
            <span className="block text-ink-3">
              Today: <bdi>{words(today, classes) || 'nothing'}</bdi>
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
