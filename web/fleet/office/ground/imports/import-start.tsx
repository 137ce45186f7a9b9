import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { beginImport, type GroundList } from '#contract/ground-imports.ts'
import { type ImportBrief, type ImportStart, mostImportBytes } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { shortDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { CsvButton, openAsked } from '#web/ui/office-table/file-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DropFile } from '../../papers/drop-file.tsx'
import { groundTrail } from '../ground-head.tsx'
import { groundFiles, importAddress } from './ground-lists.ts'
import { countsInWords, stateTags } from './import-words.ts'

type ImportStartViewProps = { list: GroundList; start: ImportStart }

/** A file for a list is chosen here; what it would change is shown on the next page. */
export function ImportStartView({ list, start }: ImportStartViewProps) {
  const { label, to, ask } = groundFiles[list]
  return (
    <>
      <OfficeHead title={`Bring in ${start.words.many}`} trail={[...groundTrail, { label, to }]} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-5">
          <Panel title="A CSV file">
            <p className="mb-3 text-sm text-ink-2">
              First you see every change and every line that cannot be read; nothing is changed before you put it in.
              What the file does not name stays as it is: nothing is ever taken away.
            </p>
            <ChooseFile list={list} start={start} />
          </Panel>
          <Panel title="Its columns" aside={<CsvButton isEmpty={false} ask={() => openAsked(ask)} />} flush>
            <p className="px-4.5 pb-3 text-sm text-ink-2">
              The first line names them, in any order; other columns are passed over. The surest way: take the list out
              as CSV, change that, and bring it in again.
            </p>
            <Columns of={start} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title="Files of the last week" flush>
            <Earlier list={list} files={start.earlier} />
          </Panel>
          <Panel title="Put in">
            <History of={start.history} />
          </Panel>
        </div>
      </div>
    </>
  )
}

const mostMegabytes = mostImportBytes / 1024 / 1024

function faultOf(file: File): string | null {
  if (file.size === 0) return `${file.name} is empty.`
  if (file.size > mostImportBytes) return `${file.name} is larger than ${mostMegabytes} MB. Bring it in several parts.`
  return null
}

function ChooseFile({ list, start }: ImportStartViewProps) {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const send = async (chosen: File) => {
    // The end of a long name has its ending, and most often its day.
    const fileName = chosen.name.slice(-120)
    setSending(true)
    try {
      const { id } = await call(beginImport, { list, fileName }, { file: chosen })
      await navigate(importAddress(list, { file: id }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFile(null)
      if (error.fields.file) setFault(error.message)
      else setRefusal(error)
    } finally {
      setSending(false)
    }
  }
  const choose = (chosen: File | null) => {
    const wrong = chosen && faultOf(chosen)
    setRefusal(null)
    setFault(wrong ?? undefined)
    setFile(wrong ? null : chosen)
    if (chosen && !wrong) void send(chosen)
  }
  return (
    <div className="grid gap-3" aria-busy={isSending}>
      <FormRefusal of={refusal}>Choose the file again.</FormRefusal>
      <fieldset disabled={isSending} className="contents">
        <DropFile
          label="Choose a file, or drop it here"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hint={`At most ${formatCount(start.mostLines)} lines and ${mostMegabytes} MB; UTF-8 or Shift_JIS, with commas, semicolons or tabs.`}
          file={file}
          error={fault}
          onFile={choose}
        />
      </fieldset>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isSending && 'The file is sent and read…'}
      </p>
    </div>
  )
}

const needs = { key: 'Says which it is', new: 'For new ones', none: '' } as const

function Columns({ of: { columns } }: { of: ImportStart }) {
  return (
    <ul aria-label="Columns">
      {columns.map(({ heading, says, need }) => (
        <li
          key={heading}
          className="grid gap-x-4 gap-y-0.5 border-t border-line px-4.5 py-2.5 text-sm sm:grid-cols-[160px_minmax(0,1fr)_auto]"
        >
          <b className="font-semibold">
            <bdi>{heading}</bdi>
          </b>
          <span className="min-w-0 text-ink-2">
            <bdi>{says}</bdi>
          </span>
          {need !== 'none' && (
            <span>
              <Tag tone={need === 'key' ? 'info' : 'neutral'}>{needs[need]}</Tag>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each can be taken up again where it was left. */
function Earlier({ list, files }: { list: GroundList; files: readonly ImportBrief[] }) {
  if (files.length === 0) return <p className="px-4.5 pb-4.5 text-sm text-ink-3">No file was brought for this list.</p>
  return (
    <ul aria-label="Files of the last week">
      {files.map(({ id, fileName, by, createdAt, state, counts }) => (
        <li key={id} className="grid gap-0.5 border-t border-line px-4.5 py-2.5 text-sm">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink
              to={importAddress(list, { file: id })}
              className="min-w-0 wrap-anywhere max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              <bdi>{fileName}</bdi>
            </TextLink>
            <Tag tone={stateTags[state].tone}>{stateTags[state].word}</Tag>
          </span>
          <span className="text-[0.8125rem] text-ink-3 tabular-nums">
            <bdi>
              {shortDay(createdAt.slice(0, 10))} {createdAt.slice(11, 16)}
              {by && `, ${by}`}
              {counts && `. ${countsInWords(counts)}`}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
