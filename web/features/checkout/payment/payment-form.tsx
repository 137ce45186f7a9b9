import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import type { CardEntry, CardForm } from '#web/ui/card/card-entry.ts'
import { useTestStepUp } from '#web/ui/card/card-step-up.tsx'
import { openStripe, stripeStepUp } from '#web/ui/card/card-stripe.ts'
import { type CardSetup, useCardSetup } from '#web/ui/card/use-card-setup.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import { HoldStrip } from '../hold/hold-strip.tsx'
import type { Hold } from '../hold/use-hold.ts'
import { StepHead } from '../step-head.tsx'
import { type CardPick, PaymentCards } from './payment-cards.tsx'
import { CutOff, PaymentNotice } from './payment-notice.tsx'
import { usePayment } from './use-payment.ts'

type PaymentFormProps = { slug: string; hold: Hold; record: AnsweredHold; onBusy: (isBusy: boolean) => void }

export function PaymentForm(props: PaymentFormProps) {
  const { hold, record } = props
  const { setup, failure, load } = useCardSetup()
  const total = formatYen(record.answer.booking.totalYen)
  return (
    <>
      <StepHead title={`Pay ${total}`}>One payment for the whole day. There is nothing to pay in the car.</StepHead>
      <div className="mt-[22px] grid gap-4">
        {hold.isCutOff && <CutOff hold={hold} record={record} />}
        <HoldStrip hold={hold} record={record} />
      </div>
      {setup && <CardPayment {...props} setup={setup} total={total} />}
      {!setup && failure && (
        <div className="mt-7">
          <ErrorState title="The payment did not load" onRetry={load}>
            Nothing was charged, and the day is still held for you.
          </ErrorState>
        </div>
      )}
      {!setup && !failure && (
        <Loading label="The payment is loading" className="mt-7">
          <Skeleton className="h-[340px]" />
        </Loading>
      )}
    </>
  )
}

type CardPaymentProps = PaymentFormProps & { setup: CardSetup; total: string }

function CardPayment({ slug, record, onBusy, setup, total }: CardPaymentProps) {
  const { wish } = useCheckout(slug)
  const form = useRef<CardForm>(null)
  const [pick, setPick] = useState<CardPick>({ saved: setup.saved[0]?.id ?? null, save: false })
  const bank = useTestStepUp(record)
  const stepUp: CardEntry['stepUp'] =
    setup.gateway === 'test'
      ? bank.stepUp
      : async (secret) => stripeStepUp(await openStripe(setup.publishableKey ?? ''), secret)
  const payment = usePayment({ slug, record, pick, form, stepUp, onBusy })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    payment.pay()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-7">
      <div className="mb-6 empty:hidden">
        <PaymentNotice
          outcome={payment.outcome}
          record={record}
          isPaying={payment.isPaying}
          onPay={payment.pay}
          onLook={payment.lookAgain}
        />
      </div>
      <PaymentCards setup={setup} pick={pick} onPick={setPick} form={form} />
      <p className="mt-[18px] flex items-start gap-2.5 text-sm text-ink-2">
        <Icon of={Lock} dense className="mt-0.5" />
        {setup.gateway === 'test'
          ? 'This site tries its payments with test cards. Their numbers are not kept.'
          : 'Card numbers go to the payment company and never to us. You are charged in yen.'}
      </p>
      <p className="mt-[18px] max-w-[60ch] text-sm text-ink-2">
        By paying you accept the <TextLink to={stepAddress('review', wish)}>cancellation terms</TextLink> you have just
        read.
      </p>
      <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
        <TextLink to={stepAddress('review', wish)} className="inline-flex min-h-11 items-center justify-center">
          Back to review
        </TextLink>
        <Button type="submit" variant="primary" isPending={payment.isPaying} pendingLabel="Paying…">
          <span>
            Pay <bdi>{total}</bdi> and confirm
          </span>
        </Button>
      </div>
      {bank.dialog}
    </form>
  )
}
