import { CalendarOff } from 'lucide-react'
import { countLeave } from '#contract/leave.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

const question = { key: 'leave', ask: () => call(countLeave) }

/** The way to the leave of all, with how many wait for an answer. */
export function LeaveLink() {
  const count = useAsked(question).answer?.count ?? 0
  return (
    <ButtonLink to="/admin/people/leave" size="small" className="max-md:min-h-11">
      <Icon of={CalendarOff} dense />
      Leave
      {count > 0 && <span className="font-semibold text-kohaku">{count === 1 ? '1 asks' : `${count} ask`}</span>}
    </ButtonLink>
  )
}
