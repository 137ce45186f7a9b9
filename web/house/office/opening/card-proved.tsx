import type { CardProof } from '#contract/card-proof.ts'
import { longMoment } from '#web/pricing/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'

/** What is known to work, and what is waited for. */
export function CardProved({ of: { gateway, provedAt, heardAt, callAddress } }: { of: CardProof }) {
  if (!provedAt)
    return <Alert title={gateway === 'stripe' ? 'No card was set up with these keys yet.' : 'No card was tried yet.'} />
  return (
    <>
      <Alert tone="ok" title={`A card was good on ${longMoment(provedAt)} Tokyo time.`}>
        {gateway === 'test' && 'It was a test card: the test gateway moves no money.'}
      </Alert>
      {gateway === 'stripe' && (
        <Alert
          tone={heardAt ? 'ok' : 'waiting'}
          title={
            heardAt
              ? `Stripe called us about it on ${longMoment(heardAt)} Tokyo time.`
              : 'Stripe has not called us about it yet.'
          }
        >
          {!heardAt && (
            <>
              It calls within a minute. If not, enter <bdi className="wrap-anywhere">{callAddress}</bdi> as an endpoint
              at Stripe, and its signing secret as STRIPE_WEBHOOK_SECRET.
            </>
          )}
        </Alert>
      )}
    </>
  )
}
