import { useMemo, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { bringPlaceBack, type OfficePlace, readPlace, savePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { MapLinks } from '#web/ui/map-links.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { groundTrail } from './ground-head.tsx'
import { PlaceFields } from './place-fields.tsx'
import { placeFieldsIn, tidy, toFields, valuesOf } from './place-values.ts'
import { bookingsInWords } from './place-words.ts'
import { RetirableHead } from './retirable-head.tsx'
import { RetirePlace } from './retire-place.tsx'

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
      <RetirableHead
        title={place.name}
        trail={[...groundTrail, { label: 'Place' }]}
        isRetired={place.isRetired}
        needs={savePlace}
        back={back}
        onRetire={() => setRetiring(true)}
        onBringBack={() => void bringBack()}
      />
      <VersionedForm of={edit} label="Save place" tells="Bookings keep what they were told.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <PlaceFields form={edit.form} areas={place.areas} />
          <div className="grid min-w-0 gap-5">
            <PlaceNow place={place} />
            <Panel title="History">
              <History of={place.history} withVersions />
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
