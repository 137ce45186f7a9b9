import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where the focus goes when a pressed link has done its work: it may be gone, or far below the new results. */
export type Landing = { land: 'headline' } | { land: 'chip'; index: number }

const landingOf = (state: unknown): Landing | null =>
  typeof state === 'object' && state !== null && 'land' in state ? (state as Landing) : null

export function useLanding(headline: RefObject<HTMLElement | null>, chips: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation()
  const steppedBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also one that looks like the last
  useEffect(() => {
    const landing = steppedBack ? null : landingOf(state)
    if (!landing) return
    const links = landing.land === 'chip' ? chips.current?.querySelectorAll<HTMLElement>('li a') : undefined
    const chip = landing.land === 'chip' && links ? links[Math.min(landing.index, links.length - 1)] : undefined
    if (chip) {
      chip.focus()
    } else {
      headline.current?.focus({ preventScroll: true })
      headline.current?.scrollIntoView({ block: 'start' })
    }
  }, [key])
}
