import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { type CardFaults, faultsOf, groupExpiry, groupNumber, readExpiry, type TypedCard } from './card-figures.ts'
import { CardFault, type CardForm } from './card-form.ts'

/** Gives a typed card, its expiry as 2029-11, for a token. */
export type ExchangeCard = (card: TypedCard) => Promise<{ token: string }>

type TestCardFormProps = { exchange: ExchangeCard; ref: Ref<CardForm> }

/** Our own form, for the built-in gateway and its test cards only: with Stripe, no card number comes near this page. */
export function TestCardForm({ exchange, ref }: TestCardFormProps) {
  const [typed, setTyped] = useState<TypedCard>({ number: '', expires: '', securityCode: '' })
  const [faults, setFaults] = useState<CardFaults>({})
  const [isEmptied, setEmptied] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  useImperativeHandle(ref, () => ({
    mark: () => JSON.stringify(typed),
    refuse: (why) => {
      setFaults({ number: why })
      setTyped((now) => ({ ...now, securityCode: '' }))
      setEmptied(true)
    },
    token: async () => {
      const read = readExpiry(typed.expires)
      const found = faultsOf(typed)
      setFaults(found)
      if (Object.keys(found).length > 0 || 'fault' in read) throw focusFirst(found)
      try {
        return await exchange({ ...typed, expires: read.expires })
      } catch (error) {
        if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error
        setFaults(error.fields)
        throw focusFirst(error.fields)
      }
    },
  }))

  const focusFirst = (found: CardFaults) => {
    const [name] = Object.keys(found)
    box.current?.querySelector<HTMLInputElement>(`input[name=card-${name}]`)?.focus()
    return new CardFault()
  }

  const field = (name: keyof TypedCard, shape: (value: string) => string) => ({
    name: `card-${name}`,
    value: typed[name],
    error: faults[name],
    inputMode: 'numeric' as const,
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [name]: shape(value) }))
      if (faults[name]) setFaults(({ [name]: _, ...rest }) => rest)
    },
    onBlur: () => {
      const fault = faultsOf(typed)[name]
      if (typed[name] && fault) setFaults((now) => ({ ...now, [name]: fault }))
    },
  })

  return (
    <div ref={box} className="grid grid-cols-2 gap-x-5 gap-y-[1.375rem] tabular-nums">
      <TextField
        label="Card number"
        autoComplete="cc-number"
        className="col-span-2"
        {...field('number', groupNumber)}
      />
      <TextField
        label="Expires"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        {...field('expires', (value) => groupExpiry(value, typed.expires))}
      />
      <TextField
        label="Security code"
        autoComplete="cc-csc"
        hint={isEmptied ? 'We do not keep it. Please type it again.' : 'Three figures on the back.'}
        maxLength={4}
        {...field('securityCode', (value) => value.replace(/\D/g, '').slice(0, 4))}
      />
      <TestCards />
    </div>
  )
}

const samples = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has not enough funds'],
  ['4000 0025 0000 3155', 'asks the bank first'],
] as const

function TestCards() {
  return (
    <div className="rounded-field border border-dashed border-edge bg-surface px-4 py-3 text-sm text-ink-2 col-span-2">
      <p>No money moves here. Test cards, with any month to come and any three figures:</p>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {samples.map(([number, does]) => (
          <li key={number}>
            <bdi className="font-[550] whitespace-nowrap text-ink">{number}</bdi> {does}
          </li>
        ))}
      </ul>
    </div>
  )
}
