import type { ReactNode } from 'react'
import type { YenByClass } from '#contract/fares.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { moveInGrid } from '#web/ui/office/grid-keys.ts'
import { useFares } from './fare-context.ts'
import { FigureInput } from './figure-input.tsx'

export interface RateRow {
  key: string
  /** Where its figures stand in the fares: 'flat.0.yen'. */
  path: string
  /** What the row is, for ears: "Haneda to Chiyoda". */
  name: string
  /** As it stands in the first columns. */
  heads: readonly ReactNode[]
  yen: YenByClass
  before: YenByClass | undefined
  onChange: (yen: YenByClass) => void
  /** At the end of the row: a surcharge, a way to take it away. */
  end?: ReactNode
  /** The part of the fares whose faults are told below the row, where that is more than its figures. */
  part?: string
}

type RateGridProps = {
  caption: string
  /** Names of the columns before the classes. */
  heads: readonly string[]
  endHead?: ReactNode
  rows: readonly RateRow[]
}

/** Prices by class, a row for each thing that has one. Arrows and Enter move between the figures. */
export function RateGrid({ caption, heads, endHead, rows }: RateGridProps) {
  const { faults, classes } = useFares()
  return (
    <div className="relative overflow-x-auto">
      <table onKeyDown={moveInGrid} className="w-full text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-1.5 *:py-2 *:font-semibold *:whitespace-nowrap *:first:ps-4.5 *:last:pe-4.5">
            {heads.map((head) => (
              <th key={head} scope="col" className="text-start">
                {head}
              </th>
            ))}
            {classes.map(({ code, name }) => (
              <th key={code} scope="col" className="text-end">
                {name}
              </th>
            ))}
            {endHead !== undefined && (
              <th scope="col" className="text-end">
                {endHead}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row, index) => {
            const fault = faultBelow(faults, row.part ?? row.path)
            return (
              <Row
                key={row.key}
                {...{ row, index, fault }}
                columns={heads.length + classes.length + (endHead === undefined ? 0 : 1)}
                hasEnd={endHead !== undefined}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What is wrong with anything inside a part of the fares. */
const faultBelow = (faults: Readonly<Record<string, string>>, part: string) =>
  Object.entries(faults).find(([path]) => path === part || path.startsWith(`${part}.`))?.[1]

/** On a telephone a row is its name on a line, and its figures below, each after the class. */
const PHONE_ROW =
  'max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-2.5 max-sm:gap-y-1 max-sm:px-4.5 max-sm:py-2.5 max-sm:*:p-0!'

type RowProps = { row: RateRow; index: number; fault: string | undefined; columns: number; hasEnd: boolean }

function Row({ row, index, fault, columns, hasEnd }: RowProps) {
  const { classes } = useFares()
  return (
    <>
      <tr
        className={cx(
          '*:px-1.5 *:py-1.25 *:first:ps-4.5 *:last:pe-4.5',
          PHONE_ROW,
          index > 0 && 'border-t border-line',
        )}
      >
        {row.heads.map((head, at) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: the first columns keep their places
            key={at}
            className={cx(
              'max-sm:col-span-full max-sm:font-semibold',
              at === 0 && row.heads.length > 1 && 'text-ink-2 max-sm:text-ink',
            )}
          >
            {head}
          </td>
        ))}
        {classes.map(({ code, name }, column) => (
          <td key={code} className="text-end sm:w-22">
            <span aria-hidden className="mb-0.5 block text-start text-[0.78125rem] text-ink-3 sm:hidden">
              {name}
            </span>
            <FigureInput
              path={`${row.path}.${code}`}
              label={`${row.name}, ${name}, yen`}
              value={row.yen[code] ?? Number.NaN}
              before={row.before?.[code]}
              at={[index, column]}
              onChange={(yen) => row.onChange({ ...row.yen, [code]: yen })}
            />
          </td>
        ))}
        {hasEnd && (
          <td className="text-end whitespace-nowrap text-ink-2 max-sm:col-span-full max-sm:text-start">{row.end}</td>
        )}
      </tr>
      {fault && (
        <tr className="max-sm:block">
          <td colSpan={columns} className="px-4.5 pb-2 max-sm:block">
            <ErrorWords>{fault}</ErrorWords>
          </td>
        </tr>
      )}
    </>
  )
}
