import { ApiError } from '#contract/call.ts'
import { changeOfficeRoles, type OfficePerson, officePeople } from '#contract/office-people.ts'
import { ProofFields } from '#web/accounts/member/index.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { RoleChoice } from './role-choice.tsx'
import { rolesInWords } from './role-words.ts'

type RolesDialogProps = {
  person: OfficePerson
  onChanged: (people: readonly OfficePerson[]) => void
  onClose: () => void
}

/** Gives somebody other roles, which asks once more who gives them. */
export function RolesDialog({ person, onChanged, onClose }: RolesDialogProps) {
  const form = useForm({
    endpoint: changeOfficeRoles,
    initial: { id: person.id, roles: person.roles, was: person.roles, password: '', code: '' },
    send: async (input) => {
      try {
        onChanged((await call(changeOfficeRoles, input)).people)
      } catch (error) {
        // Whoever looks again decides by what they are now.
        if (error instanceof ApiError && error.code === 'accounts.roles-changed') await lookAgain()
        throw error
      }
      toast({ tone: 'ok', title: `${person.fullName}: ${rolesInWords(input.roles)}` })
    },
  })
  const lookAgain = async () => {
    const now = (await call(officePeople)).people.find(({ id }) => id === person.id)
    if (now) form.change({ roles: now.roles, was: now.roles })
  }
  const needsCode = form.refusal?.code === 'accounts.code-needed' || Boolean(form.faults.code)
  return (
    <Dialog title={`Roles of ${person.fullName}`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form {...form.props} className="grid gap-4">
        <FormRefusal of={form.refusal} />
        <RoleChoice roles={form.values.roles} onChange={(roles) => form.change({ roles })} error={form.faults.roles} />
        <p className="text-sm text-ink-2">
          {person.isCaller
            ? 'You are signed out everywhere, and sign in again with the new roles.'
            : 'They are signed out everywhere, told by mail, and sign in again with the new roles.'}
        </p>
        <ProofFields password={form.field('password')} code={form.field('code')} needsCode={needsCode} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button onPress={onClose}>Leave as it is</Button>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Changing…">
            Change the roles
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
