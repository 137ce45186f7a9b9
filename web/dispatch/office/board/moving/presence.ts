import { sayMoving } from '#contract/dispatch.ts'
import { call } from '#web/platform/api.ts'
import { boardStore } from '../board-store.ts'

const againMs = 60_000
let timer: ReturnType<typeof setInterval> | undefined

/** Tells the other boards what is carried, again while it stays there. Nothing waits for it. */
export function tellOthers(reference: string | null) {
  clearInterval(timer)
  tell(reference)
  if (reference !== null) timer = setInterval(() => tell(reference), againMs)
}

function tell(reference: string | null) {
  const { connection } = boardStore.getState()
  if (connection === null) return
  // It is a courtesy: whether it arrived changes nothing.
  call(sayMoving, { connection, reference }).catch(() => undefined)
}
