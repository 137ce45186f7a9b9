import { type ComponentType, useState } from 'react'
import type { Payment } from '#contract/payments.ts'
import type { BankDialogProps, Tell } from './bank-dialog.tsx'
import type { StepUpAnswer } from './card-form.ts'
import { openStripe, stripeStepUp } from './card-stripe.ts'

interface BankStep extends Pick<BankDialogProps, 'kept'> {
  /** Of what is paid together: the whole charge, of which a payment is a share. */
  chargeYen?: number
  /** Opens the bank of a test card for one question: it is then told yes or no. */
  testBank: () => Tell
  publishableKey: string | null
}

type Asked = Pick<BankDialogProps, 'amountYen' | 'tell' | 'answer'> & { Dialog: ComponentType<BankDialogProps> }

/** Lets the guest do what their bank asks for: in Stripe's own frame, or with a test card in a dialog of ours. */
export function useBankStep({ testBank, publishableKey, chargeYen, kept }: BankStep) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const askBank = async ({ gateway, amountYen, clientSecret }: Payment): Promise<StepUpAnswer> => {
    if (gateway === 'stripe') {
      const stripe = await openStripe(publishableKey ?? '').catch(() => null)
      return stripe ? stripeStepUp(stripe, clientSecret) : 'closed'
    }
    const opened = await import('./bank-dialog.tsx').catch(() => null)
    if (!opened) return 'closed'
    return new Promise<StepUpAnswer>((resolve) => {
      setAsked({ amountYen: chargeYen ?? amountYen, tell: testBank(), answer: resolve, Dialog: opened.BankDialog })
    })
  }
  const close = (answer: StepUpAnswer) => {
    setAsked(null)
    asked?.answer(answer)
  }
  return { askBank, dialog: asked && <asked.Dialog {...asked} kept={kept} answer={close} /> }
}
