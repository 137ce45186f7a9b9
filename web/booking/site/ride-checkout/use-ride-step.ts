import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RideCheckout } from './ride-checkout.ts'
import { addressedRide, openRide, readRideCheckout, stepAddress, useRidePart } from './ride-checkout-state.ts'
import { type RideStep, readStep } from './ride-steps.ts'
import { useStepRules } from './step-rules.ts'

interface Opening {
  /** False until what this tab knows was taken up; the page that the server sends is the same for everyone. */
  isOpen: boolean
  /** What the address alone tells, to be drawn until then; null where it names a step of which only the tab knows. */
  addressed: RideCheckout | null
}

export function useOpened(): Opening {
  const [isOpen, setOpen] = useState(false)
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells the ride once; from then on it follows
  const { params, addressed } = useMemo(() => {
    const params = new URLSearchParams(search)
    return { params, addressed: addressedRide(params) }
  }, [])
  useLayoutEffect(() => {
    openRide(params, addressed)
    setOpen(true)
  }, [params, addressed])
  return { isOpen, addressed: readStep(params.get('step')) === 'meeting' ? addressed : null }
}

/** The step that the address names, or the first that lacks something. The address follows what is wanted. */
export function useStep(): RideStep {
  const { search } = useLocation()
  const navigate = useNavigate()
  const named = readStep(new URLSearchParams(search).get('step'))
  const rules = useStepRules()
  const step = useRidePart((checkout) => rules?.reachable(checkout, named) ?? named)
  const address = stepAddress(
    step,
    useRidePart(({ wanted }) => wanted),
  )
  useEffect(() => {
    // Of the router only where the step is another one: it takes its time, and a quick second press of back would be undone.
    if (step !== named) navigate(address, { replace: true, preventScrollReset: true })
    else if (address !== location.search) history.replaceState(history.state, '', location.pathname + address)
  }, [step, named, address, navigate])
  return step
}

/** Goes to a step with all that is wanted by then. The press is drawn first: a whole step is too much for its frame. */
export function useGoToStep() {
  const navigate = useNavigate()
  const frame = useRef(0)
  return (step: RideStep) => {
    // A second press of the same button is not a second way.
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() =>
      setTimeout(() => navigate(stepAddress(step, readRideCheckout().wanted))),
    )
  }
}
