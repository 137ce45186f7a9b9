import { Plus } from 'lucide-react'
import { useState } from 'react'
import { areaUses, bringAreaBack, type OfficeArea } from '#contract/areas.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { AreaDialog } from './area-dialog.tsx'
import { UseTag } from './garages.tsx'
import { GroundHead } from './ground-head.tsx'
import { type GroundColumn, GroundTable } from './ground-table.tsx'
import { ListFiles } from './imports/list-files.tsx'
import { RetireArea } from './retire-area.tsx'

const columns: readonly GroundColumn<OfficeArea>[] = [
  {
    header: 'Area, as guests read it',
    cell: ({ name, nameJa }) => (
      <span className="grid">
        <bdi>{name}</bdi>
        <bdi lang="ja" className="text-[0.8125rem] font-normal text-ink-3">
          {nameJa}
        </bdi>
      </span>
    ),
  },
  { header: 'Places', cell: ({ places }) => <bdi>{places}</bdi>, numeric: true },
  { header: 'Garages', cell: ({ garages }) => <bdi>{garages}</bdi>, numeric: true },
  { header: 'Ways to others and back', cell: (area) => <Ways of={area} /> },
  {
    header: 'State',
    cell: ({ retiredAt, isSold }) =>
      retiredAt || isSold ? <UseTag retiredAt={retiredAt} /> : <Tag tone="error">Not sold yet</Tag>,
  },
]

function Ways({ of: { told, ways, retiredAt } }: { of: OfficeArea }) {
  if (retiredAt) return <>–</>
  const words = `${told} of ${ways}`
  return told < ways ? (
    <bdi className="font-semibold text-beni tabular-nums">
      {words}
      <span className="sr-only">, some have no time</span>
    </bdi>
  ) : (
    <bdi className="tabular-nums">{words}</bdi>
  )
}

/** The parts of the country in which we drive: added, changed, retired and brought back. */
export function AreasView({ read }: { read: { areas: readonly OfficeArea[] } }) {
  const [areas, setAreas] = useState(read.areas)
  const [open, setOpen] = useState<{ edit: OfficeArea | null } | { retire: OfficeArea } | null>(null)
  const back = useDeed()
  const take = (now: { areas: readonly OfficeArea[] }, said: string) => {
    setAreas(now.areas)
    setOpen(null)
    toast({ tone: 'ok', title: said })
  }
  const bringBack = async ({ code, version, name }: OfficeArea) => {
    const now = await back.run({ code, version }, () => call(bringAreaBack, { code, version }))
    if (now) take(now, `${name} is in use again.`)
  }
  const add = (
    <Button size="small" variant="primary" className="max-md:min-h-11" onPress={() => setOpen({ edit: null })}>
      <Icon of={Plus} dense />
      Add an area
    </Button>
  )
  return (
    <>
      <GroundHead
        actions={
          <>
            <ListFiles list="areas" isEmpty={areas.length === 0} />
            {areas.length > 0 && add}
          </>
        }
      />
      <FormRefusal of={back.refusal}>Nothing was changed.</FormRefusal>
      <NotSoldYet areas={areas} />
      {areas.length === 0 ? (
        <EmptyState title="No areas yet" action={add}>
          An area is a part of the country between which and another a drive takes about as long wherever it begins:
          “Shinjuku”, “Haneda”, “Hakone”. Places, garages, driving times and fares all stand on them.
        </EmptyState>
      ) : (
        <GroundTable
          label="Areas"
          columns={columns}
          rows={areas}
          idOf={({ code }) => code}
          isQuiet={({ retiredAt }) => retiredAt !== null}
          past={({ code, name }) => ({ name, read: () => call(areaUses, { code }) })}
          wordsOf={({ name, nameJa }) => `${name} ${nameJa}`}
          actions={(area) =>
            area.retiredAt ? (
              <TextButton className="max-md:min-h-11" onClick={() => void bringBack(area)}>
                Bring back <span className="sr-only">{area.name}</span>
              </TextButton>
            ) : (
              <>
                <TextButton className="max-md:min-h-11" onClick={() => setOpen({ edit: area })}>
                  Change <span className="sr-only">{area.name}</span>
                </TextButton>
                <TextButton className="max-md:min-h-11" onClick={() => setOpen({ retire: area })}>
                  Retire <span className="sr-only">{area.name}</span>
                </TextButton>
              </>
            )
          }
        />
      )}
      {open && 'edit' in open && (
        <AreaDialog area={open.edit} all={areas} onSaved={take} onClose={() => setOpen(null)} />
      )}
      {open && 'retire' in open && <RetireArea area={open.retire} onDone={take} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Areas to which nobody has told a way: nothing is sold there until then. */
function NotSoldYet({ areas }: { areas: readonly OfficeArea[] }) {
  const waiting = areas.filter(({ isSold, retiredAt }) => !isSold && !retiredAt)
  if (waiting.length === 0) return null
  const names = waiting.map(({ name }) => name).join('; ')
  return (
    <div role="status" className="mb-4 border-s-4 border-beni bg-beni-soft px-4.5 py-2.5 text-sm">
      <bdi>
        <b className="font-semibold">{names}:</b> no driving time to any other area is known. Nothing can be sold there
        until one is told.
      </bdi>{' '}
      <TextLink to="/admin/places/driving-times" className="!text-beni">
        Driving times
      </TextLink>
    </div>
  )
}
