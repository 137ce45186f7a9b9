type Sign = keyof WindowEventMap

/** Somebody is here. Whoever only scrolls with a wheel reads, and needs no code for it. */
const SIGNS_OF_LIFE: readonly Sign[] = ['pointermove', 'pointerdown', 'keydown', 'focusin']
/** After a failure only what somebody does on purpose tries again. */
const PURPOSEFUL: readonly Sign[] = ['pointerdown', 'keydown']

/** Fetches at the first sign of life, and hands over only while no finger or button is down, so that no press is split. */
export function wakeOnce<Part>(load: () => Promise<Part>, handOver: (part: Part) => void) {
  const life = new AbortController()
  let signs = new AbortController()
  let isDown = false
  let deliver: (() => void) | undefined

  const listenFor = (awaited: readonly Sign[]) => {
    signs.abort()
    signs = new AbortController()
    for (const sign of awaited) addEventListener(sign, now, { passive: true, signal: signs.signal })
  }
  async function now() {
    signs.abort()
    try {
      const part = await load()
      deliver = () => life.signal.aborted || handOver(part)
      if (!isDown) deliver()
    } catch {
      if (!life.signal.aborted) listenFor(PURPOSEFUL)
    }
  }
  const follow = (event: Event) => {
    isDown = event.type === 'pointerdown'
    // A click follows the release, and whoever keeps it must hear it first.
    if (!isDown && deliver) setTimeout(deliver)
  }
  // Whoever was here before this code was, need not move again.
  if ('touched' in document.documentElement.dataset) now()
  else listenFor(SIGNS_OF_LIFE)
  for (const sign of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(sign, follow, { capture: true, signal: life.signal })

  const stop = () => {
    life.abort()
    signs.abort()
  }
  return { now, stop }
}

/** The way from a root to one of its elements, as places among children. */
export type Path = readonly number[]

export function pathTo(node: Element | null, root: Element): Path | null {
  if (!node || node === root || !root.contains(node)) return null
  const path: number[] = []
  for (let at = node; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}

export function nodeAt(path: Path | null, root: Element): HTMLElement | undefined {
  const found = path?.reduce<Element | undefined>((at, place) => at?.children[place], root)
  return found instanceof HTMLElement ? found : undefined
}
