import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { readTrafficSeasons, saveTrafficSeasons } from '#contract/traffic-seasons.ts'
import { call } from '#web/platform/api.ts'
import { firstFault } from '#web/platform/first-fault.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { GroundHead } from './ground-head.tsx'
import { ListFiles } from './imports/list-files.tsx'
import { faultsByRow, rowsOf, type SeasonRow, toSeasons } from './season-values.ts'

type Read = OutputOf<typeof readTrafficSeasons>

/** When half the country is on the road: every way takes so much of its usual minutes. */
export function SeasonsView({ read }: { read: Read }) {
  const [base, setBase] = useState(read)
  const [rows, setRows] = useState(rowsOf(read.seasons))
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater()
  const hasChanges = !isSame(toSeasons(rows), toSeasons(rowsOf(base.seasons)))
  const blocker = useUnsaved(hasChanges)
  useEffect(() => {
    if (Object.keys(faults).length > 0 && frame.current) firstFault(frame.current)?.focus()
  }, [faults])

  const change = (key: number, part: Partial<SeasonRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
    setRows([...rows, { key, name: '', from: '', to: '', percent: '' }])
    focusLater(() => frame.current?.querySelector<HTMLElement>(`[data-season="${key}"] input`) ?? null)
  }
  const begin = (now: Read) => {
    setBase(now)
    setRows(rowsOf(now.seasons))
    setFaults({})
    setRefusal(null)
  }
  const save = async () => {
    setRefusal(null)
    const input = { version: base.version, seasons: toSeasons(rows) }
    const checked = saveTrafficSeasons.input?.safeParse(input)
    if (checked && !checked.success)
      return setFaults(
        faultsByRow(
          rows,
          Object.fromEntries(checked.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
        ),
      )
    setPending(true)
    try {
      const { version } = await call(saveTrafficSeasons, input)
      begin(await call(readTrafficSeasons).catch(() => ({ ...base, version, seasons: input.seasons })))
      toast({ tone: 'ok', title: 'Seasons saved' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = faultsByRow(rows, error.fields)
      setFaults(told)
      if (Object.keys(told).length === 0) setRefusal(error)
      if (error.code === 'office.changed-meanwhile') setBase(await call(readTrafficSeasons).catch(() => base))
    } finally {
      setPending(false)
    }
  }
  const field = (row: SeasonRow, part: 'name' | 'from' | 'to' | 'percent', label: string) => (
    <TextField
      label={label}
      size="small"
      inputMode={part === 'percent' ? 'numeric' : 'text'}
      value={row[part]}
      error={faults[`${row.key}.${part}`]}
      onChange={(value) => change(row.key, { [part]: value })}
    />
  )
  return (
    <div ref={frame}>
      <GroundHead actions={<ListFiles list="traffic-seasons" isEmpty={base.seasons.length === 0} />} />
      <FormRefusal of={refusal}>
        {refusal?.code === 'office.changed-meanwhile'
          ? 'What you typed is kept. Saving again puts it in the place of theirs.'
          : 'What you typed is kept.'}
      </FormRefusal>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <Panel
          title="Seasons of traffic"
          aside={
            <Button size="small" className="max-md:min-h-11" isDisabled={rows.length >= 20} onPress={add}>
              <Icon of={Plus} dense />
              Add a season
            </Button>
          }
          flush
        >
          {rows.length === 0 && (
            <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">Ways take as long all year.</p>
          )}
          <ul>
            {rows.map((row) => (
              <li
                key={row.key}
                data-season={row.key}
                className="grid grid-cols-2 items-start gap-3 border-t border-line px-4.5 py-3 md:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_auto] max-md:[&_input]:min-h-11"
              >
                {field(row, 'name', 'Season')}
                {field(row, 'from', 'From, month-day')}
                {field(row, 'to', 'To, month-day')}
                {field(row, 'percent', '% of the minutes')}
                <TextButton
                  className="justify-self-start max-md:col-span-full max-md:min-h-11 md:mt-6.5 md:min-h-9"
                  onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                >
                  Take away <span className="sr-only">{row.name}</span>
                </TextButton>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-4.5 py-2.5 text-[0.8125rem] text-ink-3">
            Both days belong to the season; 12-28 to 01-03 runs over the new year. Where two meet, the slower one holds.
          </p>
        </Panel>
        <Panel title={`Version ${base.version}`}>
          <History of={base.history.slice(0, 10)} />
        </Panel>
      </div>
      <SaveBar
        unsaved={hasChanges ? 'the seasons of traffic' : null}
        tells="New searches use them from the moment they are saved; bookings keep their hours."
        label="Save seasons"
        isPending={isPending}
        onSave={() => void save()}
        onDiscard={() => begin(base)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="the seasons of traffic"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </div>
  )
}
