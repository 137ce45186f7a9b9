import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FlatFare } from '#contract/fares.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { useFares } from './fare-context.ts'
import { flatKey } from './fare-values.ts'
import { airportName, areaNames } from './fare-words.ts'
import { FlatRowDialog } from './flat-row-dialog.tsx'
import { RateGrid } from './rate-grid.tsx'

/** Between an airport and some areas one price, whatever the traffic. */
export function FlatFares() {
  const { fares, before, change, areas, airports } = useFares()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const set = (index: number, row: FlatFare) =>
    change?.({ flat: fares.flat.map((one, at) => (at === index ? row : one)) })
  const night = `${fares.night.from} to ${fares.night.until}`
  return (
    <Panel title="Airport transfers, one way" aside="Yen, tolls and tax in it" flush>
      <RateGrid
        caption="Airport transfers by class, yen"
        heads={['From', 'To']}
        endHead={night}
        rows={fares.flat.map((row, index) => {
          const [from, to] = [airportName(airports, row.airport), areaNames(areas, row.areas)]
          return {
            key: `${index}`,
            path: `flat.${index}.yen`,
            part: `flat.${index}`,
            name: `${from} and ${to}`,
            heads: [
              <bdi key="from">{from}</bdi>,
              <Areas key="to" of={to} from={from} {...(change ? { onChange: () => setOpen(index) } : {})} />,
            ],
            yen: row.yen,
            before: before.flat.find((one) => flatKey(one) === flatKey(row))?.yen,
            onChange: (yen) => set(index, { ...row, yen }),
            end: (
              <span className="inline-flex items-center gap-1.5">
                <bdi>
                  <span className="sm:hidden">{night} </span>+ {fares.night.percent}%
                </bdi>
                {change && (
                  <IconButton
                    size="small"
                    icon={Trash2}
                    label={`Take away ${from} and ${to}`}
                    onPress={() => change({ flat: fares.flat.filter((_, at) => at !== index) })}
                    className="max-md:size-11"
                  />
                )}
              </span>
            ),
          }
        })}
      />
      {fares.flat.length === 0 && (
        <p className="px-4.5 py-3 text-sm text-ink-2">No flat fares: every ride is reckoned by its way.</p>
      )}
      {change && (
        <div className="border-t border-line px-4.5 py-3">
          <Button size="small" className="max-md:min-h-11" onPress={() => setOpen('new')}>
            <Icon of={Plus} dense />
            Add a row
          </Button>
        </div>
      )}
      {open !== null && change && (
        <FlatRowDialog
          row={open === 'new' ? null : (fares.flat[open] ?? null)}
          onClose={() => setOpen(null)}
          onDone={(row) => {
            if (open === 'new') change({ flat: [...fares.flat, row] })
            else set(open, row)
            setOpen(null)
          }}
        />
      )}
    </Panel>
  )
}

/** The areas of a row; in a draft a press changes them. */
function Areas({ of: areas, from, onChange }: { of: string; from: string; onChange?: () => void }) {
  if (!onChange) return <bdi>{areas}</bdi>
  return (
    <TextButton className="text-start max-md:min-h-11" onClick={onChange}>
      <span className="sr-only">Areas from {from}: </span>
      <bdi>{areas}</bdi>
    </TextButton>
  )
}
