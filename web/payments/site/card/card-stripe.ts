import { CardFault, type StepUpAnswer } from './card-form.ts'

/** Of Stripe.js only what is used. It is never bundled: Stripe wants it from its own host. */
export interface StripeJs {
  elements(): { create(kind: 'card', options: object): StripeElement }
  createPaymentMethod(of: { type: 'card'; card: StripeElement }): Promise<{
    paymentMethod?: { id: string }
    error?: StripeFault
  }>
  handleNextAction(of: { clientSecret: string }): Promise<{
    paymentIntent?: { status: string }
    /** Of a card that is set up and not charged. */
    setupIntent?: { status: string }
    error?: StripeFault
  }>
}
export interface StripeElement {
  mount(on: HTMLElement): void
  destroy(): void
  clear(): void
  on(event: 'ready', listener: () => void): void
  on(event: 'change', listener: (now: { empty: boolean }) => void): void
}
interface StripeFault {
  message?: string
}

/** The token of what stands in Stripe's fields. What they refuse is told by `onFault`, in Stripe's own words. */
export async function stripeToken(
  stripe: Pick<StripeJs, 'createPaymentMethod'>,
  card: StripeElement,
  onFault: (words: string) => void,
): Promise<{ token: string }> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
  if (paymentMethod) return { token: paymentMethod.id }
  onFault(error?.message ?? 'This card cannot be used here.')
  throw new CardFault()
}

/** The bank's page in Stripe's own frame. Closing it is told as an error there, and nothing is charged. */
export async function stripeStepUp(
  stripe: Pick<StripeJs, 'handleNextAction'>,
  clientSecret: string | null,
): Promise<StepUpAnswer> {
  if (!clientSecret) return 'closed'
  const { paymentIntent, setupIntent, error } = await stripe.handleNextAction({ clientSecret })
  if (error) return 'refused'
  const status = (paymentIntent ?? setupIntent)?.status
  return status === 'succeeded' || status === 'processing' ? 'approved' : 'closed'
}

const address = 'https://js.stripe.com/v3/'
const loading = new Map<string, Promise<StripeJs>>()

/** Loads Stripe.js once. A failure is forgotten, so that one may try again. */
export function openStripe(publishableKey: string): Promise<StripeJs> {
  const known = loading.get(publishableKey)
  if (known) return known
  const opening = loadScript().then(() => {
    const { Stripe } = window as unknown as { Stripe: (key: string) => StripeJs }
    return Stripe(publishableKey)
  })
  opening.catch(() => loading.delete(publishableKey))
  loading.set(publishableKey, opening)
  return opening
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Stripe.js did not load'))
    }
    document.head.append(script)
  })
}
