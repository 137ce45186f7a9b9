import { PartGate, type PartGateProps } from '#web/ui/office/part-gate.tsx'
import { HomeHead } from './home-head.tsx'

/** A part of the home page. */
export const HomeGate = <T,>(props: PartGateProps<T>) => (
  <PartGate {...props} head={<HomeHead />} needs="change:tours" />
)
