import { useNavigate } from 'react-router'
import type { Line } from '#web/catalogue/office/tour-editor/basics-panel.tsx'
import { StartTour } from '#web/catalogue/office/tour-editor/start-tour.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'

/** Where a tour begins, on a line that is named already or on one that is chosen here. */
export function StartPage({ lines, line }: { lines: readonly Line[]; line: Line | null }) {
  const navigate = useNavigate()
  return (
    <>
      <OfficeHead
        title={line ? `A new tour in ${line.name}` : 'A new tour'}
        trail={
          line
            ? [
                { label: 'Categories', to: '/admin/categories/list' },
                { label: line.name, to: `/admin/categories/detail/${line.slug}` },
                { label: 'New tour' },
              ]
            : [{ label: 'Tours', to: '/admin/tour/list' }, { label: 'New' }]
        }
      />
      <StartTour
        lines={lines}
        line={line?.slug ?? null}
        onStarted={(which) => void navigate(`/admin/tour/edit/${which}`, { replace: true })}
      />
    </>
  )
}
