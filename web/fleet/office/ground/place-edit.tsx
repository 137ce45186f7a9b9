import { Archive, ArchiveRestore } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { bringPlaceBack, type OfficePlace, readPlace, retirePlace, savePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MapLinks } from '#web/ui/map-links.tsx'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { groundTrail } from './ground-head.tsx'
import { PlaceFields } from './place-fields.tsx'
import { placeFieldsIn, tidy, toFields, valuesOf } from './place-values.ts'
import { RetireDialog, type Use } from './retire-dialog.tsx'

/** One place: changed in place, with what uses it beside. */
export function PlaceEdit({ place: read }: { place: OfficePlace }) {
  const [place, setPlace] = useState(read)
  const [isRetiring, setRetiring] = useState(false)
  const back = useDeed()
  const take = (now: OfficePlace, said: string) => {
    setPlace(now)
    setRetiring(false)
    toast({ tone: 'ok', title: said })
  }
  const fields = useMemo(() => placeFieldsIn(place.areas), [place.areas])
  const edit = useVersioned({
    ...{ saved: place, draftName: `place ${place.id}`, fields, onSaved: take },
    ...{ endpoint: savePlace, valuesOf, tidy, toInput: toFields },
    send: (input) => call(savePlace, input),
    read: () => call(readPlace, { id: place.id }),
  })
  const { id, version } = place
  const bringBack = async () => {
    const now = await back.run({ id, version }, () => call(bringPlaceBack, { id, version }))
    if (now) take(now, `${now.name} is in use again.`)
  }
  return (
    <>
      <OfficeHead
        title={place.name}
        trail={[...groundTrail, { label: 'Place' }]}
        beside={place.isRetired && <Tag>Retired</Tag>}
        actions={
          <MayChange needs={savePlace} quiet>
            {place.isRetired ? (
              <Button
                size="small"
                className="max-md:min-h-11"
                isPending={back.isPending}
                onPress={() => void bringBack()}
              >
                <Icon of={ArchiveRestore} dense />
                Bring back
              </Button>
            ) : (
              <Button size="small" className="max-md:min-h-11" onPress={() => setRetiring(true)}>
                <Icon of={Archive} dense />
                Retire
              </Button>
            )}
          </MayChange>
        }
      />
      <FormRefusal of={back.refusal} title={back.refusal && Object.values(back.refusal.fields)[0]}>
        Nothing was changed.
      </FormRefusal>
      <VersionedForm of={edit} label="Save place" tells="Bookings keep what they were told.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <PlaceFields form={edit.form} areas={place.areas} />
          <div className="grid min-w-0 gap-5">
            <PlaceNow place={place} />
            <Panel title="History">
              <History of={place.history} />
            </Panel>
          </div>
        </div>
      </VersionedForm>
      {isRetiring && <RetirePlace place={place} onDone={take} onClose={() => setRetiring(false)} />}
    </>
  )
}

function PlaceNow({ place }: { place: OfficePlace }) {
  const { bookings } = place
  return (
    <Panel title="What uses it">
      <Facts
        of={[
          ['Area', place.areaName],
          ['Bookings', bookingsInWords(bookings)],
          [
            'Pick-up',
            <span key="fee">
              <bdi>{formatYen(place.pickUpFeeYen)}</bdi> <TextLink to="/admin/settings?part=fees">Fees</TextLink>
            </span>,
          ],
          ...(place.isTerminal
            ? [
                [
                  'Terminal',
                  <TextLink key="terminal" to="/admin/places/terminals">
                    What guests are told
                  </TextLink>,
                ] as const,
              ]
            : []),
          ['On a map', <MapLinks key="map" place={place} />],
        ]}
      />
    </Panel>
  )
}

const bookingsInWords = ({ count, lastDay }: OfficePlace['bookings']) => {
  if (count === 0) return 'None ahead'
  return `${count} ahead${lastDay ? `, the last on ${shortDay(lastDay)}` : ''}`
}

type RetirePlaceProps = {
  place: OfficePlace
  onDone: (now: OfficePlace, said: string) => void
  onClose: () => void
}

function RetirePlace({ place, onDone, onClose }: RetirePlaceProps) {
  const { id, version, name, bookings, isTerminal } = place
  const deed = useDeed()
  const submit = async (reason: string) => {
    const input = { id, version, reason }
    const now = await deed.run(input, () => call(retirePlace, input))
    if (now) onDone(now, `${name} is retired.`)
  }
  const uses: Use[] = [
    {
      count: bookings.count,
      what: `${bookings.count === 1 ? 'booking ahead' : 'bookings ahead'}${bookings.lastDay ? `, the last on ${shortDay(bookings.lastDay)}` : ''}`,
      becomes: 'stay as they are; a change of them asks for another place.',
    },
    { count: isTerminal ? 1 : 0, what: 'terminal', becomes: 'goes with its place.' },
  ]
  return (
    <RetireDialog
      title={`Retire ${name}?`}
      lead="Guests do not find it any more. Nothing is deleted, and old papers keep its name."
      uses={uses.filter(({ count }) => count > 0)}
      failure={null}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the place"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}
