import { changeEmail, type Profile } from '#contract/profile.ts'
import { securityOverview } from '#contract/security.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { keepOwnProfile } from '#web/accounts/site/own-profile.ts'
import { call } from '#web/platform/api.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { ProofFields } from '../proof-fields.tsx'

type ChangeEmailDialogProps = { profile: Profile; isOpen: boolean; onClose: () => void }

/** A new address begins with a link to it. Until that is opened, everything stays with the old one. */
export function ChangeEmailDialog({ profile, isOpen, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog title="Change your mail address" isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <ChangeEmailForm profile={profile} onDone={onClose} />
    </Dialog>
  )
}

function ChangeEmailForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { value: security } = useAnswer(securityOverview)
  const form = useForm({
    endpoint: changeEmail,
    initial: { email: '', password: '', code: '' },
    send: async (input) => {
      keepOwnProfile(await call(changeEmail, input))
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <AccountName email={profile.email} />
      <p>
        We send a link to the new address. Until you open it, mails go on to{' '}
        <bdi className="wrap-anywhere">{profile.email}</bdi>, which is told as well.
      </p>
      <FormRefusal of={form.refusal} />
      <TextField
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        {...form.field('email')}
      />
      <ProofFields
        password={form.field('password')}
        code={form.field('code')}
        needsCode={security?.twoFactor.isOn ?? false}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        <Button onPress={onDone}>Keep the old one</Button>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Sending…">
          Send the link
        </Button>
      </div>
    </form>
  )
}
