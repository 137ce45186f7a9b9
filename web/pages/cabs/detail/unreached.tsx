import { useRevalidator } from 'react-router'
import { buttonLook } from '#web/ui/button-look.ts'

/** It could not be asked for. A plain button, since this must be here before anything else can be fetched. */
export function Unreached({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator()
  const isAsking = state === 'loading'
  return (
    <div role="alert" className="wrap py-(--section)">
      <h1 className="font-serif text-d2">{what} did not load</h1>
      <p className="mt-4 mb-7 max-w-[46ch] font-serif text-lead text-ink-2">
        We could not be reached. Please check the connection; this page opens as soon as it is back.
      </p>
      <button type="button" onClick={() => isAsking || revalidate()} className={buttonLook({ variant: 'outline' })}>
        {isAsking ? 'Trying again…' : 'Try again'}
      </button>
    </div>
  )
}
