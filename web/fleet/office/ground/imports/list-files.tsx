import { FileUp } from 'lucide-react'
import type { GroundList } from '#contract/ground-imports.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { CsvButton, openAsked } from '#web/ui/office-table/file-button.tsx'
import { groundFiles, importAddress } from './ground-lists.ts'

/** A list out of the house as a file, and a file into the list; each for whoever may. */
export function ListFiles({ list, isEmpty = false }: { list: GroundList; isEmpty?: boolean }) {
  return (
    <>
      <CsvButton isEmpty={isEmpty} ask={() => openAsked(groundFiles[list].ask)} />
      <BringIn list={list} />
    </>
  )
}

/** Leads to where a file for this list is brought. */
export function BringIn({ list }: { list: GroundList }) {
  return (
    <RoomLink to={importAddress(list)} size="small" className="font-[550]! max-md:min-h-11">
      <Icon of={FileUp} dense />
      Bring in a file
    </RoomLink>
  )
}
