import { Phone } from 'lucide-react'
import type { PutAside } from '#contract/call-drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'

type CallsPutAsideProps = {
  calls: readonly PutAside[]
  tourName: (slug: string) => string
  onTake: (call: PutAside) => void
  onThrowAway: (call: PutAside) => void
}

/** Calls that wait for the caller to ring again; the whole desk sees them. */
export function CallsPutAside({ calls, tourName, onTake, onThrowAway }: CallsPutAsideProps) {
  if (calls.length === 0) return null
  return (
    <Panel title="Calls saved for later" aside={`${calls.length} waiting`} flush>
      <ul>
        {calls.map((call) => (
          <li
            key={call.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4.5 py-2.5"
          >
            <Icon of={Phone} dense className="text-ink-3" />
            <span className="min-w-0 flex-1 text-dense wrap-anywhere">
              <b className="font-semibold">
                <bdi>{nameOf(call)}</bdi>
              </b>{' '}
              <bdi className="text-ink-2">{wishOf(call, tourName)}</bdi>
              <span className="block text-xs text-ink-3">
                <bdi>
                  {call.by ?? 'Somebody'}, {shortDay(call.at.slice(0, 10))} {call.at.slice(11, 16)}
                </bdi>
              </span>
            </span>
            <Button size="small" onPress={() => onTake(call)} aria-label={`Take up the call of ${nameOf(call)}`}>
              Take up
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => onThrowAway(call)}
              aria-label={`Throw away the call of ${nameOf(call)}`}
            >
              Throw away
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const nameOf = ({ draft }: PutAside) => draft.name.trim() || draft.email.trim() || draft.phone.trim() || 'No name yet'

const wishOf = ({ draft }: PutAside, tourName: (slug: string) => string) =>
  [draft.tour && tourName(draft.tour), draft.day && shortDay(draft.day), draft.start].filter(Boolean).join(', ')
