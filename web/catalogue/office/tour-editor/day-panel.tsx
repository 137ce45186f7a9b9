import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DraftStop, TourDraft } from '#contract/tour-draft.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { clockAfter } from '#core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { isPlaced, mended, planOf, startOf } from './day-plan.ts'
import { DayTotals } from './day-totals.tsx'
import { problemTitle } from './day-words.ts'
import { DriveLine, ProblemBox, railLook } from './drive-line.tsx'
import { EndRow } from './end-row.tsx'
import { type DayChange, type DayProblem, problemsOfDay, timesOf } from './itinerary.rules.ts'
import { factsOf, type PlaceFacts, useKnownPlaces } from './known-places.ts'
import { StopDetails } from './stop-details.tsx'
import { ROW, StopRow } from './stop-row.tsx'
import { useDrives } from './use-drives.ts'
import { useKeyed } from './use-keyed.ts'
import type { TourEditing } from './use-tour-draft.ts'

/** What a map of the day is drawn from; the page brings the map itself. */
export interface DayOnMap {
  pickUp: PlaceFacts
  stops: readonly PlaceFacts[]
  dropOff: PlaceFacts
  line: string
  lateLegs: readonly number[]
}

type DayPanelProps = {
  editing: TourEditing
  line: string
  map: (day: DayOnMap) => ReactNode
  say: (words: string) => void
  onRemove: (what: string, without: (now: TourDraft) => TourDraft) => void
}

const newStop: DraftStop = {
  name: '',
  nameJa: '',
  latitude: null,
  longitude: null,
  driveMinutes: null,
  stayMinutes: null,
  fixedArrival: null,
  note: '',
  admission: 'none needed',
  admissionYen: null,
}

