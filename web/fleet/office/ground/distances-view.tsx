import { useMemo, useState } from 'react'
import { readDistances, saveDistances } from '#contract/driving.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { cellOf, type Edits } from './driving-edits.ts'
import { readFigure } from './figures.ts'
import { GroundHead } from './ground-head.tsx'
import { MatrixFrame } from './matrix-frame.tsx'
import { type MatrixCell, MatrixGrid } from './matrix-grid.tsx'
import { useMatrix } from './use-matrix.ts'

type Read = OutputOf<typeof readDistances>
interface Way {
  from: string
  to: string
}

const darkestKilometres = 150
const mostKilometres = 2000

const fault = (typed: string): string | undefined => {
  const km = readFigure(typed)
  if (typed.trim() === '') return 'Write the kilometres: a way that was told can be changed, not taken away.'
  if (!Number.isFinite(km) || Math.abs(Math.round(km * 10) - km * 10) > 1e-6) return 'Kilometres, like 21.5.'
  if (km < 0.1) return 'At least 0.1 km.'
  return km > mostKilometres ? 'At most 2,000 km.' : undefined
}

function readWays(edits: Edits) {
  const faults: Record<string, string> = {}
  const ways = Object.entries(edits).map(([key, typed]) => {
    const wrong = fault(typed)
    if (wrong) faults[key] = wrong
    const [from = '', to = ''] = key.split(' ')
    return { from, to, kilometres: readFigure(typed) }
  })
  return { ways, faults }
}

/** Kilometres by road from area to area, by which rides are priced. */
export function DistancesView({ read }: { read: Read }) {
  const matrix = useMatrix({
    opened: read,
    read: () => call(readDistances),
    send: (version, edits) => {
      const { ways, faults } = readWays(edits)
      return Object.keys(faults).length > 0 ? { faults } : call(saveDistances, { version, ways })
    },
    cellOfPath: (path, edits) => Object.keys(edits)[Number(path.split('.')[1])],
    said: 'Distances saved',
  })
  const { base, edits, faults, setEdits } = matrix
  const { areas } = base
  const [selected, setSelected] = useState<Way | null>(null)
  const known = useMemo(
    () => new Map(base.ways.map(({ from, to, kilometres }) => [cellOf(from, to), String(kilometres)])),
    [base.ways],
  )
  const textAt = ({ from, to }: Way) => edits[cellOf(from, to)] ?? known.get(cellOf(from, to)) ?? ''
  const cellAt = (way: Way): MatrixCell => {
    const [key, text] = [cellOf(way.from, way.to), textAt(way)]
    return {
      ...{ text, isChanged: key in edits, fault: faults[key] },
      depth: Math.min(1, readFigure(text) / darkestKilometres) || 0,
    }
  }
  const type = (typed: readonly (Way & { text: string })[]) => {
    const next: Record<string, string> = { ...edits }
    for (const { from, to, text } of typed) {
      const key = cellOf(from, to)
      if (text.trim() === (known.get(key) ?? '')) delete next[key]
      else next[key] = text
    }
    setEdits(next)
  }
  const back = (way: Way) => {
    const text = textAt(way)
    if (text !== '') type([{ from: way.to, to: way.from, text }])
  }
  const missing = areas.flatMap(({ code: from }) => areas.filter(({ code: to }) => textAt({ from, to }) === '')).length
  if (areas.length === 0)
    return (
      <>
        <GroundHead />
        <EmptyState
          title="No areas yet"
          action={
            <RoomLink to="/admin/places/areas" size="small" variant="primary">
              Add an area first
            </RoomLink>
          }
        >
          Distances are told from area to area. Rides are priced by them.
        </EmptyState>
      </>
    )
  return (
    <MatrixFrame
      list="distances"
      matrix={matrix}
      words={{ one: 'distance', many: 'distances' }}
      tells="New prices use them from the moment they are saved; given quotes are kept."
      label="Save distances"
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <Panel
          title="Kilometres by road, from door to door"
          aside={missing > 0 ? <Tag tone="error">{missing} not told</Tag> : <Tag tone="ok">Every way is told</Tag>}
          flush
        >
          <MatrixGrid
            caption="Kilometres by road, from door to door"
            unit="kilometres"
            {...{ areas, cellAt, selected }}
            onSelect={setSelected}
            onType={type}
            onKey={(key, way) => {
              if (!/^b$/i.test(key)) return false
              back(way)
              return true
            }}
          />
          <p className="border-t border-line px-4.5 py-2.5 text-[0.8125rem] text-ink-3">
            Arrows and Enter walk, a copied sheet can be pasted. B: the way back the same. Where a “?” stands, the way
            back is taken, or a reckoning from the map.
          </p>
        </Panel>
        <Panel title={`Version ${base.version}`}>
          <History of={base.history.slice(0, 10)} />
        </Panel>
      </div>
    </MatrixFrame>
  )
}
