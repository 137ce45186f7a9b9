import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardFault, type CardForm } from './card-form.ts'
import { openStripe, type StripeElement, type StripeJs, stripeToken } from './card-stripe.ts'

/** Stripe's own fields, in Stripe's own frame: what is typed there never comes near us. */
export function StripeCardForm({ publishableKey, ref }: { publishableKey: string; ref: Ref<CardForm> }) {
  const slot = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState('')
  const { fields, changes, isReady, hasFailed, again } = useStripeFields(publishableKey, slot, setFault)

  useImperativeHandle(ref, () => ({
    mark: () => `stripe ${changes.current}`,
    refuse: (why) => {
      setFault(why)
      fields?.element.clear()
    },
    token: async () => {
      if (!fields) throw new CardFault()
      return stripeToken(fields.stripe, fields.element, setFault)
    },
  }))

  if (hasFailed)
    return (
      <ErrorState title="The card fields did not load" onRetry={again}>
        The payment company could not be reached. Nothing was charged.
      </ErrorState>
    )
  return (
    <div className="group/field grid gap-1.5" data-invalid={fault ? '' : undefined}>
      <span className="text-sm font-semibold">Card</span>
      {!isReady && <Skeleton className="h-12" />}
      <div ref={slot} className={boxLook('field', 'normal', isReady ? 'py-3.5 [&_iframe]:w-full' : 'sr-only')} />
      {fault && (
        <p role="alert">
          <ErrorWords>{fault}</ErrorWords>
        </p>
      )}
    </div>
  )
}

function useStripeFields(
  publishableKey: string,
  slot: { current: HTMLDivElement | null },
  onFault: (words: string) => void,
) {
  const [fields, setFields] = useState<{ stripe: StripeJs; element: StripeElement } | null>(null)
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const changes = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted once for each try
  useEffect(() => {
    let element: StripeElement | undefined
    let isHere = true
    openStripe(publishableKey).then(
      (stripe) => {
        if (!isHere || !slot.current) return
        element = stripe
          .elements()
          .create('card', { hidePostalCode: true, style: { base: { fontSize: '16px', color: ink() } } })
        element.on('ready', () => setReady(true))
        element.on('change', ({ empty }) => {
          changes.current++
          // What was cleared after a refusal must not take the words about it along.
          if (!empty) onFault('')
        })
        element.mount(slot.current)
        setFields({ stripe, element })
      },
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
      element?.destroy()
    }
  }, [publishableKey, tries])

  const again = () => {
    setFailed(false)
    setTries((count) => count + 1)
  }
  return { fields, changes, isReady, hasFailed, again }
}

/** Stripe's frame does not know our colours; these two are --ink as a colour that it can read. */
function ink(): string {
  const { theme } = document.documentElement.dataset
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? '#f0ede4' : '#181e2a'
}
