export type ToastTone = 'ok' | 'neutral' | 'error'
export type ToastContent = { title: string; detail?: string; tone?: ToastTone }
export type QueuedToast = ToastContent & { id: number }

const MOST_AT_ONCE = 3
let lastId = 0
let queue: readonly QueuedToast[] = []
const listeners = new Set<() => void>()

function change(next: readonly QueuedToast[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Tells people what has just happened, without taking their place: `toast({ title: 'It is arranged.' })`. */
export function toast(content: ToastContent): number {
  lastId += 1
  change([...queue, { ...content, id: lastId }].slice(-MOST_AT_ONCE))
  return lastId
}

export function dismissToast(id: number) {
  change(queue.filter((entry) => entry.id !== id))
}

export const toastQueue = {
  read: () => queue,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
