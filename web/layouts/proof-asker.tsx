import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { askForProofBy } from '#web/platform/proof.ts'

const ProofDialog = lazy(() =>
  import('#web/accounts/member/proof-dialog.tsx').then((part) => ({ default: part.ProofDialog })),
)

/** Asks for password and code where a call of the office needs them; the call goes on by itself. */
export function ProofAsker() {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<((isProven: boolean) => void) | null>(null)
  useEffect(() => {
    const stop = askForProofBy(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setAsking(true)
        }),
    )
    return () => {
      stop()
      answer.current?.(false)
    }
  }, [])
  if (!isAsking) return null
  return (
    <Suspense>
      <ProofDialog
        onAnswered={(isProven) => {
          setAsking(false)
          answer.current?.(isProven)
        }}
      />
    </Suspense>
  )
}
