import { useState } from 'react'
import { sendVerification } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'

/** For whoever is signed in: the link to confirm their address, once more. */
export function SendVerification() {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    endpoint: sendVerification,
    initial: {},
    toInput: () => undefined,
    send: async () => {
      await call(sendVerification)
      setSent(true)
    },
  })
  return (
    <form {...form.props} className="grid gap-[1.125rem]">
      <FormRefusal of={form.refusal}>Nothing was sent.</FormRefusal>
      <div role="status" className={isSent ? undefined : '-mt-[1.125rem]'}>
        {isSent && (
          <Alert tone="ok" title="Look in your mail.">
            If your address waits to be confirmed, a new link is on its way. It works for 24 hours.
          </Alert>
        )}
      </div>
      {!isSent && (
        <Button type="submit" variant="primary" wide isPending={form.isPending} pendingLabel="Sending…">
          Send a new link
        </Button>
      )}
    </form>
  )
}
