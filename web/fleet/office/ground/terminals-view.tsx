import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { type OfficeTerminal, type readOfficeTerminals, readTerminalHistory } from '#contract/office-terminals.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { GroundHead } from './ground-head.tsx'
import { type GroundColumn, GroundTable } from './ground-table.tsx'
import { ListFiles } from './imports/list-files.tsx'
import { TerminalDialog } from './terminal-dialog.tsx'

type Terminals = OutputOf<typeof readOfficeTerminals>

const out = (international: number | null, domestic: number | null) =>
  [international === null ? '' : `${international} abroad`, domestic === null ? '' : `${domestic} domestic`]
    .filter((words) => words !== '')
    .join(', ') || '–'

const columns: readonly GroundColumn<OfficeTerminal>[] = [
  {
    header: 'Terminal',
    cell: ({ airportName, name }) => (
      <bdi>
        {airportName}, {name}
      </bdi>
    ),
  },
  {
    header: 'Place',
    cell: ({ slug, placeName }) => (
      <TextLink to={`/admin/places/edit/${slug}`} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
        {placeName}
      </TextLink>
    ),
  },
  {
    header: 'Minutes to come out',
    cell: ({ internationalMinutes, domesticMinutes }) => <bdi>{out(internationalMinutes, domesticMinutes)}</bdi>,
  },
  {
    header: 'Minutes before departure',
    cell: (row) => <bdi>{out(row.internationalLeadMinutes, row.domesticLeadMinutes)}</bdi>,
  },
  {
    header: 'State',
    cell: ({ isRetired }) => (isRetired ? <Tag>Its place is retired</Tag> : <Tag tone="ok">In use</Tag>),
  },
]

/** Where guests land: how long they take to come out, and where they are met. */
export function TerminalsView({ read }: { read: Terminals }) {
  const [{ terminals, places }, setRead] = useState(read)
  const [open, setOpen] = useState<{ terminal: OfficeTerminal | null } | null>(null)
  const take = (now: Terminals, said: string) => {
    setRead(now)
    setOpen(null)
    toast({ tone: 'ok', title: said })
  }
  return (
    <>
      <GroundHead
        actions={
          <>
            <ListFiles list="terminals" isEmpty={terminals.length === 0} />
            {places.length > 0 && (
              <Button
                size="small"
                variant="primary"
                className="max-md:min-h-11"
                onPress={() => setOpen({ terminal: null })}
              >
                <Icon of={Plus} dense />
                Add a terminal
              </Button>
            )}
          </>
        }
      />
      {terminals.length === 0 ? (
        <EmptyState
          title="No terminals yet"
          action={
            places.length === 0 ? (
              <RoomLink to="/admin/places/add" size="small" variant="primary">
                Add its place first
              </RoomLink>
            ) : undefined
          }
        >
          An airport or a pier among the places becomes a terminal by what guests who land there are told: how long they
          take to come out, and where they are met.
        </EmptyState>
      ) : (
        <GroundTable
          label="Terminals"
          columns={columns}
          rows={terminals}
          idOf={({ slug }) => slug}
          isQuiet={({ isRetired }) => isRetired}
          past={({ slug, airportName, name }) => ({
            name: `${airportName}, ${name}`,
            read: () => call(readTerminalHistory, { slug }),
          })}
          wordsOf={({ airportName, name, placeName }) => `${airportName} ${name} ${placeName}`}
          actions={(terminal) => (
            <TextButton className="max-md:min-h-11" onClick={() => setOpen({ terminal })}>
              Change <span className="sr-only">{`${terminal.airportName}, ${terminal.name}`}</span>
            </TextButton>
          )}
        />
      )}
      {terminals.length > 0 && places.length === 0 && (
        <p className="mt-3 text-sm text-ink-2">
          A new terminal begins as a place of the kind airport or pier.{' '}
          <TextLink to="/admin/places/add">Add the place</TextLink>
        </p>
      )}
      {open && (
        <TerminalDialog
          terminal={open.terminal}
          places={places}
          known={terminals}
          onSaved={take}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
