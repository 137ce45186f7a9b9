import { useMemo, useState } from 'react'
import { readDrivingTimes, saveDrivingTimes } from '#contract/driving.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { cellOf, clock, type Edits, hours, readEdits, shownAt, withTyped } from './driving-edits.ts'
import { readFigure } from './figures.ts'
import { GroundHead } from './ground-head.tsx'
import { HourStrip } from './hour-strip.tsx'
import { MatrixFrame } from './matrix-frame.tsx'
import { type MatrixCell, MatrixGrid } from './matrix-grid.tsx'
import { PairPanel } from './pair-panel.tsx'
import { useMatrix } from './use-matrix.ts'

type Read = OutputOf<typeof readDrivingTimes>
interface Way {
  from: string
  to: string
}

const ordinary = ''
/** Beyond it a cell is as dark as it gets. */
const darkestMinutes = 180

/** Minutes from area to area at one hour, and one way through the whole day. */
export function DrivingView({ read }: { read: Read }) {
  const matrix = useMatrix({
    opened: read,
    read: () => call(readDrivingTimes),
    send: (version, edits) => {
      const { times, faults } = readEdits(edits)
      return Object.keys(faults).length > 0 ? { faults } : call(saveDrivingTimes, { version, times })
    },
    // 'times.3.minutes' is a line of what was sent; its first hour is a cell.
    cellOfPath: (path, edits) => {
      const told = readEdits(edits).times[Number(path.split('.')[1])]
      return told ? cellOf(told.from, told.to, told.firstHour) : undefined
    },
    said: 'Driving times saved',
  })
  const { base, edits, faults } = matrix
  const { areas, seasons } = base
  const [hour, setHour] = useState(8)
  const [season, setSeason] = useState(ordinary)
  const [selected, setSelected] = useState<Way | null>(null)
  const known = useMemo(() => new Map(base.ways.map((way) => [cellOf(way.from, way.to), way.minutes])), [base.ways])
  const load = useMemo(() => loadOf(base.ways), [base.ways])
  const percent = seasons.find(({ name }) => name === season)?.percent ?? 100
  const isReadOnly = percent !== 100
  const type = (typed: Edits) => matrix.setEdits(withTyped(known, edits, typed))

  const cellAt = (way: Way): MatrixCell => {
    const key = cellOf(way.from, way.to, hour)
    const usual = shownAt(known, edits, way, hour)
    const text = isReadOnly && usual !== '' ? String(Math.ceil((readFigure(usual) * percent) / 100)) : usual
    return {
      text,
      isChanged: key in edits,
      fault: faults[key],
      depth: Math.min(1, readFigure(text) / darkestMinutes) || 0,
    }
  }
  const allHours = (way: Way) => {
    const text = shownAt(known, edits, way, hour)
    if (text !== '') type(Object.fromEntries(hours.map((at) => [cellOf(way.from, way.to, at), text])))
  }
  const bothWays = (way: Way) => {
    const back = hours.flatMap((at) => {
      const text = shownAt(known, edits, way, at)
      return text === '' ? [] : [[cellOf(way.to, way.from, at), text] as const]
    })
    type(Object.fromEntries(back))
  }
  const onKey = (key: string, way: Way): boolean => {
    if (key === ',' || key === '.') setHour((hour + (key === '.' ? 1 : 23)) % 24)
    else if (/^h$/i.test(key) && !isReadOnly) allHours(way)
    else if (/^b$/i.test(key) && !isReadOnly) bothWays(way)
    else return false
    return true
  }
  const missing = areas.flatMap(({ code: from }) =>
    areas.filter(({ code: to }) => shownAt(known, edits, { from, to }, hour) === ''),
  ).length
  const nameOf = (code: string) => areas.find((area) => area.code === code)?.name ?? code
  const title = `Minutes, leaving at ${clock(hour)}, ${season === ordinary ? 'usual traffic' : `${season}: ${percent}%`}`

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
          Driving times are told from area to area, for every hour of the day.
        </EmptyState>
      </>
    )
  return (
    <MatrixFrame
      list="driving-times"
      matrix={matrix}
      words={{ one: 'driving time', many: 'driving times' }}
      tells="New searches use them from the moment they are saved; bookings keep their hours."
      label="Save driving times"
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span id="season" className="sr-only">
          Season
        </span>
        <div className="max-w-full overflow-x-auto">
          <Segmented
            labelledBy="season"
            choices={[{ id: ordinary, label: 'Ordinary' }, ...seasons.map(({ name }) => ({ id: name, label: name }))]}
            value={season}
            onChange={setSeason}
          />
        </div>
        <HourStrip hour={hour} load={load} onChange={setHour} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_408px]">
        <Panel
          title={title}
          aside={
            missing > 0 ? <Tag tone="error">{missing} without a time</Tag> : <Tag tone="ok">Every way has a time</Tag>
          }
          flush
        >
          <MatrixGrid
            caption={title}
            unit="minutes"
            {...{ areas, cellAt, isReadOnly, selected, onKey }}
            onSelect={setSelected}
            onType={(typed) =>
              type(Object.fromEntries(typed.map(({ from, to, text }) => [cellOf(from, to, hour), text])))
            }
          />
          <p className="border-t border-line px-4.5 py-2.5 text-[0.8125rem] text-ink-3">
            {isReadOnly
              ? `Reckoned from the usual minutes. The ${percent}% stand under Seasons.`
              : 'Arrows and Enter walk, a copied sheet can be pasted. H: all hours as this one. B: the way back the same. Comma and full stop: the hour before and after. Where a “?” stands, the way back is taken, or the distance.'}
          </p>
        </Panel>
        <div className="grid min-w-0 gap-5">
          {selected ? (
            <PairPanel
              title={`${nameOf(selected.from)} to ${nameOf(selected.to)}`}
              hour={hour}
              minutes={hours.map((at) => shownAt(known, edits, selected, at))}
              faults={hours.map((at) => faults[cellOf(selected.from, selected.to, at)])}
              before={
                cellOf(selected.from, selected.to, hour) in edits ? shownAt(known, {}, selected, hour) : undefined
              }
              isReadOnly={isReadOnly}
              onType={(at, text) => type({ [cellOf(selected.from, selected.to, at)]: text })}
              onAllHours={() => allHours(selected)}
              onBothWays={() => bothWays(selected)}
            />
          ) : (
            <Panel title="One way through the day">
              <p className="text-sm text-ink-2">Choose a figure to see its way hour by hour.</p>
            </Panel>
          )}
          <Panel title={`Version ${base.version}`}>
            <History of={base.history.slice(0, 10)} />
          </Panel>
        </div>
      </div>
    </MatrixFrame>
  )
}

/** How long ways take at each hour against the longest, of all ways together. */
function loadOf(ways: Read['ways']): number[] {
  const sums = hours.map((hour) => ways.reduce((sum, { minutes }) => sum + (minutes[hour] ?? 0), 0))
  const [least, most] = [Math.min(...sums), Math.max(...sums, 1)]
  return sums.map((sum) => (most === least ? 0.5 : 0.15 + (0.85 * (sum - least)) / (most - least)))
}
