import { useRef, useState } from 'react'
import { changePassword } from '#contract/security.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { NewPasswordField } from '#web/accounts/site/new-password-field.tsx'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { plainDay, todayInTokyo } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { SettingRow, SettingSection } from '#web/ui/setting-rows.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { OpenedForm } from './opened-form.tsx'
import type { SecurityPartProps } from './security-part.ts'

export function PasswordSection({ security, onChanged, className }: SecurityPartProps & { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const focusLater = useFocusLater()
  return (
    <SettingSection title="Password" className={className}>
      <SettingRow
        end={
          !isOpen && (
            <TextButton ref={opener} onClick={() => setOpen(true)} className="min-h-11">
              Change password
            </TextButton>
          )
        }
      >
        <bdi>Last changed on {plainDay(todayInTokyo(new Date(security.passwordChangedAt)))}</bdi>
      </SettingRow>
      {isOpen && (
        <ChangePassword
          needsCode={security.twoFactor.isOn}
          onCancel={() => {
            setOpen(false)
            focusLater(() => opener.current)
          }}
          onDone={() => {
            setOpen(false)
            onChanged('Your password is changed. Every other device was signed out.')
          }}
        />
      )}
    </SettingSection>
  )
}

type ChangePasswordProps = { needsCode: boolean; onDone: () => void; onCancel: () => void }

function ChangePassword({ needsCode, onDone, onCancel }: ChangePasswordProps) {
  const user = useSession().session?.user
  const form = useForm({
    endpoint: changePassword,
    initial: { password: '', code: '', newPassword: '' },
    send: async (input) => {
      await call(changePassword, input)
      onDone()
    },
  })
  return (
    <form {...form.props}>
      <AccountName email={user?.email ?? ''} />
      <OpenedForm
        actions={
          <>
            <Button type="submit" variant="outline" isPending={form.isPending} pendingLabel="Changing…">
              Change password
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </>
        }
      >
        <FormRefusal of={form.refusal} />
        <ProofFields
          passwordLabel="Password now"
          password={form.field('password')}
          code={form.field('code')}
          needsCode={needsCode}
        />
        <NewPasswordField
          label="New password"
          owner={{ fullName: user?.full_name ?? '', email: user?.email ?? '' }}
          {...form.field('newPassword')}
        />
      </OpenedForm>
    </form>
  )
}
