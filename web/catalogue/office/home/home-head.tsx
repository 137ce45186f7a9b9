import type { ReactNode } from 'react'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'

const parts = [
  { to: '/admin/home', label: 'Tours' },
  { to: '/admin/home/seasons', label: 'Seasons' },
  { to: '/admin/home/coming', label: 'Coming soon' },
]

/** The head that all parts of the home page share. */
export function HomeHead({ actions }: { actions?: ReactNode }) {
  return (
    <>
      <OfficeHead title="Home page" actions={actions} />
      <TabLinks label="Parts of the home page" links={parts} className="mb-4 border-b border-line" />
    </>
  )
}

export const seasonsTrail = { label: 'Seasons', to: '/admin/home/seasons' }
export const comingTrail = { label: 'Coming soon', to: '/admin/home/coming' }
