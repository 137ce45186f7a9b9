import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { LeavePlan, LeaveRequest } from '#contract/leave.ts'
import { counted } from '#core/words.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { daysOf, daysWords, type Finding, findingsOf, isPartProposed, someDaysWords } from './leave-words.ts'

type LeaveRequestsProps = { plan: LeavePlan; onDone: (said: string) => void }
type Open = { request: LeaveRequest; days: readonly string[] } | null

/** Each request with what it would do; the soonest first. */
export function LeaveRequests({ plan, onDone }: LeaveRequestsProps) {
  const [open, setOpen] = useState<Open>(null)
  const { requests } = plan
  return (
    <Panel
      title={
        requests.length === 1 ? 'One asks' : `${requests.length || 'Nobody'} ${requests.length > 1 ? 'ask' : 'asks'}`
      }
      flush
    >
      {requests.length === 0 && (
        <p className="px-4.5 pb-4 text-sm text-ink-2">
          Chauffeurs and guides ask on the page of their day. Each request stands here until it is answered.
        </p>
      )}
      <ul>
        {requests.map((request, at) => (
          <li
            key={request.id}
            className={cx(
              'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line px-4.5 py-4 text-sm',
              at === 0 && 'border-s-4 border-s-ai bg-ai-soft',
            )}
          >
            {request.person.seal ? <NameSeal kanji={request.person.seal} size="small" /> : <span />}
            <div className="min-w-0">
              <bdi className="block font-semibold">
                {request.person.name}, {daysWords(request)}
              </bdi>
              <p className="text-ink-2">
                {counted(request.workingDays, 'working day')} · asked {shortDay(request.askedAt.slice(0, 10))}
              </p>
              {request.words && (
                <q className="text-ink-2">
                  <bdi>{request.words}</bdi>
                </q>
              )}
              <ul className="mt-2 grid gap-1.5">
                {findingsOf(request, plan).map((finding) => (
                  <FindingRow key={finding.words} of={finding} />
                ))}
              </ul>
              <Answers request={request} isFirst={at === 0} onOpen={(days) => setOpen({ request, days })} />
            </div>
          </li>
        ))}
      </ul>
      {open && (
        <AnswerDialog
          key={open.request.id}
          {...open}
          who={`another ${plan.kind}`}
          onClose={() => setOpen(null)}
          onDone={(said) => {
            setOpen(null)
            onDone(said)
          }}
        />
      )}
    </Panel>
  )
}

const FindingRow = ({ of: { tone, words } }: { of: Finding }) => (
  <li
    className={cx(
      'flex gap-2 font-[550]',
      tone === 'bad' ? 'text-beni' : tone === 'care' ? 'text-kohaku' : 'text-matsu',
    )}
  >
    {tone !== 'fine' && <Icon of={tone === 'bad' ? TriangleAlert : CircleAlert} dense className="mt-0.5 shrink-0" />}
    <bdi className="min-w-0">{words}</bdi>
  </li>
)

type AnswersProps = { request: LeaveRequest; isFirst: boolean; onOpen: (days: readonly string[]) => void }

/** The proposed answer first: all of it, or the days on which somebody stays free. */
function Answers({ request, isFirst, onOpen }: AnswersProps) {
  const isPart = isPartProposed(request)
  const variant = isFirst ? 'primary' : 'outline'
  const name = <span className="sr-only"> to {request.person.name}</span>
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {isPart && (
        <Button size="small" variant={variant} className="max-md:min-h-11" onPress={() => onOpen(request.proposedDays)}>
          Grant {someDaysWords(request.proposedDays)}
          {name}
        </Button>
      )}
      <Button
        size="small"
        variant={isPart ? 'outline' : variant}
        className="max-md:min-h-11"
        onPress={() => onOpen(daysOf(request))}
      >
        {isPart ? 'Grant all' : 'Grant'}
        {name}
      </Button>
      <Button size="small" variant="quiet" className="max-md:min-h-11" onPress={() => onOpen([])}>
        Refuse
        {name}
      </Button>
    </p>
  )
}
