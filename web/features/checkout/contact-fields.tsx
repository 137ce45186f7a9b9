import { TextField } from '#web/ui/field.tsx'
import { type Checkout, updateCheckout, useCheckout } from './checkout-state.ts'
import type { Faults } from './use-faults.ts'

/** Where the voucher goes, and whom the chauffeur rings. */
export function ContactFields({ slug, faults }: { slug: string; faults: Faults }) {
  const { contact } = useCheckout(slug)
  const field = (name: keyof Checkout['contact']) => ({
    id: name,
    name,
    value: contact[name],
    error: faults.errorOf(name),
    onBlur: () => faults.leave(name, contact[name]),
    onChange: (value: string) => updateCheckout(slug, ({ contact: now }) => ({ contact: { ...now, [name]: value } })),
  })
  return (
    <div className="grid gap-x-5 gap-y-[22px] sm:grid-cols-2">
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="The voucher goes here."
        {...field('email')}
      />
      <TextField
        label="Mobile, for the morning"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="With the country code. We ring only if we cannot find you."
        {...field('phone')}
      />
    </div>
  )
}
