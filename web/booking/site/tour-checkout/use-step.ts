import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  addressedCheckout,
  type Checkout,
  type CheckoutStep,
  isWishedIn,
  openCheckout,
  readCheckout,
  stepAddress,
  useCheckoutPart,
  wishIn,
} from './checkout-state.ts'
import { beginsElsewhere, type CheckoutTour } from './checkout-tour.ts'
import { useStepRules } from './step-rules.ts'
import { readStep } from './steps.ts'

interface Opening {
  /** False until what this tab knows was taken up; the page that the server sends is the same for everyone. */
  isOpen: boolean
  /** What the address alone tells, to be drawn until then; null where it names a step of which only the tab knows. */
  addressed: Checkout | null
  /** The address wishes for nothing: what this tab keeps would be drawn instead. */
  mayDiffer: boolean
}

export function useOpened(tour: CheckoutTour): Opening {
  const [isOpen, setOpen] = useState(false)
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells the wish once; from then on it follows
  const first = useMemo(() => {
    const params = new URLSearchParams(search)
    const opened = { ...tour, beginsElsewhere: beginsElsewhere(tour) }
    return { params, opened, addressed: addressedCheckout(opened, params) }
  }, [tour])
  useLayoutEffect(() => {
    openCheckout(first.opened, first.params, first.addressed)
    setOpen(true)
  }, [first])
  const isFirstStep = readStep(first.params.get('step')) === 'day'
  return { isOpen, addressed: isFirstStep ? first.addressed : null, mayDiffer: !isWishedIn(first.params) }
}

/** The step that the address names, or the first that lacks something. The address follows what is wished. */
export function useStep(slug: string): CheckoutStep {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = readStep(new URLSearchParams(search).get('step'))
  const rules = useStepRules()
  const step = useCheckoutPart(slug, (checkout) => rules?.reachable(checkout, named) ?? named)
  const address = stepAddress(step, useCheckoutPart(slug, wishIn))
  useEffect(() => {
    // Of the router only where the step is another one: it takes its time, and a quick second press of back would be undone.
    if (step !== named) navigate(address, { replace: true, preventScrollReset: true })
    else if (address !== location.search) history.replaceState(history.state, '', location.pathname + address)
  }, [step, named, address, navigate])
  return step
}

/** Goes to a step with all that is wished by then. The press is drawn first: a whole step is too much for its frame. */
export function useGoToStep(slug: string) {
  const navigate = useNavigate()
  const frame = useRef(0)
  return (step: CheckoutStep) => {
    // A second press of the same button is not a second way.
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => setTimeout(() => navigate(stepAddress(step, readCheckout(slug).wish))))
  }
}
