import type { ReactNode } from 'react'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'

/** The parts of where we drive, each with its own address. */
export const groundParts = [
  { to: '/admin/places/areas', label: 'Areas' },
  { to: '/admin/places/driving-times', label: 'Driving times' },
  { to: '/admin/places/distances', label: 'Distances' },
  { to: '/admin/places/seasons', label: 'Seasons' },
  { to: '/admin/places', label: 'Places' },
  { to: '/admin/places/terminals', label: 'Terminals' },
  { to: '/admin/places/flights', label: 'Flights' },
  { to: '/admin/places/garages', label: 'Garages' },
]

/** The head that all parts share: what it is, and where else one can go. */
export function GroundHead({ actions }: { actions?: ReactNode }) {
  return (
    <>
      <OfficeHead title="Where we drive" actions={actions} />
      <TabLinks label="Parts of where we drive" links={groundParts} className="mb-4 border-b border-line" />
    </>
  )
}

export const groundTrail = [{ label: 'Where we drive', to: '/admin/places' }]
