import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { toast } from '#web/ui/toast-queue.ts'

/** One deed at a time; a refusal is told in its own sentence and changes nothing. */
export function useAttempt() {
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const attempt = async (deed: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ title: error.message, tone: 'error' })
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { attempt, isPending }
}
