import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { CardFault, type CardForm } from '#web/payments/site/card/card-form.ts'
import { StripeCardForm } from '#web/payments/site/card/card-stripe-form.tsx'
import { TestCardForm } from '#web/payments/site/card/card-test-form.tsx'
import { exchangeTestCard, useCardSetup } from '#web/payments/site/card-setup.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type AddCardProps = { onAdd: (token: string) => Promise<void>; onLeave: () => void }

/** A card to keep: it is typed into the gateway's own form, and only its token comes to us. */
export function AddCard({ onAdd, onLeave }: AddCardProps) {
  const { setup, failure, load } = useCardSetup()
  const card = useRef<CardForm>(null)
  const box = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isReady = setup !== null
  useEffect(() => {
    if (isReady) box.current?.querySelector<HTMLInputElement>('input')?.focus()
  }, [isReady])
  useEffect(() => {
    if (refusal) box.current?.querySelector<HTMLElement>('[data-refusal]')?.focus()
  }, [refusal])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !card.current) return
    setPending(true)
    setRefusal(null)
    try {
      const { token } = await card.current.token()
      await onAdd(token)
    } catch (error) {
      // What there is to mend in the fields, the fields show themselves.
      if (!(error instanceof CardFault)) {
        if (!(error instanceof ApiError)) throw error
        setRefusal(error)
      }
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={box}
      noValidate
      onSubmit={submit}
      aria-label="Add a card"
      className="max-w-[620px] rounded-field border border-edge bg-surface px-4.5 py-[1.375rem] md:px-6"
    >
      <h2 className="mb-4 font-serif text-d4">Add a card</h2>
      <div className="mb-5 empty:hidden">
        <FormRefusal of={refusal}>
          {refusal?.isOutage ? 'What you typed is kept. Please try again.' : 'Nothing was charged, and nothing saved.'}
        </FormRefusal>
      </div>
      {setup ? (
        setup.gateway === 'stripe' && setup.publishableKey ? (
          <StripeCardForm publishableKey={setup.publishableKey} ref={card} />
        ) : (
          <TestCardForm exchange={exchangeTestCard} ref={card} />
        )
      ) : failure ? (
        <ErrorState title="The card form did not load" onRetry={load}>
          Nothing was charged, and nothing has changed.
        </ErrorState>
      ) : (
        <Loading label="The card form is loading">
          <Skeleton className="h-[14.375rem]" />
        </Loading>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:w-full">
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isReady} pendingLabel="Saving…">
          Save this card
        </Button>
        <Button onPress={onLeave}>Leave</Button>
      </div>
    </form>
  )
}
