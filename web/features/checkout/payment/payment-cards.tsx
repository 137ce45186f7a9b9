import { type Ref, useId } from 'react'
import type { CardForm } from '#web/ui/card/card-entry.ts'
import { cardInWords, shortExpiry } from '#web/ui/card/card-figures.ts'
import { StripeCardForm } from '#web/ui/card/card-stripe-form.tsx'
import { TestCardForm } from '#web/ui/card/card-test-form.tsx'
import type { CardSetup } from '#web/ui/card/use-card-setup.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { OPTION, OPTION_LABEL, RING } from '../frame-look.ts'

export interface CardPick {
  /** The id of a saved card; null: another card, which is typed. */
  saved: string | null
  save: boolean
}

type PaymentCardsProps = {
  setup: CardSetup
  pick: CardPick
  onPick: (pick: CardPick) => void
  form: Ref<CardForm>
}

/** A saved card or another; who has none sees only the form. */
export function PaymentCards({ setup, pick, onPick, form }: PaymentCardsProps) {
  const name = useId()
  const another = (
    <>
      {setup.gateway === 'stripe' && setup.publishableKey ? (
        <StripeCardForm publishableKey={setup.publishableKey} ref={form} />
      ) : (
        <TestCardForm ref={form} />
      )}
      {setup.canSave && (
        <Checkbox isSelected={pick.save} onChange={(save) => onPick({ ...pick, save })} className="mt-2">
          Save this card for next time
        </Checkbox>
      )}
    </>
  )
  if (setup.saved.length === 0)
    return <div className="rounded-field border border-edge bg-surface px-[18px] py-5">{another}</div>
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
              <span className="block text-[13.5px] text-ink-2">Saved with your account</span>
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
          {another}
        </div>
      </div>
    </fieldset>
  )
}
