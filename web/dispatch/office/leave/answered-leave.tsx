import type { LeavePlan } from '#contract/leave.ts'
import { shortDay } from '#web/ui/day.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { answerWords, daysWords } from './leave-words.ts'

/** What was answered of late, by whom and with which words. */
export function AnsweredLeave({ of: answered }: { of: LeavePlan['answered'] }) {
  if (answered.length === 0) return null
  return (
    <Panel title="Answered in the last month" flush>
      <ul className="text-sm">
        {answered.map((request) => (
          <li key={request.id} className="border-t border-line px-4.5 py-2.5">
            <bdi>
              <b className="font-semibold">{request.person.name}</b>, {daysWords(request)}: {answerWords(request)}
            </bdi>
            <bdi className="block text-[0.8125rem] text-ink-2">
              {[request.by, request.answeredAt && shortDay(request.answeredAt.slice(0, 10))].filter(Boolean).join(', ')}
              {request.answer && ` “${request.answer}”`}
            </bdi>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
