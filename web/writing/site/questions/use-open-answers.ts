import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Answers open and close by themselves, without us. The search opens its hits, and when it is over each answer is again
 * as the reader had left it.
 */
export function useOpenHits(list: RefObject<HTMLElement | null>, hits: ReadonlySet<string> | undefined) {
  const openBefore = useRef<ReadonlySet<Element>>(undefined)
  useLayoutEffect(() => {
    const answers = [...(list.current?.querySelectorAll('details') ?? [])]
    if (hits) {
      openBefore.current ??= new Set(answers.filter((answer) => answer.open))
      for (const answer of answers) if (hits.has(answer.dataset.question ?? '')) answer.open = true
    } else if (openBefore.current) {
      for (const answer of answers) answer.open = openBefore.current.has(answer)
      openBefore.current = undefined
    }
  }, [list, hits])
}

/** A browser opens the answer that an address names; after a change of page within the site we do it in its place. */
export function useOpenAddressed() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens the answer again
  useLayoutEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1))?.closest('details')
    if (answer) answer.open = true
  }, [hash, key])
}
