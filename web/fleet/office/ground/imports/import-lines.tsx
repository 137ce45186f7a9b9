import { Download } from 'lucide-react'
import { type GroundList, importBadLines } from '#contract/ground-imports.ts'
import type { ImportLine, ImportPage } from '#contract/imports.ts'
import { importRowsPerPage } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { capitalized } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { openAsked } from '#web/ui/office-table/file-button.tsx'
import { PageLinks } from '#web/ui/office-table/page-links.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { importAddress } from './ground-lists.ts'
import type { Show } from './import-words.ts'

type ImportLinesProps = { list: GroundList; page: ImportPage; show: Show }

/** Every line that changes something or cannot be read, bad ones first; by pages, and each kind for itself. */
export function ImportLines({ list, page: { file, rows, total, page }, show }: ImportLinesProps) {
  const { id, words } = file
  const { fresh = 0, changed = 0, bad = 0 } = file.counts ?? {}
  const at = (to: Show, number = 1) =>
    importAddress(list, {
      file: id,
      ...(to === 'all' ? {} : { show: to }),
      ...(number > 1 ? { page: String(number) } : {}),
    })
  const tab = (to: Show, label: string, count: number) => ({
    ...{ to: at(to), isHere: to === show },
    label: (
      <>
        {label} <span className="text-[0.8125rem] text-ink-3 tabular-nums">{formatCount(count)}</span>
      </>
    ),
  })
  const first = (page - 1) * importRowsPerPage + 1
  if (fresh + changed + bad === 0)
    return (
      <p className="border border-line bg-surface px-4.5 py-4 text-sm">
        This file changes nothing: every line says what is there already.
      </p>
    )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-1 border-b border-line">
        <TabLinks
          label="Lines"
          className="min-w-0 flex-1"
          links={[
            tab('all', 'All', fresh + changed + bad),
            tab('bad', 'Bad lines', bad),
            tab('changed', 'Changed', changed),
            tab('new', 'New', fresh),
          ]}
        />
        {bad > 0 && (
          <TextButton
            className="flex items-center gap-1.5 pb-2 max-md:min-h-11"
            onClick={() => void openAsked(() => call(importBadLines, { id }))}
          >
            <Icon of={Download} dense />
            Bad lines as CSV
          </TextButton>
        )}
      </div>
      <section className="border border-line bg-surface">
        {rows.length === 0 ? (
          <p className="px-4.5 py-4 text-sm text-ink-2">There are none of these.</p>
        ) : (
          <table className="w-full text-sm max-md:block max-md:*:block">
            <caption className="sr-only">Lines of the file, bad ones first</caption>
            <thead className="max-md:sr-only">
              <tr className={cx('border-b border-ink text-[0.78125rem] text-ink-3 *:py-2 *:font-semibold', ENDS)}>
                <th scope="col" className="w-0 text-end">
                  Line
                </th>
                <th scope="col" className="w-0 text-start">
                  State
                </th>
                <th scope="col" className="text-start">
                  {capitalized(words.one)}
                </th>
                <th scope="col" className="text-start">
                  What changes, or what to mend
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => (
                <LineRow key={line.number} line={line} />
              ))}
            </tbody>
          </table>
        )}
        {total > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-2 text-[0.84375rem] text-ink-2 tabular-nums">
            <p>
              <bdi>
                <b className="font-semibold text-ink">
                  {formatCount(first)} to {formatCount(first + rows.length - 1)}
                </b>{' '}
                of {formatCount(total)}
              </bdi>
            </p>
            <PageLinks
              page={page}
              pages={Math.ceil(total / importRowsPerPage)}
              name="lines"
              at={(number) => at(show, number)}
            />
          </div>
        )}
      </section>
    </>
  )
}

const ENDS = '*:px-2.5 *:first:ps-4.5 *:last:pe-4.5'
/** On a telephone a line is a few lines: where it stands and what becomes of it, its name, and the words. */
const FOLDED =
  'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4.5 max-md:py-3 max-md:*:p-0!'

const states: Record<ImportLine['kind'], { word: string; tone: TagTone }> = {
  bad: { word: 'Bad', tone: 'error' },
  changed: { word: 'Changed', tone: 'waiting' },
  new: { word: 'New', tone: 'ok' },
}

function LineRow({ line: { number, kind, name, changes, faults } }: { line: ImportLine }) {
  const isBad = kind === 'bad'
  return (
    <tr className={cx('border-b border-line align-top *:py-2.5', ENDS, FOLDED, isBad && 'bg-beni-soft')}>
      <td className={cx('text-end tabular-nums', isBad ? 'font-semibold text-beni' : 'text-ink-3')}>
        <span className="md:hidden">Line </span>
        {formatCount(number)}
      </td>
      <td>
        <Tag tone={states[kind].tone}>{states[kind].word}</Tag>
      </td>
      <th scope="row" className="min-w-32 text-start font-semibold wrap-anywhere max-md:col-span-full">
        <bdi>{name || '–'}</bdi>
      </th>
      <td className="wrap-anywhere max-md:col-span-full">
        {isBad ? <Faults of={faults} /> : <Changes of={changes} isNew={kind === 'new'} />}
      </td>
    </tr>
  )
}

function Faults({ of: faults }: { of: ImportLine['faults'] }) {
  return (
    <ul className="grid gap-1">
      {faults.map(({ heading, cell, mend }) => (
        <li key={heading + mend}>
          {heading && (
            <bdi className="text-ink-2">
              {heading} {cell === '' ? 'is empty' : <q>{cell}</q>}:
            </bdi>
          )}{' '}
          <bdi>{mend}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Changes({ of: changes, isNew }: { of: ImportLine['changes']; isNew: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {changes.map(({ heading, before, after, isJapanese }) => (
        <li key={heading} className="min-w-0">
          <span className="text-ink-3">{heading}</span>{' '}
          {before !== null && (
            <>
              <del className="text-ink-3">
                <span className="sr-only">before: </span>
                <bdi lang={isJapanese ? 'ja' : undefined}>{before === '' ? 'empty' : before}</bdi>
              </del>{' '}
            </>
          )}
          <ins
            className={cx('rounded-tag px-1 font-semibold no-underline', isNew ? 'bg-matsu-soft' : 'bg-kohaku-soft')}
          >
            {before !== null && <span className="sr-only">after: </span>}
            <bdi lang={isJapanese ? 'ja' : undefined}>{after === '' ? 'empty' : after}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  )
}
