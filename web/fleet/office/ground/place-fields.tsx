import { type OfficePlace, savePlace } from '#contract/office-places.ts'
import { outAtSea, type Spot } from '#core/coast/sea.ts'
import { useMay } from '#web/platform/rights.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { FormOf } from '../form-fields.ts'
import { PinMap, rounded } from './map/pin-map.tsx'
import { usePin } from './map/use-pin.ts'
import type { PlaceValues } from './place-values.ts'
import { kindChoices } from './place-words.ts'
import { PositionFields } from './position-fields.tsx'
import { type FoundArea, useFoundArea } from './use-found-area.ts'

type PlaceForm = FormOf<PlaceValues> & { values: PlaceValues }

const byItself = 'by-itself'

/** The questions about a place, the same for a new one and for one that is changed. */
export function PlaceFields({ form, areas }: { form: PlaceForm; areas: OfficePlace['areas'] }) {
  const { field, values } = form
  const { name: _kind, ...kind } = field('kind')
  const { name: _area, ...area } = field('area')
  const found = useFoundArea(values)
  const pin = usePin(values)
  const may = useMay()
  /** Whatever is moved may lie in another area: it is looked for anew, and can be chosen again. */
  const moving = <F extends { onChange: (value: string) => void }>(figure: F): F => ({
    ...figure,
    onChange: (value: string) => {
      figure.onChange(value)
      area.onChange('')
    },
  })
  const [latitude, longitude] = [moving(field('latitude')), moving(field('longitude'))]
  const moveTo = (spot: Spot) => {
    latitude.onChange(String(spot.latitude))
    longitude.onChange(String(spot.longitude))
  }
  return (
    <Panel title="The place">
      <div className="grid gap-4.5 max-md:[&_button]:min-h-11 max-md:[&_input]:min-h-11">
        <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
          <TextField label="Name" size="small" hint="As guests look for it." {...field('name')} />
          <TextField label="In Japanese" size="small" lang="ja" {...field('nameJa')} />
          <Select label="Kind" size="small" choices={kindChoices} {...kind} value={kind.value || null} />
          <TextField
            label="Address in Japanese"
            size="small"
            optional
            lang="ja"
            placeholder="東京都千代田区丸の内1-1-1"
            hint="As a chauffeur types it into the car."
            {...field('addressJa')}
          />
        </div>
        <PositionFields
          latitude={latitude}
          longitude={longitude}
          hint="Of the door where a car can stop. Both figures of a map can be pasted here."
        />
        <PinMap
          pin={pin}
          name={values.name}
          areas={areas}
          area={values.area || (found && 'area' in found ? found.area : null)}
          isFixed={!may(savePlace)}
          onMove={moveTo}
        />
        <WhereItLies found={found} pin={pin} onMove={moveTo} />
        <Select
          label="Area"
          size="small"
          choices={[{ id: byItself, label: 'Found by address and pin' }, ...areas]}
          {...area}
          value={area.value || byItself}
          onChange={(id) => area.onChange(id === byItself ? '' : id)}
        />
      </div>
    </Panel>
  )
}

type WhereItLiesProps = { found: FoundArea | null; pin: Spot | null; onMove: (to: Spot) => void }

/** The area that was found and by what; of a pin in the sea, where land is. */
function WhereItLies({ found, pin, onMove }: WhereItLiesProps) {
  const out = pin && outAtSea(pin)
  const shore = out && rounded(out.shore)
  const why = found && 'why' in found ? found.why : out && 'This is in the sea. Move the pin onto land.'
  return (
    <div aria-live="polite" className="min-h-5 text-sm">
      {!why && found && 'areaName' in found && (
        <bdi>
          {found.by === 'address' ? 'By its address it lies in ' : 'By the pin it lies in '}
          <b className="font-semibold">{found.areaName}</b>
          {found.by === 'address' ? '.' : ', whose middle is the nearest.'}
        </bdi>
      )}
      {why && <span className="font-semibold text-beni">{why}</span>}
      {shore && (
        <TextButton className="ms-2 max-md:min-h-11" onClick={() => onMove(shore)}>
          Take {shore.latitude}, {shore.longitude}
        </TextButton>
      )}
    </div>
  )
}
