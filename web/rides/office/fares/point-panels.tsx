import { Plus, Trash2 } from 'lucide-react'
import type { Fares } from '#contract/fares.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { type TaxClass, taxClasses } from '#core/tax-shares.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useFares } from './fare-context.ts'
import { FigureField, FigureInput } from './figure-input.tsx'
import { RateGrid, type RateRow } from './rate-grid.tsx'
import { TiersPanel } from './tiers-panel.tsx'

type Point = Fares['point']

/** Where no flat fare holds: a beginning, the way in bands of kilometres, and the time at the wheel. */
export function PointPanels() {
  const { fares, before, change } = useFares()
  const { point } = fares
  const set = (part: Partial<Point>) => change?.({ point: { ...point, ...part } })
  const setBand = (index: number, part: Partial<Point['bands'][number]>) =>
    set({ bands: point.bands.map((band, at) => (at === index ? { ...band, ...part } : band)) })
  const plain = (key: 'baseYen' | 'perMinuteYen' | 'leastYen', name: string): RateRow => ({
    ...{ key, name, path: `point.${key}`, heads: [name] },
    ...{ yen: point[key], before: before.point[key], onChange: (yen) => set({ [key]: yen }) },
  })
  /** A further band ends where the last but one did, and as far again. */
  const addBand = () => {
    const last = point.bands.at(-1)
    if (!last) return
    const end = point.bands.at(-2)?.uptoKilometres ?? 10
    set({ bands: [...point.bands.slice(0, -1), { ...last, uptoKilometres: Math.min(1000, end * 2) }, last] })
  }
  return (
    <>
      <Panel title="Point to point" aside="Yen, tax in it; tolls below" flush>
        <RateGrid
          caption="Point to point by class, yen"
          heads={['What']}
          {...(change ? { endHead: <span className="sr-only">Take away</span> } : {})}
          rows={[
            plain('baseYen', 'To begin with'),
            ...point.bands.map((band, index): RateRow => {
              const name =
                band.uptoKilometres === null ? 'A kilometre beyond' : `A kilometre up to ${band.uptoKilometres} km`
              return {
                ...{ key: `band ${index}`, name, path: `point.bands.${index}.perKilometreYen` },
                part: `point.bands.${index}`,
                heads: [
                  <BandName
                    key="band"
                    {...{ band, index }}
                    onEnd={(uptoKilometres) => setBand(index, { uptoKilometres })}
                  />,
                ],
                yen: band.perKilometreYen,
                before: before.point.bands[index]?.perKilometreYen,
                onChange: (perKilometreYen) => setBand(index, { perKilometreYen }),
                end: change && band.uptoKilometres !== null && (
                  <IconButton
                    size="small"
                    icon={Trash2}
                    label={`Take away: ${name}`}
                    onPress={() => set({ bands: point.bands.filter((_, at) => at !== index) })}
                    className="max-md:size-11"
                  />
                ),
              }
            }),
            plain('perMinuteYen', 'A minute at the wheel'),
            plain('leastYen', 'At least'),
          ]}
        />
        {change && (
          <div className="border-t border-line px-4.5 py-3">
            <Button size="small" isDisabled={point.bands.length >= 10} className="max-md:min-h-11" onPress={addBand}>
              <Icon of={Plus} dense />
              Add a band
            </Button>
          </div>
        )}
      </Panel>
      <Panel title="Tolls and waiting" aside="Tolls as we reckon them; they are in the price">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Toll name="fromKilometres" label="Expressway from" unit="km" />
          <Toll name="baseYen" label="Toll to begin with" unit="¥" />
          <Toll name="perKilometreYen" label="Toll a kilometre" unit="¥" />
          <TollTax />
          <FigureField
            label="Free waiting"
            unit="min"
            hint="From the pick-up"
            path="waiting.elsewhereFreeMinutes"
            value={fares.waiting.elsewhereFreeMinutes}
            before={before.waiting.elsewhereFreeMinutes}
            onChange={(elsewhereFreeMinutes) => change?.({ waiting: { ...fares.waiting, elsewhereFreeMinutes } })}
          />
        </div>
      </Panel>
      <TiersPanel way="point" />
    </>
  )
}

function Toll({
  name,
  label,
  unit,
}: {
  name: 'fromKilometres' | 'baseYen' | 'perKilometreYen'
  label: string
  unit: string
}) {
  const { fares, before, change } = useFares()
  return (
    <FigureField
      {...{ label, unit }}
      path={`tolls.${name}`}
      value={fares.tolls[name]}
      before={before.tolls[name]}
      onChange={(value) => change?.({ tolls: { ...fares.tolls, [name]: value } })}
    />
  )
}

/** A toll of our own reckoning is a part of our price; one that we only hand on has no tax in it. */
function TollTax() {
  const { fares, change } = useFares()
  const { taxClass = 'standard', ...tolls } = fares.tolls
  if (!change)
    return (
      <p className="text-sm text-ink-2">
        <span className="block text-ink-3">Tax of tolls</span> {taxClassWords[taxClass]}
      </p>
    )
  return (
    <Select
      label="Tax of tolls"
      size="small"
      choices={taxClasses.map((id) => ({ id, label: taxClassWords[id] }))}
      value={taxClass}
      // What is standard is left out, as in tables of before.
      onChange={(id) => change({ tolls: id === 'standard' ? tolls : { ...tolls, taxClass: id as TaxClass } })}
    />
  )
}

type BandNameProps = { band: Point['bands'][number]; index: number; onEnd: (kilometres: number) => void }

function BandName({ band, index, onEnd }: BandNameProps) {
  const { before } = useFares()
  if (band.uptoKilometres === null) return 'A kilometre beyond'
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      A kilometre up to
      <FigureInput
        path={`point.bands.${index}.uptoKilometres`}
        label={`Band ${index + 1} ends at, km`}
        value={band.uptoKilometres}
        before={before.point.bands[index]?.uptoKilometres ?? undefined}
        onChange={onEnd}
        className="!w-14"
      />
      km
    </span>
  )
}
