import { Archive, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { archiveTour, tourForEditing } from '#contract/tour-editing.ts'
import { type OfficeTourRow, officeTours, officeToursFile } from '#contract/tour-list.ts'
import { hoursInWords } from '#core/days.ts'
import { stateOfTour } from '#web/catalogue/office/tour-editor/tour-state.ts'
import { LineMark } from '#web/catalogue/site/mark.tsx'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { defineList } from '#web/ui/office-table/definition.ts'
import { askList, type ListRead, loadList } from '#web/ui/office-table/load-list.ts'
import { OfficeTable } from '#web/ui/office-table/office-table.tsx'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { useAttempt } from './attempt.ts'
import { readLines } from './read-lines.ts'

const askTours = askList(officeTours)

const tours = defineList<OfficeTourRow>({
  name: 'tours',
  words: { one: 'tour', many: 'tours' },
  ask: async (query) => {
    const [answer, lines] = await Promise.all([askTours(query), readLines()])
    return {
      ...answer,
      choices: {
        line: lines.map(({ slug, letter, name }) => ({
          id: slug,
          label: name,
          mark: <LineMark line={letter} size="small" />,
        })),
      },
    }
  },
  file: askList(officeToursFile),
  usualSort: 'line',
  search: 'Name or address',
  idOf: ({ id }) => id,
  labelOf: ({ title, state, line }) => `${title || 'A tour without a name'}, ${line?.name ?? 'no category'}, ${state}`,
  to: ({ slug, id }) => `/admin/tour/detail/${slug ?? id}`,
  tall: true,
  columns: [
    {
      id: 'title',
      header: 'Tour',
      sorts: true,
      cell: ({ title, shortName, cover }) => (
        <span className="flex min-w-0 items-center gap-3">
          {cover ? (
            <Print of={cover} alt="" sizes="54px" className="h-9 w-[54px] shrink-0" />
          ) : (
            <span className="h-9 w-[54px] shrink-0 border border-dashed border-edge" />
          )}
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              <bdi>{title || 'A tour without a name'}</bdi>
            </span>
            {shortName !== title && (
              // Of its own kind of box, so that the line under the name is not drawn under it, too.
              <span className="inline-block max-w-full truncate align-top text-[0.78125rem] font-normal text-ink-3">
                <bdi>{shortName}</bdi>
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'line',
      header: 'Category',
      sorts: true,
      cell: ({ line, station }) =>
        line ? (
          <span className="flex items-center gap-2">
            <LineMark line={line.letter} size="small" />
            <span>
              <bdi>{line.name}</bdi>
              {station !== null && <span className="text-ink-3"> · {station}</span>}
            </span>
          </span>
        ) : (
          <span className="text-ink-3">None yet</span>
        ),
    },
    {
      id: 'state',
      header: 'State',
      sorts: true,
      cell: (row) => {
        const { tone, words } = stateOfTour(row)
        return (
          <span className="flex flex-wrap items-center gap-1.5">
            <Tag tone={tone}>{words}</Tag>
            {row.hasDraft && row.state !== 'draft' && (
              <span className="text-[0.78125rem] text-ink-3">changes waiting</span>
            )}
          </span>
        )
      },
    },
    {
      id: 'price',
      header: 'Price per car',
      sorts: true,
      numeric: true,
      cell: ({ fromYen }) => (fromYen === null ? '–' : <bdi>{formatYen(fromYen)}</bdi>),
    },
    {
      id: 'duration',
      header: 'Length',
      sorts: true,
      numeric: true,
      cell: ({ durationMinutes }) => (durationMinutes === null ? '–' : hoursInWords(durationMinutes)),
    },
    {
      id: 'rating',
      header: 'Rating',
      sorts: true,
      numeric: true,
      cell: ({ rating, reviews }) => (rating === null ? '–' : `${rating.toFixed(1)} (${reviews})`),
    },
    { id: 'bookings', header: 'Bookings, 90 days', sorts: true, numeric: true, cell: ({ bookings }) => bookings },
    {
      id: 'revenue',
      header: 'Revenue, 90 days',
      sorts: true,
      numeric: true,
      hidden: true,
      needs: 'see:earnings',
      cell: ({ revenueYen }) => <bdi>{revenueYen === null ? '–' : formatYen(revenueYen)}</bdi>,
    },
    {
      id: 'changed',
      header: 'Changed',
      sorts: true,
      cell: ({ changedAt, changedBy }) => (
        <bdi className="whitespace-nowrap">
          {shortDay(changedAt.slice(0, 10))} {changedAt.slice(11, 16)}
          {changedBy && <span className="text-ink-3"> {changedBy}</span>}
        </bdi>
      ),
    },
  ],
  filters: [
    { kind: 'some', id: 'line', label: 'Category', shown: true },
    {
      kind: 'some',
      id: 'state',
      label: 'State',
      shown: true,
      choices: [
        { id: 'published', label: 'Public', tone: 'ok' },
        { id: 'draft', label: 'Draft', tone: 'waiting' },
        { id: 'archived', label: 'Archived', tone: 'neutral' },
      ],
    },
    {
      kind: 'some',
      id: 'only',
      label: 'Only',
      choices: [
        { id: 'draft', label: 'Changes not public' },
        { id: 'featured', label: 'On the home page' },
      ],
    },
  ],
  views: [
    { id: 'all', label: 'All', query: {} },
    { id: 'public', label: 'Public', query: { state: 'published' } },
    { id: 'drafts', label: 'Drafts', query: { only: 'draft' } },
    { id: 'featured', label: 'Home page', query: { only: 'featured' } },
    { id: 'archived', label: 'Archived', query: { state: 'archived' } },
  ],
  firstUse: { title: 'No tours yet', words: 'A tour begins as a draft that nobody sees.' },
})

export const clientLoader = loadList(tours)

export default function TourList() {
  const answer = useLoaderData<ListRead<OfficeTourRow>>()
  const may = useMay()
  const [asked, setAsked] = useState<{ rows: readonly OfficeTourRow[]; clear: () => void } | null>(null)
  return (
    <>
      <OfficeHead
        title="Tours"
        actions={
          <RoomLink to="/admin/tour/add" variant="primary" size="small" className="max-md:min-h-11">
            <Icon of={Plus} dense /> Add tour
          </RoomLink>
        }
      />
      <OfficeTable
        list={tours}
        answer={answer}
        bulk={
          may(archiveTour)
            ? [
                {
                  id: 'archive',
                  label: 'Archive',
                  icon: Archive,
                  fits: ({ state }) => state === 'published',
                  run: (rows, clear) => setAsked({ rows, clear }),
                },
              ]
            : []
        }
      />
      <ArchiveDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type ArchiveDialogProps = {
  asked: { rows: readonly OfficeTourRow[]; clear: () => void } | null
  onClose: () => void
}

function ArchiveDialog({ asked, onClose }: ArchiveDialogProps) {
  const { attempt, isPending } = useAttempt()
  const { revalidate } = useRevalidator()
  const count = asked?.rows.length ?? 0
  const archive = () =>
    attempt(async () => {
      for (const { id } of asked?.rows ?? []) {
        const { version } = await call(tourForEditing, { tour: id })
        await call(archiveTour, { id, version })
      }
      toast({ title: count === 1 ? 'One tour is archived.' : `${count} tours are archived.`, tone: 'ok' })
      asked?.clear()
      onClose()
      await revalidate()
    })
  return (
    <Dialog
      title={count === 1 ? `Archive ${asked?.rows[0]?.title}?` : `Archive ${count} tours?`}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button size="small" onPress={onClose}>
            Keep them
          </Button>
          <Button size="small" variant="danger" isPending={isPending} pendingLabel="Archiving…" onPress={archive}>
            Archive
          </Button>
        </>
      }
    >
      <p>They leave the site at once. Their bookings stay as they are, and each can come back.</p>
    </Dialog>
  )
}
