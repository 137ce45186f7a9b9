import { PartGate, type PartGateProps } from '#web/ui/office/part-gate.tsx'
import { GroundHead } from './ground-head.tsx'

/** A part of where we drive. */
export const GroundGate = <T,>(props: PartGateProps<T>) => (
  <PartGate {...props} head={<GroundHead />} needs="change:ground" />
)
