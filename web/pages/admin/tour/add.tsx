import { useLoaderData } from 'react-router'
import type { Line } from '#web/catalogue/office/tour-editor/basics-panel.tsx'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'
import { OfficeRead } from '#web/ui/office/office-read.tsx'
import { readLines } from './read-lines.ts'
import { StartPage } from './start-page.tsx'

const load = () => readForPage(readLines)

export const clientLoader = Object.assign(load, { hydrate: true as const })

export default function AddTour() {
  return (
    <OfficeRead
      of={useLoaderData<Reading<Line[]>>()}
      title="A new tour"
      trail={[{ label: 'Tours', to: '/admin/tour/list' }, { label: 'New' }]}
      what="The page"
      list={{ label: 'All tours', to: '/admin/tour/list' }}
    >
      {(lines) => <StartPage lines={lines} line={null} />}
    </OfficeRead>
  )
}
