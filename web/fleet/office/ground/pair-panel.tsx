import { ArrowLeftRight, Clock } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { clock, hours } from './driving-edits.ts'

type PairPanelProps = {
  title: string
  hour: number
  /** As typed or known, by the hour. */
  minutes: readonly string[]
  faults: readonly (string | undefined)[]
  /** As it was before it was typed over; nothing where it was not. */
  before: string | undefined
  isReadOnly: boolean
  onType: (hour: number, text: string) => void
  onAllHours: () => void
  onBothWays: () => void
}

/** One way through the day: the same figures as in the matrix, hour by hour. */
export function PairPanel(props: PairPanelProps) {
  const { title, hour, minutes, faults, before, isReadOnly, onType, onAllHours, onBothWays } = props
  const fault = faults.find((one) => one !== undefined)
  const canCopy = !isReadOnly && (minutes[hour] ?? '') !== ''
  return (
    <Panel title={title} aside="minutes">
      <div className="grid gap-3">
        <fieldset
          className="grid grid-cols-6 gap-x-1.5 md:max-xl:grid-cols-12 gap-y-2"
          aria-label={`${title}, by the hour`}
        >
          {hours.map((at) => (
            <TextField
              key={at}
              label={clock(at)}
              size="small"
              inputMode="numeric"
              isDisabled={isReadOnly}
              placeholder="?"
              value={minutes[at] ?? ''}
              onChange={(text) => onType(at, text)}
              className={`[&_input]:px-1 [&_input]:text-center [&_input]:tabular-nums [&_label]:text-[0.75rem] ${at === hour ? '[&_input]:border-ai [&_input]:font-bold' : ''} ${faults[at] ? '[&_input]:border-beni [&_input]:text-beni' : ''}`}
            />
          ))}
        </fieldset>
        {fault && <ErrorWords>{fault}</ErrorWords>}
        {before !== undefined && (
          <p className="text-sm">
            <bdi>
              {clock(hour)} was <b className="font-semibold">{before === '' ? 'not told' : before}</b>.
            </bdi>
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="max-md:min-h-11" isDisabled={!canCopy} onPress={onAllHours}>
            <Icon of={Clock} dense />
            All hours as {clock(hour)}
          </Button>
          <Button size="small" className="max-md:min-h-11" isDisabled={!canCopy} onPress={onBothWays}>
            <Icon of={ArrowLeftRight} dense />
            The way back the same
          </Button>
        </div>
      </div>
    </Panel>
  )
}
