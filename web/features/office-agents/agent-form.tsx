import { useState } from 'react'
import { type AgentDetail, agentDetail, saveAgent } from '#contract/agents.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { otherPathOrQuery, useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { AgentFormFields } from './agent-fields.tsx'
import { type AgentValues, agentFields, toFields, valuesOf } from './agent-words.ts'

type AgentFormProps = { agent: AgentDetail; onSaved: (agent: AgentDetail, said: string) => void }

/** What is written about a partner, changed in place. */
export function AgentForm({ agent, onSaved }: AgentFormProps) {
  const draftName = `agent ${agent.id}`
  const [base, setBase] = useState(agent)
  const [theirs, setTheirs] = useState<AgentDetail | null>(null)
  const opened = valuesOf(base)
  const draft = useDraft<AgentValues>(draftName)
  const form = useForm({
    endpoint: saveAgent,
    initial: draft ?? opened,
    toInput: (values) => ({ id: base.id, version: base.version, ...toFields(values) }),
    send: async (input) => {
      try {
        take(await call(saveAgent, input), 'Saved')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'office.changed-meanwhile') throw error
        setTheirs(await call(agentDetail, { id: base.id }))
      }
    },
  })
  const take = (saved: AgentDetail, said: string) => {
    setBase(saved)
    setTheirs(null)
    form.reset(valuesOf(saved))
    onSaved(saved, said)
  }
  const changed = agentFields.filter(({ name }) => !isSame(form.values[name], opened[name])).map(({ label }) => label)
  const hasChanges = changed.length > 0
  const blocker = useUnsaved(hasChanges, otherPathOrQuery)
  useKeepDraft(draftName, hasChanges ? form.values : null)
  return (
    <form {...form.props} className="contents">
      {theirs && (
        <Conflict
          base={opened}
          mine={form.values}
          theirs={valuesOf(theirs)}
          fields={agentFields}
          by={theirs.history[0]?.by ?? null}
          at={theirs.history[0]?.at ?? theirs.createdAt}
          onJoin={(joined) => {
            setBase(theirs)
            form.change(joined)
            setTheirs(null)
          }}
          onDrop={() => take(theirs, 'Theirs is loaded')}
        />
      )}
      <FormRefusal of={form.refusal} />
      <AgentFormFields field={form.field} />
      <SaveBar
        unsaved={hasChanges ? changed.join(', ').toLowerCase() : null}
        tells="Nobody is written to."
        label="Save partner"
        isPending={form.isPending}
        hindrance={theirs ? 'Compare the two versions first' : undefined}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(opened)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={changed.join(', ').toLowerCase()}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
