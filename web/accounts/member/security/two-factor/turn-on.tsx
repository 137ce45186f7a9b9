import { useEffect, useRef, useState } from 'react'
import { turnOnTwoFactor } from '#contract/security.ts'
import { call } from '#web/platform/api.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AppAndCode } from './app-and-code.tsx'
import type { Begun } from './begin.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type TurnOnProps = { begun: Begun; onDone: () => void; onCancel: () => void }

/** The second step: the app learns the key, shows its first code, and the codes for a lost telephone are put away. */
export function TurnOn({ begun, onDone, onCancel }: TurnOnProps) {
  const [isKept, setKept] = useState(false)
  const form = useForm({
    endpoint: turnOnTwoFactor,
    initial: { code: '' },
    send: async (input) => {
      await call(turnOnTwoFactor, input)
      onDone()
    },
  })
  // What was pressed to come here is gone.
  const step = useRef<HTMLParagraphElement>(null)
  useEffect(() => step.current?.focus(), [])
  const lacks =
    form.values.code.length < 6 ? 'The six figures are missing.' : isKept ? null : 'Please tick the box first.'
  return (
    <form {...form.props}>
      <p ref={step} tabIndex={-1} className="pt-4 pb-4.5 text-ink-2 outline-none">
        Step 2 of 2. From now on a code from your telephone is asked as well as the password.
      </p>
      <div className="grid rounded-field border border-ink bg-surface md:grid-cols-2">
        <div className="min-w-0 px-5 py-6 md:px-7">
          <h3 className="font-semibold">Scan with an authenticator app</h3>
          <div className="mt-3.5">
            <AppAndCode of={begun} hint="They change every 30 seconds." {...form.field('code')} />
          </div>
        </div>
        <div className="min-w-0 border-edge px-5 py-6 max-md:border-t-[1.5px] max-md:border-dashed md:border-s-[1.5px] md:border-dashed md:px-7">
          <h3 className="font-semibold">Recovery codes, shown once</h3>
          <p className="mt-1 text-sm text-ink-2">Each works once, if the telephone is lost. Keep them on paper.</p>
          <RecoveryCodes codes={begun.recoveryCodes} isKept={isKept} onKept={setKept} />
          <div className="mt-1 grid gap-3">
            <FormRefusal of={form.refusal}>Nothing was turned on. The key and the codes still hold.</FormRefusal>
            <Button
              type="submit"
              variant="primary"
              wide
              isDisabled={lacks !== null}
              isPending={form.isPending}
              pendingLabel="Turning on…"
              aria-describedby="turn-on-lacks"
            >
              Turn on two-factor
            </Button>
            <p id="turn-on-lacks" className="min-h-5 text-sm text-ink-3">
              {lacks}
            </p>
            <Button onPress={onCancel}>Cancel</Button>
          </div>
        </div>
      </div>
    </form>
  )
}
