import { Alert } from '#web/ui/alert.tsx'
import { desk } from '#web/ui/desk.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { groupDigits, writeExpiry } from './card-entry.ts'
import { Refused } from './refused.tsx'
import type { Card } from './use-card.ts'

/** Where the card is named: a saved one, or a new one. */
export function CardPart({ card }: { card: Card }) {
  const { saved, chosen, gateway } = card
  return (
    <Part title="Card">
      {saved.length > 0 && (
        <RadioGroup
          label="Pay with"
          boxed
          value={chosen}
          onChange={card.choose}
          choices={[
            ...saved.map(({ id, brand, last4, expires }) => ({
              id,
              label: `${brandName(brand)} ending ${last4}`,
              aside: `${expires.slice(5)}/${expires.slice(2, 4)}`,
            })),
            { id: 'new', label: 'Another card' },
          ]}
        />
      )}
      {chosen === 'new' && (gateway === 'stripe' ? <ElsewhereOnly /> : <CardFields card={card} />)}
      <Refused refusal={card.refusal} />
    </Part>
  )
}

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

function CardFields({ card: { typed, type, faults } }: { card: Card }) {
  return (
    <div className="mt-4 grid max-w-[440px] grid-cols-2 gap-x-5 gap-y-[18px] first:mt-0">
      <TextField
        className="col-span-2"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={typed.number}
        onChange={(number) => type({ number: groupDigits(number) })}
        error={faults.number}
      />
      <TextField
        label="Expires"
        placeholder="MM/YY"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={typed.expires}
        onChange={(expires) =>
          type({ expires: expires.length < typed.expires.length ? expires : writeExpiry(expires) })
        }
        error={faults.expires}
      />
      <TextField
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        value={typed.securityCode}
        onChange={(code) => type({ securityCode: code.replace(/\D/g, '') })}
        error={faults.securityCode}
      />
      <p className="col-span-2 text-xs text-ink-3">
        No money moves here. Test cards: <bdi>4242 4242 4242 4242</bdi> pays, <bdi>4000 0000 0000 0002</bdi> is
        declined.
      </p>
    </div>
  )
}

/** The payment service's own fields stand in checkout alone; here a card that it knows can pay. */
function ElsewhereOnly() {
  return (
    <Alert className="mt-4" title="A new card by telephone.">
      Ring <TextLink href={desk.phoneHref}>{desk.phone}</TextLink> and we take the difference in a moment, or write to
      the office below your booking.
    </Alert>
  )
}
