import { Plus } from 'lucide-react'
import { useState } from 'react'
import { bringGarageBack, type Garage, type Garages, garageUses } from '#contract/garages.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { plainDay } from '#web/ui/day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { GarageDialog } from './garage-dialog.tsx'
import { GroundHead } from './ground-head.tsx'
import { type GroundColumn, GroundTable } from './ground-table.tsx'
import { ListFiles } from './imports/list-files.tsx'
import { RetireGarage } from './retire-garage.tsx'

const columns: readonly GroundColumn<Garage>[] = [
  {
    header: 'Garage',
    cell: ({ name, nameJa }) => (
      <span className="grid">
        <bdi>{name}</bdi>
        {nameJa && (
          <bdi lang="ja" className="text-[0.8125rem] font-normal text-ink-3">
            {nameJa}
          </bdi>
        )}
      </span>
    ),
  },
  { header: 'Area', cell: ({ areaName }) => <bdi>{areaName}</bdi> },
  { header: 'Cars', cell: ({ cars }) => <bdi>{cars}</bdi>, numeric: true },
  { header: 'People', cell: ({ people }) => <bdi>{people}</bdi>, numeric: true },
  { header: 'State', cell: ({ retiredAt }) => <UseTag retiredAt={retiredAt} /> },
]

/** "In use", or the day on which it was retired. */
export function UseTag({ retiredAt }: { retiredAt: string | null }) {
  if (!retiredAt) return <Tag tone="ok">In use</Tag>
  return <Tag>Retired {plainDay(retiredAt.slice(0, 10))}</Tag>
}

/** Where cars stand at night and people begin their days: added, changed, retired and brought back. */
export function GaragesView({ read }: { read: Garages }) {
  const [{ garages, areas }, setRead] = useState(read)
  const [open, setOpen] = useState<{ edit: Garage | null } | { retire: Garage } | null>(null)
  const back = useDeed()
  const take = (now: Garages, said: string) => {
    setRead(now)
    setOpen(null)
    toast({ tone: 'ok', title: said })
  }
  const bringBack = async ({ code, version, name }: Garage) => {
    const now = await back.run({ code, version }, () => call(bringGarageBack, { code, version }))
    if (now) take(now, `${name} is in use again.`)
  }
  const canAdd = areas.length > 0
  return (
    <>
      <GroundHead
        actions={
          canAdd && (
            <>
              <ListFiles list="garages" isEmpty={garages.length === 0} />
              <Button
                size="small"
                variant="primary"
                className="max-md:min-h-11"
                onPress={() => setOpen({ edit: null })}
              >
                <Icon of={Plus} dense />
                Add a garage
              </Button>
            </>
          )
        }
      />
      <FormRefusal of={back.refusal}>Nothing was changed.</FormRefusal>
      {garages.length === 0 ? (
        <EmptyState
          title="No garages yet"
          action={
            canAdd ? undefined : (
              <RoomLink to="/admin/places/areas" size="small" variant="primary">
                Add an area first
              </RoomLink>
            )
          }
        >
          {canAdd
            ? 'Every car and everybody who drives begins and ends the day at a garage. Add the first one to enter cars.'
            : 'A garage stands in an area, and there is none yet.'}
        </EmptyState>
      ) : (
        <GroundTable
          label="Garages"
          columns={columns}
          rows={garages}
          idOf={({ code }) => code}
          isQuiet={({ retiredAt }) => retiredAt !== null}
          past={({ code, name }) => ({ name, read: () => call(garageUses, { code }) })}
          wordsOf={({ name, nameJa, areaName }) => `${name} ${nameJa} ${areaName}`}
          actions={(garage) =>
            garage.retiredAt ? (
              <TextButton className="max-md:min-h-11" onClick={() => void bringBack(garage)}>
                Bring back <span className="sr-only">{garage.name}</span>
              </TextButton>
            ) : (
              <>
                <TextButton className="max-md:min-h-11" onClick={() => setOpen({ edit: garage })}>
                  Change <span className="sr-only">{garage.name}</span>
                </TextButton>
                <TextButton className="max-md:min-h-11" onClick={() => setOpen({ retire: garage })}>
                  Retire <span className="sr-only">{garage.name}</span>
                </TextButton>
              </>
            )
          }
        />
      )}
      {open && 'edit' in open && (
        <GarageDialog garage={open.edit} areas={areas} onSaved={take} onClose={() => setOpen(null)} />
      )}
      {open && 'retire' in open && (
        <RetireGarage garage={open.retire} all={garages} onDone={take} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
