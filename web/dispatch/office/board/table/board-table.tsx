import { useId, useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { addDays } from '#core/days.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { boardStore } from '../board-store.ts'
import { FitsSheet } from '../job/fits-sheet.tsx'
import { stateOf } from '../job/job-state.ts'
import { type RowsById, rowsById } from '../job/job-words.ts'
import { CrewCell } from './crew-cell.tsx'
import { byCrew, byTime, type TableGroup, timeWords } from './table-rows.ts'

const crewColumns: readonly { kind: ResourceKind; header: string }[] = [
  { kind: 'chauffeur', header: 'Chauffeur' },
  { kind: 'vehicle', header: 'Car' },
  { kind: 'guide', header: 'Guide' },
]
const headers = ['Time', 'Tour or ride', 'Guest', ...crewColumns.map(({ header }) => header), 'State']
/** Of the whole; the rest is shared. */
const widths: Readonly<Record<string, string>> = {
  Time: '11%',
  'Tour or ride': '17%',
  Guest: '14%',
  Guide: '14%',
  State: '14%',
}
const orders = [
  { id: 'time', label: 'By time' },
  { id: 'crew', label: 'By person and car' },
] as const

interface Asked {
  /** The button that asked: the focus goes back to it, whatever it says by then. */
  opener: HTMLElement
  reference: string
  kind: ResourceKind
  from: string | null
}

/** The same board as a table, for screen readers and for whoever likes lists. */
export function BoardTable({ onOpen }: { onOpen: (reference: string) => void }) {
  const board = boardStore((state) => state.board)
  const [order, setOrder] = useState<'time' | 'crew'>('time')
  const [asked, setAsked] = useState<Asked | null>(null)
  const orderId = useId()
  const focusLater = useFocusLater()
  if (!board) return null
  const rows = rowsById(board.rows)
  const groups = order === 'time' ? byTime(board.jobs) : byCrew(board.jobs, board.rows)
  const askedJob = board.jobs.find(({ reference }) => reference === asked?.reference)
  const last = addDays(board.firstDay, board.days - 1)
  const days = board.days === 1 ? longDay(board.firstDay) : `${shortDay(board.firstDay)} to ${shortDay(last)}`
  return (
    <div>
      <div className="mb-3 flex items-center gap-3">
        <span id={orderId} className="sr-only">
          Order of the table
        </span>
        <Segmented labelledBy={orderId} choices={orders} value={order} onChange={setOrder} />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it sideways
        tabIndex={0}
        aria-label={`Jobs of ${days}`}
        className="overflow-x-auto border border-line bg-surface"
      >
        <table className="w-full min-w-[1080px] table-fixed text-sm tabular-nums">
          <caption className="sr-only">
            {`Jobs of ${days}, ${order === 'time' ? 'by time' : 'by person and car'}. In each cell of the crew a button changes who has it.`}
          </caption>
          <thead>
            <tr className="border-b border-ink text-[12.5px] text-ink-3">
              {headers.map((header) => (
                <th
                  key={header}
                  scope="col"
                  style={{ width: widths[header] }}
                  aria-sort={header === 'Time' && order === 'time' ? 'ascending' : undefined}
                  className="px-3 py-2 text-start font-semibold"
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <GroupRows
              key={group.id}
              of={group}
              withDay={order === 'crew' && board.days > 1}
              rows={rows}
              onOpen={onOpen}
              onAsk={setAsked}
            />
          ))}
        </table>
        {board.jobs.length === 0 && <p className="px-3 py-6 text-sm text-ink-2">No jobs on {days}.</p>}
      </section>
      {asked && askedJob && (
        <FitsSheet
          job={askedJob}
          kind={asked.kind}
          from={asked.from}
          onClose={() => {
            setAsked(null)
            focusLater(() => asked.opener)
          }}
        />
      )}
    </div>
  )
}

type GroupRowsProps = {
  of: TableGroup
  withDay: boolean
  rows: RowsById
  onOpen: (reference: string) => void
  onAsk: (asked: Asked) => void
}

function GroupRows({ of: group, withDay, rows, onOpen, onAsk }: GroupRowsProps) {
  const nothing = withDay ? 'Nothing on these days' : 'Nothing on this day'
  return (
    <tbody>
      {group.title && (
        <tr className="border-b border-line bg-paper-2">
          <th scope="rowgroup" colSpan={headers.length} className="px-3 py-1.5 text-start font-semibold">
            <bdi>{group.title}</bdi>
            {group.jobs.length === 0 && <span className="ms-2.5 font-normal text-ink-3">{nothing}</span>}
          </th>
        </tr>
      )}
      {group.jobs.map((job) => (
        <JobRow key={job.reference} job={job} withDay={withDay} rows={rows} onOpen={onOpen} onAsk={onAsk} />
      ))}
    </tbody>
  )
}

type JobRowProps = Omit<GroupRowsProps, 'of'> & { job: BoardJob }

function JobRow({ job, withDay, rows, onOpen, onAsk }: JobRowProps) {
  const { tone, word } = stateOf(job)
  return (
    <tr className="border-b border-line align-top *:px-3 *:py-2">
      <td className="leading-7 font-semibold">{timeWords(job, withDay)}</td>
      <th scope="row" className="text-start font-normal">
        <TextButton
          data-job={job.reference}
          className="min-h-7 text-start font-semibold !text-ink no-underline hover:underline max-md:min-h-11"
          onClick={() => onOpen(job.reference)}
        >
          <bdi>{job.service.shortTitle}</bdi>
        </TextButton>
        <span className="block text-[13px] text-ink-3">{job.reference}</span>
      </th>
      <td className="leading-7">
        <bdi>
          {job.leadName}, {job.guests}
        </bdi>
      </td>
      {crewColumns.map(({ kind }) => (
        <td key={kind}>
          <CrewCell
            job={job}
            kind={kind}
            rows={rows}
            onChange={(from, opener) => onAsk({ reference: job.reference, kind, from, opener })}
          />
        </td>
      ))}
      <td className="pt-2.5!">
        <Tag tone={tone}>{word}</Tag>
        {job.late && (
          <span className="mt-1 block text-[13px] font-[550] text-beni">
            <bdi>{job.late.words}</bdi>
            {job.late.endangers && <bdi className="block font-normal">{job.late.endangers.words}</bdi>}
          </span>
        )}
      </td>
    </tr>
  )
}
