import { type ReactNode, useId } from 'react'
import type { ComparedGuest } from '#contract/guest-merging.ts'
import { cx } from '#web/ui/cx.ts'
import { plainDay } from '#web/ui/day.ts'
import { cardWords } from './guest-words.ts'
import { type MergeChoices, type MergeRow, resultOf, type Side } from './merge-rows.ts'

type MergeTableProps = {
  kept: ComparedGuest
  merged: ComparedGuest
  rows: readonly MergeRow[]
  choices: MergeChoices
  onChoose: (choices: MergeChoices) => void
}

const refusedWords = ({ refusedMails }: ComparedGuest) =>
  refusedMails.length === 0 ? 'Nothing refused' : `Not wanted: ${refusedMails.join(', ')}`

/** Field by field: the one, the other, and what stands there afterwards. */
export function MergeTable({ kept, merged, rows, choices, onChoose }: MergeTableProps) {
  const strictest = [...new Set([...kept.refusedMails, ...merged.refusedMails])]
  return (
    <div className="overflow-x-auto border border-line bg-surface">
      <table className="w-full text-sm max-sm:block max-sm:*:block sm:min-w-[760px]">
        <thead>
          <tr
            className={cx(
              'border-b border-ink text-[0.8125rem] text-ink-2 *:px-4.5 *:py-2.5 *:text-start *:font-semibold',
              FOLDED,
            )}
          >
            <th scope="col" className="w-36 max-sm:sr-only">
              Field
            </th>
            <Column guest={kept} />
            <Column guest={merged} />
            <th scope="col" className="max-sm:sr-only">
              After merging
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FieldRow
              key={row.field}
              row={row}
              choices={choices}
              onChoose={(side) => onChoose({ ...choices, [row.field]: side })}
            />
          ))}
          <PlainRow
            label="Notes"
            kept={kept.fields.notes || '–'}
            merged={merged.fields.notes || '–'}
            after={
              kept.fields.notes && merged.fields.notes
                ? 'Both are kept'
                : kept.fields.notes || merged.fields.notes || '–'
            }
          />
          <PlainRow
            label="Card"
            kept={kept.cards.map(cardWords).join(', ') || '–'}
            merged={merged.cards.map(cardWords).join(', ') || '–'}
            after={[...new Set([...kept.cards, ...merged.cards])].map(cardWords).join(', ') || '–'}
          />
          <PlainRow
            label="Mails"
            kept={refusedWords(kept)}
            merged={refusedWords(merged)}
            after={strictest.length === 0 ? 'Nothing refused' : `Not wanted: ${strictest.join(', ')}`}
            aside="The stricter answer wins"
          />
          <PlainRow
            label="Account"
            kept={kept.hasAccount ? 'Yes' : 'No, booked as a guest'}
            merged={merged.hasAccount ? 'Yes' : 'No, booked as a guest'}
            after={kept.hasAccount || merged.hasAccount ? 'Yes' : 'No'}
          />
        </tbody>
      </table>
    </div>
  )
}

const Column = ({ guest }: { guest: ComparedGuest }) => (
  <th scope="col">
    <bdi>{guest.fields.name}</bdi>, since {plainDay(guest.since)}
  </th>
)

/** On a telephone the two stand side by side below the name of the field, and what comes of it below them. */
const FOLDED = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:px-4.5 max-sm:py-2.5 max-sm:*:p-0!'
const rowLook = cx('border-b border-line align-top last:border-b-0 *:px-4.5 *:py-2.5 *:wrap-anywhere', FOLDED)
const fieldLook = 'text-start font-normal text-ink-2 max-sm:col-span-full max-sm:text-[0.8125rem]'
const afterLook = 'font-semibold max-sm:col-span-full'

const AfterWord = () => <span className="font-normal text-ink-3 sm:hidden">After merging: </span>

type FieldRowProps = { row: MergeRow; choices: MergeChoices; onChoose: (side: Side) => void }

function FieldRow({ row, choices, onChoose }: FieldRowProps) {
  const group = useId()
  const chosen = choices[row.field] ?? 'kept'
  const cell = (side: Side) => {
    const value = row[side]
    if (!row.isOpen)
      return side === 'merged' && value === row.kept ? (
        <span className="text-ink-2">the same</span>
      ) : (
        <bdi>{value || '–'}</bdi>
      )
    return (
      <label className="-my-1.5 flex min-h-8 cursor-pointer items-center gap-2.5 max-md:my-0 max-md:min-h-11">
        <input
          type="radio"
          name={group}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          aria-label={`${row.label}: ${value}`}
          className="size-4 shrink-0 accent-ai"
        />
        <bdi>{value}</bdi>
      </label>
    )
  }
  return (
    <tr className={rowLook}>
      <th scope="row" className={fieldLook}>
        {row.label}
      </th>
      <td>{cell('kept')}</td>
      <td>{cell('merged')}</td>
      <td className={afterLook}>
        <AfterWord />
        <bdi>{resultOf(row, choices)}</bdi>{' '}
        {row.field === 'email' && row.isOpen && (
          <span className="font-normal text-ink-3">The other is kept as another address</span>
        )}
      </td>
    </tr>
  )
}

type PlainRowProps = { label: string; kept: string; merged: string; after: string; aside?: ReactNode }

function PlainRow({ label, kept, merged, after, aside }: PlainRowProps) {
  return (
    <tr className={rowLook}>
      <th scope="row" className={fieldLook}>
        {label}
      </th>
      <td>
        <bdi>{kept}</bdi>
      </td>
      <td>{merged === kept ? <span className="text-ink-2">the same</span> : <bdi>{merged}</bdi>}</td>
      <td className={afterLook}>
        <AfterWord />
        <bdi>{after}</bdi> {aside && <span className="font-normal text-ink-3">{aside}</span>}
      </td>
    </tr>
  )
}
