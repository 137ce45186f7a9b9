import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { newKey } from '#web/platform/new-key.ts'

/** One deed of a dialog: sent once however often it is pressed; what was refused is kept to be shown. */
export function useDeed() {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isSending = useRef(false)
  const attempt = useRef<{ key: string; body: string } | null>(null)
  /** The answer; null where it was refused, or is under way already. */
  const run = async <T>(
    input: object,
    send: (options: { idempotencyKey: string }) => Promise<T>,
  ): Promise<T | null> => {
    if (isSending.current) return null
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body }
    isSending.current = true
    setPending(true)
    setRefusal(null)
    try {
      const answer = await send({ idempotencyKey: attempt.current.key })
      attempt.current = null
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Without an answer the same attempt goes out again; a refusal ends it.
      if (!error.isOutage) attempt.current = null
      setRefusal(error)
      return null
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  return { isPending, refusal, run, clear: () => setRefusal(null) }
}
