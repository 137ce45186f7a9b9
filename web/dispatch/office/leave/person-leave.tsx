import { Plus } from 'lucide-react'
import { useState } from 'react'
import { endAbsence } from '#contract/dispatch-absences.ts'
import { type AwayDays, readPersonLeave } from '#contract/leave.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { daysWords } from './leave-words.ts'
import { PlanLeaveDialog } from './plan-leave-dialog.tsx'

type PersonLeaveProps = { person: { id: string; name: string; kind: string }; isWithUs: boolean }

/** The leave of one person: planned, asked for, and taken back. */
export function PersonLeave({ person, isWithUs }: PersonLeaveProps) {
  const { answer, failure, askAgain } = useAsked(questionOf(readPersonLeave, { id: person.id }))
  const [open, setOpen] = useState<'plan' | AwayDays | null>(null)
  const done = (said: string) => {
    setOpen(null)
    toast({ tone: 'ok', title: said })
    askAgain()
  }
  const asks = (answer?.requests ?? []).filter(({ state }) => state === 'asked')
  return (
    <Panel
      title="Leave"
      aside={
        isWithUs && (
          <Button size="small" className="max-md:min-h-11" onPress={() => setOpen('plan')}>
            <Icon of={Plus} dense />
            Plan leave
          </Button>
        )
      }
      flush
    >
      <ul className="text-sm" aria-busy={(!answer && !failure) || undefined}>
        {asks.map((request) => (
          <li key={request.id} className="flex flex-wrap gap-x-4 border-t border-line bg-kohaku-soft px-4.5 py-2.5">
            <bdi className="min-w-0 flex-1">
              <b className="font-semibold">{daysWords(request)}</b> asked {shortDay(request.askedAt.slice(0, 10))}
              {request.words && ` “${request.words}”`}
            </bdi>
            <TextLink to={`/admin/people/leave?kind=${person.kind}`} className="max-md:py-3">
              Answer
            </TextLink>
          </li>
        ))}
        {answer?.planned.map((days) => (
          <li key={days.id} className="flex flex-wrap gap-x-4 border-t border-line px-4.5 py-2.5">
            <bdi className="min-w-0 flex-1">
              <b className="font-semibold">{daysWords(days)}</b> {days.note}
              <span className="block text-[0.8125rem] text-ink-3">
                {[days.by, shortDay(days.at.slice(0, 10))].filter(Boolean).join(', ')}
              </span>
            </bdi>
            <TextButton className="max-md:min-h-11" onClick={() => setOpen(days)}>
              Take back<span className="sr-only"> {daysWords(days)}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <p role="status" className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3 empty:hidden">
        {failure && 'The leave did not load.'}
        {answer && answer.planned.length === 0 && asks.length === 0 && 'No leave is planned from today on.'}
      </p>
      {open === 'plan' && (
        <PlanLeaveDialog people={[person]} who={`another ${person.kind}`} onDone={done} onClose={() => setOpen(null)} />
      )}
      {open !== null && open !== 'plan' && (
        <TakeBackDialog name={person.name} days={open} onDone={done} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

type TakeBackProps = { name: string; days: AwayDays; onDone: (said: string) => void; onClose: () => void }

function TakeBackDialog({ name, days, onDone, onClose }: TakeBackProps) {
  const deed = useDeed()
  const hasBegun = days.firstDay <= todayInTokyo()
  const submit = async () => {
    const input = { id: days.id }
    const done = await deed.run(input, (options) => call(endAbsence, input, options))
    if (!done) return
    const back = done.back.length
    onDone(`The leave is off.${back === 0 ? '' : ` ${counted(back, 'job')} came back.`}`)
  }
  return (
    <DeedDialog
      title={`${name} works after all?`}
      lead={
        <bdi>
          {daysWords(days)}: the entry goes{hasBegun ? ', from its first day' : ''}. Jobs that nobody else has come
          back, as far as they fit.
        </bdi>
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      isReady
      label="Take the leave back"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
