import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LeavePlan } from '#contract/leave.ts'
import { addDays } from '#core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { AnsweredLeave } from './answered-leave.tsx'
import { LeaveGrid, LeaveLegend } from './leave-grid.tsx'
import { LeaveRequests } from './leave-requests.tsx'
import { daysWords } from './leave-words.ts'
import { PlanLeaveDialog } from './plan-leave-dialog.tsx'

const kinds = { chauffeur: 'Chauffeurs', guide: 'Guides' } as const
const addressOf = (kind: LeavePlan['kind'], from?: string) =>
  `/admin/people/leave?${new URLSearchParams({ kind, ...(from ? { from } : {}) })}`

export const leaveTrail = [{ label: 'People', to: '/admin/people' }, { label: 'Leave' }]

/** Who is away, who asks to be, and what granting it would mean. */
export function LeavePage({ plan }: { plan: LeavePlan }) {
  const { revalidate } = useRevalidator()
  const [isPlanning, setPlanning] = useState(false)
  const [said, setSaid] = useState('')
  const first = plan.days[0]?.day ?? plan.today
  const last = plan.days.at(-1)?.day ?? first
  const done = (words: string) => {
    setPlanning(false)
    setSaid(words)
    toast({ tone: 'ok', title: words })
    void revalidate()
  }
  return (
    <>
      <OfficeHead
        title="Leave"
        trail={leaveTrail}
        actions={
          <>
            <nav aria-label="Whose leave" className="flex">
              {(['chauffeur', 'guide'] as const).map((kind) => (
                <ButtonLink
                  key={kind}
                  to={addressOf(kind, first)}
                  size="small"
                  variant={kind === plan.kind ? 'outline' : 'quiet'}
                  {...(kind === plan.kind ? { 'aria-current': 'page' as const } : {})}
                  className="max-md:min-h-11"
                >
                  {kinds[kind]}
                  {plan.waiting[kind] > 0 && ` (${plan.waiting[kind]})`}
                </ButtonLink>
              ))}
            </nav>
            <Button size="small" className="max-md:min-h-11" onPress={() => setPlanning(true)}>
              <Icon of={Plus} dense />
              Plan leave
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,416px)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <LeaveRequests plan={plan} onDone={done} />
          <AnsweredLeave of={plan.answered} />
        </div>
        <Panel
          flush
          title={daysWords({ firstDay: first, lastDay: last })}
          aside={
            <span className="flex gap-2">
              <ButtonLink to={addressOf(plan.kind, addDays(first, -28))} size="small" aria-label="Four weeks before">
                <Icon of={ChevronLeft} dense className="rtl:-scale-x-100" />
              </ButtonLink>
              <ButtonLink to={addressOf(plan.kind)} size="small">
                Now
              </ButtonLink>
              <ButtonLink to={addressOf(plan.kind, addDays(first, 28))} size="small" aria-label="Four weeks later">
                <Icon of={ChevronRight} dense className="rtl:-scale-x-100" />
              </ButtonLink>
            </span>
          }
        >
          <div className="px-4.5 pb-3">
            <LeaveLegend />
          </div>
          {plan.people.length === 0 ? (
            <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">
              {plan.kind === 'chauffeur' ? 'No chauffeur is with us yet.' : 'No guide is with us yet.'}
            </p>
          ) : (
            <LeaveGrid plan={plan} highlighted={plan.requests[0]?.person.id ?? null} />
          )}
          <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-2">
            “Stay free” counts who is at work and has no job, as if everything asked were granted. Below{' '}
            {plan.fewStayFree} is amber. 0 is crimson: no new booking could be taken that day, and a sick call has no
            answer.
          </p>
        </Panel>
      </div>
      {isPlanning && (
        <PlanLeaveDialog
          people={plan.people}
          who={`another ${plan.kind}`}
          onDone={done}
          onClose={() => setPlanning(false)}
        />
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
