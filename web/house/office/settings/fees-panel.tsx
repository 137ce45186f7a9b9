import { Plus } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import { type Fees, readFees, saveFees } from '#contract/fee-settings.ts'
import { call } from '#web/platform/api.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { feeFieldOf, feeLabelOf, rateLabels, readFeesTyped, seasonsIn, typeFees } from './fee-words.ts'
import { RuleFigure, RuleHead, RuleRow } from './rule-row.tsx'
import { SeasonRows } from './season-rows.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, useSetting } from './use-setting.ts'

type ReadFees = OutputOf<typeof readFees>

const toStored = ({ version, fees, history }: ReadFees): Stored => ({ version, typed: typeFees(fees), history })

type RateLine = { name: string; meaning?: string; rates: readonly (keyof Fees['rates'])[] }

const timeLines: readonly RateLine[] = [
  { name: 'The day begins', meaning: 'Time before it costs more', rates: ['dayFromMinutes'] },
  { name: 'The day ends', meaning: 'Time after it costs more', rates: ['dayUntilMinutes'] },
  { name: 'Night and early', meaning: 'Yen for half an hour before or after the day', rates: ['nightHalfHourYen'] },
  { name: 'Extra time', meaning: 'Half hours at most, beyond the tour’s own length', rates: ['mostExtraHalfHours'] },
]

const guideLines: readonly RateLine[] = [
  { name: 'Short day', rates: ['guideShortMinutes', 'guideShortYen'] },
  { name: 'Day', rates: ['guideDayMinutes', 'guideDayYen'] },
  { name: 'Beyond the day', meaning: 'For half an hour', rates: ['guideExtraHalfHourYen'] },
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
  const rows = (lines: readonly RateLine[]) => (
    <ul>
      {lines.map(({ name, meaning, rates }) => (
        <RuleRow key={name} name={name} meaning={meaning}>
          {rates.map((rate) => figure(`rates.${rate}`, rateLabels[rate]))}
        </RuleRow>
      ))}
    </ul>
  )
  const focusLater = useFocusLater()
  const addSeason = () => {
    const next = Math.max(-1, ...seasonsIn(setting.typed)) + 1
    setting.change({
      [`season.${next}.name`]: '',
      [`season.${next}.from`]: '',
      [`season.${next}.to`]: '',
      [`season.${next}.yen`]: '',
    })
    focusLater(() => document.querySelector<HTMLElement>(`[data-season="${next}"] input`))
  }
  return (
    <SettingFrame
      setting={setting}
      labelOf={labelOf}
      tells="From the next quote on; given quotes are kept."
      saveLabel="Save fees"
    >
      <Panel title="Time" aside="Yen, consumption tax included" flush>
        {rows(timeLines)}
      </Panel>
      <Panel title="Guides" aside="For each guide" flush>
        <RuleHead of={[{ label: 'Up to' }, { label: 'Yen', isAmount: true }]} />
        {rows(guideLines)}
      </Panel>
      <Panel title="Extra time by car" aside="Yen for half an hour" flush>
        <ul>
          {fees.classRates.map(({ vehicleClass }) => (
            <RuleRow key={vehicleClass} name={names.classes[vehicleClass] ?? vehicleClass}>
              {figure(`class.${vehicleClass}`, 'Half an hour')}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel title="Pick-up" aside="Yen a pick-up, beside the tour’s own price" flush>
        <ul>
          {fees.places.map(({ slug }) => (
            <RuleRow key={slug} name={names.places[slug] ?? slug}>
              {figure(`place.${slug}`, 'Yen a pick-up')}
            </RuleRow>
          ))}
        </ul>
      </Panel>
      <Panel
        title="Extras"
        aside={
          <TextLink to="/admin/extras" className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
            All extras
          </TextLink>
        }
        flush
      >
        <RuleHead
          of={[
            { label: 'Yen a piece', isAmount: true },
            { label: 'At most', isAmount: true },
          ]}
        />
        <ul>
          {fees.extras.map(({ code }) => (
            <RuleRow key={code} name={names.extras[code] ?? code}>
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
