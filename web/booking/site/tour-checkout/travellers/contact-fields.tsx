import { memo } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { type Checkout, updateCheckout, useCheckoutPart } from '../checkout-state.ts'
import type { Faults } from '../use-faults.ts'

type ContactFieldsProps = { slug: string; emailError?: string; phoneError?: string; leave: Faults['leave'] }

/** Where the voucher goes, and whom the chauffeur rings. */
export const ContactFields = memo(function ContactFields({ slug, emailError, phoneError, leave }: ContactFieldsProps) {
  const contact = useCheckoutPart(slug, (checkout) => checkout.contact)
  const field = (name: keyof Checkout['contact']) => ({
    id: name,
    name,
    value: contact[name],
    onBlur: () => leave(name, contact[name]),
    onChange: (value: string) => updateCheckout(slug, ({ contact: now }) => ({ contact: { ...now, [name]: value } })),
  })
  return (
    <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="The voucher goes here."
        error={emailError}
        {...field('email')}
      />
      <TextField
        label="Mobile, for the day"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="With the country code. We ring only if we cannot find you."
        error={phoneError}
        {...field('phone')}
      />
    </div>
  )
})
