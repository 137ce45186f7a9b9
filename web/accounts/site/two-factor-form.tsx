import type { ReactNode } from 'react'
import { ApiError } from '#contract/call.ts'
import { answerTwoFactor } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { forgetChallenge } from './challenge.ts'

type TwoFactorFormProps = {
  challenge: string
  isRecovery: boolean
  onSwitch: () => void
  onEnded: () => void
  wayBack: ReactNode
}

/** The second question of a sign-in: six figures of the app, or one of the codes that were kept for bad days. */
export function TwoFactorForm({ challenge, isRecovery, onSwitch, onEnded, wayBack }: TwoFactorFormProps) {
  const form = useForm({
    endpoint: answerTwoFactor,
    initial: { code: '' },
    toInput: ({ code }) => ({ challenge, code }),
    send: async (input) => {
      if (!isRecovery && input.code.length < 6) throw atCode('Six figures, please.')
      try {
        saveSession(await call(answerTwoFactor, input))
        forgetChallenge()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'accounts.challenge-ended') return onEnded()
        if (error.code !== 'accounts.wrong-code') throw error
        form.change({ code: '' })
        throw atCode(
          isRecovery
            ? 'This code is not right, or was used before.'
            : 'This code is not right. Type the one that the app shows now.',
        )
      }
    },
  })
  const { code } = form.values

  return (
    <>
      <form {...form.props} className="grid gap-6">
        <FormRefusal of={form.refusal} />
        {isRecovery ? (
          <TextField
            label="Recovery code"
            hint="Eight letters and figures. Capitals and dashes do not matter."
            autoComplete="off"
            autoFocus
            spellCheck="false"
            {...form.field('code')}
          />
        ) : (
          <CodeField
            value={code}
            error={form.faults.code}
            autoFocus
            onChange={(typed) => {
              form.change({ code: typed })
              if (typed.length === 6 && typed !== code) form.submit()
            }}
          />
        )}
        <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Looking at it…">
          Continue
        </Button>
      </form>
      <p className="mt-[1.125rem] text-sm text-ink-2">
        {isRecovery ? 'Telephone at hand again?' : 'Telephone out of reach?'}{' '}
        <TextButton
          onClick={() => {
            form.reset()
            onSwitch()
          }}
        >
          {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
        </TextButton>
        , or {wayBack}.
      </p>
    </>
  )
}

/** A fault of the one field. How many tries are left is nobody's business. */
const atCode = (sentence: string) =>
  new ApiError(400, { error: sentence, code: 'accounts.wrong-code', fields: { code: sentence } })
