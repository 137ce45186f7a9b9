import { useId } from 'react'
import { deleteProfile } from '#contract/profile.ts'
import { securityOverview } from '#contract/security.ts'
import { emailKey } from '#contract/text.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { call } from '#web/platform/api.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { ProofFields } from '../../proof-fields.tsx'

type DeleteFormProps = { email: string; onClosed: (eraseAfter: string) => void }

/** The last question. Its button is off until everything is there, and says what is not. */
export function DeleteForm({ email, onClosed }: DeleteFormProps) {
  const { value: security } = useAnswer(securityOverview)
  const form = useForm({
    endpoint: deleteProfile,
    initial: { password: '', code: '', email: '' },
    send: async (input) => onClosed((await call(deleteProfile, input)).eraseAfter),
  })
  const lackId = useId()
  const needsCode = security?.twoFactor.isOn ?? false
  const lacks = lackOf(form.values, { email, needsCode })
  return (
    <form {...form.props} className="border-t border-ink pt-[1.375rem]">
      <AccountName email={email} />
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal}>Your profile is as it was. What you typed is kept.</FormRefusal>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ProofFields password={form.field('password')} code={form.field('code')} needsCode={needsCode} />
        <TextField
          label="Type your mail to be sure"
          hint={email}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.field('email')}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:w-full">
        <Button
          type="submit"
          variant="danger"
          isDisabled={lacks !== null}
          isPending={form.isPending}
          pendingLabel="Closing your profile…"
          aria-describedby={lackId}
        >
          Delete my profile
        </Button>
        <ButtonLink to="/user/profile">Keep my profile</ButtonLink>
        <p id={lackId} role="status" className="text-sm text-ink-3">
          {lacks}
        </p>
      </div>
    </form>
  )
}

type Typed = { password: string; code: string; email: string }

/** What is still missing, in the order of the fields; null when nothing is. */
function lackOf(typed: Typed, { email, needsCode }: { email: string; needsCode: boolean }): string | null {
  if (typed.password === '') return 'Your password is missing.'
  if (needsCode && typed.code.trim() === '') return 'The code of your app is missing.'
  const [wanted, given] = [emailKey(email), emailKey(typed.email)]
  if (given === wanted) return null
  return wanted.startsWith(typed.email.trim().toLowerCase())
    ? 'The mail is not complete yet.'
    : 'This is not the mail of your profile.'
}
