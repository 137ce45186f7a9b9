import { useRef } from 'react'
import { proveIt } from '#contract/security.ts'
import { AccountName } from '#web/accounts/site/account-name.tsx'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { ProofFields } from './proof-fields.tsx'

/** Before a deed that an open session alone does not allow. What was begun goes on by itself afterwards. */
export function ProofDialog({ onAnswered }: { onAnswered: (isProven: boolean) => void }) {
  const email = useSession().session?.user.email ?? ''
  const isAnswered = useRef(false)
  const answer = (isProven: boolean) => {
    if (isAnswered.current) return
    isAnswered.current = true
    onAnswered(isProven)
  }
  const form = useForm({
    endpoint: proveIt,
    initial: { password: '', code: '' },
    send: async (input) => {
      await call(proveIt, input)
      answer(true)
    },
  })
  const needsCode = form.refusal?.code === 'accounts.code-needed' || Boolean(form.faults.code)
  return (
    <Dialog title="Is it you?" isOpen onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <form
        {...form.props}
        onSubmit={(event) => {
          // Drawn over a form of the page, which must not hear of it.
          event.stopPropagation()
          form.props.onSubmit(event)
        }}
        className="grid gap-4"
      >
        <AccountName email={email} />
        <p className="text-sm text-ink-2">
          This needs your password once more. For a quarter of an hour nothing asks again on this device.
        </p>
        <FormRefusal of={form.refusal} />
        <ProofFields password={form.field('password')} code={form.field('code')} needsCode={needsCode} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button onPress={() => answer(false)}>Leave it</Button>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="One moment…">
            Go on
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
