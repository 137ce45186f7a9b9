import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'

/** Nobody asks in more; the address could hold anything. */
export const LONGEST_SEARCH = 80

/** So long after the last keystroke the words are announced and put into the address. */
const PAUSE_MS = 400

/**
 * The words in the search field, and those that the reader has paused at. They live in the address as ?q=, so that back
 * and reload keep them; the first render knows none, since the server renders one page for everyone.
 */
export function useSearchWords() {
  const [parameters, setParameters] = useSearchParams()
  const navigation = useNavigation()
  const inAddress = (parameters.get('q') ?? '').slice(0, LONGEST_SEARCH)
  const written = useRef('')
  const [words, setWords] = useState('')
  const [settledWords, setSettledWords] = useState('')

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setWords(inAddress)
    setSettledWords(inAddress)
  }, [inAddress])

  function settle(asked: string) {
    setSettledWords(asked)
    // Writing the address now would call back a reader who is on the way to another page.
    if (asked === written.current || navigation.state !== 'idle') return
    written.current = asked
    setParameters(asked ? { q: asked } : {}, { replace: true, preventScrollReset: true })
  }

  const settleAfterPause = useEffectEvent(settle)
  useEffect(() => {
    const pause = setTimeout(() => settleAfterPause(words.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [words])

  return {
    words,
    settledWords,
    /** While typing. */
    type: setWords,
    /** For Enter, and for words that were chosen rather than typed: nobody waits for a pause. */
    ask(asked: string) {
      setWords(asked)
      settle(asked.trim())
    },
  }
}
