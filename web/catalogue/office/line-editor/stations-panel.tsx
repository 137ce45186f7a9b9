import { Plus } from 'lucide-react'
import type { EditedCategory } from '#contract/category-editing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { StationTable } from './station-table.tsx'

/** The tours of a line, with the way to another. */
export function StationsPanel({ line }: { line: Pick<EditedCategory, 'slug' | 'tours'> }) {
  return (
    <Panel
      title="Tours in this category"
      flush
      aside={
        <RoomLink to={`/admin/tours/create/${line.slug}`} size="small" className="max-md:min-h-11">
          <Icon of={Plus} dense /> Add a tour to this category
        </RoomLink>
      }
    >
      <StationTable slug={line.slug} tours={line.tours} />
    </Panel>
  )
}
