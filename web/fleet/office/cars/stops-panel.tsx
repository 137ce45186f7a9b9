import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CarDetail, CarStop } from '#contract/cars.ts'
import { endAbsence } from '#contract/dispatch-absences.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { stopWords } from './car-words.ts'
import { StopDialog } from './stop-dialog.tsx'

type StopsPanelProps = {
  car: CarDetail
  /** What was done, to be said; the car is read again. Left out: to look at only. */
  onChanged?: (said: string) => void
}

const stateWords: Record<CarStop['state'], string> = { planned: 'planned', now: 'now', done: 'done' }

/** When the car stood or will stand. */
export function StopsPanel({ car, onChanged }: StopsPanelProps) {
  const [open, setOpen] = useState<'plan' | CarStop | null>(null)
  const done = (said: string) => {
    setOpen(null)
    onChanged?.(said)
  }
  return (
    <Panel title="Out of service">
      {car.stops.length === 0 && <p className="text-sm text-ink-2">No stop is planned.</p>}
      <ul>
        {car.stops.map((stop) => {
          const { day, hours } = stopWords(stop)
          return (
            <li
              key={stop.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-sm"
            >
              <bdi className="min-w-0">
                <b className="font-semibold">{day}</b> {[stop.note, hours].filter(Boolean).join(', ')}
              </bdi>
              <span className="ms-auto flex items-center gap-x-4">
                {stop.state !== 'done' && (
                  <TextLink to={`/admin/dispatch?day=${stop.from.slice(0, 10)}`} className="max-md:py-3">
                    Board<span className="sr-only"> of {day}</span>
                  </TextLink>
                )}
                {onChanged && stop.state !== 'done' && (
                  <TextButton className="max-md:min-h-11" onClick={() => setOpen(stop)}>
                    {stop.state === 'now' ? 'Back' : 'Call off'}
                    <span className="sr-only"> {day}</span>
                  </TextButton>
                )}
                <span className="text-ink-3">{stateWords[stop.state]}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {onChanged && (
        <Button size="small" className="mt-3 max-md:min-h-11" onPress={() => setOpen('plan')}>
          <Icon of={Plus} dense />
          Plan a stop
        </Button>
      )}
      {open === 'plan' && (
        <StopDialog
          car={car}
          onClose={() => setOpen(null)}
          onEntered={(lost) =>
            done(
              lost === 0
                ? 'The stop is planned.'
                : `The stop is planned. ${lost === 1 ? 'One job needs' : `${lost} jobs need`} another car.`,
            )
          }
        />
      )}
      {open !== null && open !== 'plan' && (
        <EndStopDialog car={car} stop={open} onClose={() => setOpen(null)} onEnded={done} />
      )}
    </Panel>
  )
}

type EndStopDialogProps = { car: CarDetail; stop: CarStop; onEnded: (said: string) => void; onClose: () => void }

function EndStopDialog({ car, stop, onEnded, onClose }: EndStopDialogProps) {
  const deed = useDeed()
  const { day, hours } = stopWords(stop)
  const submit = async () => {
    const input = { id: stop.id }
    const done = await deed.run(input, (options) => call(endAbsence, input, options))
    if (!done) return
    const back = done.back.length
    onEnded(back === 0 ? 'The stop is off.' : `The stop is off. ${back === 1 ? 'One job' : `${back} jobs`} came back.`)
  }
  return (
    <DeedDialog
      title={stop.state === 'now' ? `${car.name} is back?` : 'Call the stop off?'}
      lead={
        <bdi>
          {day}, {hours}: the entry goes. Jobs that no other car has come back, as far as they fit.
        </bdi>
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      isReady
      label={stop.state === 'now' ? 'It is back' : 'Call it off'}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