/** The day, stop by stop: stays and fixed times are typed, drives proposed, everything else is reckoned. */
export function DayPanel({ editing, line, map, say, onRemove }: DayPanelProps) {
  const { draft, change } = editing
  const { stops } = draft
  const start = startOf(draft)
  const plan = planOf(draft)
  const times = timesOf(plan)
  const problems = problemsOfDay(plan)
  const known = useKnownPlaces()
  const keyed = useKeyed(stops.length)
  const drives = useDrives(editing, keyed.keys)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const clock = (minutes: number) => clockAfter(start, minutes)
  const { row, handle, move } = useReorder({
    count: stops.length,
    onMove: (from, to) => {
      keyed.moved(from, to)
      change((now) => ({ ...now, stops: moveItem(now.stops, from, to) }))
      say(`${stops[from]?.name || 'The stop'} is now stop ${to + 1} of ${stops.length}.`)
    },
  })
  const setStop = (index: number, part: Partial<DraftStop>) =>
    change((now) => ({ ...now, stops: now.stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)) }))
  const onMend = (mend: readonly DayChange[]) => change((now) => mended(now, mend))
  const ending = problems.find((problem) => !('stop' in problem))

  return (
    <Panel
      title="The day, stop by stop"
      id="day"
      flush
      aside={`Driving times by hour of day, reckoned from ${startTimesWords(draft)}`}
      className="md:col-span-full"
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0 pb-4 text-sm" id="field-stops">
          <div
            aria-hidden
            className={`${ROW} border-b border-ink !pt-0 text-[0.78125rem] font-semibold text-ink-3 max-md:!hidden`}
          >
            <span />
            <span />
            <span>Place</span>
            <span className="text-end">Arrives</span>
            <span className="text-end">Stay, min</span>
            <span className="text-end">Leaves</span>
            <span />
          </div>
          <EndRow
            {...{ line, clock, known }}
            name="pickUp"
            station={1}
            place={draft.pickUp}
            at={0}
            onChange={(part) => change((now) => ({ ...now, pickUp: { ...now.pickUp, ...part } }))}
          />
          <ol>
            {stops.map((stop, index) => {
              const late = problems.find((problem) => 'stop' in problem && problem.stop === index)
              const key = keyed.keys[index] ?? index
              const isOpen = open.has(key)
              return (
                <li
                  key={key}
                  {...row(index)}
                  aria-label={`Stop ${index + 1}`}
                  className="transition-colors data-dragged:bg-ai-soft"
                >
                  <DriveLine
                    line={line}
                    path={`stops.${index}.driveMinutes`}
                    to={stop.name || `stop ${index + 1}`}
                    minutes={stop.driveMinutes}
                    drive={drives[index]}
                    isLate={late !== undefined}
                    onChange={(driveMinutes) => setStop(index, { driveMinutes })}
                  />
                  {late && <ProblemBox {...{ line, start, onMend }} problem={late} stops={plan.stops} />}
                  <StopRow
                    {...{ index, line, stop, clock, isOpen }}
                    count={stops.length}
                    times={times.stops[index]}
                    handle={handle(index)}
                    onOpen={(now) => setOpen((before) => toggled(before, key, now))}
                    onAsk={known.ask}
                    onName={(name) => setStop(index, factsOf(known.offered, name))}
                    onStay={(stayMinutes) => setStop(index, { stayMinutes })}
                    onStep={(step) => move(index, index + step)}
                    onRemove={() => {
                      keyed.removed(index)
                      onRemove(stop.name || `Stop ${index + 1}`, (now) => ({
                        ...now,
                        stops: now.stops.filter((_, at) => at !== index),
                      }))
                    }}
                  />
                  {!isOpen && stop.name.trim() !== '' && !isPlaced(stop) && (
                    <p className="ps-[4.9375rem] pb-1 text-[0.78125rem] text-ink-3 max-md:ps-[3.625rem]">
                      Not on the map yet.{' '}
                      <TextButton onClick={() => setOpen((before) => toggled(before, key, true))}>
                        Set its point
                      </TextButton>
                    </p>
                  )}
                  {isOpen && (
                    <div
                      className={cx(railLook(line, false), 'ps-[4.9375rem] pe-4.5 max-md:ps-[3.625rem] max-md:pe-3')}
                    >
                      <StopDetails index={index} stop={stop} onChange={(part) => setStop(index, part)} />
                    </div>
                  )}
                </li>
              )
            })}
          </ol>
          <DriveLine
            line={line}
            path="returnDriveMinutes"
            to={draft.dropOff.name || 'the end'}
            minutes={draft.returnDriveMinutes}
            drive={drives[stops.length]}
            isLate={ending !== undefined}
            onChange={(returnDriveMinutes) => change({ returnDriveMinutes })}
          />
          {ending && <ProblemBox {...{ line, start, onMend }} problem={ending} stops={plan.stops} />}
          <EndRow
            {...{ line, clock, known }}
            name="dropOff"
            station={stops.length + 2}
            place={draft.dropOff}
            at={times.ends}
            isLate={ending !== undefined}
            onChange={(part) => change((now) => ({ ...now, dropOff: { ...now.dropOff, ...part } }))}
          />
          <div className="ps-[4.875rem] pe-4.5 pt-2.5 max-md:px-3">
            <Button
              size="small"
              isDisabled={stops.length >= draftLimits.stops}
              onPress={() => {
                change((now) => ({ ...now, stops: [...now.stops, newStop] }))
                say('A stop was added at the end.')
              }}
              className="max-md:min-h-11"
            >
              <Icon of={Plus} dense /> Add a stop
            </Button>
          </div>
          <datalist id="known-places">
            {known.offered.map(({ name, nameJa, areaName }) => (
              <option key={name} value={name} label={[nameJa, areaName].filter(Boolean).join(', ')} />
            ))}
          </datalist>
        </div>
        <div className="border-line max-lg:border-t lg:border-s">
          <div className="bg-paper-2">{mapOf(draft, line, problems, map)}</div>
          <DayTotals plan={plan} times={times} start={start} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {problems.map((problem) => problemTitle(problem, plan.stops)).join('. ')}
      </p>
    </Panel>
  )
}

const startTimesWords = ({ startTimes }: TourDraft) => {
  const [first] = startTimes.toSorted()
  if (!first) return '09:00 until a start is chosen'
  return startTimes.length > 1 ? `the first start, ${first}` : first
}

function toggled(before: ReadonlySet<number>, key: number, isIn: boolean): ReadonlySet<number> {
  const after = new Set(before)
  if (isIn) after.add(key)
  else after.delete(key)
  return after
}

/** The map shows what has a place; a delay colours the leg that leads to it. */
function mapOf(draft: TourDraft, line: string, problems: readonly DayProblem[], map: DayPanelProps['map']) {
  const { pickUp, dropOff } = draft
  if (!isPlaced(pickUp) || !isPlaced(dropOff))
    return (
      <p className="grid min-h-40 place-content-center p-6 text-center text-sm text-ink-3">
        The map is drawn once the pick-up and the end have a point on it.
      </p>
    )
  const placed = draft.stops.map((stop, index) => ({ stop, index })).filter(({ stop }) => isPlaced(stop))
  const lateLegs = problems.map((problem) =>
    'stop' in problem ? placed.findIndex(({ index }) => index === problem.stop) : placed.length,
  )
  return map({ pickUp, dropOff, line, lateLegs, stops: placed.map(({ stop }) => stop).filter(isPlaced) })
}
