import type { FareTableRow } from '#contract/fares.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import { shortDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { spanOfTable, tableTags } from './fare-words.ts'

type TablesPanelProps = {
  tables: readonly FareTableRow[]
  /** Begins a draft with the figures of one of them; null while there is a draft already. */
  onBegin: ((from: FareTableRow) => void) | null
  /** Makes one that is still to come a draft again; null while there is a draft already. */
  onTakeBack: ((table: FareTableRow) => void) | null
  onLook: (table: FareTableRow) => void
}

const NUMBER = 'text-end tabular-nums max-sm:hidden'

/** Every table before and after the one that is in force. */
export function TablesPanel({ tables, onBegin, onTakeBack, onLook }: TablesPanelProps) {
  return (
    <Panel title="Tables before and after" flush>
      <div className="relative overflow-x-auto">
        <table className="w-full text-sm max-sm:block">
          <caption className="sr-only">Fare tables, the newest first</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-2.5 *:py-2 *:text-start *:font-semibold *:first:ps-4.5 *:last:pe-4.5">
              <th scope="col">Table</th>
              <th scope="col">In force</th>
              <th scope="col">Made by</th>
              <th scope="col" className="!text-end">
                Figures changed
              </th>
              <th scope="col" className="!text-end">
                Rides sold
              </th>
              <th scope="col" className="!text-end">
                Per ride
              </th>
              <th scope="col">State</th>
              {onBegin && (
                <th scope="col">
                  <span className="sr-only">What can be done</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {tables.map((table) => {
              const { word, tone } = tableTags[table.state]
              return (
                <tr
                  key={table.id}
                  className="border-t border-line first:border-t-0 *:px-2.5 *:py-2.5 *:first:ps-4.5 *:last:pe-4.5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:px-4.5 max-sm:py-2.5 max-sm:*:p-0!"
                >
                  <th scope="row" className="text-start font-semibold">
                    {table.state === 'draft' ? (
                      <bdi>{table.name}</bdi>
                    ) : (
                      <TextButton className="font-semibold max-md:min-h-11" onClick={() => onLook(table)}>
                        <bdi>{table.name}</bdi>
                      </TextButton>
                    )}
                  </th>
                  <td className="max-sm:col-start-1">
                    <bdi>{spanOfTable(table)}</bdi>
                  </td>
                  <td className="text-ink-2 max-sm:col-start-1">
                    <bdi>
                      {table.madeBy ?? 'Annai'}, {shortDay(table.madeAt.slice(0, 10)).replace(/^\S+ /, '')}
                    </bdi>
                  </td>
                  <td className={NUMBER}>{formatCount(table.changed)}</td>
                  <td className={NUMBER}>{table.state === 'draft' ? '–' : formatCount(table.sold)}</td>
                  <td className={NUMBER}>
                    <bdi>{table.perRideYen === null ? '–' : formatYen(table.perRideYen)}</bdi>
                  </td>
                  <td className="max-sm:col-start-2 max-sm:row-start-1">
                    <Tag tone={tone}>{word}</Tag>
                  </td>
                  {onBegin && (
                    <td className="text-end max-sm:col-start-2">
                      {table.state === 'coming' && onTakeBack && (
                        <TextButton className="max-md:min-h-11" onClick={() => onTakeBack(table)}>
                          Make it a draft again<span className="sr-only">: {table.name}</span>
                        </TextButton>
                      )}
                      {table.state === 'past' && (
                        <TextButton className="max-md:min-h-11" onClick={() => onBegin(table)}>
                          Begin from it<span className="sr-only">: {table.name}</span>
                        </TextButton>
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
