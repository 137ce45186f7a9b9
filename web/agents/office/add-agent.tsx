import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addAgent } from '#contract/agents.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { AgentFormFields } from './agent-fields.tsx'
import { type AgentValues, blankAgent, toFields } from './agent-words.ts'

const draftName = 'new agent'

/** A partner who was asked; they become active once somebody says so. */
export function AddAgent() {
  const navigate = useNavigate()
  const draft = useDraft<AgentValues>(draftName)
  const [added, setAdded] = useState<string | null>(null)
  const form = useForm({
    endpoint: addAgent,
    initial: draft ?? blankAgent,
    toInput: toFields,
    send: async (input) => {
      setAdded((await call(addAgent, input)).id)
    },
  })
  const hasChanges = added === null && !isSame(form.values, blankAgent)
  const blocker = useUnsaved(hasChanges)
  useKeepDraft(draftName, hasChanges ? form.values : null)
  // Not before it is drawn that nothing is unsaved any more: then leaving asks nothing.
  useEffect(() => {
    if (added) void navigate(`/admin/agents/detail?id=${added}`)
  }, [added, navigate])
  return (
    <form {...form.props}>
      <div className="grid max-w-[760px] gap-5">
        <FormRefusal of={form.refusal} />
        <AgentFormFields form={form} />
      </div>
      <SaveBar
        unsaved="a new partner"
        tells="Nobody is written to."
        label="Add partner"
        isPending={form.isPending}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(blankAgent)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="the new partner"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
