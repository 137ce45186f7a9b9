import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { callsPutAside, type PutAside, putCallAside, throwCallAway } from '#contract/call-drafts.ts'
import { call } from '#web/platform/api.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import { toast } from '#web/ui/toast-queue.ts'
import type { KeptCall } from './kept-call.ts'

/** The calls that wait, as the server keeps them for the whole desk. */
export function usePutAside() {
  const { value, set, ask } = useAnswer(callsPutAside)
  const [isBusy, setBusy] = useState(false)
  const work = async (deed: () => Promise<{ calls: PutAside[] }>, said: string): Promise<boolean> => {
    setBusy(true)
    try {
      set(await deed())
      toast({ title: said })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ title: error.isOutage ? 'That did not work. What you typed is kept.' : error.message, tone: 'error' })
      if (!error.isOutage) void ask()
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    calls: value?.calls ?? [],
    isBusy,
    refresh: ask,
    putAside: ({ id, draft }: KeptCall) =>
      work(() => call(putCallAside, { id, draft }), 'The call is saved for later.'),
    throwAway: ({ id }: PutAside) => work(() => call(throwCallAway, { id }), 'The call is thrown away.'),
  }
}
