import { Plus } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import { type Fees, readFees, saveFees } from '#contract/fee-settings.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { feeFieldOf, feeLabelOf, rateLabels, readFeesTyped, seasonsIn, typeFees } from './fee-words.ts'
import { RuleFigure, RuleHead, RuleRow } from './rule-row.tsx'
import { SeasonRows } from './season-rows.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, useSetting } from './use-setting.ts'

type ReadFees = OutputOf<typeof readFees>

const toStored = ({ version, fees, history }: ReadFees): Stored => ({ version, typed: typeFees(fees), history })

const rateLines: readonly { name: string; meaning?: string; rates: readonly (keyof Fees['rates'])[] }[] = [
  {
    name: 'Hours of the day',
    meaning: 'Time before or after costs more',
    rates: ['dayFromMinutes', 'dayUntilMinutes'],
  },
  { name: 'Night and early', meaning: 'Outside the hours of the day', rates: ['nightHalfHourYen'] },
  { name: 'Extra time on a day', meaning: 'Beyond the tour’s own length', rates: ['mostExtraHalfHours'] },
  { name: 'Guide, short day', rates: ['guideShortMinutes', 'guideShortYen'] },
  { name: 'Guide, day', rates: ['guideDayMinutes', 'guideDayYen'] },
  { name: 'Guide, beyond the day', rates: ['guideExtraHalfHourYen'] },
]

/** What is charged beside the tours' own prices. */
export function FeesPanel({ read }: { read: ReadFees }) {
  const { fees, names } = read
  const labelOf = feeLabelOf(names)
  const setting = useSetting({
    stored: toStored(read),
    read: async () => toStored(await call(readFees)),
    save: async (version, typed) => {
      const typedFees = readFeesTyped(typed, fees)
      if ('faults' in typedFees) return typedFees.faults
      return call(saveFees, { version, fees: typedFees.fees })
    },
    fieldOf: (path, typed) => feeFieldOf(path, typed, fees),
    said: 'Fees saved',
  })
  const figure = (field: string, label: string) => (
    <RuleFigure
      key={field}
      label={label}
      value={setting.typed[field] ?? ''}
      error={setting.faults[field]}
      isAmount={/yen$|^class|^place|most$|Yen$|mostExtra/.test(field)}
      onChange={(value) => setting.change({ [field]: value })}
    />
  )
  const addSeason = () => {
    const next = Math.max(-1, ...seasonsIn(setting.typed)) + 1
    setting.change({
      [`season.${next}.name`]: '',
      [`season.${next}.from`]: '',
      [`season.${next}.to`]: '',
      [`season.${next}.yen`]: '',
    })
  }
  return (
    <SettingFrame
      setting={setting}
      labelOf={labelOf}
      tells="From the next quote on; given quotes are kept."
      saveLabel="Save fees"
    >
      <Panel title="Time" aside="Yen, 10 % consumption tax included" flush>
        <ul>
          {rateLines.map(({ name, meaning, rates }) => (
            <RuleRow key={name} name={name} meaning={meaning}>
              {rates.map((rate) => figure(`rates.${rate}`, rateLabels[rate]))}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel title="Extra time by car" aside="Yen for half an hour" flush>
        <ul>
          {fees.classRates.map(({ vehicleClass }) => (
            <RuleRow key={vehicleClass} name={names.classes[vehicleClass] ?? vehicleClass} isPlain>
              {figure(`class.${vehicleClass}`, 'Half an hour')}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel title="Pick-up" aside="Yen a pick-up, beside hotels in town" flush>
        <ul>
          {fees.places.map(({ slug }) => (
            <RuleRow key={slug} name={names.places[slug] ?? slug} isPlain>
              {figure(`place.${slug}`, 'Yen a pick-up')}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel title="Extras" flush>
        <RuleHead of={['Yen a piece', 'At most']} />
        <ul>
          {fees.extras.map(({ code }) => (
            <RuleRow key={code} name={names.extras[code] ?? code} isPlain>
              {figure(`extra.${code}.yen`, 'Yen a piece')}
              {figure(`extra.${code}.most`, 'At most')}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel
        title="Seasons of guides"
        aside={
          <Button size="small" onPress={addSeason}>
            <Icon of={Plus} dense />
            Add a season
          </Button>
        }
        flush
      >
        <SeasonRows setting={setting} figure={figure} />
      </Panel>
    </SettingFrame>
  )
}
