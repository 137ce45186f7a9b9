import { useState } from 'react'
import { type AgentDetail, type AgentState, agentMoves, moveAgent } from '#contract/agents.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

const verbs = { active: 'Activate', paused: 'Pause', ended: 'End the partnership' } as const
type Next = keyof typeof verbs
const isNext = (state: AgentState): state is Next => state !== 'asked'

type AgentMovesProps = { agent: AgentDetail; onMoved: (agent: AgentDetail, said: string) => void }

/** Only the moves that are possible now; each asks why. */
export function AgentMoves({ agent, onMoved }: AgentMovesProps) {
  const [open, setOpen] = useState<Next | null>(null)
  return (
    <>
      {agentMoves[agent.state].filter(isNext).map((state) => (
        <Button
          key={state}
          size="small"
          variant={state === 'ended' ? 'danger' : 'quiet'}
          className="max-md:min-h-11"
          onPress={() => setOpen(state)}
        >
          {verbs[state]}
        </Button>
      ))}
      <Dialog
        title={open ? `${verbs[open]}: ${agent.business}` : ''}
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
      >
        {open && (
          <Why
            {...{ agent, state: open }}
            onClose={() => setOpen(null)}
            onMoved={(moved, said) => {
              setOpen(null)
              onMoved(moved, said)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

type WhyProps = AgentMovesProps & { state: Next; onClose: () => void }

function Why({ agent, state, onClose, onMoved }: WhyProps) {
  const form = useForm({
    endpoint: moveAgent,
    initial: { reason: '' },
    toInput: ({ reason }) => ({ id: agent.id, version: agent.version, state, reason }),
    send: async (input) => onMoved(await call(moveAgent, input), `${verbs[state]}: done`),
  })
  return (
    <form {...form.props} className="grid gap-4">
      <FormRefusal of={form.refusal} />
      <TextField
        label="Why"
        rows={2}
        maxLength={300}
        autoFocus
        hint="Stays in the history."
        {...form.field('reason')}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        <Button variant="outline" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={state === 'ended' ? 'danger' : 'primary'} isPending={form.isPending}>
          {verbs[state]}
        </Button>
      </div>
    </form>
  )
}
