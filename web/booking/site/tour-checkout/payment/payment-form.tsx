import type { FormEvent } from 'react'
import { formatYen } from '#contract/money.ts'
import {
  CardChoice,
  type CardSetup,
  exchangeTestCard,
  noticeOf,
  PayNotice,
  testBank,
  useBankStep,
  useCardPick,
  useCardSetup,
} from '#web/payments/site/index.ts'
import { useSite } from '#web/platform/site.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AgreeOnTheDay, noBank } from '../../checkout/agree-on-the-day.tsx'
import { clockOf } from '../../checkout/hold-timing.ts'
import { StepHead } from '../../checkout/step-head.tsx'
import { stepAddress, useCheckout } from '../checkout-state.ts'
import { type AnsweredHold, endOf, whichOf } from '../hold/hold-record.ts'
import { HoldStrip } from '../hold/hold-strip.tsx'
import type { Hold } from '../hold/use-hold.ts'
import { CutOff } from './cut-off.tsx'
import { usePayment } from './use-payment.ts'

type PaymentFormProps = { slug: string; hold: Hold; record: AnsweredHold; onBusy: (isBusy: boolean) => void }

export function PaymentForm(props: PaymentFormProps) {
  return useSite().paidOnTheDay ? <OnTheDay {...props} /> : <ByCard {...props} />
}

/** Where nobody takes cards: the guest's word makes it sure. */
function OnTheDay({ slug, hold, record, onBusy }: PaymentFormProps) {
  const { wish } = useCheckout(slug)
  const paying = usePayment({ slug, record, card: null, askBank: noBank, onBusy })
  const total = formatYen(record.answer.booking.totalYen)
  return (
    <>
      <StepHead title={`Pay ${total} on the day`}>
        You pay your chauffeur on the day, for all of it. Nothing is charged now, and no card is asked for.
      </StepHead>
      <div className="mt-[1.375rem] grid gap-4">
        {hold.isCutOff && <CutOff hold={hold} record={record} />}
        <HoldStrip hold={hold} record={record} />
      </div>
      <AgreeOnTheDay
        paying={paying}
        kept={`The day is still held for you until ${clockOf(endOf(record) ?? '')}`}
        terms={
          <>
            the <TextLink to={stepAddress('review', wish)}>cancellation terms</TextLink> you have just read
          </>
        }
        back={{ to: stepAddress('review', wish), label: 'Back to review' }}
        total={total}
      />
    </>
  )
}

function ByCard(props: PaymentFormProps) {
  const { hold, record } = props
  const { setup, failure, load } = useCardSetup()
  const total = formatYen(record.answer.booking.totalYen)
  return (
    <>
      <StepHead title={`Pay ${total}`}>One payment for the whole day. There is nothing to pay in the car.</StepHead>
      <div className="mt-[1.375rem] grid gap-4">
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
          <Skeleton className="h-[21.25rem]" />
        </Loading>
      )}
    </>
  )
}

type CardPaymentProps = PaymentFormProps & { setup: CardSetup; total: string }

function CardPayment({ slug, record, onBusy, setup, total }: CardPaymentProps) {
  const { wish } = useCheckout(slug)
  const until = clockOf(endOf(record) ?? '')
  const card = useCardPick(setup.saved)
  const bank = useBankStep({
    testBank: () => testBank(whichOf(record)),
    publishableKey: setup.publishableKey,
    kept: `The day stays held until ${until}.`,
  })
  const { outcome, isPaying, pay, lookAgain } = usePayment({ slug, record, card, askBank: bank.askBank, onBusy })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-7">
      <div className="mb-6 empty:hidden">
        <PayNotice
          notice={outcome && noticeOf(outcome, { kept: `The day is still held for you until ${until}` })}
          of={outcome}
          isPaying={isPaying}
          onPay={pay}
          onLook={lookAgain}
        />
      </div>
      <CardChoice setup={setup} pick={card.pick} onPick={card.setPick} form={card.form} exchange={exchangeTestCard} />
      <p className="mt-[1.125rem] max-w-[60ch] text-sm text-ink-2">
        By paying you accept the <TextLink to={stepAddress('review', wish)}>cancellation terms</TextLink> you have just
        read.
      </p>
      <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
        <TextLink to={stepAddress('review', wish)} className="inline-flex min-h-11 items-center justify-center">
          Back to review
        </TextLink>
        <Button type="submit" variant="primary" isPending={isPaying} pendingLabel="Paying…">
          <span>
            Pay <bdi>{total}</bdi> and confirm
          </span>
        </Button>
      </div>
      {bank.dialog}
    </form>
  )
}
