import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { addExtra, bringExtraBack, extraUses, type OfficeExtra, type OfficeExtras } from '#contract/office-extras.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { counted, halvesInFigures, listed } from '#core/words.ts'
import { type GroundColumn, GroundTable } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { plainDay } from '#web/ui/day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { ExtraDialog } from './extra-dialog.tsx'
import { RetireExtra } from './retire-extra.tsx'

export const extrasTrail = [
  { label: 'Settings', to: '/admin/settings' },
  { label: 'Fees and terms', to: '/admin/settings?part=fees' },
]

/** What a piece takes of the car: "half a seat", "2 suitcases". */
const roomInWords = ({ halfSeats, largeCases }: OfficeExtra): string =>
  listed([
    ...(halfSeats > 0 ? [halfSeats === 1 ? 'half a seat' : counted(halvesInFigures(halfSeats), 'seat')] : []),
    ...(largeCases > 0 ? [counted(largeCases, 'suitcase')] : []),
  ]) || 'no room'

const columns: readonly GroundColumn<OfficeExtra>[] = [
  {
    header: 'Extra',
    cell: ({ name, explanation }) => (
      <span className="grid max-w-[28rem]">
        <bdi>{name}</bdi>
        <bdi className="text-[0.8125rem] font-normal text-ink-2">{explanation}</bdi>
      </span>
    ),
  },
  {
    header: 'A piece',
    cell: ({ priceYen }) => <bdi>{priceYen === 0 ? 'free' : formatYen(priceYen)}</bdi>,
    numeric: true,
  },
  { header: 'At most', cell: ({ mostPieces }) => <bdi>{mostPieces}</bdi>, numeric: true },
  { header: 'Takes', cell: (extra) => <bdi className="md:whitespace-nowrap">{roomInWords(extra)}</bdi> },
  { header: 'Tax', cell: ({ taxClass }) => taxClassWords[taxClass] },
  {
    header: 'With',
    cell: ({ forTours, forRides }) => listed([...(forTours ? ['tours'] : []), ...(forRides ? ['rides'] : [])]),
  },
  {
    header: 'State',
    cell: ({ retiredAt }) =>
      retiredAt ? <Tag>Retired {plainDay(retiredAt.slice(0, 10))}</Tag> : <Tag tone="ok">Offered</Tag>,
  },
]

/** What guests may wish beside the day itself: added, changed, retired and brought back. */
export function ExtrasView({ read }: { read: OfficeExtras }) {
  const [{ extras }, setRead] = useState(read)
  const [open, setOpen] = useState<{ edit: OfficeExtra | null } | { retire: OfficeExtra } | null>(null)
  const back = useDeed()
  const take = (now: OfficeExtras, said: string) => {
    setRead(now)
    setOpen(null)
    toast({ tone: 'ok', title: said })
  }
  const bringBack = async ({ code, version, name }: OfficeExtra) => {
    const now = await back.run({ code, version }, () => call(bringExtraBack, { code, version }))
    if (now) take(now, `${name} is offered again.`)
  }
  return (
    <>
      <OfficeHead
        title="Extras"
        trail={[...extrasTrail, { label: 'Extras' }]}
        actions={
          <MayChange needs={addExtra} quiet>
            <Button size="small" variant="primary" className="max-md:min-h-11" onPress={() => setOpen({ edit: null })}>
              <Icon of={Plus} dense />
              Add an extra
            </Button>
          </MayChange>
        }
      />
      <FormRefusal of={back.refusal} title={back.refusal && Object.values(back.refusal.fields)[0]}>
        Nothing was changed.
      </FormRefusal>
      {extras.length === 0 ? (
        <EmptyState title="No extras yet">
          Whatever a guest may wish beside the day itself, such as a child seat or an umbrella: with its price, and the
          room that it takes.
        </EmptyState>
      ) : (
        <MayChange needs={addExtra}>
          <GroundTable
            label="Extras"
            columns={columns}
            rows={extras}
            idOf={({ code }) => code}
            isQuiet={({ retiredAt }) => retiredAt !== null}
            past={({ code, name }) => ({ name, read: () => call(extraUses, { code }) })}
            wordsOf={({ name, explanation }) => `${name} ${explanation}`}
            actions={(extra) =>
              extra.retiredAt ? (
                <TextButton className="max-md:min-h-11" onClick={() => void bringBack(extra)}>
                  Bring back <span className="sr-only">{extra.name}</span>
                </TextButton>
              ) : (
                <>
                  <TextButton className="max-md:min-h-11" onClick={() => setOpen({ edit: extra })}>
                    Change <span className="sr-only">{extra.name}</span>
                  </TextButton>
                  <TextButton className="max-md:min-h-11" onClick={() => setOpen({ retire: extra })}>
                    Retire <span className="sr-only">{extra.name}</span>
                  </TextButton>
                </>
              )
            }
          />
        </MayChange>
      )}
      {open && 'edit' in open && <ExtraDialog extra={open.edit} onSaved={take} onClose={() => setOpen(null)} />}
      {open && 'retire' in open && <RetireExtra extra={open.retire} onDone={take} onClose={() => setOpen(null)} />}
    </>
  )
}
