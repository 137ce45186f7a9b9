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
import { StepSection } from '../../checkout/step-head.tsx'
import { type AnsweredJourney, endOf, unpaidOf } from '../hold/journey-record.ts'
import { stepAddress, useRidePart } from '../ride-checkout-state.ts'
import { dealOf, useJourneyPayment } from './use-journey-payment.ts'

type PaySectionProps = { record: AnsweredJourney; onBusy: (isBusy: boolean) => void }

/** One card for the whole journey. */
export function PaySection(props: PaySectionProps) {
  return useSite().paidOnTheDay ? <OnTheDay {...props} /> : <ByCard {...props} />
}

/** Where nobody takes cards: the guest's word makes every way sure. */
function OnTheDay({ record, onBusy }: PaySectionProps) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const paying = useJourneyPayment({ record, deal: dealOf(record), card: null, askBank: noBank, onBusy })
  const isReturn = record.held.length > 1
  return (
    <StepSection title="Payment">
      <p className="max-w-[60ch] text-ink-2">
        You pay your chauffeur on the day{isReturn && ', each way by itself'}. Nothing is charged now, and no card is
        asked for.
      </p>
      <AgreeOnTheDay
        paying={paying}
        kept={`The car is still held for you until ${clockOf(endOf(record) ?? '')}`}
        terms="the cancellation terms above"
        back={{ to: stepAddress('passengers', wanted), label: 'Back to passengers' }}
        total={formatYen(sumOf(unpaidOf(record)))}
      />
    </StepSection>
  )
}

function ByCard(props: PaySectionProps) {
  const { setup, failure, load } = useCardSetup()
  return (
    <StepSection title="Payment">
      <Charges record={props.record} />
      {setup && <CardPayment {...props} setup={setup} />}
      {!setup && failure && (
        <ErrorState title="The payment did not load" onRetry={load}>
          Nothing was charged, and the car is still held for you.
        </ErrorState>
      )}
      {!setup && !failure && (
        <Loading label="The payment is loading">
          <Skeleton className="h-[21.25rem]" />
        </Loading>
      )}
    </StepSection>
  )
}

/** Of a way there and back both sums are said before anything is charged. */
function Charges({ record }: { record: AnsweredJourney }) {
  const [there, back] = unpaidOf(record)
  if (!there || !back) return <p className="mb-6 text-ink-2">There is nothing to pay in the car.</p>
  return (
    <p className="mb-6 max-w-[60ch] text-ink-2">
      You pay once: <bdi>{formatYen(there.booking.totalYen)}</bdi> for the way there and{' '}
      <bdi>{formatYen(back.booking.totalYen)}</bdi> for the way back, in one charge. Each can still be moved or
      cancelled on its own. There is nothing to pay in the car.
    </p>
  )
}

const sumOf = (ways: AnsweredJourney['held']) => ways.reduce((sum, { booking }) => sum + booking.totalYen, 0)

function CardPayment({ record, onBusy, setup }: PaySectionProps & { setup: CardSetup }) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const until = clockOf(endOf(record) ?? '')
  const total = formatYen(sumOf(unpaidOf(record)))
  const card = useCardPick(setup.saved)
  const deal = dealOf(record)
  const bank = useBankStep({
    testBank: () => testBank(deal.which),
    publishableKey: setup.publishableKey,
    kept: `The car stays held until ${until}.`,
    chargeYen: sumOf(unpaidOf(record)),
  })
  const { outcome, isPaying, pay, lookAgain } = useJourneyPayment({ record, deal, card, askBank: bank.askBank, onBusy })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pay()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="mb-6 empty:hidden">
        <PayNotice
          notice={outcome && noticeOf(outcome, { kept: `The car is still held for you until ${until}` })}
          of={outcome}
          isPaying={isPaying}
          onPay={pay}
          onLook={lookAgain}
        />
      </div>
      <CardChoice setup={setup} pick={card.pick} onPick={card.setPick} form={card.form} exchange={exchangeTestCard} />
      <p className="mt-[1.125rem] max-w-[60ch] text-sm text-ink-2">
        By paying you accept the cancellation terms above.
      </p>
      <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
        <TextLink to={stepAddress('passengers', wanted)} className="inline-flex min-h-11 items-center justify-center">
          Back to passengers
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
