const mostHeld = 100

interface Waiting {
  /** Escape, or a press elsewhere: what was asked for is not wanted any more. */
  onGiveUp: () => void
}

/** A field that is still on its way: what is typed for it meanwhile. */
export interface HeldKeys {
  /** Lets go, and hands over what was typed. */
  take: () => string
}

/** What a key adds to what was typed; null where it types nothing. */
export function typeOn(
  typed: string,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  altGraph = false,
) {
  const isPlain = altGraph || (!event.ctrlKey && !event.metaKey && !event.altKey)
  if (!isPlain) return null
  if (event.key === 'Backspace') return typed.slice(0, -1)
  return [...event.key].length === 1 ? `${typed}${event.key}`.slice(0, mostHeld) : null
}

/** The browser's own: its function keys and chords go on, except the one that asked, which would open its address. */
const isBrowsers = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  /^F\d+$/.test(key) || ((ctrlKey || metaKey) && key.toLowerCase() !== 'k')

/**
 * From now on no key reaches the page, where single letters decide things: they were meant for the field that is coming.
 */
export function holdKeys({ onGiveUp }: Waiting): HeldKeys {
  let typed = ''
  const letGo = new AbortController()
  const giveUp = () => {
    letGo.abort()
    onGiveUp()
  }
  const hold = (event: KeyboardEvent) => {
    event.stopImmediatePropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return giveUp()
    }
    const altGraph = event.getModifierState('AltGraph')
    if (altGraph || !isBrowsers(event)) event.preventDefault()
    typed = typeOn(typed, event, altGraph) ?? typed
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    typed = `${typed}${event.clipboardData?.getData('text/plain') ?? ''}`.slice(0, mostHeld)
  }
  const how = { capture: true, signal: letGo.signal }
  addEventListener('keydown', hold, how)
  // A button that has the focus is pressed by the end of a space.
  addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), how)
  addEventListener('paste', paste, how)
  addEventListener('pointerdown', giveUp, how)
  return {
    take: () => {
      letGo.abort()
      const taken = typed
      typed = ''
      return taken
    },
  }
}
