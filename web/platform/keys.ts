import { useLayoutEffect, useRef } from 'react'
import { createStore, useStore } from 'zustand'

/** What a key does, as the list of keys says it. */
export interface KeyDeed {
  does: string
  run: (event: KeyboardEvent) => void
}

export type Keys = Readonly<Record<string, KeyDeed>>

interface KeyState {
  /** The newest last: what is opened last answers first. */
  layers: readonly { current: Keys }[]
  /** Single letters can be turned off: some people's tools type them. */
  letters: boolean
}

const lettersKey = 'office-letters'
const store = createStore<KeyState>(() => ({ layers: [], letters: true }))

/** Read when the office opens; the choice belongs to this browser. */
export function readLetters() {
  try {
    store.setState({ letters: localStorage.getItem(lettersKey) !== 'off' })
  } catch {
    // Storage may be closed to us; the usual then holds.
  }
}

export function chooseLetters(letters: boolean) {
  store.setState({ letters })
  try {
    if (letters) localStorage.removeItem(lettersKey)
    else localStorage.setItem(lettersKey, 'off')
  } catch {
    // The choice then lives as long as the page.
  }
}

/**
 * Keys of a page or a part of it while it is shown, such as `{ J: …, 'Shift X': …, 'Ctrl Enter': … }`. Without Ctrl a
 * key is silent while a field has the focus or something lies over the page.
 */
export function useKeys(keys: Keys) {
  const latest = useRef(keys)
  // Before the page is painted: who sees a row may press its key.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    store.setState(({ layers }) => ({ layers: [...layers, latest] }))
    return () => store.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== latest) }))
  }, [])
}

export const useLetters = () => useStore(store, ({ letters }) => letters)

/** Every key that means something now, the nearest meaning of each. */
export const keysNow = (): Keys => Object.assign({}, ...store.getState().layers.map((layer) => layer.current))

/** As we write it: `Ctrl Enter`, `Shift X`, `J`, `?`. */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const letter = /^\p{L}$/u.test(event.key)
  const key = letter ? event.key.toUpperCase() : event.key === ' ' ? 'Space' : event.key
  // Shift is part of a sign such as `?`, and says something only beside letters and named keys.
  const shift = event.shiftKey && (letter || event.key.length > 1 || event.key === ' ')
  return [(event.ctrlKey || event.metaKey) && 'Ctrl', event.altKey && 'Alt', shift && 'Shift', key]
    .filter(Boolean)
    .join(' ')
}

const takesLetters = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** The one listener of the office; the shell hands it every key that nothing else has used. */
export function answerKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing) return
  const name = nameOfKey(event)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (isPlain && (takesLetters(event.target) || document.querySelector('[role=dialog], [role=alertdialog]'))) return
  if (isPlain && event.key.length === 1 && !store.getState().letters) return
  const deed = keysNow()[name]
  if (!deed) return
  event.preventDefault()
  deed.run(event)
}
