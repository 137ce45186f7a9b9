import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CardProof, finishCardProof, proveCard } from '#contract/card-proof.ts'
import {
  CardFault,
  type CardForm,
  exchangeTestCard,
  openStripe,
  StripeCardForm,
  stripeStepUp,
  TestCardForm,
  useCardSetup,
} from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CardProved } from './card-proved.tsx'

/** The step of the bank ended without its yes. */
class NotConfirmed extends Error {}

/** Says what is proved, and sets a card up: nothing is charged, and the card is not kept. */
export function TryCard({ read }: { read: CardProof }) {
  const [proof, setProof] = useState(read)
  return (
    <>
      <OfficeHead
        title="A card, tried for real"
        trail={[{ label: 'Dashboard', to: '/admin/dashboard' }, { label: 'Cards' }]}
      />
      <p className="mb-4.5 max-w-[62ch] font-serif text-[1.125rem] text-ink-2">
        {proof.gateway === 'cash'
          ? 'No card is taken here: guests pay their chauffeur on the day, and read that before they book. With the keys of Stripe on the machine they pay by card, and one is tried here first.'
          : 'One card is set up as a guest’s would be. Nothing is charged, and the card is not kept.'}
      </p>
      {proof.gateway !== 'cash' && (
        <div className="grid max-w-[620px] gap-5">
          <CardProved of={proof} />
          <Try onProved={setProof} isAgain={proof.provedAt !== null} />
        </div>
      )}
      <p className="mt-6 text-sm">
        <TextLink to="/admin/dashboard">Back to the dashboard</TextLink>
      </p>
    </>
  )
}

function Try({ onProved, isAgain }: { onProved: (proof: CardProof) => void; isAgain: boolean }) {
  const { setup, failure, load } = useCardSetup()
  const card = useRef<CardForm>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | NotConfirmed | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !card.current || !setup) return
    setPending(true)
    setRefusal(null)
    try {
      const { token } = await card.current.token()
      const first = await call(proveCard, { token })
      const last =
        first.state === 'succeeded' ? first : await afterBank(setup.publishableKey, first.setupId, first.clientSecret)
      onProved(last.proof)
    } catch (error) {
      // What there is to mend in the fields, the fields show themselves.
      if (error instanceof CardFault) return
      if (!(error instanceof ApiError || error instanceof NotConfirmed)) throw error
      setRefusal(error)
    } finally {
      setPending(false)
    }
  }

  if (failure)
    return (
      <ErrorState title="The card form did not load" onRetry={load}>
        Nothing was charged.
      </ErrorState>
    )
  if (!setup)
    return (
      <Loading label="The card form is loading">
        <Skeleton className="h-[14.375rem]" />
      </Loading>
    )
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Try a card"
      className="rounded-field border border-edge bg-surface px-4.5 py-[1.375rem] md:px-6"
    >
      <div className="mb-5 empty:hidden">
        {refusal instanceof ApiError ? (
          <FormRefusal of={refusal}>What you typed is kept.</FormRefusal>
        ) : (
          refusal && (
            <Alert tone="error" title="The bank did not confirm that it was you.">
              Nothing was charged. Try again, or take another card.
            </Alert>
          )
        )}
      </div>
      {setup.gateway === 'stripe' && setup.publishableKey ? (
        <StripeCardForm publishableKey={setup.publishableKey} ref={card} />
      ) : (
        <TestCardForm exchange={exchangeTestCard} ref={card} />
      )}
      <Button
        type="submit"
        variant={isAgain ? 'outline' : 'primary'}
        isPending={isPending}
        pendingLabel="Trying…"
        className="mt-5 max-sm:w-full"
      >
        {isAgain ? 'Try another card' : 'Try this card'}
      </Button>
    </form>
  )
}

/** The bank asks in Stripe's own frame; how it ended Stripe is asked by the server. */
async function afterBank(publishableKey: string | null, setupId: string, clientSecret: string | null) {
  const stripe = await openStripe(publishableKey ?? '').catch(() => null)
  const answer = stripe ? await stripeStepUp(stripe, clientSecret) : 'closed'
  if (answer !== 'approved') throw new NotConfirmed()
  const last = await call(finishCardProof, { setupId })
  if (last.state !== 'succeeded') throw new NotConfirmed()
  return last
}
