import { inviteToOffice, type OfficePerson } from '#contract/office-people.ts'
import type { OfficeRole } from '#core/office-rights.ts'
import { ProofFields } from '#web/accounts/member/index.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { RoleChoice } from './role-choice.tsx'

type InviteDialogProps = { onInvited: (people: readonly OfficePerson[]) => void; onClose: () => void }

/** Gives the keys of the office to somebody, which asks once more who gives them. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const form = useForm({
    endpoint: inviteToOffice,
    initial: { fullName: '', email: '', roles: [] as OfficeRole[], password: '', code: '' },
    send: async (input) => {
      onInvited((await call(inviteToOffice, input)).people)
      toast({ tone: 'ok', title: `The invitation is on its way to ${input.email}` })
    },
  })
  const needsCode = form.refusal?.code === 'accounts.code-needed' || Boolean(form.faults.code)
  return (
    <Dialog title="Invite to the office" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form {...form.props} className="grid gap-4">
        <FormRefusal of={form.refusal} />
        <TextField label="Name" autoComplete="off" autoFocus {...form.field('fullName')} />
        <TextField
          label="Mail"
          type="email"
          autoComplete="off"
          hint="They get a link for seven days to choose a password. Who has an account gets the keys for that."
          {...form.field('email')}
        />
        <RoleChoice roles={form.values.roles} onChange={(roles) => form.change({ roles })} error={form.faults.roles} />
        <ProofFields password={form.field('password')} code={form.field('code')} needsCode={needsCode} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button onPress={onClose}>Leave as it is</Button>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Inviting…">
            Invite
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
