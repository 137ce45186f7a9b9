import { Lock } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { SavedCard } from '#contract/payments.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import { cardInWords, shortExpiry } from './card-figures.ts'
import type { CardForm } from './card-form.ts'
import { StripeCardForm } from './card-stripe-form.tsx'
import { type ExchangeCard, TestCardForm } from './card-test-form.tsx'
import type { CardPick } from './use-card-pick.ts'

type Setup = {
  gateway: 'test' | 'stripe'
  publishableKey: string | null
  saved: readonly SavedCard[]
  /** Whether a card may be kept for next time. */
  canSave: boolean
}

type CardChoiceProps = {
  setup: Setup
  pick: CardPick
  onPick: (pick: CardPick) => void
  /** Turns a test card into a token; with Stripe nobody asks for it. */
  exchange: ExchangeCard
  form: Ref<CardForm>
}

/** A saved card or another; who has none sees only the form. */
export function CardChoice(props: CardChoiceProps) {
  const { setup } = props
  return (
    <>
      {setup.saved.length > 0 ? (
        <SavedOrAnother {...props} />
      ) : (
        <div className="rounded-field border border-edge bg-surface px-4.5 py-5">
          <AnotherCard {...props} />
        </div>
      )}
      <p className="mt-[1.125rem] flex items-start gap-2.5 text-sm text-ink-2">
        <Icon of={Lock} dense className="mt-0.5" />
        {setup.gateway === 'test'
          ? 'This site tries its payments with test cards. Their numbers are not kept.'
          : 'Card numbers go to the payment company and never to us. You are charged in yen.'}
      </p>
    </>
  )
}

function SavedOrAnother(props: CardChoiceProps) {
  const { setup, pick, onPick } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">Pay with</legend>
      {setup.saved.map((card) => (
        <div key={card.id} className={OPTION}>
          <label className={OPTION_LABEL}>
            <input
              type="radio"
              name={name}
              checked={pick.saved === card.id}
              onChange={() => onPick({ ...pick, saved: card.id })}
              className={RING}
            />
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-4">
                <bdi className="font-semibold">{cardInWords(card)}</bdi>
                <bdi className="text-sm tabular-nums">{shortExpiry(card.expires)}</bdi>
              </span>
              <span className="block text-[0.84375rem] text-ink-2">Saved with your account</span>
            </span>
          </label>
        </div>
      ))}
      <div className={OPTION}>
        <label className={OPTION_LABEL}>
          <input
            type="radio"
            name={name}
            checked={pick.saved === null}
            onChange={() => onPick({ ...pick, saved: null })}
            className={RING}
          />
          <span className="font-semibold">Another card</span>
        </label>
        {/* Hidden, not gone: what was typed is kept while one looks at the others. */}
        <div hidden={pick.saved !== null} className="pt-4 pb-1.5">
          <AnotherCard {...props} />
        </div>
      </div>
    </fieldset>
  )
}

function AnotherCard({ setup, pick, onPick, exchange, form }: CardChoiceProps) {
  return (
    <>
      {setup.gateway === 'stripe' && setup.publishableKey ? (
        <StripeCardForm publishableKey={setup.publishableKey} ref={form} />
      ) : (
        <TestCardForm exchange={exchange} ref={form} />
      )}
      {setup.canSave && (
        <Checkbox isSelected={pick.save} onChange={(save) => onPick({ ...pick, save })} className="mt-2">
          Save this card for next time
        </Checkbox>
      )}
    </>
  )
}
