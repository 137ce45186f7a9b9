import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks with the codes of the address for what was rendered without them; says whether the answer is still to come. */
export function useOwedCodes(isOwed = false): boolean {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isOwed) void revalidate()
  }, [isOwed, revalidate])
  return isOwed && state === 'loading'
}
