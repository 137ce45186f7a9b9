import { create } from 'zustand'

/** What is said to screen readers, and what was refused, which everybody sees. */
export const sayings = create<{ polite: string; refusal: string | null }>(() => ({ polite: '', refusal: null }))

let turn = false

/** The same words twice are said twice: a space that nobody hears tells them apart. */
export function say(words: string) {
  turn = !turn
  sayings.setState({ polite: turn ? words : `${words}\u00a0` })
}

/** Said at once, and shown until something else is done. */
export const refuse = (why: string) => sayings.setState({ refusal: why })
export const forgetRefusal = () => sayings.getState().refusal !== null && sayings.setState({ refusal: null })
