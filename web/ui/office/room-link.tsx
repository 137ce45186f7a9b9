import type { ComponentProps } from 'react'
import { officeRouteAt } from '#web/platform/office-places.ts'
import { useMay } from '#web/platform/rights.ts'
import { ButtonLink } from '../button-link.tsx'

/** A way to another room of the office, for those who may open it. */
export function RoomLink(props: ComponentProps<typeof ButtonLink> & { to: string }) {
  const may = useMay()
  const right = officeRouteAt(props.to.split('?', 1)[0] ?? '')?.right
  return !right || may(right) ? <ButtonLink {...props} /> : null
}
